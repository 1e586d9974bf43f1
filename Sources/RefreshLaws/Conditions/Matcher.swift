import RefreshEngine
import RefreshText

/// An expectation of an observed value.
///
/// A matcher is a pure value, created when a file is loaded; matching looks nothing up.
public indirect enum Matcher: Sendable {
  /// No value: `null`.
  case absent
  /// True or false.
  case bool(Bool)
  /// Exactly this text.
  case text(String)
  /// Exactly this name of a state or a type.
  case name(String)
  /// A number.
  case number(NumberMatcher)
  /// Text that contains a match of this pattern: `/regex/`.
  case pattern(TextPattern)
  /// Any value that the other matcher does not accept.
  case not(Matcher)
  /// Any value that one of the matchers accepts.
  case oneOf([Matcher])

  /// Returns whether a value meets the expectation.
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

  /// Whether it holds for an absent component or part: only if it names `null`.
  ///
  /// Something absent isn't in another state either, so `!= idle` doesn't hold for it.
  package var matchesAbsence: Bool {
    switch self {
    case .absent: true
    case .oneOf(let matchers): matchers.contains(where: \.matchesAbsence)
    case .bool, .text, .name, .number, .pattern, .not: false
    }
  }

  /// The only value that the matcher accepts, for a number together with the bounds of its tolerance; `nil` if it
  /// accepts several.
  package var exactValues: [ObservedValue]? {
    switch self {
    case .absent: [.absent]
    case .bool(let bool): [.bool(bool)]
    case .text(let text), .name(let text): [.text(text)]
    case .number(.equal(let number)):
      [number, number - NumberMatcher.tolerance, number + NumberMatcher.tolerance].map { .number($0) }
    case .number, .pattern, .not, .oneOf: nil
    }
  }
}

extension Matcher: CustomStringConvertible {
  /// The expectation as failures show it: `refreshing`, `"Loading"`, `>= 88`, `idle or pulling`.
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
