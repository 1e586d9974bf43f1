/// Methods that objects call on themselves, and properties in which they hold components.
extension Program {
  /// Returns the methods that an object of a type has under a name: its own, then inherited ones.
  func overloads(_ name: String, ofObject typeName: String) -> [Function] {
    ancestry(of: typeName).flatMap { overloads(name, of: $0) }
  }

  /// Returns the method that an object of a type has under a name: its own, or else an inherited one.
  ///
  /// - Parameter arguments: The arguments of a call. The default is `nil`: the name is used as that of a property.
  func method(_ name: String, ofObject typeName: String, for arguments: Arguments? = nil) -> Function? {
    meant(overloads(name, ofObject: typeName), by: arguments)
  }

  /// Returns whether the code says that a type conforms to a protocol, by itself or by what it inherits.
  func conforms(_ typeName: String, to protocolName: String) -> Bool {
    var (rest, seen) = (ancestry(of: typeName), Set<String>())
    while let type = rest.popLast(), seen.count <= Interpreter.Limit.mostClasses {
      guard seen.insert(type).inserted, let names = conformances[type] else { continue }
      if names.contains(protocolName) { return true }
      rest += names
    }
    return false
  }

  /// Returns whether objects of a type have a method: their own, an inherited one, or one in an extension of a protocol
  /// or of a class that isn't in the code.
  func belongs(_ function: Function, to typeName: String?) -> Bool {
    guard let typeName, let owner = function.typeName else { return false }
    return owner == typeName || isOfUnknownType(function) || ancestry(of: typeName).contains(owner)
  }

  /// Returns whether a method is in an extension of a type that isn't in the code, such as a protocol.
  func isOfUnknownType(_ function: Function) -> Bool {
    guard let owner = function.typeName else { return false }
    return extensions.contains(owner) && classes[owner] == nil && !isComponent(owner)
  }

  /// Returns the names of the properties that hold components, by the types that declare them.
  func findHolders() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    func add(_ name: String, _ typeName: String) { found[typeName, default: []].insert(Interpreter.plain(name)) }
    for property in typedProperties where property.type.contains(where: isComponent) {
      add(property.name, property.typeName)
    }
    for definition in definitions {
      guard let typeName = definition.typeName else { continue }
      if definition.type.contains(where: isComponent) || isComponent(definition.value.text()) {
        add(definition.name, typeName)
      }
    }
    for function in functions {
      guard let typeName = function.typeName, !function.isMacro else { continue }
      if function.parameters.isEmpty, function.result.contains(where: isComponent) { add(function.name, typeName) }
      let body = function.body
      for offset in body.offsets where body.isAt(offset, "=") && isProperty(body, offset - 1) {
        let value = body.tokens(from: offset + 1, to: body.statementEnd(from: offset + 1))
        if value.words.first.map(isComponent) ?? false || value.words.contains(where: isAttachment) {
          add(body.text(offset - 1), typeName)
        }
      }
    }
    return found
  }

  /// Returns whether a word before an assignment may be a property of the object whose code it is.
  private func isProperty(_ tokens: SourceCode.Slice, _ offset: Int) -> Bool {
    guard tokens.kind(offset) == .word else { return false }
    if tokens.isAt(offset - 1, [".", "->"]) { return tokens.text(offset - 2).lowercased().hasSuffix("self") }
    return tokens.kind(offset - 1) != .word && !tokens.isAt(offset - 1, ["*", ":", ">"])
  }

  /// Returns the names of properties that hold components in objects of a type.
  func holders(of typeName: String) -> Set<String> {
    if let known = inheritedHolders[typeName] { return known }
    let names = ancestry(of: typeName).reduce(into: Set<String>()) { $0.formUnion(holders[$1] ?? []) }
    inheritedHolders[typeName] = names
    return names
  }

  /// Returns the type whose function contains code.
  func typeName(around place: SourceCode.Slice) -> String? {
    let span = place.span
    return functions.first { function in
      let body = function.body.span
      return body.file == span.file && !function.body.isEmpty && body.start <= span.start && span.end <= body.end
    }?.typeName
  }

  // MARK: Calls

  /// Returns the methods without arguments that do something to components, and that objects call on themselves.
  func findOwnCalls() -> Set<ObjectIdentifier> {
    var callers: [String: Set<String>] = [:]
    let bodies =
      functions.filter { !$0.isMacro }.map { ($0.typeName, $0.body) } + definitions.map { ($0.typeName, $0.value) }
    for (typeName, body) in bodies {
      guard let typeName else { continue }
      for offset in body.offsets where body.kind(offset) == .word && isOwnCall(body, offset) {
        let name = body.text(offset)
        if handlerNames.contains(name) { callers[name, default: []].insert(typeName) }
      }
    }
    return Set(
      functions.filter { function in
        guard handlers.contains(ObjectIdentifier(function)), function.parameters.isEmpty, !function.isProperty,
          let typeName = function.typeName, !isComponent(typeName), !function.result.contains(where: isComponent),
          let types = callers[function.name]
        else { return false }
        return isOfUnknownType(function)
          || types.contains { ancestry(of: $0).contains(typeName) || ancestry(of: typeName).contains($0) }
      }.map { ObjectIdentifier($0) })
  }

  /// Returns whether a word is the name of a method that an object calls on itself: `setup()`, `self?.setup()`,
  /// `[self setup]`.
  private func isOwnCall(_ tokens: SourceCode.Slice, _ offset: Int) -> Bool {
    guard tokens.isSwift else {
      return tokens.isAt(offset + 1, "]") && tokens.isAt(offset - 2, "[")
        && tokens.text(offset - 1).lowercased().hasSuffix("self")
    }
    guard tokens.isAt(offset + 1, "(") else { return false }
    guard tokens.isAt(offset - 1, ".") else { return !tokens.isAt(offset - 1, "func") }
    let base = tokens.isAt(offset - 2, ["?", "!"]) ? offset - 3 : offset - 2
    return tokens.text(base).lowercased().hasSuffix("self")
  }

  // MARK: Subclasses

  /// Returns the methods that a class inherits and the app calls, if they set up components with something that the class
  /// overrides.
  func inheritedRoots(of typeName: String) -> [Function] {
    let ancestors = ancestry(of: typeName).dropFirst()
    let own = methods(of: typeName).filter { !$0.isStatic }.map(\.name) + definitions(of: typeName).map(\.name)
    let overridden = Set(own).filter { name in
      ancestors.contains { type in
        method(name, of: type) != nil || definitions(of: type).contains { $0.name == name }
      } || functions(named: name).contains(where: isOfUnknownType)
    }
    guard !overridden.isEmpty else { return [] }
    return ancestors.flatMap(methods).filter { function in
      guard handlers.contains(ObjectIdentifier(function)), !function.isStatic, !isRead(withCalls: function),
        overloads(function.name, ofObject: typeName).first(where: function.hasSignature) === function
      else { return false }
      var seen: Set<ObjectIdentifier> = []
      return reaches(overridden, from: function, of: typeName, &seen)
    }
  }

  /// Returns whether a method mentions one of some names, itself or in the methods that it calls.
  private func reaches(
    _ names: Set<String>, from function: Function, of typeName: String, _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    guard seen.insert(ObjectIdentifier(function)).inserted, seen.count <= Interpreter.Limit.mostClasses else {
      return false
    }
    let words = Set(function.body.words)
    if !words.isDisjoint(with: names) { return true }
    return words.sorted().contains { word in
      method(word, ofObject: typeName).map { reaches(names, from: $0, of: typeName, &seen) } ?? false
    }
  }
}
