import RefreshEngine
import RefreshText

/// A condition of a suite, with the time at which it has to hold.
package struct Demand: Sendable {
  /// When a condition has to hold.
  package enum Occasion: Sendable {
    /// After each change.
    case always
    /// When everything is settled and answered.
    case atRest
    /// Once, at most this long after what leads to it.
    case within(Interval)
  }

  let condition: Condition
  let occasion: Occasion

  /// The coarse cause of a breach: `always header.state`, `within 5 s footer.state`.
  var cause: String { "\(words) \(condition.observable.path)" }

  private var words: String {
    switch occasion {
    case .always: "always"
    case .atRest: "at rest"
    case .within(let limit): "within \(limit.seconds.shortestText) s"
    }
  }

  /// Whether the condition has a value to look at, and doesn't hold.
  func isBreached(in simulation: Simulation) -> Bool {
    simulation.has(condition.observable) && !condition.holds(in: simulation)
  }

  /// Returns what is wrong.
  func sentence(in simulation: Simulation) -> String {
    let (path, type) = (condition.observable.path, condition.observable.type)
    if case .within = occasion { return "`\(path)` doesn't become \(condition.matcher) \(words)" }
    var found = simulation[condition.observable]
    if case .number(let number) = found { found = .number(number.rounded(decimals: 3)) }
    return "`\(path)` is \(type.text(of: found)), \(words) expected \(condition.matcher)"
  }
}
