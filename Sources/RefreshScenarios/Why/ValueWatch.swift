import RefreshEngine
import RefreshLaws

/// Follows an observable through a run with a journal, to find out when its value changed last, and what was noted then.
struct ValueWatch: Sendable {
  /// The last change of a value.
  struct Change: Sendable {
    /// The time.
    let time: Instant
    /// The entries of the journal that were made since the value was seen before.
    let entries: Range<Int>
  }

  private let observable: ObservablePath
  private var value: ObservedValue?
  private var seen = 0
  /// The last change; nil if the value has been the same since the setup.
  private(set) var change: Change?

  init(_ observable: ObservablePath) { self.observable = observable }

  /// Looks at a simulation; the first time is the setup.
  mutating func look(at simulation: borrowing Simulation) {
    let count = simulation.journal?.entries.count ?? 0
    let present = simulation[observable]
    if let value, value != present { change = Change(time: simulation.now, entries: seen..<count) }
    (value, seen) = (present, count)
  }
}
