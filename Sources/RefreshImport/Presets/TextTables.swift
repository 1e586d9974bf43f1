import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshYAML

/// An app's own texts, which code looks up by keys: files `LANGUAGE.lproj/Localizable.strings` and string catalogs.
struct TextTables {
  /// The texts of one table in all languages of the app.
  struct Table {
    let name: String
    /// The texts by their keys, by language.
    fileprivate(set) var languages: [String: [String: String]] = [:]

    /// Whether it has a text for a key in any language.
    func has(_ key: String) -> Bool { languages.values.contains { $0[key] != nil } }

    /// The keys of all languages.
    var keys: Set<String> { Set(languages.values.flatMap(\.keys)) }

    /// Returns the texts for a key, in the order of their languages. Without a text in a language, the app shows the key.
    fileprivate func versions(of key: String) -> [Version] {
      languages.keys.sorted().map { Version(language: $0, text: languages[$0]?[key] ?? key) }
    }
  }

  /// A text in a language.
  struct Version: Equatable {
    let language: String
    let text: String
  }

  /// The result of a search.
  enum Found: Equatable {
    /// The texts, by language; at least one.
    case versions([Version])
    /// No text is found, for this reason.
    case unread(String)
  }

  private let tables: [Table]

  /// Reads the tables in folders. A file that can't be read, or has mistakes, has no texts; its keys are then reported where code names them.
  init(_ folders: [String]) {
    var (tables, seen): ([String: Table], Set<String>) = ([:], [])
    for folder in folders {
      for path in FolderSearch.files(below: folder, endingIn: [".strings", ".xcstrings"])
      where !Self.isForeign(path) && seen.insert(path).inserted {
        guard let file = Diagnostics.asking({ SourceFile.read(path: path, into: &$0) }).clean.flatMap({ $0 })
        else { continue }
        Self.read(file, into: &tables)
      }
    }
    self.tables = tables.sorted { $0.key < $1.key }.map(\.value).filter { !$0.languages.isEmpty }
  }

  /// Returns whether texts are those of a library, which an app's own keys don't name.
  private static func isForeign(_ path: String) -> Bool {
    [".bundle/", ".framework/", "/Pods/", "/Carthage/", "/.build/"].contains(where: path.contains)
  }

  /// Reads a file into the table that it belongs to: that with the same name beside the same `LANGUAGE.lproj` folders.
  private static func read(_ file: SourceFile, into tables: inout [String: Table]) {
    let path = file.path
    if path.hasSuffix(".xcstrings") {
      var reader = YAMLReader(file)
      let document = Diagnostics.asking { reader.next(into: &$0) }.clean.flatMap { $0 }
      guard let root = document?.root else { return }
      let name = FilePath.name(of: String(path.dropLast(".xcstrings".count)))
      tables[path] = Table(name: name, languages: texts(ofCatalog: root))
      return
    }
    let folder = String(FilePath.folder(of: path).dropLast())
    guard folder.hasSuffix(".lproj") else { return }
    let language = FilePath.name(of: String(folder.dropLast(".lproj".count)))
    // The folder `Base` is that of a language which only the project file names.
    guard language != "Base" else { return }
    let name = FilePath.name(of: String(path.dropLast(".strings".count)))
    let place = FilePath.folder(of: folder) + name
    guard let file = Diagnostics.asking({ StringsFile(file, into: &$0) }).clean else { return }
    let texts = Dictionary(file.entries.map { ($0.key, $0.text) }) { $1 }
    tables[place, default: Table(name: name)].languages[language] = texts
  }

  /// Returns the texts of a string catalog by language and key.
  private static func texts(ofCatalog root: Node) -> [String: [String: String]] {
    var languages: [String: [String: String]] = [:]
    let source = root["sourceLanguage"]?.scalar
    for entry in root["strings"]?.entries ?? [] {
      guard let key = entry.key.scalar else { continue }
      if let source { languages[source, default: [:]][key] = key }
      for localization in entry.value["localizations"]?.entries ?? [] {
        // A text with variations depends on a number or the device.
        guard let language = localization.key.scalar, let text = localization.value["stringUnit"]?["value"]?.scalar
        else { continue }
        languages[language, default: [:]][key] = text
      }
    }
    return languages
  }

  /// Finds the texts for a key.
  func find(_ key: LookedUpText) -> Found {
    let said = "the text of the key `\(key.name)`"
    let candidates = tables.filter { isNamed($0, key.table) }
    guard !candidates.isEmpty else {
      return .unread("\(said), but the folders that were read have no table with the app's texts")
    }
    let found = candidates.flatMap { table in names(for: key, in: table).map(table.versions) }
    guard let first = found.first else {
      let near = nearestName(
        to: key.name, in: candidates.reduce(into: Set<String>()) { $0.formUnion($1.keys) }.sorted())
      return .unread("\(said), which no table has" + (near.map { "; did you mean `\($0)`?" } ?? ""))
    }
    guard found.allSatisfy({ $0 == first }) else { return .unread("\(said), which several tables have") }
    return .versions(first)
  }

  /// Returns whether a table is that of a key; without a name, it is `Localizable`, or for generated code any.
  private func isNamed(_ table: Table, _ name: String?) -> Bool {
    guard let name else { return true }
    return LookedUpText.letters(of: table.name) == LookedUpText.letters(of: name)
  }

  /// Returns the keys of a table that a key may be.
  private func names(for key: LookedUpText, in table: Table) -> [String] {
    guard key.isIdentifier else { return table.has(key.name) ? [key.name] : [] }
    let letters = LookedUpText.letters(of: key.name)
    return table.keys.filter { LookedUpText.letters(of: $0) == letters }.sorted()
  }
}
