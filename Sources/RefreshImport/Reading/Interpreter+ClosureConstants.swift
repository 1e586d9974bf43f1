/// Closures that constants and properties hold from the beginning.
extension Interpreter {
  /// Runs the closure of a constant to which code passes a component; `nil` if the name isn't that of one.
  ///
  /// - Parameter typeName: The enclosing type, or the type before the dot.
  func constantClosureCall(_ call: Call, of typeName: String?, _ frame: Frame) -> Value? {
    guard call.values.contains(where: { refersToComponent($0, frame) }),
      let definition = program.definition(call.name, of: typeName, near: frame.code), definition.code.isSwift,
      definition.typeName.map({ owner in typeName.map { program.ancestry(of: $0).contains(owner) } ?? false })
        ?? true,
      !program.mayChange(definition), isInReach(frame, at: definition.value),
      case .closure(let source) = ExpressionReader.read(definition.value).kind
    else { return nil }
    let closure = Frame(
      definition.code, nil, of: definition.typeName, scope: frame.scope, depth: frame.depth + 1,
      conditions: frame.conditions)
    return apply(source, closure, to: call.values)
  }
}
