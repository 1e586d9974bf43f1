import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshText
import RefreshYAML

/// The tables with an app's own texts, which code looks up by keys.
struct TextTables {
  /// The result of a search.
  enum Found {
    /// The table that has the text, and the key by which the table has it.
    case text(TextTable, key: String)
    /// No text is found, for this reason.
    case unread(String)
  }

  private let tables: [TextTable]

  /// Reads the tables in folders. A file that can't be read, or has mistakes, has no texts; its keys are then reported where code names them.
  init(_ folders: [String]) {
    var (tables, seen): ([String: TextTable], Set<String>) = ([:], [])
    for folder in folders {
      for path in FolderSearch.files(below: folder, endingIn: TextTable.suffixes)
      where !Self.isForeign(path) && seen.insert(path).inserted {
        guard let part = TextTable.table(ofFile: path),
          let file = Diagnostics.asking({ SourceFile.read(path: path, into: &$0) }).clean.flatMap({ $0 })
        else { continue }
        var table = tables[part.path] ?? TextTable(path: part.path)
        if let language = part.language {
          if let read = Diagnostics.asking({ StringsFile(file, into: &$0) }).clean { table.add(read, in: language) }
        } else {
          _ = Diagnostics.asking { table.add(catalog: file, into: &$0) }
        }
        tables[part.path] = table
      }
    }
    self.tables = tables.ordered(on: \.key).map(\.value).filter { !$0.isEmpty }
  }

  /// Returns whether texts belong to a library, so that an app's own keys don't name them.
  private static func isForeign(_ path: String) -> Bool {
    [".bundle/", ".framework/", "/Pods/", "/Carthage/", "/.build/"].contains(where: path.contains)
  }

  /// Finds the texts for a key.
  func find(_ key: LookedUpText) -> Found {
    let said = "the text of the key `\(key.name)`"
    let candidates = tables.filter { isNamed($0, key.table) }
    guard !candidates.isEmpty else {
      return .unread("\(said), but the folders that were read have no table with the app's texts")
    }
    let found = candidates.flatMap { table in names(for: key, in: table).map { (table: table, key: $0) } }
    guard let first = found.first else {
      let near = nearestName(
        to: key.name, in: candidates.reduce(into: Set<String>()) { $0.formUnion($1.keys) }.ordered())
      return .unread("\(said), which no table has" + (near.map { "; did you mean `\($0)`?" } ?? ""))
    }
    guard found.allSatisfy({ $0.table.text(for: $0.key) == first.table.text(for: first.key) }) else {
      return .unread("\(said), which several tables have")
    }
    return .text(first.table, key: first.key)
  }

  /// Returns whether a table is that of a key; without a name, it is `Localizable`, or for generated code any.
  private func isNamed(_ table: TextTable, _ name: String?) -> Bool {
    guard let name else { return true }
    return LookedUpText.letters(of: table.name) == LookedUpText.letters(of: name)
  }

  /// Returns the keys of a table that a key may be.
  private func names(for key: LookedUpText, in table: TextTable) -> [String] {
    guard key.isIdentifier else { return table.has(key.name) ? [key.name] : [] }
    let letters = LookedUpText.letters(of: key.name)
    return table.keys.filter { LookedUpText.letters(of: $0) == letters }.ordered()
  }
}
