import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// Reads suites, and the presets they name; each preset file is read once, however many suites name it.
public struct SuiteLoader: Sendable {
  /// Reads a file by its path.
  public typealias ReadFile = @Sendable (_ path: String, _ diagnostics: inout Diagnostics) -> SourceFile?

  private var presets: PresetShelf

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - allowsOutside: whether presets may name images and bundles outside of their projects. The default is that they
  ///     may not.
  ///   - read: reads a preset's file. The default reads from the file system.
  public init(
    allowsOutside: Bool = false, read: @escaping ReadFile = { SourceFile.read(path: $0, into: &$1) }
  ) {
    presets = PresetShelf(allowsOutside: allowsOutside, read: read)
  }

  /// Takes over what another loader knows of the presets that lie in circles.
  ///
  /// - Parameter other: a loader that has read further suites.
  /// - Returns: the places at which the other found a circle that this one had found before.
  public mutating func join(_ other: SuiteLoader) -> Set<Span> { presets.join(other.presets) }

  /// Reads the suites of a file, one in each document.
  ///
  /// - Parameters:
  ///   - file: the text.
  ///   - diagnostics: takes all that is wrong in it and in the presets it names.
  /// - Returns: the suites that can be run: those without errors, in order.
  public mutating func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> [Suite] {
    var found = Diagnostics()
    var reader = YAMLReader(file)
    var suites: [Suite] = []
    var isEmpty = true
    while let document = reader.next(into: &found) {
      isEmpty = false
      // What is wrong with the text of a document makes its suite unusable too.
      var suiteReader = SuiteReader(document, found: found)
      found = Diagnostics()
      if let suite = suiteReader.read(presets: &presets) { suites.append(suite) }
      diagnostics.add(contentsOf: suiteReader.diagnostics)
    }
    if isEmpty, !found.hasErrors {
      found.add(Diagnostic(.emptyFile, "there is no suite in this file", at: Span(wholeOf: file), help: shortSuite))
    }
    diagnostics.add(contentsOf: found)
    return suites
  }
}

let shortSuite = "the shortest is `suite: feed`, `header: { type: normalHeader }` and `scenarios: [...]`"
