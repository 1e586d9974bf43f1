import RefreshDiagnostics
import RefreshYAML

/// A table of texts as apps have them: a file `Localizable.strings` with lines like `"key" = "text";`.
struct StringsFile {
  /// One line.
  struct Entry: Equatable {
    let key: String
    let keySpan: Span
    let text: String
  }

  /// The entries in order, up to the first mistake.
  private(set) var entries: [Entry] = []

  /// Reads a text.
  ///
  /// The grammar is that of old-style property lists without their outer braces: keys and texts stand in quotes, or
  /// bare if they have nothing but letters, digits and `_$/:.-`; `key;` alone is a text that is its own key; comments
  /// are `/* … */` and `// …`.
  ///
  /// - Parameters:
  ///   - file: the text.
  ///   - diagnostics: takes the first mistake.
  init(_ file: SourceFile, into diagnostics: inout Diagnostics) {
    if let refusal = StringsFile.otherFormat(file) {
      diagnostics.add(refusal)
      return
    }
    var scanner = StringsScanner(file)
    do {
      while let entry = try scanner.next() { entries.append(entry) }
    } catch {
      diagnostics.add(error.diagnostic)
    }
  }

  /// What other forms of such tables look like.
  private static func otherFormat(_ file: SourceFile) -> Diagnostic? {
    let start = file.bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0
    let head = file.text(in: start..<start + 6)
    guard head.hasPrefix("bplist") || head.hasPrefix("<?xml") || head.hasPrefix("<plist") else { return nil }
    let what = head.hasPrefix("<") ? "an XML property list" : "a compiled property list"
    return Diagnostic(
      .badStrings, "this is \(what), not a table of texts", at: Span(wholeOf: file),
      help: "use the file of the sources, with lines like `\"key\" = \"text\";`")
  }
}
