import RefreshEngine
import RefreshLaws

/// The conditions of a scenario that its run hasn't checked so far, by their indices in ``Scenario/watched``.
struct UncheckedConditions: Sendable {
  private var atRest: [(index: Int, condition: Condition)] = []
  private var always: [(index: Int, condition: Condition)] = []
  private var inTime: [Promised] = []

  /// The conditions of a promise that haven't been checked so far.
  private struct Promised: Sendable {
    let occasion: [Condition]
    var conditions: [(index: Int, condition: Condition)]
    /// Whether its occasion has come.
    var isDue = false
  }

  /// All conditions of a scenario; none without one.
  init(of scenario: Scenario?) {
    guard let scenario else { return }
    var conditions = scenario.watched.enumerated().map { (index: $0, condition: $1) }[...]
    func take(_ count: Int) -> [(index: Int, condition: Condition)] {
      defer { conditions.removeFirst(count) }
      return Array(conditions.prefix(count))
    }
    atRest = take(scenario.atRest.count)
    always = take(scenario.always.count)
    inTime = scenario.setup.promises.map { promise in
      Promised(occasion: promise.occasion, conditions: take(promise.conditions.count))
    }
  }

  /// The indices.
  var indices: [Int] { (atRest + always + inTime.flatMap(\.conditions)).map(\.index) }

  /// Checks a moment. A promise counts as checked once its occasion has come and it is kept, because the end of its component may
  /// release it.
  mutating func look(at simulation: borrowing Simulation) {
    always.removeAll { simulation.has($0.condition.observable) }
    for promise in inTime.indices where !inTime[promise].conditions.isEmpty {
      if !inTime[promise].isDue {
        inTime[promise].isDue = inTime[promise].occasion.allSatisfy { $0.holds(in: simulation) }
      }
      guard inTime[promise].isDue else { continue }
      inTime[promise].conditions.removeAll {
        simulation.has($0.condition.observable) && $0.condition.holds(in: simulation)
      }
    }
  }

  /// Checks the end, at which everything is at rest.
  mutating func lookAtRest(at simulation: borrowing Simulation) {
    atRest.removeAll { simulation.has($0.condition.observable) }
  }
}
