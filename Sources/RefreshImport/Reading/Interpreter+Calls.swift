import RefreshDiagnostics
import RefreshEngine

extension Interpreter {
  /// A call with the values of its arguments.
  struct Call {
    let name: String
    let arguments: [Expression.Argument]
    let values: [Value]
    /// The tokens from its name on.
    let tokens: SourceCode.Slice

    /// The place of the call.
    var span: Span { tokens.span }

    /// Returns the value of the first argument with one of the labels, or `nil` if there is none.
    func value(_ labels: String...) -> Value? {
      arguments.indices.first { arguments[$0].label.map(labels.contains) ?? false }.map { values[$0] }
    }

    /// The expression of the first argument.
    var source: Expression? { arguments.first?.value }

    /// The labels of the arguments with their values.
    var given: Program.Arguments { zip(arguments, values).map { ($0.label, $1) } }

    /// The labels of the arguments that have one.
    var labels: [String] { arguments.compactMap(\.label) }
  }

  /// Returns the value of a call.
  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], in expression: Expression, as type: String?,
    isDiscarded: Bool, _ frame: Frame
  ) -> Value {
    // In a chain each call has its own place.
    let tokens = callee.tokens.tokens(from: callee.tokens.count - 1).through(expression.tokens)
    account.read(tokens.tokens(from: 0, to: 1))
    var base: Value?
    var name = ""
    switch callee.kind {
    case .name(let word): name = word
    case .member(let inner, let word):
      base = inner.map { evaluate($0, frame) } ?? .path(type ?? "")
      if inner == nil, let type, program.isComponent(type) { base = .componentClass(type) }
      name = word
    case .closure(let closure):
      // `({ Header *h = …; h; })`
      let isStatements = !callee.tokens.isSwift && callee.tokens.isAt(0, "{")
      return isStatements ? lastValue(of: closure.body, frame) : apply(closure, frame, to: [])
    default:
      // `[UIImage]()`
      let value = evaluate(callee, frame)
      if case .list = value, arguments.isEmpty { return .list([]) }
      readClosures(of: arguments, frame)
      return .unknown
    }
    if let className = componentClass(name, in: base, frame) {
      return classCall(className, "init", arguments, at: expression.tokens, frame)
    }
    if case .componentClass(let className)? = base {
      return classCall(className, name, arguments, at: expression.tokens, frame)
    }
    let values = arguments.map { evaluate($0.value, frame) }
    let call = Call(name: name, arguments: arguments, values: values, tokens: tokens)
    if case .member(let object?, _) = callee.kind,
      let value = objectCall(call, on: base, object, isDiscarded: isDiscarded, frame)
    {
      return value
    }
    let result =
      base.map { self.call(call, on: $0, isDiscarded: isDiscarded, base: callee, frame) }
      ?? self.call(call, isDiscarded: isDiscarded, frame)
    if let result { return result }
    if program.handlerNames.contains(name) { progress.missed.insert(name) }
    var object: Expression?
    if case .member(let inner, _) = callee.kind { object = inner }
    readClosures(of: call, on: object, frame)
    noteLoss(call, base, callee, frame)
    return .unknown
  }

  /// Reports a call that can't be followed, if it concerns a component.
  private func noteLoss(_ call: Call, _ base: Value?, _ callee: Expression, _ frame: Frame) {
    guard !Self.ignoredMethods.contains(call.name), !Self.questions.contains(call.name),
      !Self.harmlessFunctions.contains(call.name)
    else {
      return noteUse()
    }
    // The end of a chain, whose other calls are read by themselves.
    if Self.endsOfChains.contains(call.name) { return }
    if Self.isOfOldMJRefresh(call.name) {
      return lose("`\(call.name)` is a method of MJRefresh 1, which isn't read", at: call.tokens, frame)
    }
    if call.name.hasPrefix("appearance"), let type = call.tokens.words.first(where: program.isComponent) {
      return lose("`\(call.name)` changes views in every `\(type)`, which isn't read", at: call.tokens, frame)
    }
    let given = call.values.filter { refersToComponent($0, frame) }
    if !given.isEmpty {
      if bindRx(given, call, frame) { return }
      return lose(given, "a component is passed to `\(call.name)`, which can't be followed", at: call.tokens, frame)
    }
    if case .list(let items)? = base, items.contains(where: { refersToComponent($0, frame) }) {
      return lose(items, "`\(call.name)` of a list with components isn't read", at: call.tokens, frame)
    }
    guard case .unknown? = base, !call.arguments.isEmpty, case .member(let inner?, _) = callee.kind,
      mentionsComponent(inner.tokens, frame)
    else { return }
    lose("`\(call.name)` is called on an object that can't be determined", at: call.tokens, frame)
  }

  /// Returns the value of a call of a function, or of a method of the enclosing type.
  private func call(_ call: Call, isDiscarded: Bool, _ frame: Frame) -> Value? {
    if case .closure(let source, let closure)? = frame.variables[call.name] {
      return apply(source, closure, to: call.values)
    }
    if frame.variables[call.name] == nil, let value = constantClosureCall(call, of: frame.typeName, frame) {
      return value
    }
    if let own = frame.ownComponent,
      Self.isMethod(call) || program.method(call.name, of: frame.typeName ?? "") != nil
    {
      return self.call(call, on: .component(own, ""), isDiscarded: isDiscarded, base: nil, frame)
    }
    if let known = value(of: call) ?? Self.geometry(call) ?? madeView(call, call.name, frame) { return known }
    if ["UIColor", "UIFont", "UIImage"].contains(call.name),
      let function = program.initializer(of: call.name, taking: call.arguments.map(\.label)), !isCalling(function)
    {
      return follow(function, call.given, at: call.tokens, frame)
    }
    if let function = program.function(call.name, of: frame.typeName, near: frame.code, for: call.given),
      follows(function, call, isDiscarded, frame)
    {
      if function.isMacro { return expand(function, call, frame) }
      return followOwn(function, call, frame)
    }
    return nil
  }

  /// Returns whether a call is followed: a component is passed to the function, or its result is needed.
  func follows(_ function: Function, _ call: Call, _ isDiscarded: Bool, _ frame: Frame) -> Bool {
    if call.values.contains(where: { refersToComponent($0, frame) }) { return true }
    if function.isMacro { return !isDiscarded || concernsComponents(function.body, frame) }
    if program.isRead(withCalls: function), program.handlers.contains(ObjectIdentifier(function)),
      !function.parameters.isEmpty || program.belongs(function, to: frame.typeName)
    {
      return true
    }
    return !isDiscarded && (givesComponent(function) || function.body.count < 300)
  }

  /// Returns the value of a method call.
  private func call(
    _ call: Call, on base: Value, isDiscarded: Bool, base callee: Expression?, _ frame: Frame
  ) -> Value? {
    switch base {
    case .unknown:
      if let value = call.values.first, let role = Self.property(call).flatMap(program.role) {
        attach(value, as: role, to: computedScrollView(frame), from: call.source, at: call.span, frame)
        return .nothing
      }
      return LookedUpText(call).map { .key($0) }
    case .component(let component, let path):
      return self.call(call, on: component, path, isDiscarded: isDiscarded, frame)
    case .oneOf(let alternatives, let path):
      return self.call(call, on: alternatives, path, isDiscarded: isDiscarded, frame)
    case .view(let view, let path):
      noteUse()
      return self.call(call, on: view, path, frame)
    case .list(let items):
      return listCall(call, items) ?? mutate(call, base, callee, isDiscarded: isDiscarded, frame)
    case .dictionary(let rows):
      return dictionaryCall(call, rows) ?? listCall(call, base.list!)
        ?? mutate(call, base, callee, isDiscarded: isDiscarded, frame)
    case .language where call.name == "isEqualToString" || call.name == "isEqual":
      return .isLanguage(call.values.first?.text)
    case .text(let text):
      if let key = LookedUpText(text, member: call.name) { return .key(key) }
      if ["copy", "mutableCopy"].contains(call.name) { return base }
      guard call.name == "stringByAppendingString", let other = call.values.first else {
        return call.name == "isEqualToString"
          ? call.values.first?.text.map { .flag($0 == text) }
          : mutate(call, base, callee, isDiscarded: isDiscarded, frame)
      }
      return concatenated([base, other], at: call.tokens)
    case .wording:
      return call.name == "stringByAppendingString"
        ? call.values.first.map { concatenated([base, $0], at: call.tokens) } : nil
    case .formatter(let pattern):
      guard ["string", "stringFromDate"].contains(call.name), case .time? = call.values.first else {
        return call.name == "init" ? base : nil
      }
      return pattern.map { .wording("{date:\($0)}") } ?? .unknown
    case .resource: return ["flatMap", "map", "path"].contains(call.name) ? base : nil
    case .color: return Self.faded(base, call)
    case .number, .flag: return mutate(call, base, callee, isDiscarded: isDiscarded, frame)
    case .closure(let source, let closure): return apply(source, closure, to: call.values)
    case .scrollView(let view): return self.call(call, on: view, isDiscarded: isDiscarded, frame)
    case .path(let path): return pathCall(call, on: path, isDiscarded: isDiscarded, frame)
    default: return nil
    }
  }

  private func pathCall(_ call: Call, on path: String, isDiscarded: Bool, _ frame: Frame) -> Value? {
    if let value = resultOfPathCall(call, on: path, isDiscarded: isDiscarded, frame) { return value }
    // `[[self list] mj_header]`
    guard !call.tokens.isSwift, call.arguments.isEmpty, !isDiscarded, path != "super",
      let first = path.first, first.isLowercase || first == "_", !Self.harmlessFunctions.contains(call.name)
    else { return nil }
    return member(call.name, of: .path(path), frame)
  }

  private func resultOfPathCall(_ call: Call, on path: String, isDiscarded: Bool, _ frame: Frame) -> Value? {
    if let color = Self.faded(.path(path), call) { return color }
    if path.isEmpty || path.hasPrefix("."), let known = value(of: call) { return known }
    // `.title(12)`: the type of the property determines what it means.
    if path.isEmpty {
      let all = program.functions(named: call.name).filter {
        $0.isStatic && ["UIFont", "UIColor", "UIImage"].contains($0.typeName)
      }
      guard let function = program.meant(all, by: call.given), follows(function, call, isDiscarded, frame) else {
        return nil
      }
      return follow(function, call.given, at: call.tokens, frame)
    }
    // An initializer in an extension makes the same as the initializer that it calls.
    if path == "self", call.name == "init", frame.function?.name == "init", frame.ownComponent == nil {
      let color = Self.color(call) ?? .unknown
      frame.returned = color
      return color
    }
    if let known = value(of: call, on: path) ?? madeView(call, path, frame) { return known }
    if path == "super" {
      noteUse()
      return superCall(call, isDiscarded: isDiscarded, frame)
    }
    if path == "UIView", call.name == "animate" || call.name == "animateWithDuration", frame.ownComponent != nil,
      call.labels.allSatisfy(["withDuration", "animations", "completion"].contains)
    {
      runAnimation(call)
      return .nothing
    }
    // A method of the enclosing type, or of a named type.
    let (isSelf, isType) = (path == "self" || path == "Self", path.first?.isUppercase ?? false)
    let typeName = isSelf ? frame.typeName : program.typeName(atEndOf: path, having: call.name) ?? path
    if isSelf || isType, let value = constantClosureCall(call, of: typeName, frame) { return value }
    let function =
      isSelf || isType ? program.function(call.name, of: typeName, near: frame.code, for: call.given) : nil
    if isSelf, let function, follows(function, call, isDiscarded, frame) { return followOwn(function, call, frame) }
    if !path.hasPrefix("."),
      let value = self.call(call, on: scrollView(path, frame), isDiscarded: isDiscarded, frame)
    {
      return value
    }
    if Self.componentPath(path) != nil { return nil }
    if path.hasPrefix("MJRefreshConfig."), call.name.hasPrefix("set"), let value = call.values.first {
      configure(Self.lowered(call.name.dropFirst(3)), value, at: call.span, frame)
    }
    guard let function, typeName.map(program.ancestry)?.contains(function.typeName ?? "") ?? false,
      follows(function, call, isDiscarded, frame)
    else { return nil }
    return follow(function, call.given, at: call.tokens, frame)
  }

  private func listCall(_ call: Call, _ items: [Value]) -> Value? {
    let result = resultOfListCall(call, items)
    if result != nil { noteUse() }
    return result
  }

  private func resultOfListCall(_ call: Call, _ items: [Value]) -> Value? {
    switch call.name {
    case "map", "compactMap", "flatMap":
      guard case .closure(let source, let closure)? = call.values.first else { return nil }
      let results = items.map { apply(source, closure, to: [$0], isRound: true) }
      return .list(call.name == "map" ? results : results.filter { if case .nothing = $0 { false } else { true } })
    case "forEach", "enumerateObjectsUsingBlock":
      guard case .closure(let source, let closure)? = call.values.first else { return nil }
      for (index, item) in items.enumerated() {
        // Blocks of Objective-C also get the index.
        let values = call.name == "forEach" ? [item] : [item, .number(Number(index))]
        _ = apply(source, closure, to: values, isRound: true)
      }
      return .nothing
    case "reversed": return .list(items.reversed())
    case "enumerated": return .list(items.enumerated().map { .list([.number(Number($0)), $1]) })
    case "copy", "mutableCopy", "init": return .list(items)
    default: return nil
    }
  }

  /// Two lists in a row, as far as lists are followed.
  func list(_ first: [Value], _ second: [Value], at tokens: SourceCode.Slice) -> Value {
    guard first.count + second.count <= Limit.mostItems else {
      giveUp(.items, at: tokens)
      return .unknown
    }
    return .list(first + second)
  }
}
