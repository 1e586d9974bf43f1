import RefreshEngine
import RefreshExport
import RefreshPresets
import RefreshText

/// Reads the values of parts: literals, and calls of the functions with which exported code follows the state and
/// the pull.
struct PartRuleReading {
  /// A value as a function of the state and the pull.
  struct Rule {
    var plain: FoundComponent.Setting?
    var states: [(state: RefreshState, value: FoundComponent.Setting)] = []
    var pull: [(percent: Double, value: FoundComponent.Setting)] = []

    /// Returns the rule as settings with their keys; a constant needs only one.
    func settings(of property: PartProperty, _ kind: PartKind) -> [(key: String, value: FoundComponent.Setting)] {
      let key = property.row.path
      func written(_ value: FoundComponent.Setting) -> FoundComponent.Setting {
        guard case .fraction = property.row.type, case .plain(let text) = value, let number = Double(text) else {
          return value
        }
        return .plain(percentText(number))
      }
      // Defaults needn't be written. Code always writes those of tables, and those for which UIKit has another default.
      let isAlwaysSaid = !states.isEmpty || !pull.isEmpty || AppPart.isUnlikeUIKit(property, of: kind)
      let plain = isAlwaysSaid && plain == property.initial(for: kind).setting ? nil : plain
      if states.isEmpty, pull.isEmpty { return plain.map { [(key, written($0))] } ?? [] }
      return (plain.map { [("\(key).default", written($0))] } ?? [])
        + pull.map { stop in
          ("\(key).pull.\(FoundComponent.word(percentText(stop.percent)))", written(stop.value))
        }
        + states.map { ("\(key).state.\($0.state.name)", written($0.value)) }
    }
  }

  private let interpreter: Interpreter
  private let frame: Frame
  /// The expressions with a name: tables and variables.
  private let tables: [String: Expression]

  init(_ interpreter: Interpreter, _ frame: Frame, _ tables: [String: Expression] = [:]) {
    (self.interpreter, self.frame, self.tables) = (interpreter, frame, tables)
  }

  /// Returns the rule of an expression, or `nil` if it is unknown.
  func rule(of expression: Expression) -> Rule? {
    // A spinner that doesn't spin is hidden, even if the rule shows it.
    if case .binary("||", _, let own) = expression.kind { return rule(of: own) }
    guard let (type, arguments) = table(of: expression) else {
      if isNil(expression) { return Rule() }
      return self.setting(of: expression).map { Rule(plain: $0) }
    }
    func setting(of expression: Expression) -> FoundComponent.Setting? {
      switch type {
      case "PartColor":
        number(of: expression).flatMap { UInt32(exactly: $0) }.map { .text(RGBAColor(rgba: $0).text) }
      case "PartTexts": texts(of: expression)
      default: self.setting(of: expression)
      }
    }
    var rule = Rule()
    if let first = arguments.first?.value, !isNil(first) {
      guard let plain = setting(of: first) else { return nil }
      rule.plain = plain
    }
    for argument in arguments.dropFirst() {
      guard case .list(let items) = argument.value.kind else { return nil }
      for item in items {
        switch item.kind {
        case .pair(let key, let value):
          guard let state = state(of: key), let value = setting(of: value) else { return nil }
          rule.states.append((state, value))
        case .list(let pair):
          guard pair.count == 2, let percent = number(of: pair[0]), let value = setting(of: pair[1]) else {
            return nil
          }
          rule.pull.append((percent, value))
        default: return nil
        }
      }
    }
    return rule
  }

  /// The table of a value, `Self.ringPartEnd.number(of: self)`, by its type and its arguments.
  private func table(of expression: Expression) -> (type: String, arguments: [Expression.Argument])? {
    guard case .call(let callee, _) = unboxed(expression).kind, case .member(let base?, _) = callee.kind else {
      return nil
    }
    let name: String
    switch base.kind {
    case .name(let word), .member(_, let word): name = Interpreter.plain(word)
    default: return nil
    }
    guard case .call(let callee, let arguments)? = tables[name]?.kind else { return nil }
    // `[PartNumber plain:…]`, `PartNumber(…)`
    let type = if case .member(let type?, "plain") = callee.kind { type } else { callee }
    guard case .name(let word) = type.kind else { return nil }
    return SharedCode.name(in: word).map { ($0, arguments) }
  }

