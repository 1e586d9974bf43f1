import RefreshEngine
import RefreshLaws
import RefreshText

extension Condition {
  /// Returns the failure of a condition that doesn't hold on an occasion.
  func mismatch(in simulation: Simulation, _ occasion: Failure.Occasion) -> Failure.Cause {
    .mismatch(observable, expected: matcher, actual: simulation[observable], occasion)
  }

  /// Returns the YAML of the map of an `expect` step.
  static func written(_ conditions: [Condition]) -> YAMLValue { .map(members(conditions)) }

  /// Returns the members of such a map.
  static func members(_ conditions: [Condition]) -> [YAMLValue.Member] {
    conditions.map { YAMLValue.Member($0.observable.path, $0.matcher.written(for: $0.observable.type)) }
  }
}
