import RefreshDiagnostics
import RefreshEngine
import RefreshFiles

/// A preset: the components of one scroll view, with their settings.
public struct Preset: Sendable {
  /// The name.
  public let name: String
  /// The author's description.
  public let description: String?
  /// The component graph.
  public let graph: ComponentGraph
  /// The map that describes it, merged with the presets that it extends.
  public var written: WrittenValue { WrittenValue(extended.root) { PresetKeys.all.shape } }
  /// The app's own texts, or nil if it has none.
  package let strings: StringsSource?
  /// The keys whose values are not known.
  package let unknown: UnknownKeys
  let extended: ExtendedPreset

  /// The path of its file.
  public var path: String { extended.root.span.file.path }
  /// The span of its name.
  public var nameSpan: Span { (written["name"] ?? written).beginning }
  /// The language, a BCP-47 tag, or nil if none is given.
  public var language: String? { graph.language }
  /// The built-in texts of the components.
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

  /// Returns a diagnostic of an extended file, with labels for the places where that file is named.
  public func showingOrigin(of diagnostic: Diagnostic) -> Diagnostic {
    diagnostic.adding(extended.labels(for: diagnostic.span.file))
  }

  /// Reads a preset file and the files that it extends.
  ///
  /// - Parameters:
  ///   - file: The text of one preset.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The preset without the invalid keys, or nil if it has no name or no component.
  public static func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Preset? {
    var library = PresetLibrary()
    return library.load(file, into: &diagnostics)
  }

  /// Returns the preset without one of its keys, so that the key's default applies.
  ///
  /// - Parameter path: The names of the keys that lead to it, the outermost first, such as `header`, `titles`,
  ///   `idle`.
  /// - Returns: The preset, or nil if nothing valid remains because its name or its only component is removed.
  public func removing(_ path: [String]) -> Preset? {
    var rest = extended
    rest.root = rest.root.removing(path)
    // It has been read before: it may name these files, and mistakes without the key have been reported.
    let lookups = PresetLookups()
    let files = ProjectFiles(around: self.path, allowsOutside: true, lookups: lookups.files)
    return Diagnostics.asking { PresetReader.read(rest, files: files, lookups: lookups, into: &$0) }.hypothetical
  }
}