  /// A state.
  func state(of expression: Expression) -> RefreshState? { interpreter.evaluate(unboxed(expression), frame).state }

  /// Returns `PartRepetition(from: 0, to: 360 * .pi / 180, every: 1)` in the form of presets.
  func repetition(of expression: Expression) -> String? {
    guard let (name, arguments) = call(in: expression), SharedCode.name(in: name) == "PartRepetition",
      arguments.count >= 3
    else {
      return nil
    }
    let values = arguments.map { number(of: degrees($0.value)) }
    guard let from = values[0], let to = values[1], let every = values[2] else { return nil }
    let isBack = arguments[safe: 3].flatMap { interpreter.evaluate($0.value, frame).flag } ?? false
    return "{ every: \(every.shortestText)s, from: \(from.shortestText), to: \(to.shortestText)"
      + (isBack ? ", yoyo: true }" : " }")
  }

  /// Returns the number of degrees in `360 * .pi / 180`.
  private func degrees(_ expression: Expression) -> Expression {
    guard case .binary("/", let product, _) = expression.kind, case .binary("*", let number, _) = product.kind
    else {
      return expression
    }
    return number
  }

  /// Returns the frames of `PartFrames(images(…), duration: 1)`.
  func frames(of expression: Expression) -> FoundComponent.Setting? {
    guard let (_, arguments) = call(in: expression), var first = arguments.first?.value else { return nil }
    if case .name(let name) = first.kind, let variable = tables[Interpreter.plain(name)] { first = variable }
    let seconds = arguments.first { $0.label == "duration" }.flatMap { number(of: $0.value) }
    switch interpreter.evaluate(first, frame) {
    case .gif(let name, let scale): return .gif(name, scale: scale, duration: seconds)
    case .list(let items):
      let names = items.compactMap { item -> String? in if case .image(let name) = item { name } else { nil } }
      return names.count == items.count && !names.isEmpty ? .frames(names, duration: seconds) : nil
    default: return nil
    }
  }

  // MARK: Places

  /// Returns the lengths that determine a place: two in each direction, each of which is only in points or only a
  /// fraction of the component.
  func place(center: Expression?, size: Expression?) -> [(key: String, text: String)] {
    let centers = center.flatMap(call)?.arguments.suffix(2).map(\.value) ?? []
    let sizes = size.flatMap(call)?.arguments.suffix(2).map(\.value) ?? []
    guard centers.count == 2, sizes.count == 2 else { return [] }
    return Self.place(
      zip(["width", "height"], zip(centers, sizes)).map { (line($1.0, $0), line($1.1, $0)) })
  }

  /// Returns the lengths that determine a place.
  ///
  /// - Parameter lines: The centre and the size in each direction, as parts of the component and points.
  static func place(
    _ lines: [(center: (Double, Double)?, size: (Double, Double)?)]
  ) -> [(key: String, text: String)] {
    let names = [
      ("left", "right", "centerX", "width"), ("top", "bottom", "centerY", "height"),
    ]
    let places = zip(names, lines).map { names, line -> [(key: String, text: String)] in
      guard let center = line.center, let size = line.size else { return [] }
      let start = (decimalSum(center.0, size.0, times: -0.5), decimalSum(center.1, size.1, times: -0.5))
      let end = (
        decimalSum(decimalSum(1, center.0, times: -1), size.0, times: -0.5),
        decimalSum(-center.1, size.1, times: -0.5)
      )
      let all = [(names.0, start), (names.1, end), (names.2, center), (names.3, size)]
      let pure = all.filter { abs($1.0) < 1e-9 || abs($1.1) < 1e-9 }
      for pair in [(2, 3), (0, 3), (1, 3), (0, 1), (0, 2), (1, 2)] {
        let chosen = [all[pair.0], all[pair.1]]
        guard chosen.allSatisfy({ one in pure.contains { $0.0 == one.0 } }) else { continue }
        return chosen.map { ($0.0, text($0.1)) }
      }
      return []
    }
    guard places.map({ $0.map(\.key) }) == [["centerX", "width"], ["centerY", "height"]] else {
      return places.flatMap(\.self)
    }
    return zip(["center", "size"], zip(places[0], places[1])).map { key, pair in
      (key, "[\(pair.0.text), \(pair.1.text)]")
    }
  }

