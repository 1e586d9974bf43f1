import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// Takes what is read of one step: the components that are there, and the step itself.
struct StepBuilder: Sendable {
  /// The components that may be there when the step runs; an `attach` or `detach` step changes them.
  var cast: Cast
  /// What is wrong with the step where it stands.
  var diagnostics = Diagnostics()
  /// The step.
  var step: (any Step)?
  /// What it stands for, if it is no step itself.
  var group: StepGroup?

  /// Begins with the components that may be there.
  init(cast: Cast) { self.cast = cast }

  /// Whether there may be a component at a place, or was one; if not, says so.
  mutating func requireComponent(at role: Located<ComponentRole>) -> Bool {
    guard !cast.knows(role.value) else { return true }
    diagnostics.add(.missingComponent(role.value, at: role.span, in: cast))
    return false
  }

  /// Whether the component at a place may have a part, which its `leaf` is of; if not, says which types have it.
  mutating func requireLeaf(_ leaf: ComponentLeaf, of role: Located<ComponentRole>) -> Bool {
    guard let problem = ObservablePath.missingPart(leaf, of: role.value, at: role.span, in: cast) else {
      return true
    }
    diagnostics.add(problem)
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

  /// The lines of a list of events; nil if one is wrong.
  mutating func events(_ nodes: [Node]) -> [EventPattern]? {
    let patterns = nodes.compactMap { EventReader.read($0, in: cast, into: &diagnostics) }
    return patterns.count == nodes.count ? patterns : nil
  }
}
