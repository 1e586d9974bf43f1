import RefreshDiagnostics
import RefreshEngine

/// Scroll views that functions get: `list` of `func add(to list: UITableView)`, or `self` of an extension.
extension Interpreter {
  /// Returns the words of a path up to a scroll view's component, or `nil` if it leads through none: other libraries have
  /// members that begin with `mj_`, too.
  static func componentPath(_ path: String) -> [Substring]? {
    guard path.contains("mj_") else { return nil }
    let words = path.split(separator: ".")
    return words.firstIndex { word in ComponentRole.allCases.contains { word == "mj_\($0.rawValue)" } }
      .map { Array(words[...$0]) }
  }

  /// Returns a scroll view by its name in the code of a frame.
  func scrollView(_ name: String, _ frame: Frame) -> ScrollView {
    if name == "self", case .scrollView(let view)? = frame.variables["self"] { return view }
    return ScrollView(
      name: name, typeName: frame.typeName, function: frame.function, round: frame.round(ofScrollView: name))
  }

  /// Returns an argument with the names of scroll views as the caller has them.
  func scrollViews(in value: Value, _ frame: Frame) -> Value {
    guard case .path(let path) = value, Self.isObject(path) else { return value }
    return .scrollView(scrollView(path, frame))
  }

  /// Returns whether a path may lead to a scroll view.
  static func isObject(_ path: String) -> Bool {
    guard let first = path.first else { return false }
    return (first.isLowercase || first == "_") && path != "super" && componentPath(path) == nil
  }

  /// Returns a scroll view that is computed, of which it isn't known whether it is another one each time.
  func computedScrollView(_ frame: Frame) -> ScrollView {
    ScrollView(
      name: "scrollView", typeName: frame.typeName, function: frame.function, round: frame.round, isComputed: true)
  }

  /// Returns the component that is attached to a scroll view, or its name if there is none yet.
  func attached(_ role: ComponentRole, to view: ScrollView) -> Value {
    let key = "\(view.name).mj_\(role.rawValue)"
    return property(key, of: view.typeName) ?? .scrollView(view.named(key))
  }

  /// Returns the value of a member of a scroll view.
  func member(_ name: String, of view: ScrollView) -> Value {
    if let role = program.role(of: name) { return attached(role, to: view) }
    // The object of a wrapper by which libraries add methods: `tableView.ext.base`.
    if name == "base", let dot = view.name.lastIndex(of: ".") {
      return .scrollView(view.named(String(view.name[..<dot])))
    }
    let path = "\(view.name).\(name)"
    return property(path, of: view.typeName) ?? .scrollView(view.named(path))
  }

  /// Assigns a value to a member of a scroll view.
  func assign(
    _ value: Value, to name: String, of view: ScrollView, from source: Expression, at place: Span, _ frame: Frame
  ) {
    if let role = program.role(of: name) {
      attach(value, as: role, to: view, from: source, at: place, frame)
    } else if Self.componentPath(view.name) != nil {
      if Self.ignoredMembers.contains(name) { return noteUse() }
      postpone(
        view.name, "`\(name)` is changed here, not where the component is set up", at: place, of: view.typeName)
    } else if refersToComponent(value, frame) {
      noteUse()
      hold(value, as: "\(view.name).\(name)", of: view.typeName)
    }
  }

  /// Returns the value of a call of a scroll view's method, or `nil` if it isn't followed.
  func call(_ call: Call, on view: ScrollView, isDiscarded: Bool, _ frame: Frame) -> Value? {
    if let value = call.values.first, let role = Self.property(call).flatMap(program.role) {
      attach(value, as: role, to: view, from: call.source, at: call.span, frame)
      return .nothing
    }
    if !call.tokens.isSwift, call.arguments.isEmpty, let role = program.role(of: call.name) {
      return attached(role, to: view)
    }
    if Self.componentPath(view.name) != nil {
      if !Self.ignoredMethods.contains(call.name), !Self.questions.contains(call.name),
        isDiscarded || !call.arguments.isEmpty
      {
        postpone(
          view.name, "`\(call.name)` is called here, not where the component is set up", at: call.span,
          of: view.typeName)
      }
      return nil
    }
    guard let function = program.handler(call.name, for: call.given) else { return nil }
    return follow(function, call.given, on: .scrollView(view), at: call.tokens, frame)
  }
}
