import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// A component that was given another type by a preset that extends the one it stands in.
///
/// Keys of the old type may remain that the new one does not have.
struct TypeChange {
  private let new: Node
  private let old: Node

  /// Nil for a component whose type was not changed.
  init?(of component: Node) {
    guard let entry = component.entries.first(where: { $0.key.isScalar("type") }), let old = entry.replaced,
      let name = entry.value.scalar, !old.isScalar(name)
    else { return nil }
    new = entry.value
    self.old = old
  }

  /// A diagnostic with where the type was changed, if that is why a key is wrong.
  func explaining(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.rule == .misplacedKey || diagnostic.rule == .unusedState,
      diagnostic.span.file !== new.span.file,
      let newName = new.scalar, let oldName = old.scalar
    else { return diagnostic }
    return diagnostic.adding([
      Diagnostic.Label("the type becomes \(quoted(newName)) here", at: new.span),
      Diagnostic.Label("the type was \(quoted(oldName))", at: old.span),
    ])
  }
}
