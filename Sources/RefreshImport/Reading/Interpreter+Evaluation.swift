import RefreshDiagnostics
import RefreshEngine
import RefreshText

extension Interpreter {
  /// Returns the value of an expression.
  ///
  /// - Parameters:
  ///   - type: The declared type, for an expression that begins with a dot.
  ///   - isDiscarded: Whether the value is not used.
  func evaluate(
    _ expression: Expression, _ frame: Frame, as type: String? = nil, isDiscarded: Bool = false
  ) -> Value {
    guard takeStep(at: expression.tokens) else { return .unknown }
    return deeper(at: expression.tokens, or: .unknown) {
      read(expression, frame, as: type, isDiscarded: isDiscarded)
    }
  }

  private func read(_ expression: Expression, _ frame: Frame, as type: String?, isDiscarded: Bool) -> Value {
    switch expression.kind {
    case .number(let number): return .number(number)
    case .text: return text(expression.tokens, frame)
    case .name(let name):
      account.read(expression.tokens)
      return value(of: name, frame)
    case .member(nil, let name): return .path(".\(name)")
    case .member(let base?, let name):
      account.read(expression.tokens.tokens(from: expression.tokens.count - 1))
      return member(name, of: evaluate(base, frame), frame)
    case .call(let callee, let arguments):
      return call(callee, arguments, in: expression, as: type, isDiscarded: isDiscarded, frame)
    case .list(let items): return .list(items.map { evaluate($0, frame) })
    case .pair(_, let value): return evaluate(value, frame)
    case .closure(let closure): return .closure(closure, frame)
    case .prefix("&", let operand):
      // What gets the place of a variable may change it.
      if case .name(let name) = operand.kind, frame.variables[name] != nil { frame.variables[name] = .unknown }
      return .unknown
    case .prefix(let sign, let operand):
      let value = evaluate(operand, frame)
      switch (sign, value) {
      case ("-", .number(let number)): return .number(-number)
      case ("+", .number): return value
      case ("!", .flag(let flag)): return .flag(!flag)
      case ("!", .number(let number)): return .flag(number == 0)
      case ("!", .nothing): return .flag(true)
      case ("!", .component(_, "")), ("!", .image), ("!", .list): return .flag(false)
      default: return .unknown
      }
    // `[self addSubview:_label = label]`
    case .binary("=", let left, let right):
      let value = evaluate(right, frame)
      assign(value, to: left, from: right, at: expression.tokens.span, frame)
      return value
    case .binary(let sign, let left, let right):
      let value = binary(sign, evaluate(left, frame), evaluate(right, frame), at: expression.tokens)
      // C divides whole numbers to whole numbers: `129/255` is 0.
      let isWhole = sign == "/" && !expression.tokens.isSwift && [left, right].allSatisfy(isWholeLiteral)
      return isWhole ? value.number.map { .number($0.rounded(.towardZero)) } ?? value : value
    case .conditional(let condition, let first, let second):
      guard let flag = evaluate(condition, frame).flag else { return .unknown }
      return evaluate(flag ? first : second, frame)
    case .cast(let type, let inner):
      return evaluate(inner, frame, as: type)
    case .tooDeep:
      giveUp(.expression, at: expression.tokens)
      return .unknown
    case .unknown: return .unknown
    }
  }

  private func isWholeLiteral(_ expression: Expression) -> Bool {
    guard case .number = expression.kind, expression.tokens.count == 1 else { return false }
    return expression.tokens.text().allSatisfy(\.isNumber)
  }

