import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// A component of a preset, a suite or an `attach` step that hasn't been read yet: what is wrong with it depends on other
/// keys.
package struct WrittenComponent: Sendable {
  /// The role in which it is attached.
  package let role: ComponentRole
  /// The span of its key.
  package let place: Span
  fileprivate let node: Node

  /// The file that describes it.
  package var file: SourceFile { node.span.file }

  /// Reads it, with all of its valid keys.
  ///
  /// - Parameters:
  ///   - images: Where its images are looked up.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The component, or nil if it isn't a map or has no type for its role.
  package func read(images: PresetImages, into diagnostics: inout Diagnostics) -> ComponentGraph.Component? {
    ComponentGraph.Component.decode(node, role: role, at: place, images: images, into: &diagnostics)
  }
}

extension Key {
  /// Declares the key of a component.
  ///
  /// - Parameters:
  ///   - role: The role in which the component is attached.
  ///   - typeIsRequired: Whether it must have a type. The default is true; one that extends another may inherit it.
  ///   - summary: A sentence that describes it.
  ///   - store: Stores the component.
  package convenience init(
    _ role: ComponentRole, typeIsRequired: Bool = true, _ summary: String,
    store: @escaping @Sendable (inout Target, WrittenComponent) -> Void
  ) {
    self.init(role.rawValue, .component(role, typeIsRequired: typeIsRequired), summary) { node, place, target, _ in
      store(&target, WrittenComponent(role: role, place: place(), node: node))
      return true
    }
  }
}