  private static func text(_ line: (part: Double, points: Double)) -> String {
    abs(line.part) < 1e-9 ? (line.points == 0 ? 0 : line.points).shortestText : percentText(line.part)
  }

  /// Returns a linear function of the component's width or height: the factor and the points.
  private func line(_ expression: Expression, _ whole: String) -> (Double, Double)? {
    switch expression.kind {
    case .name(whole): return (1, 0)
    case .binary("*", let left, let right):
      guard let first = line(left, whole), let second = number(of: right) else { return nil }
      return (first.0 * second, first.1 * second)
    case .binary("+", let left, let right), .binary("-", let left, let right):
      guard let first = line(left, whole), let second = line(right, whole) else { return nil }
      let sign = if case .binary("+", _, _) = expression.kind { 1.0 } else { -1.0 }
      return (first.0 + sign * second.0, first.1 + sign * second.1)
    case .call(_, let arguments):
      // No extent is negative: `max(0, width - 40)`.
      guard let (name, _) = call(in: expression), ["max", "MAX"].contains(name) else { return nil }
      return arguments.last.flatMap { line($0.value, whole) }
    default: return number(of: expression).map { (0, $0) }
    }
  }

  // MARK: Literals

  private func setting(of expression: Expression) -> FoundComponent.Setting? {
    let expression = unboxed(expression)
    let value = interpreter.evaluate(expression, frame)
    switch value {
    case .number(let number): return number.value.map { .plain($0.shortestText) }
    case .flag(let flag): return .plain("\(flag)")
    case .text(let text): return .text(text)
    case .image(let name): return .image(name)
    default: return Interpreter.color(value).map { .text($0.text) }
    }
  }

  /// A text in several languages, or in one that has no name.
  private func texts(of expression: Expression) -> FoundComponent.Setting? {
    guard case .list(let items) = expression.kind else { return nil }
    let versions = items.compactMap { item -> (language: String, text: String)? in
      guard case .list(let pair) = item.kind, pair.count == 2,
        let language = interpreter.evaluate(pair[0], frame).text,
        let text = interpreter.evaluate(pair[1], frame).text
      else { return nil }
      return (language, text)
    }
    guard versions.count == items.count else { return nil }
    if versions.count == 1, versions[0].language.isEmpty { return .text(versions[0].text) }
    return .plain("{ \(versions.map { "\($0.language): \($0.text.jsonLiteral)" }.joined(separator: ", ")) }")
  }

  private func number(of expression: Expression) -> Double? {
    interpreter.evaluate(unboxed(expression), frame).number
  }

  private func isNil(_ expression: Expression) -> Bool {
    if case .name(let name) = unboxed(expression).kind { name == "nil" } else { false }
  }

  /// Returns an expression without conversions of its type: `@(2)`, `color?.cgColor`, `[value boolValue]`.
  private func unboxed(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .member(let base?, let name) where ["cgColor", "CGColor"].contains(name): return unboxed(base)
    case .conditional(let first, _, _): return unboxed(first)
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.kind else { return expression }
      let isWrapper =
        name == "boolValue" && arguments.isEmpty || name == "withRenderingMode" || name == "imageWithRenderingMode"
      return isWrapper ? unboxed(base) : expression
    default: return expression
    }
  }

  /// Returns the call in an expression, with the last word of the called name.
  private func call(in expression: Expression) -> (name: String, arguments: [Expression.Argument])? {
    guard case .call(let callee, let arguments) = unboxed(expression).kind else { return nil }
    switch callee.kind {
    case .name(let name), .member(_, let name): return (name, arguments)
    default: return nil
    }
  }
}

/// A part of a whole as a percentage, the shortest that reads back to the same.
private func percentText(_ fraction: Double) -> String {
  if case .scalar(let text)? = ValueType<Double>.percent.written(fraction) { return text }
  return fraction.shortestText
}

extension PartValue {
  /// The value in the form of presets; `nil` if it can't be written as one word.
  fileprivate var setting: FoundComponent.Setting? {
    switch self {
    case .number(let number): .plain(number.shortestText)
    case .bool(let flag): .plain("\(flag)")
    case .color(let color): .text(color.text)
    case .text(let text): .text(text.text ?? "")
    case .image, .name, .absent: nil
    }
  }
}
