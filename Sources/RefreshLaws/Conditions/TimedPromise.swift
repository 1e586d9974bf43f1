import RefreshEngine

/// A promise over time: from an occasion on, conditions hold within a time.
package struct TimedPromise: Sendable {
  /// The conditions that together begin it; none if it always applies.
  package let occasion: [Condition]
  /// The conditions that have to hold together, at least for a moment.
  package let conditions: [Condition]
  /// The time after which it is broken.
  package let limit: Interval

  /// Creates a promise.
  package init(occasion: [Condition], conditions: [Condition], limit: Interval) {
    (self.occasion, self.conditions, self.limit) = (occasion, conditions, limit)
  }
}

/// Promises while a scenario runs.
///
/// A promise is due as long as its conditions don't hold, from the moment of its occasion. One that always applies may be broken
/// for its time after each moment at which it held. While a component waits for the screen, no promise is due: their time begins
/// again when the list is back.
package struct PromiseWatch: Sendable {
  /// The promises.
  private let promises: [TimedPromise]
  /// The times at which promises that are not yet kept are due.
  private var due: [Instant?]
  /// The promises that were broken; each is reported once.
  private var broken: [Bool]

  /// Begins to watch promises.
  package init(_ promises: [TimedPromise]) {
    self.promises = promises
    due = promises.map { _ in nil }
    broken = promises.map { _ in false }
  }

  /// Whether there are no promises.
  package var isEmpty: Bool { promises.isEmpty }

  /// The last time at which a promise that is not yet kept is due, or `nil` if all are kept.
  package var end: Instant? { due.compactMap(\.self).max() }

  /// Looks at a moment.
  ///
  /// - Parameter isFinal: Whether nothing more can happen, so that promises not kept by now are broken. The default is
  ///   `false`.
  /// - Returns: The promises that are now broken, each with a condition of it that didn't hold in time, and the time at which
  ///   it was due.
  package mutating func look(
    at simulation: borrowing Simulation, isFinal: Bool = false
  ) -> [(promise: TimedPromise, condition: Condition, due: Instant)] {
    var found: [(promise: TimedPromise, condition: Condition, due: Instant)] = []
    guard !simulation.waitsForScreen else {
      for index in promises.indices where due[index] != nil { due[index] = simulation.now + promises[index].limit }
      return []
    }
    for index in promises.indices where !broken[index] {
      let promise = promises[index]
      // Anything after that time is too late.
      let isLate = due[index].map { $0 < simulation.now } ?? false
      let missing = promise.conditions.first { simulation.has($0.observable) && !$0.holds(in: simulation) }
      guard isLate || missing != nil else {
        due[index] = nil
        continue
      }
      if due[index] == nil, promise.occasion.allSatisfy({ $0.holds(in: simulation) }) {
        due[index] = simulation.now + promise.limit
      }
      guard let time = due[index], isFinal || time <= simulation.now else { continue }
      broken[index] = true
      due[index] = nil
      found.append((promise, missing ?? promise.conditions[0], time))
    }
    return found
  }
}

extension Simulation {
  /// Whether a component will only refresh when the list is back on screen.
  fileprivate var waitsForScreen: Bool {
    !scroll.isInWindow && ComponentRole.allCases.contains { view(of: $0)?.state == .willRefresh }
  }
}
