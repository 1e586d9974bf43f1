import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshYAML

/// Reads suites and the presets that they name; each preset file is read only once.
public struct SuiteLoader: Sendable {
  private var library: PresetLibrary
  /// The presets that are kept for the next check of the same file; nil if none are.
  package var kept: KnownPresets? {
    get { library.kept }
    set { library.kept = newValue }
  }

  /// Whether a suite with errors in some scenarios is returned with the others. The default is `false`.
  package var keepsSound = false

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - allowsOutside: Whether presets, snapshots, images and bundles may be outside the project. The default is
  ///     `false`.
  ///   - read: Reads a preset's file. The default reads it from the file system.
  public init(
    allowsOutside: Bool = false,
    read: @escaping PresetLibrary.ReadFile = { SourceFile.read(path: $0, into: &$1) }
  ) {
    library = PresetLibrary(allowsOutside: allowsOutside, read: read)
  }

  /// Adds what another loader knows about circular presets.
  ///
  /// - Parameter other: A loader that has read further suites.
  /// - Returns: The locations at which the other loader found a cycle that this one had already found.
  public mutating func join(_ other: SuiteLoader) -> Set<Span> { library.join(other.library) }

  /// Reads the suites of a file, one per document.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - diagnostics: Collects the diagnostics of the file and of the presets that it names.
  /// - Returns: The runnable suites in order: those without errors and, if it is asked for, the others' sound scenarios.
  public mutating func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> [Suite] {
    var found = Diagnostics()
    var reader = YAMLReader(file) { SuiteKeys.all.shape.missingKeys(beside: $0, above: $1) }
    var suites: [Suite] = []
    var isEmpty = true
    var budget = ExpansionBudget(of: file)
    // The document above: what was found in it is reported once it is certain that it isn't only the first part of a suite.
    var previous: (root: Node, isUsable: Bool)?
    var above = Diagnostics()
    while let document = reader.next(into: &found) {
      isEmpty = false
      if let first = previous, let split = document.split(from: first.root), !found.hasErrors {
        diagnostics.add(contentsOf: Diagnostics(above.all.filter { $0.severity == .error }))
        diagnostics.add(split)
        if first.isUsable { suites.removeLast() }
        (previous, above) = (nil, Diagnostics())
        continue
      }
      diagnostics.add(contentsOf: above)
      above = Diagnostics()
      // An error in the text of a document makes its suite unusable too.
      let text = found
      found = Diagnostics()
      let before = budget
      let suite = document.reading(into: &above, after: text) { document, found in
        var reader = SuiteReader(document: document, budget: before)
        let suite = reader.read(presets: &library, keepsSound: keepsSound)
        found.add(contentsOf: reader.diagnostics)
        budget = reader.budget
        return text.hasErrors ? nil : suite
      }
      if let suite { suites.append(suite) }
      previous = (document.root, suite != nil)
    }
    diagnostics.add(contentsOf: above)
    if isEmpty, !found.hasErrors {
      found.add(.emptyFile, "there is no suite in this file", at: Span(wholeOf: file), help: shortSuite)
    }
    diagnostics.add(contentsOf: found)
    return suites
  }
}

extension YAMLDocument {
  /// Returns the diagnostic for a `---` within a suite: none of its keys after it is in the part above.
  fileprivate func split(from other: Node) -> Diagnostic? {
    let own = root.entries.compactMap(\.key.scalar)
    guard !own.isEmpty, root["suite"] == nil, other["suite"] != nil,
      root["scenarios"] != nil || other["scenarios"] == nil,
      own.allSatisfy({ SuiteKeys.all[$0] != nil && other[$0] == nil })
    else { return nil }
    var number = root.beginning.startPosition.line
    while number > file.start.line, !file.line(number).hasPrefix("---") { number -= 1 }
    let line = file.byteRange(ofLine: number)
    guard file.line(number) == "---" else { return nil }
    let whole = line.lowerBound..<file.byteRange(ofLine: number + 1).lowerBound
    return Diagnostic(
      .missingKey, "this `---` begins another suite, but that has no `suite`",
      at: Span(file: file, start: line.lowerBound, end: line.upperBound),
      help: "remove it if what follows belongs to the suite above",
      fix: Fix("remove the line", [Fix.Edit(whole, "")], isSafe: false))
  }
}

let shortSuite = "the shortest suite is `suite: feed`, `header: { type: normalHeader }` and `scenarios: [...]`"
