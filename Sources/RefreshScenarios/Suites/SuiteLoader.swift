import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshYAML

/// Reads suites, and the presets they name; each preset file is read once, however many suites name it.
public struct SuiteLoader: Sendable {
  private var library: PresetLibrary

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - allowsOutside: Whether presets, snapshots, images and bundles may lie outside of the project. The default is that
  ///     they may not.
  ///   - read: Reads a preset's file. The default reads from the file system.
  public init(
    allowsOutside: Bool = false,
    read: @escaping PresetLibrary.ReadFile = { SourceFile.read(path: $0, into: &$1) }
  ) {
    library = PresetLibrary(allowsOutside: allowsOutside, read: read)
  }

  /// Takes over what another loader knows of the presets that lie in circles.
  ///
  /// - Parameter other: A loader that has read further suites.
  /// - Returns: The places at which the other found a circle that this one had found before.
  public mutating func join(_ other: SuiteLoader) -> Set<Span> { library.join(other.library) }

  /// Reads the suites of a file, one in each document.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - diagnostics: Collects the diagnostics of the file and of the presets that it names.
  /// - Returns: The suites that can be run: those without errors, in order.
  public mutating func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> [Suite] {
    var found = Diagnostics()
    var reader = YAMLReader(file)
    var suites: [Suite] = []
    var isEmpty = true
    var budget = ExpansionBudget(of: file)
    while let document = reader.next(into: &found) {
      isEmpty = false
      // What is wrong with the text of a document makes its suite unusable too.
      let text = found
      found = Diagnostics()
      let before = budget
      let suite = document.reading(into: &diagnostics) { document, found in
        var reader = SuiteReader(document: document, diagnostics: text, budget: before)
        let suite = reader.read(presets: &library)
        found.add(contentsOf: reader.diagnostics)
        budget = reader.budget
        return suite
      }
      if let suite { suites.append(suite) }
    }
    if isEmpty, !found.hasErrors {
      found.add(.emptyFile, "there is no suite in this file", at: Span(wholeOf: file), help: shortSuite)
    }
    diagnostics.add(contentsOf: found)
    return suites
  }
}

let shortSuite = "the shortest is `suite: feed`, `header: { type: normalHeader }` and `scenarios: [...]`"
