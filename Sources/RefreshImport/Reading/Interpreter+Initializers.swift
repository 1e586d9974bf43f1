import RefreshEngine

/// Initializers that a component's class declares.
extension Interpreter {
  /// Runs the initializer of a component's own class that a call means, after what every component runs.
  ///
  /// - Parameter className: The class that has or inherits it; `nil` for that of the component.
  /// - Returns: Whether there is one.
  @discardableResult
  func runInitializer(
    _ name: String, _ arguments: [(label: String?, value: Value)], of className: String? = nil,
    on component: FoundComponent, at tokens: SourceCode.Slice, _ frame: Frame
  ) -> Bool {
    guard let function = initializer(name, arguments, of: className ?? component.className) else { return false }
    _ = call(function, arguments, own: component, at: tokens, frame)
    return true
  }

  /// Returns the initializer with parameters that a call means, in a component's class, one that it inherits from, or an extension of
  /// these; `nil` if it is none, or the one that UIKit calls for each view.
  func initializer(_ initializer: String, _ arguments: [(label: String?, value: Value)], of className: String)
    -> Function?
  {
    for name in program.classNames(of: className) {
      let found = program.methods(of: name).first { function in
        guard function.name == initializer, function.isOwnInitializer, !isCalling(function) else { return false }
        return !function.code.isSwift || function.takes(arguments)
      }
      if let found { return found }
    }
    return nil
  }

  /// Runs the initializers that every view of a class runs.
  func runUsualInitializers(
    of declaration: ClassDeclaration, on component: FoundComponent, at tokens: SourceCode.Slice, _ frame: Frame
  ) {
    let all = program.methods(of: declaration.name).filter { $0.isUsualInitializer }
    for name in ["init", "initWithFrame"] {
      for function in all where function.name == name { _ = call(function, [], own: component, at: tokens, frame) }
    }
  }

  /// Reads the initializers that no code calls, as code that runs at an unknown time.
  func readUncalledInitializers() {
    for (function, frame) in progress.uncalled where !progress.called.contains(ObjectIdentifier(function)) {
      progress.called.insert(ObjectIdentifier(function))
      apart { run(function.body, frame) }
    }
  }
}

extension Function {
  /// Whether it is an initializer that the app calls with its own arguments.
  var isOwnInitializer: Bool {
    guard !isStatic else { return false }
    return code.isSwift
      ? name == "init" && !parameters.isEmpty && !isUsualInitializer && parameters.first?.name != "coder"
      : name.hasPrefix("initWith") && !parameters.isEmpty && !isUsualInitializer && name != "initWithCoder"
  }

  /// Whether it is the initializer without arguments, or the one with a frame that it calls.
  fileprivate var isUsualInitializer: Bool {
    if code.isSwift { return name == "init" && (parameters.isEmpty || parameters.map(\.label) == ["frame"]) }
    return name == "init" || name == "initWithFrame" && parameters.count == 1
  }

  /// Returns whether arguments fit its parameters.
  fileprivate func takes(_ arguments: [(label: String?, value: Value)]) -> Bool {
    let pairs = bound(to: arguments)
    let given = pairs.filter { $0.value != nil }.map(\.parameter)
    return given.count == arguments.count && pairs.allSatisfy { $0.value != nil || $0.parameter.value != nil }
      && zip(given, arguments).allSatisfy { parameter, argument in
        argument.value.isClosure
          ? parameter.mayBeClosure && (argument.label ?? parameter.label) == parameter.label
          : argument.label == parameter.label
      }
  }
}

extension Function.Parameter {
  /// Whether its type is that of a closure, or the app's name for one.
  var mayBeClosure: Bool {
    isFunction
      || type.contains { word in
        ["Action", "Block", "Closure", "Handler", "Callback", "Completion"].contains(where: word.hasSuffix)
      }
  }
}
