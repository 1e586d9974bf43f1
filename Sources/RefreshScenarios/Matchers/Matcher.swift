import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// An expectation of an observed value.
///
/// A pure value, made of a file when it is loaded; matching looks nothing up.
public indirect enum Matcher: Sendable {
  /// Nothing is there: `null`.
  case absent
  /// True or false.
  case bool(Bool)
  /// Exactly this text.
  case text(String)
  /// Exactly this name: of a state, of a type.
  case name(String)
  /// A number.
  case number(NumberMatcher)
  /// Text with this pattern in it: `/regex/`.
  case pattern(TextPattern)
  /// Anything else.
  case not(Matcher)
  /// One of several.
  case oneOf([Matcher])

  /// Whether a value is what is expected.
  public func matches(_ value: ObservedValue) -> Bool {
    switch self {
    case .absent: value == .absent
    case .bool(let bool): value == .bool(bool)
    case .text(let expected), .name(let expected):
      if case .text(let text) = value { text == expected } else { false }
    case .number(let matcher): if case .number(let number) = value { matcher.matches(number) } else { false }
    case .pattern(let pattern): if case .text(let text) = value { pattern.matches(text) } else { false }
    case .not(let matcher): !matcher.matches(value)
    case .oneOf(let matchers): matchers.contains { $0.matches(value) }
    }
  }

  /// Whether it holds of a component or part that is not there: only where it names `null`.
  ///
  /// What is not there is not in another state either, so that `!= idle` does not hold of it.
  var matchesAbsence: Bool {
    switch self {
    case .absent: true
    case .oneOf(let matchers): matchers.contains(where: \.matchesAbsence)
    case .bool, .text, .name, .number, .pattern, .not: false
    }
  }
}

extension Matcher: CustomStringConvertible {
  /// The expectation as a failure shows it: `refreshing`, `"Loading"`, `>= 88`, `idle or pulling`.
  public var description: String {
    switch self {
    case .absent: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .text(let text): "\"\(text)\""
    case .name(let name): name
    case .number(let matcher): matcher.description
    case .pattern(let pattern): pattern.description
    case .not(.oneOf(let matchers)): "neither " + Matcher.list(matchers, "nor")
    case .not(let matcher): "not \(matcher)"
    case .oneOf(let matchers): Matcher.list(matchers, "or")
    }
  }

  private static func list(_ matchers: [Matcher], _ word: String) -> String {
    matchers.isEmpty ? "nothing" : joined(matchers.map(\.description), by: word)
  }
}

/// An observable with what is expected of it: one line of an `expect` step.
package struct Condition: Sendable {
  /// The observable.
  package let observable: ObservablePath
  /// The expectation.
  package let matcher: Matcher
  /// Where the matcher stands.
  package let span: Span

  /// Whether it holds now.
  package func holds(in simulation: Simulation) -> Bool {
    let value = simulation[observable]
    guard value == .absent, !simulation.has(observable) else { return matcher.matches(value) }
    return matcher.matchesAbsence
  }

  /// The failure of a condition that does not hold.
  func mismatch(in simulation: Simulation) -> Failure.Cause {
    .mismatch(observable, expected: matcher, actual: simulation[observable])
  }

  /// The failure of a condition that has to hold all the time and does not.
  func breach(in simulation: Simulation) -> Failure.Cause {
    .breach(observable, expected: matcher, actual: simulation[observable], at: simulation.now)
  }

  /// The failure of a condition that has to hold at rest and does not.
  func restMismatch(in simulation: Simulation) -> Failure.Cause {
    .restMismatch(observable, expected: matcher, actual: simulation[observable], at: simulation.now)
  }

  /// The failure of a condition that did not come to hold in time.
  func timeout(in simulation: Simulation, after limit: Interval) -> Failure.Cause {
    .timeout(observable, expected: matcher, actual: simulation[observable], after: limit)
  }
}
