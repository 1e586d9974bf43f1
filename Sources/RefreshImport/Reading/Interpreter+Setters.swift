/// Setters and observers of the app's own properties: `setHeight:`, `set { … }` and `didSet { … }`.
extension Interpreter {
  /// A property with its new value.
  struct PropertyValue {
    let name: String
    let value: Value
  }

  /// What a setter sets.
  struct Setting {
    /// The code that runs.
    let body: SourceCode.Slice
    /// The name of the property, and its new value.
    let property: PropertyValue
    /// The name of the new value in the code.
    let valueName: String
  }

  /// Follows what else code does that sets a property of the object whose method it is; returns whether there is such code.
  @discardableResult
  func runSetter(of name: String, to value: Value, at tokens: SourceCode.Slice, _ frame: Frame) -> Bool {
    guard let typeName = frame.typeName, let function = program.setter(of: name, inObjectsOf: typeName),
      // An initializer sets properties without their observers.
      !function.isObserver || frame.function?.name != "init"
    else { return false }
    let owner: Value? = if case .scrollView? = frame.variables["self"] { frame.variables["self"] } else { nil }
    return runSetter(function, of: name, to: value, on: owner, of: typeName, at: tokens, frame)
  }

  /// Follows what else code does that sets a property of another object; returns whether the object's type has such code. Of an
  /// object whose type isn't known, any may be meant.
  @discardableResult
  func runSetter(
    of name: String, to value: Value, on object: Expression, at tokens: SourceCode.Slice, _ frame: Frame
  ) -> Bool {
    guard let type = objectType(of: object, frame) else {
      progress.missed.formUnion(program.setters(of: name).map(\.name))
      return false
    }
    guard let function = program.setter(of: name, inObjectsOf: type) else { return false }
    return runSetter(function, of: name, to: value, of: type, at: tokens, frame)
  }

  /// Follows what code does that sets a property which the app adds to scroll views; returns whether there is such code.
  func runSetter(
    of name: String, to value: Value, on view: ScrollView, at tokens: SourceCode.Slice, _ frame: Frame
  ) -> Bool {
    guard let function = program.setterOfScrollViews(name) else { return false }
    return runSetter(function, of: name, to: value, on: .scrollView(view), at: tokens, frame)
  }

  /// Follows the setter of a property that the app adds to components; returns whether there is one.
  func runSetter(
    of name: String, to value: Value, on component: FoundComponent, _ frame: Frame
  ) -> Bool {
    guard !Self.inheritedProperties.contains(name) else { return false }
    let own = program.chain(of: component.className)?.lazy.compactMap { self.program.setter(of: name, in: $0.name) }
    guard
      let function = own?.first
        ?? program.setterOfComponents(name, of: component.className, near: frame.code)
    else { return false }
    return runSetter(function, of: name, to: value, own: component, at: function.place, frame)
  }

  /// Properties of MJRefresh and of views, whose overridden setters run at other times, too.
  private static let inheritedProperties: Set<String> = [
    "state", "pullingPercent", "scrollView", "frame", "bounds", "center", "transform", "alpha", "backgroundColor",
    "tintColor",
  ]

  private func runSetter(
    _ function: Function, of name: String, to value: Value, own: FoundComponent? = nil, on owner: Value? = nil,
    of typeName: String? = nil, at tokens: SourceCode.Slice, _ frame: Frame
  ) -> Bool {
    guard !isCalling(function) else { return false }
    noteUse()
    if !function.code.isSwift {
      let setting = Setting(
        body: function.body, property: PropertyValue(name: name, value: value),
        valueName: function.parameters.first?.name ?? "")
      _ = call(function, [(nil, value)], own: own, on: owner, of: typeName, at: tokens, setting: setting, frame)
      return true
    }
    let (body, valueName) = function.setterBody ?? (function.body, "newValue")
    let setting = Setting(body: body, property: PropertyValue(name: name, value: value), valueName: valueName)
    _ = call(function, [], own: own, on: owner, of: typeName, at: tokens, setting: setting, frame)
    return true
  }
}

extension Program {
  /// Returns the setter or observer of a property of a type's objects, if it does something to components.
  func setter(of name: String, inObjectsOf typeName: String) -> Function? {
    ancestry(of: typeName).lazy.compactMap { self.setter(of: name, in: $0) }.first
      .flatMap { handlers.contains(ObjectIdentifier($0)) ? $0 : nil }
  }

  /// Returns the setter or observer that a type declares for a property.
  func setter(of name: String, in typeName: String) -> Function? {
    let all = [method(Self.setterName(name), of: typeName), method(name, of: typeName)]
    return all.lazy.compactMap(\.self).first { $0.propertyThatItSets == name }
  }

  /// Returns the setters and observers of the properties with a name that do something to components.
  func setters(of name: String) -> [Function] {
    [Self.setterName(name), name].flatMap(functions).filter {
      $0.propertyThatItSets == name && handlers.contains(ObjectIdentifier($0))
    }
  }

  /// Returns the only setter of a property in extensions of scroll views.
  func setterOfScrollViews(_ name: String) -> Function? {
    let all = [Self.setterName(name), name].flatMap { handlers($0) }.filter { $0.propertyThatItSets == name }
    return all.count == 1 ? all[0] : nil
  }

  /// Returns the only setter of a property in extensions of components.
  func setterOfComponents(_ name: String, of className: String, near code: SourceCode) -> Function? {
    let all = [Self.setterName(name), name].flatMap { extensionMethods($0, of: className, near: code) }
    let setters = all.filter { $0.propertyThatItSets == name }
    return setters.count == 1 ? setters[0] : nil
  }

  private static func setterName(_ name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Function {
  /// Returns the names by which code uses it: its own, unless it observes a property, and that of the property which it sets.
  func usedNames(assigned: (String) -> String) -> [String] {
    [isObserver ? nil : name, propertyThatItSets.map(assigned)].compactMap(\.self)
  }

  /// The property that it sets or observes; `nil` if it does neither.
  var propertyThatItSets: String? {
    guard !isMacro, !isStatic else { return nil }
    if code.isSwift { return parameters.isEmpty && (isObserver || setterBody != nil) ? name : nil }
    guard name.hasPrefix("set"), name.count > 3, parameters.count == 1 else { return nil }
    return Interpreter.lowered(name.dropFirst(3))
  }

  /// The code of the setter of a computed property, with the name of the new value in it.
  var setterBody: (body: SourceCode.Slice, valueName: String)? {
    guard code.isSwift, place.isAt(0, "var") else { return nil }
    var offset = 0
    while offset < body.count {
      if body.isAt(offset, "set"), body.isAt(offset + 1, "{") { return (body.inside(offset + 1), "newValue") }
      if body.isAt(offset, "set"), body.isAt(offset + 1, "("), body.isAt(offset + 4, "{") {
        return (body.inside(offset + 4), body.text(offset + 2))
      }
      offset = body.next(after: offset)
    }
    return nil
  }
}
