import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// The step that is being read, with the components that may be there.
struct StepBuilder: Sendable {
  /// The components that may be there when the step runs; an `attach` or `detach` step changes them.
  var cast: Cast
  /// The diagnostics of the step.
  var diagnostics = Diagnostics()
  /// The step.
  var step: (any Step)?
  /// The steps that it stands for, if it is no step itself.
  var group: StepGroup?

  /// Whether there may be a component at a place, or was one; if not, adds a diagnostic.
  mutating func requireComponent(at role: Located<ComponentRole>) -> Bool {
    guard !cast.knows(role.value) else { return true }
    diagnostics.add(.missingComponent(role.value, at: role.span, in: cast))
    return false
  }

  /// The conditions that a map of paths and matchers holds; nil if one is wrong.
  mutating func conditions(_ entries: [Node.Entry]) -> [Condition]? {
    let conditions = entries.compactMap { entry -> Condition? in
      guard let path = entry.key.scalar, !entry.key.isBroken,
        let observable = ObservablePath.resolve(path, at: entry.key.span, in: cast, into: &diagnostics),
        let matcher = MatcherReader.read(entry.value, for: observable, into: &diagnostics)
      else { return nil }
      return Condition(observable: observable, matcher: matcher, span: entry.value.span)
    }
    return conditions.count == entries.count ? conditions : nil
  }
}
