/// Objects of the app's own types that set up components for others: `refresher.attach(to: tableView)`,
/// `Refresh.shared.header { }`, `Style.plain.header`.
extension Interpreter {
  /// Returns the value of a method of an object of the app's own type, or `nil` if it isn't one that concerns components.
  func objectCall(_ call: Call, on base: Value?, _ object: Expression, isDiscarded: Bool, _ frame: Frame) -> Value?
  {
    guard base.map(mayBeObject) ?? false,
      concernsComponents(call.name, isDiscarded: isDiscarded)
        || call.values.contains(where: { refersToComponent($0, frame) }),
      let type = objectType(of: object, base, frame),
      let function = ownMethod(call.name, of: type, for: call.given),
      !function.isStatic, follows(function, call, isDiscarded, frame)
    else { return nil }
    return follow(function, call.given, on: owner(base), of: type, at: call.tokens, frame)
  }

  /// Returns the value of a property of an object, or of a type, that gives a component; `nil` for any other.
  func objectMember(
    _ name: String, of object: Expression, _ base: Value, at tokens: SourceCode.Slice, _ frame: Frame
  ) -> Value? {
    guard mayBeObject(base), program.role(of: name) == nil else { return nil }
    if let type = namedType(object, frame) {
      if let value = properties["\(type).\(name)"], !value.components.isEmpty { return value }
      guard let function = program.method(name, of: type), function.isStatic, function.isProperty,
        givesComponent(function), !isCalling(function)
      else { return nil }
      return follow(function, [], of: type, at: tokens, frame)
    }
    guard concernsComponents(name, isDiscarded: false), let type = objectType(of: object, base, frame),
      let function = ownMethod(name, of: type), !function.isStatic, function.isProperty,
      givesComponent(function), !isCalling(function)
    else { return nil }
    return follow(function, [], on: owner(base), of: type, at: tokens, frame)
  }

  private func mayBeObject(_ value: Value) -> Bool {
    switch value {
    case .path(let path): path != "self" && path != "super" && Self.componentPath(path) == nil
    case .unknown: true
    default: false
    }
  }

  /// The case of an enumeration whose method it is.
  private func owner(_ base: Value?) -> Value? { base?.path.flatMap { enumCase($0) == nil ? nil : base } }

  private func concernsComponents(_ name: String, isDiscarded: Bool) -> Bool {
    program.handlerNames.contains(name)
      || !isDiscarded && program.functions(named: name).contains(where: givesComponent)
  }

  /// Returns the type that an expression names.
  private func namedType(_ expression: Expression, _ frame: Frame) -> String? {
    guard case .name(let name) = expression.kind, name.first?.isUppercase ?? false, frame.variables[name] == nil
    else {
      return nil
    }
    return ownType(name)
  }

  /// Returns the type of the app whose object an expression gives, or `nil` if it isn't known.
  private func objectType(of expression: Expression, _ value: Value?, _ frame: Frame) -> String? {
    if let path = value?.path, let (cases, index) = enumCase(path) { return cases[index].typeName }
    return objectType(of: expression, frame)
  }

  func objectType(of expression: Expression, _ frame: Frame) -> String? {
    switch expression.kind {
    case .name(let name):
      if frame.variables[name] != nil { return frame.objectTypes[name] }
      return frame.typeName.flatMap { propertyType(Self.plain(name), of: $0, frame) }
    case .cast(let type, _): return type.first.flatMap(ownType)
    case .member(let base?, let name):
      if case .name("self") = base.kind {
        return frame.typeName.flatMap { propertyType(Self.plain(name), of: $0, frame) }
      }
      guard let owner = namedType(base, frame) ?? objectType(of: base, frame) else { return nil }
      return propertyType(name, of: owner, frame) ?? resultType(of: name, in: owner)
    case .call(let callee, _):
      switch callee.kind {
      case .name: return namedType(callee, frame)
      case .member(let base?, let name):
        guard let owner = namedType(base, frame) ?? objectType(of: base, frame) else { return nil }
        return ["alloc", "new"].contains(name) || name.hasPrefix("init") ? owner : resultType(of: name, in: owner)
      default: return nil
      }
    default: return nil
    }
  }

  /// Notes the type of the object that a variable holds.
  func noteObjectType(of name: String, _ expression: Expression?, _ type: [String], _ frame: Frame) {
    let declared = type.lazy.compactMap(ownType).first
    frame.objectTypes[name] = declared ?? expression.flatMap { objectType(of: $0, frame) }
  }

  /// The type of the app that a word names.
  private func ownType(_ word: String) -> String? {
    program.types.contains(word) && !program.isComponent(word) ? word : nil
  }

  /// Returns the method that objects of a type have under a name. What an extension adds to types that the code doesn't declare, such
  /// as scroll views, depends on the object.
  private func ownMethod(
    _ name: String, of type: String, for arguments: Program.Arguments? = nil
  ) -> Function? {
    program.method(name, ofObject: type, for: arguments).flatMap { $0.typeName.flatMap(ownType) == nil ? nil : $0 }
  }

  private func propertyType(_ name: String, of typeName: String, _ frame: Frame) -> String? {
    for type in program.ancestry(of: typeName) {
      let words = program.typedProperties.first { $0.typeName == type && $0.name == name }?.type
      if let found = words?.lazy.compactMap(ownType).first { return found }
      guard let definition = program.definitions(of: type).first(where: { $0.name == name }) else { continue }
      if let found = definition.type.lazy.compactMap(ownType).first { return found }
      let inner = Frame(definition.code, nil, of: type, scope: frame.scope, depth: frame.depth + 1)
      guard inner.depth < Limit.mostCalls else { return nil }
      return objectType(of: ExpressionReader.read(definition.value), inner)
    }
    return nil
  }

  private func resultType(of name: String, in typeName: String) -> String? {
    guard let function = program.method(name, ofObject: typeName) else { return nil }
    if !Set(function.result).isDisjoint(with: ["instancetype", "Self", "id"]) { return typeName }
    return function.result.lazy.compactMap(ownType).first
  }
}
