import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// A comparison in the operators of other languages, such as `== idle`, `=> 1` or `a | b`, and its form in
/// scenarios.
enum ForeignMatcher {
  /// Returns the matcher as it is written in YAML, or `nil` if the text is not a comparison or is ambiguous.
  ///
  /// - Parameters:
  ///   - text: The written text.
  ///   - type: The type of the observable.
  static func meaning(of text: String, for type: ObservableType) -> String? {
    guard text.utf8.count <= 200 else { return nil }
    let choices = alternatives(in: text)
    if choices.count > 1, choices.allSatisfy({ isValue($0, of: type) }) {
      return "{ oneOf: [\(choices.joined(separator: ", "))] }"
    }
    if let range = type.unit.flatMap({ range(in: text, as: $0) }) { return range }
    for (sign, own) in operators {
      guard let rest = text.dropping(sign), !rest.isEmpty else { continue }
      if own == "/" {
        return type.isNumeric ? (isValue(rest, of: type) ? near(rest, type) : nil) : pattern(rest, type)
      }
      guard isValue(rest, of: type) || type == .text else { continue }
      // An arrow may be followed by a word.
      if sign == "=>", !type.isNumeric { return rest }
      guard own.isEmpty || own == "!=" || type.isNumeric else { return nil }
      return own.isEmpty ? rest : "\(own) \(rest)".quotedYAML
    }
    return nil
  }

  /// Returns the matcher of a comparison with `null`, which only holds for an absent observable: `{ not: null }` of `!= null`;
  /// `nil` for other texts.
  static func comparisonWithNull(_ text: String) -> String? {
    for (sign, own) in [(MatcherForm.negation, MatcherForm.negation)] + operators {
      guard let rest = text.dropping(sign), rest == "null" || rest == "~" else { continue }
      return own.isEmpty ? "null" : own == MatcherForm.negation ? "{ not: null }" : nil
    }
    return nil
  }

  /// Returns the matcher that a map with a foreign operator stands for, `">= 88"` of `{ min: 88 }`; `nil` for other maps.
  static func meaning(of entry: Node.Entry, for type: ObservableType) -> String? {
    guard let name = entry.key.scalar, let value = entry.value.scalar else { return nil }
    return meaning(of: "\(keys[name] ?? name) \(value)", for: type)
  }

  /// Keys that differ from the operators.
  private static let keys = [
    "min": "at least", "minimum": "at least", "atLeast": "at least", "max": "at most", "maximum": "at most",
    "atMost": "at most", "greaterThan": "greater than", "lessThan": "less than", "equal": "equals",
  ]

  /// Returns whether a text starts with a foreign operator, so that it is hardly a text to be shown.
  static func isComparison(_ text: String) -> Bool {
    symbols.contains { text.hasPrefix($0) && text.count > $0.count }
  }

  private static let symbols = ["===", "==", "!==", "=~", "!~", "~=", "<>", "≠", "=>", "=<", "≥", "≤", "≈"]

  /// The foreign operators with ours, longer ones first. An empty string means equality, and `/` an approximation.
  static let operators: [(sign: String, own: String)] = [
    ("greater than or equal to ", ">="), ("less than or equal to ", "<="), ("is at least ", ">="),
    ("is at most ", "<="), ("greater than ", ">"), ("bigger than ", ">"), ("more than ", ">"), ("less than ", "<"),
    ("smaller than ", "<"), ("at least ", ">="), ("at most ", "<="), ("not equal to ", "!="), ("equal to ", ""),
    ("is not ", "!="), ("is ", ""), ("not ", "!="), ("equals ", ""), ("contains ", "/"), ("matches ", "/"),
    ("about ", "/"), ("approx ", "/"), ("above ", ">"), ("below ", "<"), ("over ", ">"), ("under ", "<"),
    ("gte ", ">="), ("lte ", "<="), ("gt ", ">"), ("lt ", "<"), ("eq ", ""), ("ne ", "!="),
    ("===", ""), ("!==", "!="), ("==", ""), ("=>", ">="), ("=<", "<="), ("=~", "/"), ("~=", "/"), ("<>", "!="),
    ("≥", ">="), ("≤", "<="), ("≠", "!="), ("≈", "/"), ("!", "!="), ("=", ""), ("~", "/"),
  ]