  /// The value of a text, with what is interpolated.
  private func text(_ tokens: SourceCode.Slice, _ frame: Frame) -> Value {
    guard let token = tokens[0] else { return .unknown }
    let code = tokens.code
    let literal = TextLiteral(code.file.bytes, token.start..<token.end, isSwift: code.isSwift)
    if let text = literal.text { return .text(text) }
    var parts: [Value] = []
    for piece in literal.pieces {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .code(let range):
        let inner = SourceCode(code.file, range: range)
        guard inner.all.count < 100 else { return .unknown }
        let value = evaluate(
          ExpressionReader.read(inner.all),
          Frame(
            inner, frame.function, of: frame.typeName, scope: frame.scope, depth: frame.depth + 1,
            own: frame.ownComponent, variables: frame.variables))
        parts.append(value.number.map { .text(Self.text(of: $0)) } ?? value)
      }
    }
    return Self.concatenated(parts)
  }

  /// Returns the concatenation of texts and wordings.
  static func concatenated(_ parts: [Value]) -> Value {
    let texts = parts.compactMap(\.text)
    if texts.count == parts.count { return .text(texts.joined()) }
    let templates = parts.compactMap(\.template)
    return templates.count == parts.count ? .wording(templates.joined()) : .unknown
  }

  /// Returns a number as code interpolates it in a text.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.shortestText
  }

  /// Returns the value of a constant of MJRefresh or of the languages.
  private static func constant(_ name: String) -> Value? {
    switch name {
    case "true", "YES", "@YES", "TRUE": .flag(true)
    case "false", "NO", "@NO", "FALSE": .flag(false)
    case "nil", "NULL", "Nil": .nothing
    case "MJRefreshLabelLeftInset": .number(25)
    case "MJRefreshHeaderHeight": .number(54)
    case "MJRefreshFooterHeight": .number(44)
    case "MJRefreshTrailWidth": .number(60)
    case "MJRefreshFastAnimationDuration": .number(0.25)
    case "MJRefreshSlowAnimationDuration": .number(0.4)
    case "MJRefreshHeaderLastUpdatedTimeKey": .text(name)
    default: nil
    }
  }

  /// Returns the value of a name.
  func value(of name: String, _ frame: Frame) -> Value {
    if let constant = Self.constant(name) { return constant }
    if let value = frame.variables[name] { return value }
    if name == "super" || name == "self", frame.ownComponent == nil, let typeName = frame.typeName,
      program.chain(of: typeName)?.isEmpty == false, !program.extensions.contains(typeName)
    {
      return .componentClass(typeName)
    }
    if name == "self" { return frame.ownComponent.map { .component($0, "") } ?? .path("self") }
    if let own = frame.ownComponent {
      if let value = ownState(name) ?? ownValue(name, own, frame) { return value }
      if Self.isMember(name) || Self.isPart(name) || Self.extent(name) != nil { return .component(own, name) }
    }
    if program.isComponent(name) { return .componentClass(name) }
    // `weakSelf`, `strongSelf` and other common names.
    if name.lowercased().hasSuffix("self") { return .path("self") }
    return memberOfSelf(name, frame)
  }

  /// Returns the value of what a component's class asks itself: its state, or how far it is pulled.
  private func ownState(_ name: String) -> Value? {
    name == "state" ? .currentState : name == "pullingPercent" ? .pulled(.number(0), .number(1)) : nil
  }

  /// Returns the value of a property, getter or constant of the enclosing type.
  private func memberOfSelf(_ name: String, _ frame: Frame) -> Value {
    let plain = Self.plain(name)
    if let value = property(plain, of: frame.typeName) { return value }
    if let role = program.role(of: name) { return attached(role, to: "self", frame) }
    if let function = program.function(plain, of: frame.typeName, near: frame.code), function.parameters.isEmpty,
      function.typeName == frame.typeName, givesComponent(function)
    {
      let value = call(function, [], at: function.place, frame)
      if value.component != nil { hold(value, as: plain, of: frame.typeName) }
      return value
    }
    if let definition = program.definition(name, of: frame.typeName, near: frame.code) {
      return value(of: definition, frame) ?? .path(plain)
    }
    return .path(plain)
  }

  /// Returns the value of a definition, or `nil` if it is not constant.
  private func value(of definition: Definition, _ frame: Frame) -> Value? {
    // What is defined by itself is not constant.
    guard definition.value.count < 2_000, !program.mayChange(definition),
      !frame.definitions.contains(where: { $0 == definition.value }),
      isInReach(frame, at: definition.value)
    else { return nil }
    let inner = Frame(
      definition.code, nil, of: definition.typeName, scope: frame.scope, depth: frame.depth + 1,
      conditions: frame.conditions)
    inner.definitions = frame.definitions + [definition.value]
    switch evaluate(ExpressionReader.read(definition.value), inner) {
    case .unknown, .path, .component: return nil
    case let value: return value
    }
  }

  private func attached(_ role: ComponentRole, to scrollView: String, _ frame: Frame) -> Value {
    let key = "\(scrollView).mj_\(role.rawValue)"
    return property(key, of: frame.typeName) ?? .path(key)
  }

  func givesComponent(_ function: Function) -> Bool { function.result.contains(where: program.isComponent) }

  private func member(_ name: String, of base: Value, _ frame: Frame) -> Value {
    switch base {
    case .component(let component, let path):
      if path.isEmpty, component === frame.ownComponent,
        let value = ownState(name) ?? ownValue(name, component, frame)
      {
        return value
      }
      return .component(component, path.isEmpty ? name : "\(path).\(name)")
    case .view(let view, let path): return member(name, of: view, path)
    case .path("self"): return memberOfSelf(name, frame)
    case .path(let path):
      if let role = program.role(of: name) { return attached(role, to: path, frame) }
      if let value = property("\(path).\(name)", of: frame.typeName) { return value }
      if path.first?.isUppercase ?? false, let definition = program.definition(name, of: path, near: frame.code),
        definition.typeName == path, let value = value(of: definition, frame)
      {
        return value
      }
      return .path("\(path).\(name)")
    case .componentClass(let name): return .path(name)
    case .gif: return name == "images" ? base : .unknown
    case .text(let text): return LookedUpText(text, member: name).map { .key($0) } ?? .unknown
    case .list(let items) where name == "count": return .number(Double(items.count))
    case .list(let items) where name == "firstObject" || name == "first": return items.first ?? .nothing
    case .list(let items) where name == "lastObject" || name == "last": return items.last ?? .nothing
    case .list where name == "copy" || name == "mutableCopy": return base
    default: return .unknown
    }
  }

  private func binary(_ sign: String, _ left: Value, _ right: Value, at tokens: SourceCode.Slice) -> Value {
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
    case ("+", _, _): return Self.concatenated([left, right])
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

  static func arithmetic(_ sign: String, _ first: Double, _ second: Double) -> Value {
    func finite(_ number: Double) -> Value { number.isFinite ? .number(number.withoutNoise) : .unknown }
    switch sign {
    case "+": return finite(first + second)
    case "-": return finite(first - second)
    case "*": return finite(first * second)
    case "/": return finite(first / second)
    case "%": return finite(first.truncatingRemainder(dividingBy: second))
    case "&", "|", "<<", ">>":
      guard let left = UInt32(exactly: first), let right = UInt32(exactly: second) else { return .unknown }
      switch sign {
      case "&": return .number(Double(left & right))
      case "|": return .number(Double(left | right))
      case "<<": return .number(Double(left << right))
      default: return .number(Double(left >> right))
      }
    case "==": return .flag(first == second)
    case "!=": return .flag(first != second)
    case "<": return .flag(first < second)
    case ">": return .flag(first > second)
    case "<=": return .flag(first <= second)
    case ">=": return .flag(first >= second)
    case "...", "..<":
      let last = sign == "..." ? second : second - 1
      guard first == first.rounded(), last - first < Double(Limit.mostItems), abs(first) < 1e9 else {
        return .unknown
      }
      return .list(stride(from: first, through: last, by: 1).map { .number($0) })
    default: return .unknown
    }
  }
}

extension Double {
  /// The number without what computing it has left behind, if fifteen digits show that: 12 · 0.05 is 0.6.
  fileprivate var withoutNoise: Double {
    guard isFinite, magnitude > 1e-9, magnitude < 1e9 else { return self }
    var (rest, decimals) = (magnitude, 14)
    while rest >= 10 { (rest, decimals) = (rest / 10, decimals - 1) }
    while rest < 1 { (rest, decimals) = (rest * 10, decimals + 1) }
    let rounded = rounded(decimals: max(decimals, 0))
    return rounded.shortestText.utf8.count + 2 < shortestText.utf8.count ? rounded : self
  }
}
