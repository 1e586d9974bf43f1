import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// A preset: the components of one scroll view, with their settings.
public struct Preset: Sendable {
  /// Its name.
  public let name: String
  /// What it is for, in the author's words.
  public let description: String?
  /// What it makes.
  public let graph: ComponentGraph
  /// The map that describes it, with what it extends laid below it.
  public var node: Node { extended.root }
  let extended: ExtendedPreset

  /// The language, a BCP-47 tag; nil where it says nothing.
  public var language: String? { graph.language }
  /// The texts that the components show by themselves.
  public var texts: Texts { graph.texts }
  /// The components in the order in which they are attached.
  public var components: [ComponentPreset] { graph.components }

  /// The header, if there is one.
  public var header: ComponentPreset? { self[.header] }
  /// The footer, if there is one.
  public var footer: ComponentPreset? { self[.footer] }
  /// The trailer, if there is one.
  public var trailer: ComponentPreset? { self[.trailer] }

  /// The component of a role, if there is one.
  public subscript(role: ComponentRole) -> ComponentPreset? { graph[role] }

  /// A diagnostic of a file that the preset extends, with the places where that file is named.
  public func showingOrigin(of diagnostic: Diagnostic) -> Diagnostic {
    diagnostic.adding(extended.labels(for: diagnostic.span.file))
  }

}
