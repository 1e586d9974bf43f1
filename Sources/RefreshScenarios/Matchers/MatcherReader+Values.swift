import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshYAML

extension MatcherReader {
  /// Reads the matcher of a scalar that is a plain value.
  mutating func value(of node: Node) -> Matcher? {
    if node.isNull {
      if node.scalar?.isEmpty ?? true {
        return diagnostics.refuse(
          .noValue, "`\(path)` doesn't have a value to compare with", at: node.span,
          help: "write `null` for a value that is absent, `\"\"` for an empty text")
      }
      return .absent
    }
    switch type {
    case .number(let unit):
      return unit.valueType.decode(node, as: path, into: &diagnostics).map { .number(.equal($0)) }
    case .countOrUnlimited:
      if node.isScalar("unlimited") { return .name("unlimited") }
      return ValueType<Int32>.integer(0...Int32.max).decode(node, as: path, into: &diagnostics).map {
        .number(.equal(Double($0)))
      }
    case .boolean: return ValueType<Bool>.boolean.decode(node, as: path, into: &diagnostics).map { .bool($0) }
    case .text: return ValueType<String>.text.decode(node, as: path, into: &diagnostics).map { .text($0) }
    case .name(let names):
      let choice = type == .state ? ObservableType.stateName : .choice(names.map { (ValueShape.Word($0), $0) })
      return choice.decode(node, as: path, into: &diagnostics).map { .name($0) }
    case .color: return ValueType<RGBAColor>.color.decode(node, as: path, into: &diagnostics).map { .name($0.text) }
    case .dateTime:
      return ValueType<Int64>.dateTime.decode(node, as: path, into: &diagnostics).map {
        .name(ObservedValue.timeText($0))
      }
    }
  }

  /// Reads the matcher of a value that is part of a scalar, such as the text after `!=`.
  mutating func value(of text: Substring, in node: Node) -> Matcher? {
    switch type {
    case .number: return number(text, in: node).map { .number(.equal($0)) }
    case .countOrUnlimited:
      if text == "unlimited" { return .name("unlimited") }
      return number(text, in: node).map { .number(.equal($0)) }
    case .text: return .text(String(text))
    case .boolean:
      if let bool = Bool(String(text)) { return .bool(bool) }
      return diagnostics.refuse(
        .wrongValue, "`\(path)` must be `true` or `false`, found \(quoted(String(text)))", at: node.span)
    case .name(let names):
      if names.contains(String(text)) { return .name(String(text)) }
      let owner = "`\(path)`"
      var help: String? { suggestion(for: String(text), in: names, owner: owner, what: "values") }
      return diagnostics.refuse(
        .unknownValue, "`\(path)` is never \(quoted(String(text)))", at: node.span, help: help)
    case .color, .dateTime:
      return diagnostics.refuse(
        .badMatcher, "`\(path)` can't be compared this way", at: node.span, help: "write `{ not: … }`")
    }
  }

  /// Reads a number that is part of a scalar, such as the text after `>=`, in the unit of the observable.
  mutating func number(_ text: Substring, in node: Node) -> Double? {
    guard let unit = type.unit else {
      let help =
        type == .text ? "for exactly this text, write `{ equals: \((node.scalar ?? "").jsonLiteral) }`" : nil
      return diagnostics.refuse(
        .badMatcher, "`\(path)` isn't a number and can't be compared like one", at: node.span, help: help)
    }
    if let number = unit.number(text) { return number }
    return diagnostics.refuse(
      .wrongValue,
      "`\(path)` must be compared with \(unit.valueType.shape.phrase), found "
        + (text.isEmpty ? "nothing" : quoted(String(text))),
      at: node.span, help: "write a comparison like `> 1`, `>= 1`, `1..2` and `0.5 ± 0.05`")
  }

  /// Reads a regular expression.
  ///
  /// - Parameters:
  ///   - source: The expression.
  ///   - ignoresCase: Whether upper and lower case are treated as equal.
  ///   - node: The scalar that contains it.
  ///   - offset: The offset of the expression in the scalar, in bytes of the text.
  mutating func pattern(_ source: String, ignoresCase: Bool, in node: Node, from offset: Int) -> Matcher? {
    guard !type.isNumeric, type != .boolean else {
      return diagnostics.refuse(
        .badMatcher, "`\(path)` isn't text and can't be matched with a regular expression", at: node.span)
    }
    do throws(TextPattern.Problem) {
      return .pattern(try TextPattern(source, ignoresCase: ignoresCase))
    } catch {
      let range = offset + error.range.lowerBound..<offset + error.range.upperBound
      return diagnostics.refuse(.badPattern, error.message, at: node.span(ofText: range), help: error.help)
    }
  }
}

extension ObservableType {
  /// The unit of an observable that is a number, at least sometimes.
  var unit: NumberUnit? {
    switch self {
    case .number(let unit): unit
    case .countOrUnlimited: .bare
    case .boolean, .text, .name, .color, .dateTime: nil
    }
  }

  /// Whether the value can be compared with `<`, `>` and ranges.
  var isNumeric: Bool { unit != nil }
}

extension ObservableType.NumberUnit {
  /// The type with which a lone number is read.
  var valueType: ValueType<Double> {
    switch self {
    case .bare: .observed
    case .fraction: .observedFraction
    case .seconds: .observedSeconds
    }
  }

  /// Returns the number in a part of a text, in the unit of the observable.
  func number(_ text: Substring) -> Double? {
    switch self {
    case .bare: decimal(text)
    case .fraction: text.hasSuffix("%") ? decimal(text.dropLast()).map { $0 / 100 } : decimal(text)
    case .seconds:
      if text.hasSuffix("ms") {
        decimal(text.dropLast(2)).map { $0 / 1000 }
      } else {
        decimal(text.hasSuffix("s") ? text.dropLast() : text)
      }
    }
  }
}
