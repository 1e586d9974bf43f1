/// Calls of functions, and of the methods of the object whose code is read.
extension Interpreter {
  /// Follows a function or a method of the object whose code calls it.
  func followOwn(_ function: Function, _ call: Call, _ frame: Frame) -> Value {
    let arguments = call.given
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
      let parent = frame.function?.typeName.flatMap { program.classes[$0]?.parent }
      if let parent { runInitializer(call.name, call.given, of: parent, on: own, at: call.tokens, frame) }
      return nil
    }
    let parent = frame.function?.typeName.flatMap { program.ancestry(of: $0).dropFirst().first }
    let function = parent.flatMap { program.method(call.name, ofObject: $0, for: call.given) }
    if let own = frame.ownComponent {
      // Methods that MJRefresh or UIKit calls are read for each class.
      guard let function, !Self.behaviour.contains(call.name) else {
        if call.name == "prepare", own.isBeingPrepared { prepareAgain(own) }
        return nil
      }
      return self.call(function, call.given, own: own, at: call.tokens, frame)
    }
    guard let function,
      program.handlers.contains(ObjectIdentifier(function)) || follows(function, call, isDiscarded, frame)
    else { return nil }
    return followOwn(function, call, frame)
  }

  /// Undoes what the classes of a component have set before MJRefresh's own `prepare`, which sets it again.
  private func prepareAgain(_ component: FoundComponent) {
    let keys = Self.prepared + component.kind.family.titleStates.map { "titles.\($0.name)" }
    for key in keys {
      guard let place = component.settings[key]?.place else { continue }
      component.unset(key)
      component.remark(
        "`\(key)` has no effect: MJRefresh's `prepare` sets it again", at: place, as: .unused, key: key)
    }
  }

  /// The keys that `prepare` of MJRefresh's classes sets, without titles.
  private static let prepared = [
    "height", "width", "labelLeftInset", "lastUpdatedTimeKey", "activityIndicatorViewStyle", "triggerPercent",
    "automaticallyRefresh", "autoTriggerTimes",
  ]

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
