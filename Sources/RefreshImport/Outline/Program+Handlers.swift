/// Functions that do something to components, and are read with their calls.
extension Program {
  /// Returns whether a word names a class of components, or a property that holds one.
  func isOfComponents(_ word: String) -> Bool { isAttachment(word) || isComponent(word) }

  /// Returns whether a word names a property that holds a component, such as `mj_header`, or its setter in Objective-C.
  func isAttachment(_ word: String) -> Bool {
    role(of: word) != nil || word.hasPrefix("setMj_") && role(of: "mj_" + word.dropFirst("setMj_".count)) != nil
  }

  /// Returns the functions that do something to components themselves or by the functions that they call.
  func findHandlers() -> Set<ObjectIdentifier> {
    var rest: [(function: Function, words: Set<String>)] = []
    var (found, last): (Set<ObjectIdentifier>, [String: [Function]]) = ([], [:])
    // A macro without parameters is a definition.
    let macros = Set(
      definitions.filter { $0.isMacro && $0.value.words.contains(where: isOfComponents) }.map(\.name))
    for function in functions where function.name != "init" {
      let words = Set(function.body.words)
      let used = words.union(function.body.assignedWords.map(Self.assigned))
      let holders = function.typeName.map(holders) ?? []
      if words.contains(where: isOfComponents) || !words.isDisjoint(with: macros)
        || !holders.isEmpty && words.contains(where: { holders.contains(Interpreter.plain($0)) })
      {
        found.insert(ObjectIdentifier(function))
        for name in function.usedNames(assigned: Self.assigned) { last[name, default: []].append(function) }
      } else {
        rest.append((function, used))
      }
    }
    // Calls are followed to the same depth.
    for _ in 0..<Interpreter.Limit.mostCalls where !last.isEmpty {
      let callees = last
      last = [:]
      rest.removeAll { function, words in
        let isCaller = words.contains { word in callees[word]?.contains { calls(function, words, $0) } ?? false }
        guard isCaller else { return false }
        found.insert(ObjectIdentifier(function))
        for name in function.usedNames(assigned: Self.assigned) { last[name, default: []].append(function) }
        return true
      }
    }
    return found
  }

  /// The mark of a name that code assigns something to.
  private static func assigned(_ name: String) -> String { name + "=" }

  /// Returns whether a function that has the name of another one may mean it, as calls are followed: in its type or file,
  /// after the name of its type, or if no other function has the name.
  private func calls(_ function: Function, _ words: Set<String>, _ callee: Function) -> Bool {
    // A property of one type says nothing about those of others.
    let isUnique = callee.propertyThatItSets == nil && functions(named: callee.name).count == 1
    return callee.code === function.code || isUnique || isOfScrollViews(callee)
      || callee.typeName.map { type in
        words.contains(type) || function.typeName.map { ancestry(of: $0).contains(type) } ?? false
      } ?? true
  }

  /// Returns whether a function is read with its calls: it does something to components, and what that is depends on
  /// arguments, on the scroll view whose method it is, or on the code that sets up the object.
  func isRead(withCalls function: Function) -> Bool {
    if ownCalls.contains(ObjectIdentifier(function)) { return true }
    guard handlers.contains(ObjectIdentifier(function)) else { return false }
    if let property = function.propertyThatItSets, isSet(property), !givesComponent(function) { return true }
    guard calledNames.contains(function.name) else { return false }
    return !function.parameters.isEmpty || isOfScrollViews(function)
  }

  /// Returns the function with a name in extensions of scroll views that does something to components.
  func handler(_ name: String, for arguments: Arguments) -> Function? {
    meant(handlers(name), by: arguments)
  }

  /// Returns the functions with a name in extensions of scroll views that do something to components.
  func handlers(_ name: String) -> [Function] {
    guard handlerNames.contains(name) else { return [] }
    return functions(named: name).filter { isOfScrollViews($0) && handlers.contains(ObjectIdentifier($0)) }
  }

  private func isOfScrollViews(_ function: Function) -> Bool {
    guard let typeName = function.typeName else { return false }
    return extensions.contains(typeName) && classes[typeName] == nil && !isComponent(typeName) && !function.isStatic
      && role(of: function.name) == nil
  }
}
