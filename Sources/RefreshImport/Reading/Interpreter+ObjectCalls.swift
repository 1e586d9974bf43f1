/// Calls of functions, and of the methods of the object whose code is read.
extension Interpreter {
  /// Follows a function or a method of the object whose code calls it.
  func followOwn(_ function: Function, _ call: Call, _ frame: Frame) -> Value {
    let arguments = zip(call.arguments, call.values).map { (label: $0.label, value: $1) }
    guard program.belongs(function, to: frame.typeName) else {
      return follow(function, arguments, at: call.tokens, frame)
    }
    if case .scrollView? = frame.variables["self"] {
      return follow(function, arguments, on: frame.variables["self"], at: call.tokens, frame)
    }
    return follow(function, arguments, of: frame.typeName, at: call.tokens, frame)
  }

  /// Follows the method that the class of the current code inherits.
  func superCall(_ call: Call, isDiscarded: Bool, _ frame: Frame) -> Value? {
    if let own = frame.ownComponent, frame.isLaterClosure, Self.needed.contains(call.name) {
      own.remark("`\(call.name)` of MJRefresh runs later here, and it isn't known when", at: call.span, key: "")
    }
    if let own = frame.ownComponent, own.isBeingMade, call.name.hasPrefix("init") {
      let given = zip(call.arguments, call.values).map { (label: $0.label, value: $1) }
      let parent = frame.function?.typeName.flatMap { program.classes[$0]?.parent }
      if let parent { runInitializer(call.name, given, of: parent, on: own, at: call.tokens, frame) }
      return nil
    }
    guard frame.ownComponent == nil, let typeName = frame.function?.typeName,
      let function = program.ancestry(of: typeName).dropFirst().lazy
        .compactMap({ self.program.method(call.name, of: $0) }).first,
      program.handlers.contains(ObjectIdentifier(function)) || follows(function, call, isDiscarded, frame)
    else { return nil }
    return followOwn(function, call, frame)
  }

  /// Follows a function, and reads the closures that are passed to it.
  ///
  /// - Parameter typeName: The type of the object whose method it is, if the method may be inherited.
  func follow(
    _ function: Function, _ arguments: [(label: String?, value: Value)], on owner: Value? = nil,
    of typeName: String? = nil, at tokens: SourceCode.Slice, _ frame: Frame
  ) -> Value {
    for case (_, .closure(let source, let closure)) in arguments { readLater(source, closure) }
    let value = call(function, arguments, on: owner, of: typeName, at: tokens, frame)
    for component in value.components { component.scopes.insert(frame.scope) }
    return value
  }
}
