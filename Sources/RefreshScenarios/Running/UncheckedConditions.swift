import RefreshEngine
import RefreshLaws

/// The conditions of a scenario that its run hasn't checked so far, by their indices in ``Scenario/watched``.
struct UncheckedConditions: Sendable {
  private var atRest: [(index: Int, condition: Condition)] = []
  private var always: [(index: Int, condition: Condition)] = []
  private var inTime: [(index: Int, condition: Condition)] = []

  /// All conditions of a scenario; none without one.
  init(of scenario: Scenario?) {
    guard let scenario else { return }
    for (index, condition) in scenario.watched.enumerated() {
      if index < scenario.atRest.count {
        atRest.append((index, condition))
      } else if index < scenario.atRest.count + scenario.always.count {
        always.append((index, condition))
      } else {
        inTime.append((index, condition))
      }
    }
  }

  /// The indices.
  var indices: [Int] { (atRest + always + inTime).map(\.index) }

  /// Checks a moment. A promise counts as checked once it is kept, because the end of its component may release it.
  mutating func look(at simulation: borrowing Simulation) {
    always.removeAll { simulation.has($0.condition.observable) }
    inTime.removeAll { simulation.has($0.condition.observable) && $0.condition.holds(in: simulation) }
  }

  /// Checks the end, at which everything is at rest.
  mutating func lookAtRest(at simulation: borrowing Simulation) {
    atRest.removeAll { simulation.has($0.condition.observable) }
  }
}
