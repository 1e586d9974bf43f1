import RefreshDiagnostics
import RefreshFiles
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
  ///   - allowsOutside: Whether presets, snapshots, images and bundles may lie outside of the project. The default is that
  ///     they may not.
  ///   - read: Reads a preset's file. The default reads from the file system.
  public init(allowsOutside: Bool = false, read: @escaping ReadFile = { SourceFile.read(path: $0, into: &$1) }) {
    presets = PresetShelf(allowsOutside: allowsOutside, read: read)
  }

  /// Takes over what another loader knows of the presets that lie in circles.
  ///
  /// - Parameter other: A loader that has read further suites.
  /// - Returns: The places at which the other found a circle that this one had found before.
  public mutating func join(_ other: SuiteLoader) -> Set<Span> { presets.join(other.presets) }

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
        let suite = reader.read(presets: &presets)
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

/// The presets that were read already, by their paths.
struct PresetShelf: Sendable {
  /// A preset that was asked for.
  private struct Book: Sendable {
    /// Nil if it can't be used.
    let preset: Preset?
    /// Why it can't be read at all.
    let refusal: Diagnostic?
  }

  let read: SuiteLoader.ReadFile
  let allowsOutside: Bool
  private var library: PresetLibrary
  private var books: [String: Book] = [:]
  /// The paths of presets that files of a folder may name, each behind the folder.
  private var allowed: Set<[String]> = []

  init(allowsOutside: Bool, read: @escaping SuiteLoader.ReadFile) {
    (self.read, self.allowsOutside) = (read, allowsOutside)
    library = PresetLibrary(allowsOutside: allowsOutside, read: read)
  }

  /// As ``PresetLibrary/join(_:)``.
  mutating func join(_ other: PresetShelf) -> Set<Span> { library.join(other.library) }

  /// The preset of a path.
  ///
  /// - Parameters:
  ///   - path: Relative to the folder of `file`, with the place where it is written.
  ///   - file: The file that names it.
  ///   - diagnostics: Collects the diagnostics: those of the file once, that it can't be read each time.
  /// - Returns: Nil if it can't be used.
  mutating func preset(
    at path: Located<String>, from file: SourceFile, into diagnostics: inout Diagnostics
  ) -> Preset? {
    let resolved = FilePath.resolve(path.value, from: file.path)
    let files = ProjectFiles(around: file.path, allowsOutside: allowsOutside)
    let key = [FilePath.folder(of: file.path), resolved]
    if !allowed.contains(key) {
      guard files.preset(path.value, at: path.span, into: &diagnostics) != nil else { return nil }
      allowed.insert(key)
    }
    let book: Book
    if let known = books[resolved] {
      book = known
    } else {
      book = open(resolved, into: &diagnostics)
      books[resolved] = book
    }
    if let refusal = book.refusal {
      diagnostics.add(
        refusal.rule == .wrongFile
          ? Diagnostic(refusal.rule, refusal.message, at: path.span, help: refusal.help)
          : .unreadable(refusal, path: resolved, at: path.span))
    }
    return book.preset
  }

  private mutating func open(_ path: String, into diagnostics: inout Diagnostics) -> Book {
    var found = Diagnostics()
    guard let file = read(path, &found) else {
      // A file that can't be opened has no text to point into; the place is where it is named.
      guard let refusal = found.all.first, refusal.span.file.bytes.isEmpty else {
        diagnostics.add(contentsOf: found)
        return Book(preset: nil, refusal: nil)
      }
      return Book(preset: nil, refusal: refusal)
    }
    let preset = library.load(file, into: &found)
    // What is wrong is the path.
    if let wrong = found.all.first(where: { $0.rule == .wrongFile }) { return Book(preset: nil, refusal: wrong) }
    diagnostics.add(contentsOf: found)
    return Book(preset: found.hasErrors ? nil : preset, refusal: nil)
  }
}
