import RefreshDiagnostics
import RefreshYAML

/// A component that is written in a suite and has not been read yet.
struct WrittenComponent: Sendable {
  /// The map that describes it.
  let node: Node
  /// The place of the key that it stands under.
  let place: Span
}
