/// Constants and properties whose first values may be components.
extension Interpreter {
  /// Reads a definition in which a component may be made.
  func settle(_ definition: Definition) {
    guard progress.settled.insert(definition.value.span).inserted else { return }
    let frame = Frame(definition.code, nil, of: definition.typeName, scope: number())
    let value = evaluate(ExpressionReader.read(definition.value), frame)
    if refersToComponent(value, frame) {
      hold(value, as: definition.name, of: definition.typeName)
      account.name(definition.name, in: definition.code)
    } else if let mention = attention.mentions.first {
      loseMention(mention, at: definition.value, frame)
    }
    rename(value, to: definition.name, frame)
  }

  /// Returns the component that a property of Swift makes which has not been read yet, such as a lazy one that is declared
  /// after the code that uses it.
  func lazyComponent(_ name: String, _ frame: Frame) -> Value? {
    guard let definition = program.definition(name, of: frame.typeName, near: frame.code), definition.code.isSwift,
      definition.typeName == frame.typeName, !progress.settled.contains(definition.value.span),
      mentionsComponent(definition.value), isInReach(frame, at: definition.value)
    else { return nil }
    let outer = attention.mentions
    attention.mentions = []
    settle(definition)
    attention.mentions = outer
    return property(name, of: frame.typeName)
  }

  /// Makes the components with which the properties begin that objects of a class inherit.
  func makeInheritedComponents(of typeName: String?) {
    guard let typeName, !program.isComponent(typeName), progress.inheriting.insert(typeName).inserted else {
      return
    }
    for ancestor in program.ancestry(of: typeName).dropFirst() {
      for definition in program.definitions(of: ancestor) where progress.settled.contains(definition.value.span) {
        let key = "\(typeName).\(definition.name)"
        guard properties[key] == nil, properties["\(ancestor).\(definition.name)"]?.components.isEmpty == false
        else {
          continue
        }
        let frame = Frame(definition.code, nil, of: typeName, scope: number())
        let value = asking { evaluate(ExpressionReader.read(definition.value), frame) }
        hold(value, as: definition.name, of: typeName)
      }
    }
  }
}
