import RefreshEngine

/// Classes of components, as code names them.
extension Interpreter {
  /// Returns the component's class that a name means, alone or after a module or type: `Header`, `MJRefresh.Header`.
  func componentClass(_ name: String, in base: Value?, _ frame: Frame) -> String? {
    let owner: String
    switch base {
    case nil:
      if case .componentClass(let type)? = frame.variables[name] { return type }
      if name == "Self" { return ownClass(frame) }
      return frame.variables[name] == nil && program.isComponent(name) ? name : nil
    case .path(let path)?: owner = path
    case .componentClass(let type)?: owner = type
    default: return nil
    }
    guard owner.first?.isUppercase ?? false else { return nil }
    // Classes of several types may have one name.
    let unique = Program.localName(name, in: String(owner.split(separator: ".").last ?? ""))
    let type = program.classes[unique] == nil ? name : unique
    return program.isComponent(type) ? type : nil
  }

  /// Returns the component's class that `Self` means.
  func ownClass(_ frame: Frame) -> String? {
    if let own = frame.ownComponent { return own.className }
    if case .componentClass(let type)? = frame.variables["self"] { return type }
    return frame.typeName.flatMap { program.isComponent($0) ? $0 : nil }
  }

  /// Returns the value of a member of a component's class, or of a class in a module or type; `nil` for any other.
  func classMember(_ name: String, of base: Value, at tokens: SourceCode.Slice, _ frame: Frame) -> Value? {
    if let type = componentClass(name, in: base, frame) { return .componentClass(type) }
    guard case .componentClass(let type) = base else { return nil }
    if ["self", "alloc", "class"].contains(name) { return base }
    if !tokens.isSwift, name == "new" || name == "init" { return make(type, [], by: name, at: tokens, frame) }
    if let function = program.classMethod(name, of: type), function.parameters.isEmpty, !isCalling(function) {
      return follow(function, [], on: base, at: tokens, frame)
    }
    return member(name, of: .path(type), frame)
  }

  /// Returns the value of a method call on a component's class.
  func classCall(
    _ className: String, _ name: String, _ arguments: [Expression.Argument], at tokens: SourceCode.Slice,
    _ frame: Frame
  ) -> Value {
    if name == "alloc" || name == "class" { return .componentClass(className) }
    let isMaking =
      name == "new" || name.hasPrefix("init")
      || ["headerWith", "footerWith", "trailerWith"].contains(where: name.hasPrefix)
    if !name.hasPrefix("init"), program.classMethod(name, of: className) != nil {
      let given = arguments.map { (label: $0.label, value: evaluate($0.value, frame)) }
      if let function = program.classMethod(name, of: className, for: given), !isCalling(function) {
        return follow(function, given, on: .componentClass(className), at: tokens, frame)
      }
    }
    guard isMaking else {
      readClosures(of: arguments, frame)
      if name.hasPrefix("appearance") {
        lose("`\(name)` changes views in every `\(className)`, which isn't read", at: tokens, frame)
      } else if !Self.harmlessFunctions.contains(name) {
        lose("`\(name)` of `\(className)` isn't in any of the files", at: tokens, frame)
      }
      return .unknown
    }
    return make(className, arguments, by: name, at: tokens, frame)
  }

  /// Returns the class of an object that code makes, if the class is in none of the files; `nil` for any other expression.
  func unknownClass(madeBy expression: Expression, _ frame: Frame) -> String? {
    let maker: Expression
    switch expression.kind {
    case .cast(_, let inner): return unknownClass(madeBy: inner, frame)
    case .name(let name): return frame.unknownClasses[name]
    case .call(let callee, _):
      guard case .member(let base?, let word) = callee.kind else {
        maker = callee
        break
      }
      guard ["new", "init", "headerWith", "footerWith", "trailerWith"].contains(where: word.hasPrefix) else {
        return nil
      }
      maker = base.allocated
    default: return nil
    }
    guard case .name(let name) = maker.kind, name.first?.isUppercase ?? false, frame.variables[name] == nil,
      program.classes[name] == nil, !program.isComponent(name), program.functions(named: name).isEmpty,
      program.definition(name, of: frame.typeName, near: frame.code) == nil
    else { return nil }
    return name
  }
}

extension Expression {
  /// The class of `[Class alloc]`, or else the expression.
  fileprivate var allocated: Expression {
    switch kind {
    case .call(let callee, _): if case .member(let base?, "alloc") = callee.kind { base } else { self }
    case .member(let base?, "alloc"): base
    default: self
    }
  }
}
