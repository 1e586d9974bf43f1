import RefreshEngine
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
        return .plain("\((number * 100).rounded(decimals: 6).shortestText)%")
      }
      // A value that a ramp replaces, and a default, need not be written.
      let plain = pull.isEmpty && plain != property.initial(for: kind).setting ? plain : nil
      if states.isEmpty, pull.isEmpty { return plain.map { [(key, written($0))] } ?? [] }
      return (plain.map { [("\(key).default", written($0))] } ?? [])
        + pull.map { stop in
          let percent = FoundComponent.word((stop.percent * 100).rounded(decimals: 6).shortestText)
          return ("\(key).pull.\(percent)%", written(stop.value))
        }
        + states.map { ("\(key).state.\($0.state.name)", written($0.value)) }
    }
  }

  private let interpreter: Interpreter
  private let frame: Frame

  init(_ interpreter: Interpreter, _ frame: Frame) { (self.interpreter, self.frame) = (interpreter, frame) }

  /// Returns the rule of an expression, or `nil` if it is unknown.
  func rule(of expression: Expression) -> Rule? {
    guard let (name, arguments) = call(in: expression), ["partNumber", "partColor", "partValue"].contains(name)
    else {
      if isNil(expression) { return Rule() }
      return self.setting(of: expression).map { Rule(plain: $0) }
    }
    func setting(of expression: Expression) -> FoundComponent.Setting? {
      guard name == "partColor" else { return self.setting(of: expression) }
      return number(of: expression).flatMap { UInt32(exactly: $0) }.map { .text(RGBAColor(rgba: $0).text) }
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

  /// Returns the state of an expression.
  func state(of expression: Expression) -> RefreshState? { interpreter.evaluate(unboxed(expression), frame).state }

  /// Returns `PartRepetition(from: 0, to: 360 * .pi / 180, every: 1)` in the form of presets.
  func repetition(of expression: Expression) -> String? {
    guard let (name, arguments) = call(in: expression), name == "PartRepetition", arguments.count >= 3 else {
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
    guard let (_, arguments) = call(in: expression), let first = arguments.first?.value else { return nil }
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
    let names = [
      ("left", "right", "centerX", "width", "width"), ("top", "bottom", "centerY", "height", "height"),
    ]
    let places = zip(names, zip(centers, sizes)).map { names, pair -> [(key: String, text: String)] in
      guard let center = line(pair.0, names.4), let size = line(pair.1, names.4) else { return [] }
      let start = (center.0 - size.0 / 2, center.1 - size.1 / 2)
      let end = (1 - center.0 - size.0 / 2, -center.1 - size.1 / 2)
      let all = [(names.0, start), (names.1, end), (names.2, center), (names.3, size)]
      let pure = all.filter { abs($1.0) < 1e-9 || abs($1.1) < 1e-9 }
      for pair in [(2, 3), (0, 3), (1, 3), (0, 1), (0, 2), (1, 2)] {
        let chosen = [all[pair.0], all[pair.1]]
        guard chosen.allSatisfy({ one in pure.contains { $0.0 == one.0 } }) else { continue }
        return chosen.map { ($0.0, Self.text($0.1)) }
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
    let (part, points) = ((line.part * 100).rounded(decimals: 6), line.points.rounded(decimals: 6))
    return abs(part) < 1e-6 ? (points == 0 ? 0 : points).shortestText : part.shortestText + "%"
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
    default: return number(of: expression).map { (0, $0) }
    }
  }

  // MARK: Literals

  private func setting(of expression: Expression) -> FoundComponent.Setting? {
    let expression = unboxed(expression)
    if let (name, arguments) = call(in: expression), name == "partText" {
      guard case .list(let items)? = arguments.first?.value.kind else { return nil }
      let versions = items.compactMap { item -> String? in
        guard case .list(let pair) = item.kind, pair.count == 2,
          let language = interpreter.evaluate(pair[0], frame).text,
          let text = interpreter.evaluate(pair[1], frame).text
        else { return nil }
        return "\(language): \(text.jsonLiteral)"
      }
      return versions.count == items.count ? .plain("{ \(versions.joined(separator: ", ")) }") : nil
    }
    let value = interpreter.evaluate(expression, frame)
    switch value {
    case .number(let number): return .plain(number.shortestText)
    case .flag(let flag): return .plain("\(flag)")
    case .text(let text): return .text(text)
    case .image(let name): return .image(name)
    default: return Interpreter.color(value).map { .text($0.text) }
    }
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