  /// Returns the parts of `a | b`, `a || b` and `a or b`.
  private static func alternatives(in text: String) -> [String] {
    text.replacing(" or ", with: "|").replacing("||", with: "|").split(separator: "|").map { $0.trimmed }
  }

  /// Returns `0..3` for `0...3`, `0-3`, `0 to 3`, `between 0 and 3` and `>= 0 && <= 3`; `0.5 ± 0.1` for
  /// `0.5 +- 0.1`.
  private static func range(in text: String, as unit: ObservableType.NumberUnit) -> String? {
    for sign in ["+/-", "+-", "+/−", "±"] {
      guard let (a, b) = pair(text, around: sign, as: unit) else { continue }
      return unit.number(b[...]).flatMap { $0 < 0 ? nil : "\(a) ± \(b)".quotedYAML }
    }
    let bare = text.dropping("between ") ?? text.dropping("from ") ?? text
    for sign in ["...", "..<", "..", " to ", " and ", " - ", "–"] {
      if let (a, b) = pair(bare, around: sign, as: unit) { return range(from: a, to: b, as: unit) }
    }
    // A minus between two digits is not a sign: `0-3`.
    if let (a, b) = pair(String(bare.dropFirst()), around: "-", as: unit, first: bare.prefix(1)) {
      return range(from: a, to: b, as: unit)
    }
    for sign in ["&&", " and ", ","] {
      let sides = text.replacing(sign, with: "&").split(separator: "&").map { $0.trimmed }
      guard sides.count == 2, let low = sides.lazy.compactMap({ $0.dropping(">=") ?? $0.dropping(">") }).first,
        let high = sides.lazy.compactMap({ $0.dropping("<=") ?? $0.dropping("<") }).first,
        unit.number(low[...]) != nil, unit.number(high[...]) != nil
      else { continue }
      return range(from: low, to: high, as: unit)
    }
    return nil
  }

  /// Returns a range, or `nil` if it would be empty.
  private static func range(from low: String, to high: String, as unit: ObservableType.NumberUnit) -> String? {
    guard let first = unit.number(low[...]), let last = unit.number(high[...]), first <= last else { return nil }
    return "\(low)..\(high)"
  }

  private static func pair(
    _ text: String, around sign: String, as unit: ObservableType.NumberUnit, first: Substring = ""
  ) -> (String, String)? {
    guard let range = text.firstRange(of: sign) else { return nil }
    var (a, b) = ((first + text[..<range.lowerBound]).trimmed, text[range.upperBound...].trimmed)
    guard unit.number(a[...]) != nil, unit.number(b[...]) != nil else { return nil }
    // A unit that is written once is that of both numbers: `10-50%`.
    switch (suffix(of: a), suffix(of: b)) {
    case ("", let own): a += own
    case (let own, ""): b += own
    default: break
    }
    return (a, b)
  }

  /// Returns the unit after a number; empty if there is none.
  private static func suffix(of number: String) -> String {
    String(number.reversed().prefix { !"0123456789.".contains($0) }.reversed())
  }

  /// Returns a number with a tolerance that is small in its unit.
  private static func near(_ text: String, _ type: ObservableType) -> String {
    "\(text) ± \(type == .number(.bare) || type == .countOrUnlimited ? "1" : "0.05")".quotedYAML
  }

  private static func pattern(_ text: String, _ type: ObservableType) -> String? {
    guard type != .boolean else { return nil }
    return text.hasPrefix("/") ? text.quotedYAML : "/\(text)/".quotedYAML
  }

  /// Returns whether a text is a value of a type.
  private static func isValue(_ text: String, of type: ObservableType) -> Bool {
    switch type {
    case .number(let unit): unit.number(text[...]) != nil
    case .countOrUnlimited: text == "unlimited" || decimal(text[...]) != nil
    case .boolean: text == "true" || text == "false"
    case .name(let names): names.contains(text)
    case .text, .color, .dateTime: false
    }
  }
}

extension StringProtocol {
  /// The text without the blanks at its ends.
  fileprivate var trimmed: String { String(String(drop { $0 == " " }).reversed().drop { $0 == " " }.reversed()) }

  /// Returns the text after a prefix, without the blanks at its ends, or `nil` if it does not have the prefix.
  fileprivate func dropping(_ beginning: String) -> String? {
    hasPrefix(beginning) ? dropFirst(beginning.count).trimmed : nil
  }
}

extension String {
  /// The text in quotes, which YAML needs around a comparison.
  var quotedYAML: String { jsonLiteral }
}
