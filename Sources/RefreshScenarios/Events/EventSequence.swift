import RefreshDiagnostics
import RefreshEngine

/// One line of an `expectEvents` step, with its place.
public struct EventPattern: Sendable {
  /// The event that it stands for; nil for `…`, which stands for any number of events, also none.
  public let event: Event.Kind?
  /// As it is written: `header: idle -> pulling`.
  public let text: String
  /// Where it stands.
  public let span: Span

  /// Whether it stands for this event alone.
  func matches(_ other: Event) -> Bool { event.map(other.kind.isNear) ?? false }
}

extension Event.Kind {
  /// Whether it is the same event, its numbers within ``NumberMatcher/tolerance``.
  func isNear(_ other: Event.Kind) -> Bool {
    switch (self, other) {
    case (.inset(let edge, let from, let to), .inset(let otherEdge, let otherFrom, let otherTo)):
      edge == otherEdge && NumberMatcher.equal(otherFrom).matches(from) && NumberMatcher.equal(otherTo).matches(to)
    default:
      if let animation, let other = other.animation {
        animation.name == other.name && NumberMatcher.equal(other.seconds).matches(animation.seconds)
      } else {
        self == other
      }
    }
  }

  /// What is animated, `header.ring`, and how long; nil for other events. A part may be called as an animation of its
  /// component is.
  private var animation: (name: String, seconds: Double)? {
    switch self {
    case .animation(let role, let name, let duration): ("\(role.rawValue).\(name.rawValue)", duration.seconds)
    case .partAnimation(let role, let name, let duration): ("\(role.rawValue).\(name.text)", duration.seconds)
    default: nil
    }
  }
}

/// The lines of an `expectEvents` step, in order: these events and no others.
public struct EventSequence: Sendable {
  /// The lines.
  public let patterns: [EventPattern]

  /// Why events are not what is expected.
  public enum Mismatch: Equatable, Sendable {
    /// A line has no event: the index of the line, and the event found in its place, if any.
    case missing(pattern: Int, found: Event?)
    /// All lines have their events, and there is one more.
    case surplus(Event)
  }

  /// The first difference, nil if there is none.
  ///
  /// Lines and events are matched as a pattern with wildcards is: `reached` holds, after each line, how many events
  /// may have been taken by it and those before. The line that cannot be matched from anywhere is the one missing.
  public func mismatch(with events: [Event]) -> Mismatch? {
    var reached: Set<Int> = [0]
    for (index, pattern) in patterns.enumerated() {
      let next =
        pattern.event == nil
        ? Set((reached.min() ?? 0)...events.count)
        : Set(reached.lazy.filter { $0 < events.count && pattern.matches(events[$0]) }.map { $0 + 1 })
      guard !next.isEmpty else {
        let isAfterSkip = index > 0 && patterns[index - 1].event == nil
        let place = reached.max() ?? 0
        return .missing(pattern: index, found: isAfterSkip || place >= events.count ? nil : events[place])
      }
      reached = next
    }
    guard !reached.contains(events.count) else { return nil }
    return .surplus(events[reached.max() ?? 0])
  }
}

/// The texts of events or their patterns, one below the other.
func eventLines(_ texts: [String]) -> String { texts.isEmpty ? "no events" : texts.joined(separator: "\n") }
