/// Code of which it isn't known whether it runs, and what that means for the components that variables hold.
extension Interpreter {
  /// The branches of a statement, of which at most one runs.
  struct Branches {
    /// The components that each branch leaves in variables and properties, without the branches that end the function.
    fileprivate var ends: [[Holder: Value]] = []
  }

  /// Something that holds a component.
  fileprivate enum Holder: Hashable {
    case variable(String)
    /// A property, by its type and name.
    case property(String)
  }

  /// Runs a branch. The next one begins with the components that variables held before this one.
  ///
  /// - Parameter earlier: The cases that fall through into it, each of which may run before it.
  func run(
    _ body: SourceCode.Slice, after earlier: [SourceCode.Slice] = [], as branches: inout Branches, _ frame: Frame
  ) {
    let before = frame.names
    properties.beginBranch()
    for body in earlier { runMaybe(body, frame) }
    let isLeft = run(body, if: .unknown, frame)
    var end: [Holder: Value] = [:]
    for (name, old) in before.variables {
      if let new = frame.variables[name], !new.holdsSame(as: old) {
        end[.variable(name)] = new
        frame.restore(name, from: before)
      }
    }
    for (key, new) in properties.endBranch() { end[.property(key)] = new }
    if !isLeft, !body.hasStatement(SourceCode.Slice.failures) {
      branches.ends.append(end)
    }
  }

  /// Gives variables and properties the components that branches may have left in them.
  ///
  /// - Parameter isComplete: Whether one of the branches certainly runs.
  func join(_ branches: Branches, isComplete: Bool, _ frame: Frame) {
    for holder in Set(branches.ends.flatMap(\.keys)) {
      switch holder {
      case .variable(let name):
        let old = frame.variables[name] ?? .unknown
        frame.variables[name] = .oneOf((isComplete ? [] : [old]) + branches.ends.map { $0[holder] ?? old })
      case .property(let key):
        // Without a value so far, only other code may have set it.
        let old = properties[key]
        let ends = (isComplete ? [] : [old]) + branches.ends.map { $0[holder] ?? old }
        properties[key] = .oneOf(ends.compactMap(\.self))
      }
    }
  }

  /// Runs code that may not run.
  func runMaybe(_ body: SourceCode.Slice, _ frame: Frame) {
    var branches = Branches()
    run(body, as: &branches, frame)
    join(branches, isComplete: false, frame)
  }

  /// Runs a call of a method of whichever component a value is.
  func call(
    _ call: Call, on alternatives: Alternatives, _ path: String, isDiscarded: Bool, _ frame: Frame
  ) -> Value {
    if path.isEmpty, call.name == "link" || call.name == "linkTo", let first = alternatives.components.first {
      attach(.oneOf(alternatives, ""), as: first.kind.role, to: linkedView(call, frame), at: call.span, frame)
      return .oneOf(alternatives, "")
    }
    let results = alternatives.components.map { self.call(call, on: $0, path, isDiscarded: isDiscarded, frame) }
    if results.elementsEqual(alternatives.components, by: { $0.component === $1 }) {
      return .oneOf(alternatives, "")
    }
    guard case .component(_, let inner)? = results.first else { return .unknown }
    let isSame = results.allSatisfy { if case .component(_, inner) = $0 { true } else { false } }
    return isSame ? .oneOf(alternatives, inner) : .unknown
  }
}
