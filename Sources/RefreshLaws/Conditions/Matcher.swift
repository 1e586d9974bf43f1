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

  /// Whether it only says what a value isn't, so that it names no value that is wanted.
  package var isNegated: Bool {
    switch self {
    case .not: true
    case .oneOf(let matchers): matchers.contains(where: \.isNegated)
    case .absent, .bool, .text, .name, .number, .pattern: false
    }
  }

  /// Returns whether a number within possible bounds can meet it; a matcher of other values always can.
  package func canHold(where isPossible: (NumberMatcher.Bounds) -> Bool) -> Bool {
    switch self {
    case .number(let matcher): isPossible(matcher.bounds)
    case .oneOf(let matchers): matchers.contains { $0.canHold(where: isPossible) }
    case .absent, .bool, .text, .name, .pattern, .not: true
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

/// Writing matchers.
extension Matcher {
  /// Creates a matcher that accepts exactly an observed value.
  package init(_ value: ObservedValue, for type: ObservableType) {
    self =
      switch value {
      case .number(let number): .number(.equal(number))
      case .bool(let bool): .bool(bool)
      case .text(let text): type == .text ? .text(text) : .name(text)
      case .absent: .absent
      }
  }

  /// Returns the YAML of the matcher for an observable of a type.
  package func written(for type: ObservableType) -> YAMLValue {
    switch self {
    case .absent: .scalar("null")
    case .bool(let bool): .scalar(bool ? "true" : "false")
    case .name(let name): .scalar(name)
    case .number(.equal(let number)): .scalar(number.shortestText + (type == .number(.seconds) ? "s" : ""))
    case .number(let matcher): .quoted(matcher.description)
    case .pattern(let pattern): .quoted(pattern.description)
    case .text(let text): Matcher.written(text)
    case .not(let matcher): .map([YAMLValue.Member("not", matcher.written(for: type))])
    case .oneOf(let matchers): .map([YAMLValue.Member("oneOf", .list(matchers.map { $0.written(for: type) }))])
    }
  }

  /// Returns the YAML of a text; one that does not begin with a letter could be read as a comparison.
  private static func written(_ text: String) -> YAMLValue {
    let isPlain = text.unicodeScalars.first?.properties.isAlphabetic ?? true
    return isPlain ? .text(text) : .map([YAMLValue.Member("equals", .quoted(text))])
  }
}
