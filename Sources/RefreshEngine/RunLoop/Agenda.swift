/// Scheduled events in the order of time. Events due at the same time keep the order in which they were added.
struct Agenda: Sendable {
  /// A scheduled event.
  struct Entry: Sendable {
    let due: Instant
    /// The number of entries added before this one.
    let sequence: Int64
    let event: Event
  }

  /// The kind of an event.
  enum Event: Sendable {
    /// An animation ends.
    case completion(ComponentID, AnimationEnd)
    /// An app's timer fires; the value is the app's number for it.
    case timer(Int32)
  }

  private var entries: [Entry] = []
  /// The sequence number of the next entry.
  private(set) var nextSequence: Int64 = 0

  /// Whether nothing is scheduled.
  var isEmpty: Bool { entries.isEmpty }
  /// The instant at which the first entry is due.
  var firstDue: Instant? { entries.first?.due }

  /// Returns whether an event is due.
  func isDue(at now: Instant) -> Bool {
    guard let first = entries.first else { return false }
    return first.due <= now
  }

  /// Adds an event after all others that are due at the same time or earlier.
  mutating func add(_ event: Event, due: Instant) {
    var index = entries.count
    while index > 0, due < entries[index - 1].due { index -= 1 }
    entries.insert(Entry(due: due, sequence: nextSequence, event: event), at: index)
    nextSequence += 1
  }

  /// Returns whether an event refers to a component.
  func mentions(_ component: ComponentID) -> Bool {
    entries.contains { if case .completion(component, _) = $0.event { true } else { false } }
  }

  /// Removes and returns the first due event that was added before a sequence number.
  mutating func popDue(at now: Instant, before sequence: Int64) -> Event? {
    var index = 0
    while index < entries.count, entries[index].due <= now {
      if entries[index].sequence < sequence { return entries.remove(at: index).event }
      index += 1
    }
    return nil
  }

  /// Makes a running animation end now.
  ///
  /// - Returns: Whether it was running.
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
