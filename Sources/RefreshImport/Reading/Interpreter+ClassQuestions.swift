/// Questions about the class of a component, which is known.
extension Interpreter {
  /// Returns a value as one of a type; nothing, if it is a component of another class.
  func cast(_ value: Value, to type: [String]) -> Value {
    guard case let classes = type.filter(program.isComponent), !classes.isEmpty, !value.components.isEmpty else {
      return value.converted(to: type)
    }
    let fitting = value.components.count { component in
      !program.classNames(of: component.className).filter(classes.contains).isEmpty
    }
    if fitting == value.components.count { return value }
    // Nothing is done with a component of another class.
    if fitting == 0 { noteUse() }
    return fitting == 0 ? .nothing : .unknown
  }

  /// Returns the answer to a question about a component, which is known of its class.
  func answer(to call: Call, about component: FoundComponent) -> Value {
    guard ["isKind", "isKindOfClass", "isMember", "isMemberOfClass"].contains(call.name),
      case .componentClass(let name)? = call.values.first
    else { return .unknown }
    let isMember = call.name.hasPrefix("isMember")
    return .flag(
      isMember ? component.className == name : program.classNames(of: component.className).contains(name))
  }
}

extension Expression {
  /// Whether it is a cast that may fail: `a as? Type`.
  var isQuestion: Bool {
    tokens.offsets.last { tokens.isAt($0, "as") }.map { tokens.isAt($0 + 1, "?") } ?? false
  }
}
