import RefreshEngine
import RefreshPresets

extension ValueShape {
  /// A map of observables and their expectations.
  static var conditions: ValueShape { .named("conditions") { observables(and: []) } }

  /// A map of observables and their expectations, and of a law that the run breaches.
  static var expectations: ValueShape { .named("expectations") { observables(and: [Expect.law.description]) } }

  /// A map of keys and of observables with their matchers.
  static func observables(
    and keys: [KeyDescription], _ phrase: String = "observables",
    like examples: [String] = ["header.state", "scroll.offset.y"]
  ) -> ValueShape {
    .names(TextShape(phrase, examples: examples)) { keys + observables }
  }

  /// Made once, because an editor asks for them with each key that is pressed.
  private static let observables = (ObservablePath.all + ObservablePath.ofParts).map { observable in
    KeyDescription(name: observable.path, shape: observable.type.matcher, summary: observable.summary)
  }

  /// A scalar for an absent value.
  fileprivate static let absent = ValueShape.text(
    TextShape("`null` for a value that is absent", pattern: "^(null|Null|NULL|~)$"))

  fileprivate static func text(like example: String, _ phrase: String, pattern: String) -> ValueShape {
    .text(TextShape(phrase, pattern: pattern, examples: [example]))
  }
}

extension ObservableType {
  /// The matchers that fit an observable of the type: a value, a comparison, or a map in a long form.
  var matcher: ValueShape {
    .named("matcher.\(form.name)") {
      .either(form.values + [.absent] + maps)
    }
  }

  /// The name of such matchers, and the scalars that they can be.
  private var form: (name: String, values: [ValueShape]) {
    switch self {
    case .number(let unit):
      ("\(unit == .bare ? "number" : "\(unit)")", [unit.valueType.shape, comparison(unit.valueType.shape)])
    case .countOrUnlimited:
      (
        "count",
        [
          .choice([ValueShape.Word("unlimited")]), ValueType<Int32>.integer(0...Int32.max).shape,
          comparison(ValueType<Double>.number.shape, or: "unlimited"),
        ]
      )
    case .boolean:
      (
        "boolean",
        [
          .boolean,
          .text(
            like: "\(MatcherForm.negation) true", "another value",
            pattern: "^\(MatcherForm.negation) *(true|false)$"),
        ]
      )
    case .text: ("text", [.text(TextShape("text, or a pattern", examples: ["/Loading/i"]))])
    case .name(let names):
      (
        names.first ?? "name",
        [
          .choice(names.map { ValueShape.Word($0) }),
          .text(
            like: "\(MatcherForm.negation) \(names.first ?? "")", "another name, or a pattern",
            pattern: "^(\(MatcherForm.negation)|/)"),
        ]
      )
    case .color: ("colour", [ValueType<RGBAColor>.color.shape, .text(like: "/^#FF/", "a pattern", pattern: "^/")])
    case .dateTime: ("time", [ValueType<Int64>.dateTime.shape, .text(like: "/^2026/", "a pattern", pattern: "^/")])
    }
  }

  private func comparison(_ number: ValueShape, or word: String? = nil) -> ValueShape {
    let unit =
      switch self {
      case .number(.fraction): "%?"
      case .number(.seconds): "(m?s)?"
      case .number(.bare), .countOrUnlimited, .boolean, .text, .name, .color, .dateTime: ""
      }
    let number = "[-+]?[0-9.]+([eE][-+]?[0-9]+)?\(unit)"
    let other = word.map { "(\(number)|\($0))" } ?? number
    let signs = MatcherForm.comparisons.map(\.sign).joined(separator: "|")
    let pairs = MatcherForm.pairs.map { $0.sign.replacing(".", with: "\\.") }.joined(separator: "|")
    return .text(
      like: "> 1", "a comparison like `> 1`, `1..2` or `0.5 ± 0.05`",
      pattern: "^(\(MatcherForm.negation) *\(other)|(\(signs)) *\(number)|\(number) *(\(pairs)) *\(number))$")
  }

  /// The maps: one with any of the keys that stand alone, and one for each form with several keys.
  private var maps: [ValueShape] {
    let forms = MatcherForm.maps.map { $0.form.keys(self) }
    let single = forms.filter { $0.count == 1 }.joined()
    return [.oneKey({ Array(single) })] + forms.filter { $0.count > 1 }.map { keys in .keys { keys } }
  }

  /// An example of a list of such values.
  var oneOfExample: [String] {
    switch self {
    case .name(let names) where names.count > 1: ["[\(names[0]), \(names[1])]"]
    case .number: ["[1, 2]"]
    case .name, .countOrUnlimited, .boolean, .text, .color, .dateTime: []
    }
  }
}
