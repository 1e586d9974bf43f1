/// Scheduled events in the order of time. Events due at the same time keep the order in which they were added.
struct Agenda: Sendable {
  /// A scheduled event.
  struct Entry: Sendable {
    let due: Instant
    /// The number of entries added before this one.
    let sequence: Int64
    let event: Event
    /// Its cause in the journal.
    let cause: Int32
    /// Whether its animation has been made to end.
    var isEnded = false
  }

  /// The kind of an event.
  enum Event: Sendable {
    /// An animation ends.
    case completion(ComponentID, AnimationEnd)
    /// An app's timer fires; the value is the app's number for it.
    case timer(Int32)
  }

  /// A binary heap: each entry comes before the two at twice its index, plus one and plus two.
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
  mutating func add(_ event: Event, due: Instant, because cause: Int32 = -1) {
    add(Entry(due: due, sequence: nextSequence, event: event, cause: cause))
  }

  private mutating func add(_ entry: Entry) {
    entries.append(entry)
    nextSequence += 1
    rise(from: entries.count - 1)
  }

  /// The entries, in the order in which they are due.
  var sorted: [Entry] {
    var (rest, sorted) = (self, [Entry]())
    while !rest.isEmpty { sorted.append(rest.remove(at: 0)) }
    return sorted
  }

  /// Calls a function with the component of each event that refers to one.
  func forEachComponent(_ body: (ComponentID) -> Void) {
    for entry in entries {
      switch entry.event {
      case .completion(let component, _): body(component)
      case .timer: break
      }
    }
  }

  /// Takes the first event that is due and was entered before a sequence number.
  ///
  /// - Parameters:
  ///   - now: Not later than what is entered from the sequence number on is due, so that this comes last.
  ///   - sequence: The sequence number.
  mutating func popDue(at now: Instant, before sequence: Int64) -> Entry? {
    guard let first = entries.first, first.due <= now, first.sequence < sequence else { return nil }
    return remove(at: 0)
  }

  /// Makes an animation of any component end now, if one is running that hasn't been made to end yet.
  mutating func endNow(_ end: AnimationEnd, now: Instant) {
    var found: Int?
    for index in entries.indices {
      guard case .completion(_, end) = entries[index].event, !entries[index].isEnded else { continue }
      if let other = found, !entries[index].comes(before: entries[other]) { continue }
      found = index
    }
    guard let found else { return }
    let entry = remove(at: found)
    add(Entry(due: now, sequence: nextSequence, event: entry.event, cause: entry.cause, isEnded: true))
  }

  // MARK: The heap

  private mutating func remove(at index: Int) -> Entry {
    let entry = entries[index]
    let last = entries.removeLast()
    if index < entries.count {
      entries[index] = last
      sink(from: index)
      rise(from: index)
    }
    return entry
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard entries[index].comes(before: entries[parent]) else { return }
      entries.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      var first = 2 * index + 1
      guard first < entries.count else { return }
      if first + 1 < entries.count, entries[first + 1].comes(before: entries[first]) { first += 1 }
      guard entries[first].comes(before: entries[index]) else { return }
      entries.swapAt(index, first)
      index = first
    }
  }
}

extension Agenda.Entry {
  /// Whether the entry is due earlier than another, or at the same time and was entered first.
  fileprivate func comes(before other: Self) -> Bool {
    due < other.due || due == other.due && sequence < other.sequence
  }
}
