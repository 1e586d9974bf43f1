import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

/// A way to write a matcher: a row that is read, described by the schema and listed in the reference.
struct MatcherForm: Sendable {
  /// An example in YAML.
  let example: String
  /// The meaning, for the reference.
  let meaning: String
  /// An observable that the example fits.
  let observable: ObservablePath
  /// The notation in YAML.
  let notation: Notation

  /// A notation of matchers.
  enum Notation: Sendable {
    /// A value of the observable.
    case value
    /// A value after a sign, which it must not be.
    case negation(sign: String)
    /// A number after a sign.
    case comparison(sign: String, @Sendable (Double) -> NumberMatcher)
    /// Two numbers around a sign.
    case pair(sign: String, @Sendable (inout MatcherReader, Double, Double, Span) -> Matcher?)
    /// A regular expression between slashes.
    case pattern
    /// A map.
    case map(MapForm)
  }

  /// A matcher that is a map with certain keys.
  struct MapForm: Sendable {
    /// The names of its keys.
    let names: [String]
    /// Returns the keys for an observable of a type; none if the form doesn't fit the type.
    let keys: @Sendable (ObservableType) -> [KeyDescription]
    /// Reads the values of the keys, in the order of the names.
    let read: @Sendable (inout MatcherReader, [Node]) -> Matcher?
  }

  private init(_ example: String, _ meaning: String, _ observable: ObservablePath, _ notation: Notation) {
    (self.example, self.meaning, self.observable, self.notation) = (example, meaning, observable, notation)
  }

  /// All forms, short ones first.
  static let all: [MatcherForm] = [
    MatcherForm("148", "equal; numbers within 0.001", .scroll(.offsetY), .value),
    MatcherForm("idle", "exactly this state", .component(.header, .state), .value),
    MatcherForm("50%", "a fraction; the same as `0.5`", .component(.header, .pullingPercent), .value),
    MatcherForm("250ms", "seconds; the same as `0.25s` and `0.25`", .time, .value),
    MatcherForm("null", "absent", .component(.header, .state), .value),
    MatcherForm("'!= idle'", "any other value", .component(.header, .state), .negation(sign: "!=")),
    MatcherForm("'> 0.5'", "greater", .scroll(.offsetY), .comparison(sign: ">", NumberMatcher.above)),
    MatcherForm("'>= 1'", "at least", .scroll(.offsetY), .comparison(sign: ">=", NumberMatcher.atLeast)),
    MatcherForm("'< 3'", "less", .scroll(.offsetY), .comparison(sign: "<", NumberMatcher.below)),
    MatcherForm("'<= 3'", "at most", .scroll(.offsetY), .comparison(sign: "<=", NumberMatcher.atMost)),
    MatcherForm(
      "1..2", "in this range, including both ends", .scroll(.offsetY),
      .pair(sign: "..") { $0.between($1, and: $2, at: $3) }),
    MatcherForm(
      "0.5 ± 0.05", "within this tolerance", .scroll(.offsetY), .pair(sign: "±") { $0.near($1, within: $2, at: $3) }
    ),
    MatcherForm(
      "/load/i", "text that contains a match of the expression; `i`: ignoring case",
      .component(.header, .stateLabelText), .pattern),
    MatcherForm(
      "{ equals: '> x' }", "exactly this text", .component(.header, .stateLabelText),
      .map(
        MapForm(names: ["equals"]) { _ in
          [
            KeyDescription(
              name: "equals", shape: .text(TextShape("a single value")), examples: ["'> x'"],
              summary: "Exactly this value, even if it looks like a comparison.")
          ]
        } read: {
          $0.equality($1[0])
        })),
    MatcherForm(
      "{ oneOf: [idle, pulling] }", "one of these values", .component(.header, .state),
      .map(
        MapForm(names: ["oneOf"]) { type in
          [
            KeyDescription(
              name: "oneOf", shape: .list(of: type.matcher, count: 1...Int.max), examples: type.oneOfExample,
              summary: "One of these values.")
          ]
        } read: {
          $0.anyOf($1[0])
        })),
    MatcherForm(
      "{ not: 1..2 }", "any value that doesn't match this", .scroll(.offsetY),
      .map(
        MapForm(names: ["not"]) { type in
          [KeyDescription(name: "not", shape: type.matcher, summary: "Any other value.")]
        } read: {
          $0.read($1[0]).map { .not($0) }
        })),
    MatcherForm(
      "{ matches: '^Load' }", "the same as `/^Load/`", .component(.header, .stateLabelText),
      .map(
        MapForm(names: ["matches"]) { type in
          type.isNumeric || type == .boolean
            ? []
            : [
              KeyDescription(
                name: "matches", shape: .text(TextShape("a regular expression")), examples: ["^Load"],
                summary: "A regular expression that is found in the text.")
            ]
        } read: {
          $0.search($1[0])
        })),
    MatcherForm(
      "{ approx: 0.5, within: 0.05 }", "the same as `0.5 ± 0.05`", .scroll(.offsetY),
      .map(
        MapForm(names: ["approx", "within"]) { type in
          (type.unit?.valueType.shape).map { number in
            [
              KeyDescription(
                name: "approx", shape: number, isRequired: true, examples: ["0.5"], summary: "The number."),
              KeyDescription(
                name: "within", shape: number, isRequired: true, examples: ["0.05"],
                summary: "The tolerance."),
            ]
          } ?? []
        } read: {
          $0.approximation($1[0], within: $1[1])
        })),
  ]

  /// The sign of what a value must not be.
  static let negation =
    all.lazy.compactMap { if case .negation(let sign) = $0.notation { sign } else { nil } }.first ?? ""

  /// The signs before a number, longer ones first, because they may begin with another one.
  static let comparisons = all.compactMap { form in
    if case .comparison(let sign, let matcher) = form.notation { (sign: sign, matcher: matcher) } else { nil }
  }.ordered { $0.sign.count > $1.sign.count }

  /// The signs between two numbers, shorter ones first.
  static let pairs = all.compactMap { form in
    if case .pair(let sign, let read) = form.notation { (sign: sign, read: read) } else { nil }
  }.ordered(on: \.sign.count)

  /// The maps, with an example of each.
  static let maps = all.compactMap { form in
    if case .map(let map) = form.notation { (form: map, example: form.example) } else { nil }
  }
}
