import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshYAML

/// A preset: the components of one scroll view, with their settings.
public struct Preset: Sendable {
  /// Its name.
  public let name: String
  /// The author's description.
  public let description: String?
  /// The component graph.
  public let graph: ComponentGraph
  /// The map that describes it, with what it extends laid below it.
  public var node: Node { extended.root }
  let extended: ExtendedPreset

  /// The language, a BCP-47 tag; nil where it says nothing.
  public var language: String? { graph.language }
  /// The texts that the components show by themselves.
  public var texts: Texts { graph.texts }
  /// The components in the order in which they are attached.
  public var components: [ComponentGraph.Component] { graph.components }

  /// The header, if there is one.
  public var header: ComponentGraph.Component? { self[.header] }
  /// The footer, if there is one.
  public var footer: ComponentGraph.Component? { self[.footer] }
  /// The trailer, if there is one.
  public var trailer: ComponentGraph.Component? { self[.trailer] }

  /// The component of a role, if there is one.
  public subscript(role: ComponentRole) -> ComponentGraph.Component? { graph[role] }

  /// A diagnostic of a file that the preset extends, with the places where that file is named.
  public func showingOrigin(of diagnostic: Diagnostic) -> Diagnostic {
    diagnostic.adding(extended.labels(for: diagnostic.span.file))
  }

  /// Reads a preset file, and the files that it extends.
  ///
  /// - Parameters:
  ///   - file: The text of one preset.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The preset without the keys that are wrong; nil if it has no name or no component.
  public static func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Preset? {
    var library = PresetLibrary()
    return library.load(file, into: &diagnostics)
  }

  /// The preset as it would be without one of its keys, with the key's default in its place.
  ///
  /// - Parameter path: The names of the keys that lead to it, the outermost first: `header`, `titles`, `idle`.
  /// - Returns: Nil where it is no preset any more: without its name, or its only component.
  public func removing(_ path: [String]) -> Preset? {
    var rest = extended
    rest.root = rest.root.removing(path)
    // It has been read before: what it names may be named, and what is wrong without the key is no news.
    let lookups = PresetLookups()
    let files = ProjectFiles(around: node.span.file.path, allowsOutside: true, lookups: lookups.files)
    return Diagnostics.asking { PresetReader.read(rest, files: files, lookups: lookups, into: &$0) }.hypothetical
  }
}
