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
    return accounting(for: expression, frame) {
      deeper(at: expression.tokens, or: .unknown) { read(expression, frame, as: type, isDiscarded: isDiscarded) }
    }
  }

  private func read(_ expression: Expression, _ frame: Frame, as type: String?, isDiscarded: Bool) -> Value {
    switch expression.kind {
    case .number(let number): return .number(number)
    case .text: return text(expression.tokens, frame)
    case .name(let name):
      account.read(expression.tokens)
      return value(of: name, frame)
    case .member(nil, "pi"): return .real(.pi)
    case .member(nil, let name):
      if let type, program.isComponent(type), program.classMethod(name, of: type) != nil {
        return classMember(name, of: .componentClass(type), at: expression.tokens, frame) ?? .unknown
      }
      return .path(".\(name)")
    case .member(let base?, let name):
      account.read(expression.tokens.tokens(from: expression.tokens.count - 1))
      let value = evaluate(base, frame)
      return classMember(name, of: value, at: expression.tokens, frame)
        ?? objectMember(name, of: base, value, at: expression.tokens, frame) ?? member(name, of: value, frame)
    case .call(let callee, let arguments):
      return call(callee, arguments, in: expression, as: type, isDiscarded: isDiscarded, frame)
    case .list(let items):
      if case .pair? = items.first?.kind { return dictionary(items, frame) }
      return .list(items.map { evaluate($0, frame) })
    case .pair(_, let value): return evaluate(value, frame)
    case .tuple(let items): return .tuple(items.map(\.label), items.map { evaluate($0.value, frame) })
    case .closure(let closure): return .closure(closure, frame)
    case .subscripted(let base, let arguments): return subscripted(base, evaluate(base, frame), arguments, frame)
    case .prefix(let sign, let operand): return prefixed(sign, operand, frame)
    case .step(let operand, let amount, let givesNew):
      return step(operand, by: amount, givesNew: givesNew, at: expression.tokens, frame)
    // `[self addSubview:_label = label]`
    case .binary("=", let left, let right):
      let value = evaluate(right, frame)
      assign(value, to: left, from: right, at: expression.tokens.span, frame)
      return value
    case .binary(let sign, let left, let right):
      let (first, second) = (evaluate(left, frame), evaluate(right, frame))
      guard !isTornByOperators(left, frame), !isTornByOperators(right, frame) else { return .unknown }
      return binary(sign, first, second, at: expression.tokens)
    case .conditional(let condition, let first, let second): return chosen(condition, first, second, frame)
    case .cast(let type, let inner):
      let value = evaluate(inner, frame, as: type.first)
      guard !isTornByOperators(inner, frame) else { return .unknown }
      return expression.isQuestion ? cast(value, to: type) : value.converted(to: type)
    case .tooDeep:
      giveUp(.expression, at: expression.tokens)
      return .unknown
    case .unknown:
      noteMention(in: expression.tokens, frame)
      return .unknown
    }
  }

  /// The value of a text, with its interpolations.
  private func text(_ tokens: SourceCode.Slice, _ frame: Frame) -> Value {
    // There may be brackets around it.
    let literals = tokens.offsets.filter { tokens.kind($0) == .text }
    guard let first = literals.first, let token = tokens[first] else { return .unknown }
    if literals.count > 1 {
      return concatenated(literals.map { text(tokens.tokens(from: $0, to: $0 + 1), frame) }, at: tokens)
    }
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
        if case .number(let number) = value { parts.append(Self.text(of: number)) } else { parts.append(value) }
      }
    }
    return concatenated(parts, at: tokens)
  }

  /// Returns the concatenation of texts and wordings.
  func concatenated(_ parts: [Value], at tokens: SourceCode.Slice) -> Value {
    let length = parts.reduce(0) { $0 + ($1.text ?? $1.template ?? "").utf8.count }
    guard length <= Limit.longestText else {
      giveUp(.text, at: tokens)
      return .unknown
    }
    let texts = parts.compactMap(\.text)
    if texts.count == parts.count { return .text(texts.joined()) }
    let templates = parts.compactMap(\.template)
    return templates.count == parts.count ? .wording(templates.joined()) : .unknown
  }

  /// Returns a number as Swift interpolates it in a text.
  static func text(of number: Number) -> Value {
    guard let number = number.settled, let value = number.value, value.magnitude < 1e15 else { return .unknown }
    guard value == value.rounded() else { return .text(value.shortestText) }
    return .text(String(Int(value)) + (number.kind == .real ? ".0" : ""))
  }

  /// Returns the value of a name.
  func value(of name: String, _ frame: Frame) -> Value {
    if let constant = Self.constant(name) { return constant }
    if let value = frame.variables[name] { return value }
    if name == "super", case .componentClass? = frame.variables["self"] { return frame.variables["self"]! }
    if name == "super" || name == "self", frame.ownComponent == nil, let typeName = frame.typeName,
      program.chain(of: typeName)?.isEmpty == false, !program.extensions.contains(typeName)
    {
      return .componentClass(typeName)
    }
    if name == "self" { return frame.ownComponent.map { .component($0, "") } ?? .path("self") }
    if name == "Self", let own = ownClass(frame) { return .componentClass(own) }
    if let own = frame.ownComponent {
      if let value = ownState(name) ?? ownValue(name, own, frame) { return value }
      if Self.isPart(name, of: own.kind) || Self.extent(name) != nil { return .component(own, name) }
    }
    if program.isComponent(name) { return .componentClass(name) }
    // `weakSelf`, `strongSelf` and other common names.
    if name.lowercased().hasSuffix("self") { return frame.variables["self"] ?? .path("self") }
    return memberOfSelf(name, frame)
  }

  /// Returns a value that a component's class reads from itself: its state, or how far it is pulled.
  private func ownState(_ name: String) -> Value? {
    name == "state" ? .currentState : name == "pullingPercent" ? .pulled(.real(0), .real(1)) : nil
  }

  /// Returns the value of a constant of a component's class, which code may also name without `self`; `nil` for anything
  /// else.
  private func ownConstant(_ name: String, _ component: FoundComponent, _ frame: Frame) -> Value? {
    guard !component.isExported, !Self.isPart(name, of: component.kind), Self.extent(name) == nil,
      program.declares(name, in: component.className)
    else { return nil }
    switch memberOfSelf(name, frame) {
    case .path, .unknown, .component, .oneOf, .scrollView: return nil
    case let value: return value
    }
  }

  /// Returns the value of a property, getter or constant of the enclosing type.
  private func memberOfSelf(_ name: String, _ frame: Frame) -> Value {
    let plain = Self.plain(name)
    if let property = frame.property, property.name == plain {
      guard case .unknown = property.value else { return property.value }
      return .path(plain)
    }
    if let value = properties["\(frame.typeName ?? "").\(plain)"] ?? lazyComponent(plain, frame) { return value }
    let function = program.function(plain, of: frame.typeName, near: frame.code)
    let getter = function.flatMap { function in
      function.parameters.isEmpty && program.belongs(function, to: frame.typeName) && givesComponent(function)
        ? function : nil
    }
    // An object of a subclass has its own component.
    if getter == nil || isCalling(getter!), let value = property(plain, of: frame.typeName) { return value }
    if let role = program.role(of: name) { return attached(role, to: scrollView("self", frame)) }
    if let getter {
      // Code that is the first to use it doesn't set it up.
      let value = call(getter, [], of: frame.typeName, at: getter.place, scope: number(), frame)
      if !value.components.isEmpty { hold(value, as: plain, of: frame.typeName) }
      return value
    }
    if let value = computed(plain, of: frame.typeName, frame) { return value }
    if name == "base", case .scrollView(let view)? = frame.variables["self"] { return member(name, of: view) }
    if let definition = program.definition(name, of: frame.typeName, near: frame.code) {
      return value(of: definition, frame) ?? .path(plain)
    }
    return .path(plain)
  }

  /// Returns the value of a definition, or `nil` if it is not constant.
  private func value(of definition: Definition, _ frame: Frame) -> Value? {
    // A value that is defined in terms of itself is not constant.
    guard definition.value.count < 2_000, !program.mayChange(definition),
      !progress.settled.contains(definition.value.span),
      !frame.definitions.contains(where: { $0 == definition.value }),
      isInReach(frame, at: definition.value)
    else { return nil }
    let inner = Frame(
      definition.code, nil, of: definition.typeName, scope: frame.scope, depth: frame.depth + 1,
      conditions: frame.conditions)
    inner.definitions = frame.definitions + [definition.value]
    let value = asking { evaluate(ExpressionReader.read(definition.value), inner) }
    switch value.converted(to: definition.type) {
    case .unknown, .path, .component, .oneOf: return nil
    case .number(let number) where definition.code.isSwift && definition.type.isEmpty: return Value(number.settled)
    case let value: return value
    }
  }

  /// Returns the value of a property that code computes, or `nil` if there is none or it isn't constant.
  func computed(_ name: String, of typeName: String?, _ frame: Frame) -> Value? {
    guard let function = program.function(name, of: typeName, near: frame.code), function.isProperty,
      function.typeName == nil || function.typeName == typeName || program.belongs(function, to: typeName),
      function.body.count < 300,
      !function.body.words.contains(where: program.isOfComponents), !isCalling(function),
      // A getter that also changes something is read with the other methods of its component.
      frame.ownComponent == nil || !function.body.hasAssignment
    else { return nil }
    let object = program.belongs(function, to: typeName) ? typeName : nil
    // That its value is known doesn't mean that what code does with it is.
    let before = (attention.uses, attention.effects)
    let value = asking { call(function, [], of: object, at: function.place, frame) }
    (attention.uses, attention.effects) = before
    switch value {
    case .path where Self.color(value) != nil: return value
    case .unknown, .nothing, .path, .component, .oneOf, .scrollView: return nil
    default: return value
    }
  }

  func givesComponent(_ function: Function) -> Bool { program.givesComponent(function) }

  func member(_ name: String, of base: Value, _ frame: Frame) -> Value {
    switch base {
    case .component(let component, let path):
      if path.isEmpty, component === frame.ownComponent,
        let value = ownState(name) ?? ownValue(name, component, frame) ?? ownConstant(name, component, frame)
      {
        return value
      }
      if path == "rx", name == "base" { return .component(component, "") }
      return .component(component, path.isEmpty ? name : "\(path).\(name)")
    case .oneOf(let alternatives, "rx") where name == "base": return .oneOf(alternatives, "")
    case .oneOf(let alternatives, let path): return .oneOf(alternatives, path.isEmpty ? name : "\(path).\(name)")
    case .view(let view, let path): return member(name, of: view, path)
    case .path("self"): return memberOfSelf(name, frame)
    case .path("CGFloat") where name == "pi", .path("Double") where name == "pi": return .real(.pi)
    case .scrollView(let view): return member(name, of: view)
    case .path(let path):
      if name == "rawValue", let value = rawValue(of: path, frame) { return value }
      if let role = program.role(of: name) { return attached(role, to: scrollView(path, frame)) }
      if let value = property("\(path).\(name)", of: frame.typeName) { return value }
      if let type = program.typeName(atEndOf: path, having: name) {
        if let definition = program.definition(name, of: type, near: frame.code), definition.typeName == type,
          let value = value(of: definition, frame)
        {
          return value
        }
        if let value = computed(name, of: type, frame) { return value }
      }
      return .path("\(path).\(name)")
    case .lines(let lines): return Self.member(name, of: lines)
    case .gif: return name == "images" ? base : .unknown
    case .text(let text): return LookedUpText(text, member: name).map { .key($0) } ?? .unknown
    case .tuple(let labels, let items) where labels.contains(name): return items[labels.firstIndex(of: name)!]
    case .list(let items) where Int(name) != nil, .tuple(_, let items) where Int(name) != nil:
      return items[safe: Int(name)!] ?? .unknown
    case .list(let items) where name == "count": return .number(Number(items.count))
    case .list(let items) where name == "firstObject" || name == "first": return items.first ?? .nothing
    case .list(let items) where name == "lastObject" || name == "last": return items.last ?? .nothing
    case .list where name == "copy" || name == "mutableCopy": return base
    case .dictionary(let rows) where name == "count": return .number(Number(rows.count))
    case .number
    where ["integerValue", "intValue", "unsignedIntegerValue"].contains(name):
      return base
    default: return .unknown
    }
  }
}

extension SourceCode.Slice {
  /// Whether something is assigned anywhere in it.
  fileprivate var hasAssignment: Bool {
    offsets.contains { isAt($0, ["=", "+=", "-=", "*=", "/="]) && !isAt($0 - 2, ["let", "var"]) }
  }
}
