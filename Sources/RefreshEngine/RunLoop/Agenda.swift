/// Events that are due, in the order of time; those due at the same time keep the order in which they came.
struct Agenda: Sendable {
  /// Something that happens later.
  struct Entry: Sendable {
    let due: Instant
    /// Counts all entries of the agenda.
    let sequence: Int64
    let event: Event
  }

  /// The kind of an event.
  enum Event: Sendable {
    /// An animation ends.
    case completion(ComponentID, AnimationEnd)
    /// An app's timer fires, with the app's number for it.
    case timer(Int32)
  }

  private var entries: [Entry] = []
  /// The sequence number of the next entry.
  private(set) var nextSequence: Int64 = 0

  /// Whether nothing is to come.
  var isEmpty: Bool { entries.isEmpty }
  /// The instant at which the first entry is due.
  var firstDue: Instant? { entries.first?.due }

  /// Whether something is due.
  func isDue(at now: Instant) -> Bool {
    guard let first = entries.first else { return false }
    return first.due <= now
  }

  /// Enters an event behind all that are due at the same time or earlier.
  mutating func add(_ event: Event, due: Instant) {
    var index = entries.count
    while index > 0, due < entries[index - 1].due { index -= 1 }
    entries.insert(Entry(due: due, sequence: nextSequence, event: event), at: index)
    nextSequence += 1
  }

  /// Whether an event is about a component.
  func mentions(_ component: ComponentID) -> Bool {
    entries.contains { if case .completion(component, _) = $0.event { true } else { false } }
  }

  /// Takes the first event that is due and was entered before a sequence number.
  mutating func popDue(at now: Instant, before sequence: Int64) -> Event? {
    var index = 0
    while index < entries.count, entries[index].due <= now {
      if entries[index].sequence < sequence { return entries.remove(at: index).event }
      index += 1
    }
    return nil
  }

  /// Makes an animation that still runs end now.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func endNow(_ end: AnimationEnd, of component: ComponentID, now: Instant) -> Bool {
    for index in entries.indices {
      guard case .completion(component, end) = entries[index].event else { continue }
      entries.remove(at: index)
      add(.completion(component, end), due: now)
      return true
    }
    return false
  }
}
