/// Functions that do something to components, and are read with their calls.
extension Program {
  /// Returns whether a word stands for components: a class of them, or a property that holds one.
  func isOfComponents(_ word: String) -> Bool {
    role(of: word) != nil || isComponent(word)
      || word.hasPrefix("setMj_") && role(of: "mj_" + word.dropFirst("setMj_".count)) != nil
  }

  /// Returns the functions that do something to components themselves or by the functions that they call.
  func findHandlers() -> Set<ObjectIdentifier> {
    var rest: [(function: Function, words: Set<String>)] = []
    var (found, names): (Set<ObjectIdentifier>, Set<String>) = ([], [])
    for function in functions where !function.isMacro && function.name != "init" {
      let words = Set(function.body.words)
      if words.contains(where: isOfComponents) {
        found.insert(ObjectIdentifier(function))
        names.insert(function.name)
      } else {
        rest.append((function, words))
      }
    }
    // Calls are followed as deep.
    for _ in 0..<Interpreter.Limit.mostCalls {
      let more = rest.filter { !$0.words.isDisjoint(with: names) }
      if more.isEmpty { break }
      rest.removeAll { !$0.words.isDisjoint(with: names) }
      found.formUnion(more.map { ObjectIdentifier($0.function) })
      names.formUnion(more.map(\.function.name))
    }
    return found
  }

  /// Returns whether a function is read with its calls: it does something to components, and what that is depends on
  /// arguments or on the scroll view whose method it is.
  func isRead(withCalls function: Function) -> Bool {
    guard handlers.contains(ObjectIdentifier(function)), calledNames.contains(function.name) else { return false }
    return !function.parameters.isEmpty || isOfScrollViews(function)
  }

  /// Returns the only function with a name in extensions of scroll views that does something to components.
  func handler(_ name: String) -> Function? {
    guard handlerNames.contains(name) else { return nil }
    let all = functions(named: name).filter { isOfScrollViews($0) && handlers.contains(ObjectIdentifier($0)) }
    return all.count == 1 ? all[0] : nil
  }

  private func isOfScrollViews(_ function: Function) -> Bool {
    guard let typeName = function.typeName else { return false }
    return extensions.contains(typeName) && classes[typeName] == nil && !isComponent(typeName) && !function.isStatic
      && role(of: function.name) == nil
  }
}
