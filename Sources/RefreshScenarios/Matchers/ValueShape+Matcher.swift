import RefreshEngine
import RefreshPresets

extension ValueShape {
  /// A map of observables and their expectations.
  static var conditions: ValueShape {
    .named("conditions") {
      .names(TextShape("observables", examples: ["header.state", "scroll.offset.y"])) {
        (ObservablePath.all + ObservablePath.ofParts).map { observable in
          KeyDescription(name: observable.path, shape: observable.type.matcher, summary: observable.summary)
        }
      }
    }
  }

  /// Returns the shape of a number with a tolerance.
  fileprivate static func approximation(as type: ObservableType) -> ValueShape? {
    guard let number = type.unit?.valueType.shape else { return nil }
    return .keys {
      [
        KeyDescription(name: "approx", shape: number, isRequired: true, examples: ["0.5"], summary: "The number."),
        KeyDescription(
          name: "within", shape: number, isRequired: true, examples: ["0.05"], summary: "The tolerance."),
      ]
    }
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
      .either(form.values + [.absent, longForm] + [.approximation(as: self)].compactMap { $0 })
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
    case .boolean: ("boolean", [.boolean, .text(like: "!= true", "another value", pattern: "^!= *(true|false)$")])
    case .text: ("text", [.text(TextShape("text, or a pattern", examples: ["/Loading/i"]))])
    case .name(let names):
      (
        names.first ?? "name",
        [
          .choice(names.map { ValueShape.Word($0) }),
          .text(like: "!= \(names.first ?? "")", "another name, or a pattern", pattern: "^(!=|/)"),
        ]
      )
    case .color:
      ("colour", [ValueType<RGBAColor>.color.shape, .text(like: "/^#FF/", "a pattern", pattern: "^/")])
    case .dateTime:
      ("time", [ValueType<Int64>.dateTime.shape, .text(like: "/^2026/", "a pattern", pattern: "^/")])
    }
  }

  private func comparison(_ number: ValueShape, or word: String? = nil) -> ValueShape {
    let unit =
      switch self {
      case .number(.fraction): "%?"
      case .number(.seconds): "(m?s)?"
      default: ""
      }
    let number = "[-+]?[0-9.]+([eE][-+]?[0-9]+)?\(unit)"
    let other = word.map { "(\(number)|\($0))" } ?? number
    return .text(
      like: "> 1", "a comparison like `> 1`, `1..2` or `0.5 ± 0.05`",
      pattern: "^(!= *\(other)|(>=|<=|>|<) *\(number)|\(number) *(±|\\.\\.) *\(number))$")
  }

  /// The maps with one key.
  private var longForm: ValueShape {
    let nested = matcher
    var keys = [
      KeyDescription(
        name: "equals", shape: .text(TextShape("a single value")), examples: ["'> x'"],
        summary: "Exactly this value, even if it looks like a comparison."),
      KeyDescription(
        name: "oneOf", shape: .list(of: nested, count: 1...Int.max), examples: oneOfExample,
        summary: "One of these values."),
      KeyDescription(name: "not", shape: nested, summary: "Any other value."),
    ]
    if !isNumeric, self != .boolean {
      keys.append(
        KeyDescription(
          name: "matches", shape: .text(TextShape("a regular expression")), examples: ["^Load"],
          summary: "A regular expression that is found in the text."))
    }
    return .oneKey({ [keys] in keys })
  }

  private var oneOfExample: [String] {
    switch self {
    case .name(let names) where names.count > 1: ["[\(names[0]), \(names[1])]"]
    case .number: ["[1, 2]"]
    default: []
    }
  }
}
