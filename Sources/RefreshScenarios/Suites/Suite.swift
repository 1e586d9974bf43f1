import RefreshDiagnostics
import RefreshYAML

/// A document of a `*.scenarios.yaml`: a preset, or components, in a scene, and what should happen.
public struct Suite: Sendable {
  /// Its name.
  public let name: String
  /// Where its name stands.
  public let span: Span
  /// Its scenarios, in the order of the file.
  public let scenarios: [Scenario]
  /// The map that describes it.
  let node: Node
}
