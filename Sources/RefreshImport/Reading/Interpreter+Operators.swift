import RefreshEngine

extension Interpreter {
  /// Returns the value of an expression with an operator before it.
  func prefixed(_ sign: String, _ operand: Expression, _ frame: Frame) -> Value {
    if sign == "&" {
      // A function that gets the address of a variable or property may change it.
      changeUnknown(operand, at: operand.tokens, frame)
      return .unknown
    }
    let value = evaluate(operand, frame)
    guard !isTornByOperators(operand, frame) else { return .unknown }
    switch (sign, value) {
    case ("-", .number(let number)): return Value(number.negated)
    case ("+", .number): return value
    case ("-", _) where value.lines?.count == 1: return .lines([value.lines![0] * -1])
    case ("!", .flag(let flag)): return .flag(!flag)
    case ("!", .number(let number)): return number.value.map { .flag($0 == 0) } ?? .unknown
    case ("!", .nothing): return .flag(true)
    case ("!", .component(_, "")), ("!", .image), ("!", .list): return .flag(false)
    case ("!", .oneOf) where value.isThere: return .flag(false)
    default: return .unknown
    }
  }

  /// Makes the value at an expression unknown.
  func changeUnknown(_ expression: Expression, at tokens: SourceCode.Slice, _ frame: Frame) {
    if case .name(let name) = expression.kind {
      let value = evaluate(expression, frame)
      if frame.variables[name] != nil { frame.variables[name] = .unknown }
      if refersToComponent(value, frame) {
        lose([value], "`\(name)` is passed on to be changed", at: tokens, frame)
      }
    } else if let part = evaluate(expression, frame).componentPart {
      for component in part.components {
        set(component, part.path, to: .unknown, from: nil, at: tokens.span, frame)
      }
    } else if mentionsComponent(expression.tokens, frame) {
      assign(.unknown, to: expression, from: expression, at: tokens.span, frame)
    }
  }

  /// Changes a variable or property by one.
  func step(_ operand: Expression, by amount: Int, givesNew: Bool, at tokens: SourceCode.Slice, _ frame: Frame)
    -> Value
  {
    let old = evaluate(operand, frame)
    var new = Value.unknown
    if case .number(let number) = old { new = Value(Number.computed("+", number, Number(amount))) }
    assign(new, to: operand, from: operand, at: tokens.span, frame)
    return givesNew ? new : old
  }

  /// Returns the value of `a ? b : c`; if the condition is unknown, both sides may run.
  func chosen(_ condition: Expression, _ first: Expression, _ second: Expression, _ frame: Frame) -> Value {
    let value = asking { evaluate(condition, frame) }
    // An object is true in C unless it is nil.
    let isNothing = if case .nothing = value { true } else { false }
    let isThere: Bool? = condition.tokens.isSwift ? nil : isNothing ? false : value.isThere ? true : nil
    if let flag = value.flag ?? isThere { return evaluate(flag ? first : second, frame) }
    frame.conditions.append(number())
    defer { frame.conditions.removeLast() }
    let sides = [first, second].map { evaluate($0, frame) }
    return sides.contains { !$0.components.isEmpty } ? .oneOf(sides) : .unknown
  }

  /// Returns the value of an operator between two values.
  func binary(_ sign: String, _ left: Value, _ right: Value, at tokens: SourceCode.Slice) -> Value {
    if case .number(let first) = left, case .number(let second) = right {
      let value = Self.arithmetic(sign, first, second)
      if case .unknown = value, sign == "..." || sign == "..<" { giveUp(.items, at: tokens) }
      return value
    }
    if let value = Self.linear(sign, left, right) { return value }
    switch (sign, left, right) {
    case ("==", .currentState, _), ("!=", .currentState, _):
      guard let state = right.state else { return .unknown }
      return .isState(sign == "==" ? [state] : RefreshState.allCases.filter { $0 != state })
    case ("||", .isState(let first), .isState(let second)): return .isState(first + second)
    case ("&&", .isState(let first), .isState(let second)): return .isState(first.filter(second.contains))
    case ("==", .language, .text(let tag)), ("==", .text(let tag), .language): return .isLanguage(tag)
    case ("+", .list(let first), .list(let second)): return list(first, second, at: tokens)
    case ("+", _, _): return concatenated([left, right], at: tokens)
    case ("&&", .flag(let first), .flag(let second)): return .flag(first && second)
    case ("||", .flag(let first), .flag(let second)): return .flag(first || second)
    case ("==", .text(let first), .text(let second)): return .flag(first == second)
    case ("??", .nothing, _): return right
    case ("??", .unknown, _), ("??", .path, _): return .unknown
    case ("??", _, _): return left
    // A value that certainly exists is not nil.
    case ("==", _, .nothing) where left.isThere: return .flag(false)
    case ("!=", _, .nothing) where left.isThere: return .flag(true)
    case ("==", .nothing, .nothing): return .flag(true)
    case ("!=", .nothing, .nothing): return .flag(false)
    default: return .unknown
    }
  }

  /// Returns the value of an operator between two numbers.
  static func arithmetic(_ sign: String, _ first: Number, _ second: Number) -> Value {
    if let flag = Number.compared(sign, first, second) { return .flag(flag) }
    guard sign == "..." || sign == "..<" else { return Value(Number.computed(sign, first, second)) }
    guard let first = first.settled?.value, let second = second.settled?.value, first == first.rounded(),
      second == second.rounded(), abs(first) < 1e9
    else { return .unknown }
    let last = sign == "..." ? second : second - 1
    guard last - first < Double(Limit.mostItems) else { return .unknown }
    return .list(stride(from: first, through: last, by: 1).map { .number(Number(Int($0))) })
  }

  /// Returns the value of a subscript: an item of a list, or something in a component.
  ///
  /// - Parameter value: The value of what has the subscript.
  func subscripted(
    _ base: Expression, _ value: Value, _ arguments: [Expression.Argument], _ frame: Frame
  ) -> Value {
    let keys = arguments.map { evaluate($0.value, frame) }
    switch (value, keys.first) {
    case (.list(let items), .number(let number)?) where keys.count == 1:
      let item = number.settled?.value.flatMap { Int(exactly: $0) }.flatMap { items[safe: $0] }
      return item ?? (items.isEmpty ? named(base.objectPath, keys) : .unknown)
    case (.dictionary(let rows), let key?) where keys.count == 1: return self.value(of: key, in: rows) ?? .unknown
    case (.list(let items), _) where items.allSatisfy(\.components.isEmpty): return named(base.objectPath, keys)
    case (.component(let component, let path), _): return .component(component, "\(path)[]")
    case (.oneOf(let alternatives, let path), _): return .oneOf(alternatives, "\(path)[]")
    case (.scrollView(let view), let key?) where keys.count == 1 && Self.componentPath(view.name) == nil:
      return key.subscriptName.map { .scrollView(view.named("\(view.name)[\($0)]")) } ?? .unknown
    case (.path(let path), _): return named(path, keys)
    case (.unknown, _): return named(base.objectPath, keys)
    default: return .unknown
    }
  }

  /// Returns an item of several scroll views, each of which has its own components, by its name: `tables[0]`.
  private func named(_ path: String?, _ keys: [Value]) -> Value {
    guard let path, Self.isObject(path), keys.count == 1, let key = keys[0].subscriptName else { return .unknown }
    return .path("\(path)[\(key)]")
  }
}
