import RefreshDiagnostics
import RefreshFiles
import RefreshPresets

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
  private var library: PresetLibrary
  private var books: [String: Book] = [:]

  init(allowsOutside: Bool, read: @escaping SuiteLoader.ReadFile) {
    self.read = read
    library = PresetLibrary(allowsOutside: allowsOutside, read: read)
  }

  /// As ``PresetLibrary/join(_:)``.
  mutating func join(_ other: PresetShelf) -> Set<Span> { library.join(other.library) }

  /// The preset of a path.
  ///
  /// - Parameters:
  ///   - path: relative to the folder of `file`, with the place where it is written.
  ///   - file: the file that names it.
  ///   - diagnostics: takes what is wrong in it, the first time, and that it can't be read, each time.
  /// - Returns: nil if it can't be used.
  mutating func preset(
    at path: Located<String>, from file: SourceFile, into diagnostics: inout Diagnostics
  ) -> Preset? {
    let resolved = FilePath.resolve(path.value, from: file.path)
    let book: Book
    if let known = books[resolved] {
      book = known
    } else {
      book = open(resolved, into: &diagnostics)
      books[resolved] = book
    }
    if let refusal = book.refusal {
      diagnostics.add(Diagnostic(refusal.rule, refusal.message, at: path.span, severity: .error))
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
    diagnostics.add(contentsOf: found)
    return Book(preset: found.hasErrors ? nil : preset, refusal: nil)
  }
}
