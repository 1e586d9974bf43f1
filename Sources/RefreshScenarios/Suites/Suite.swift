import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// A document of a `*.scenarios.yaml`: a preset, or components, in a scene, and what should happen.
public struct Suite: Sendable {
  /// Its name.
  public let name: String
  /// Where its name stands.
  public let span: Span
  /// Its scenarios, in the order of the file.
  public internal(set) var scenarios: [Scenario]
  /// The preset that it names, nil if it has components of its own.
  public let preset: Preset?
  /// The components that its scenarios begin with, in the order in which they are attached.
  public let components: [ComponentGraph.Component]
  /// The map that describes it.
  let node: Node
}
