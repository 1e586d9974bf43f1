import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

/// One line of an `expectEvents` step, with its location.
public struct EventPattern: Sendable {
  /// The event that it stands for; `nil` for `…`, which stands for any number of events, including none.
  public let event: EventLine?
  /// The line as it is written: `header: idle -> pulling`.
  public let text: String
  /// The location of the line.
  public let span: Span

  /// Returns whether the line stands for exactly this event.
  func matches(_ other: EventLine) -> Bool { event.map(other.isNear) ?? false }

  /// Returns whether the line stands for exactly this event.
  func matches(_ other: Event) -> Bool { matches(other.kind.line) }
}

extension EventLine {
  /// Returns whether two events are the same, with numbers compared within ``NumberMatcher/tolerance``.
  ///
  /// Forms with the same words are the same here: a part may have the name of one of its component's animations.
  func isNear(_ other: EventLine) -> Bool {
    form.words == other.form.words
      && zip(fields, other.fields).allSatisfy { field, other in
        guard field != other else { return true }
        guard let number = decimal(field[...]), let other = decimal(other[...]) else { return false }
        return NumberMatcher.equal(other).matches(number)
      }
  }
}

extension Event {
  /// Returns whether two events are the same and happen at the same time, with their numbers compared within
  /// ``NumberMatcher/tolerance``.
  package func isNear(_ other: Event) -> Bool {
    self == other || time == other.time && kind.line.isNear(other.kind.line)
  }
}

extension [Event] {
  /// Returns whether two lists have the same events, with their numbers compared within ``NumberMatcher/tolerance``.
  package func areNear(_ others: [Event]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isNear($1) }
  }
}

/// The lines of an `expectEvents` step, in order: these events and no others.
public struct EventSequence: Sendable {
  /// The lines.
  public let patterns: [EventPattern]

  /// The reason why events differ from the expected ones.
  public enum Mismatch: Equatable, Sendable {
    /// A line has no event: the index of the line, and the event found instead, if any.
    case missing(pattern: Int, found: Event?)
    /// All lines have their events, and this one is left over.
    case surplus(Event)
  }

  /// Returns the first difference, or `nil` if there is none.
  ///
  /// Lines and events are matched like a pattern with wildcards. After each line, `reached` holds every number of
  /// events that the lines so far may have consumed. The first line that can't be matched from any of these is the
  /// missing one.
  public func mismatch(with events: [Event]) -> Mismatch? {
    let lines = events.map(\.kind.line)
    var reached: Set<Int> = [0]
    var index = 0
    while index < patterns.count {
      let pattern = patterns[index]
      let start = reached.min() ?? 0
      if pattern.event == nil, let (end, place) = firstMatch(ofLinesAfter: index, in: lines[start...]) {
        (index, reached) = (end, [place])
        continue
      }
      let next =
        pattern.event == nil
        ? Set(start...events.count)
        : Set(reached.lazy.filter { $0 < events.count && pattern.matches(lines[$0]) }.map { $0 + 1 })
      guard !next.isEmpty else {
        let isAfterSkip = index > 0 && patterns[index - 1].event == nil
        let place = reached.max() ?? 0
        return .missing(pattern: index, found: isAfterSkip || place >= events.count ? nil : events[place])
      }
      reached = next
      index += 1
    }
    guard !reached.contains(events.count) else { return nil }
    return .surplus(events[reached.max() ?? 0])
  }

  /// Returns the event of the last line before another one; nil if there is no such line or event.
  func event(before pattern: Int, in events: [Event]) -> Event? {
    let line = patterns[..<pattern].last { $0.event != nil }
    return line.flatMap { line in events.first(where: line.matches) }
  }

  /// Returns the first place where the lines between two `…` match, so that long lists take time in proportion to their
  /// length: what comes after the second `…` may be anywhere after that place.
  ///
  /// - Parameters:
  ///   - skip: The index of a `…`.
  ///   - events: The events that may come after it.
  /// - Returns: The index of the next `…`, and the number of events before and with the match; nil if there is no other
  ///   `…`, or no match.
  private func firstMatch(
    ofLinesAfter skip: Int, in events: ArraySlice<EventLine>
  ) -> (end: Int, place: Int)? {
    guard let end = patterns[(skip + 1)...].firstIndex(where: { $0.event == nil }) else { return nil }
    let lines = patterns[skip + 1..<end]
    guard events.count >= lines.count else { return nil }
    let start = (events.startIndex...events.endIndex - lines.count).first { start in
      zip(lines, events[start...]).allSatisfy { $0.matches($1) }
    }
    return start.map { (end, $0 + lines.count) }
  }
}

/// Returns the texts of events or patterns, one per line.
func eventLines(_ texts: [String]) -> String { texts.isEmpty ? "no events" : texts.joined(separator: "\n") }
