import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshText
import RefreshYAML

/// An app's texts by their keys, in all its languages: files `LANGUAGE.lproj/NAME.strings`, or a string catalog.
package struct TextTable: Sendable {
  /// The path as presets write it: `App/Feed.strings` is short for the files `App/LANGUAGE.lproj/Feed.strings`.
  package let path: String
  /// The texts by their keys, by language.
  private var languages: [String: [String: String]] = [:]
  /// The development language, which phones show if the app doesn't have their language; nil if it isn't known.
  private var source: String?

  /// The extensions of paths.
  package static let suffixes = [".strings", ".xcstrings"]

  /// Makes a table without texts.
  package init(path: String) { self.path = path }

  /// The name by which code refers to the table.
  package var name: String { Self.name(of: path) }

  /// Returns the name of the table at a path.
  package static func name(of path: String) -> String {
    let name = FilePath.name(of: path)
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// Returns the path of the table that a file is part of, and the file's language: `App/Feed.strings` and `en` for
  /// `App/en.lproj/Feed.strings`. A string catalog has no single language.
  package static func table(ofFile path: String) -> (path: String, language: String?)? {
    if path.hasSuffix(".xcstrings") { return (path, nil) }
    let folder = String(FilePath.folder(of: path).dropLast())
    guard path.hasSuffix(".strings"), folder.hasSuffix(".lproj") else { return nil }
    let language = FilePath.name(of: folder).dropLast(".lproj".count)
    return (FilePath.folder(of: folder) + FilePath.name(of: path), String(language))
  }

  /// Whether it has no texts.
  package var isEmpty: Bool { languages.isEmpty }

  /// Returns whether it has a text for a key in any language.
  package func has(_ key: String) -> Bool { languages.values.contains { $0[key] != nil } }

  /// The keys of all languages.
  package var keys: Set<String> { languages.values.reduce(into: []) { $0.formUnion($1.keys) } }

  /// Returns the languages that have no text for a key.
  func languages(without key: String) -> [String] { languages.keys.filter { languages[$0]?[key] == nil }.ordered() }

  /// Returns the texts for a key, in the order of their languages. Without a text in a language, the app shows the key.
  package func text(for key: String) -> LocalizedText {
    var versions = languages.keys.ordered().map { language in
      LocalizedText.Version(language: language, text: languages[language]?[key] ?? key)
    }
    // If nothing else is known, all other languages use the English version.
    let others = source ?? (languages.count == 1 ? languages.keys.first : nil)
    if languages["en"] == nil, let others, let texts = languages[others] {
      versions.append(.init(language: "en", text: texts[key] ?? key))
    }
    return LocalizedText(versions: versions)
  }

  // MARK: Reading

  /// Adds the texts of a file in one language.
  package mutating func add(_ file: StringsFile, in language: String) {
    // The folder `Base` is that of a language which only the project file names.
    guard language != "Base" else { return }
    languages[language] = Dictionary(file.entries.map { ($0.key, $0.text) }) { $1 }
  }

  /// Adds the texts of a string catalog.
  package mutating func add(catalog: SourceFile, into diagnostics: inout Diagnostics) {
    var reader = YAMLReader(catalog)
    guard let root = reader.next(into: &diagnostics)?.root else { return }
    source = root["sourceLanguage"]?.scalar
    for entry in root["strings"]?.entries ?? [] {
      guard let key = entry.key.scalar else { continue }
      if let source { languages[source, default: [:]][key] = key }
      for localization in entry.value["localizations"]?.entries ?? [] {
        guard let language = localization.key.scalar, let text = Self.text(of: localization.value) else { continue }
        languages[language, default: [:]][key] = text
      }
    }
  }

  /// Returns the text of a localization in a string catalog. Of one that varies, it is what a phone shows, or what
  /// `NSLocalizedString` returns before there is a number.
  private static func text(of localization: Node) -> String? {
    if let text = localization["stringUnit"]?["value"]?.scalar { return text }
    let variations = localization["variations"]
    let devices = variations?["device"], numbers = variations?["plural"]
    return (devices?["iphone"] ?? devices?["other"] ?? numbers?["other"]).flatMap(text)
  }

  /// Reads the table that a preset names, or adds diagnostics at its name.
  static func read(
    _ name: Located<String>, in files: ProjectFiles, _ lookups: PresetLookups, into diagnostics: inout Diagnostics
  ) -> TextTable? {
    guard suffixes.contains(where: name.value.hasSuffix) else {
      return diagnostics.refuse(
        .wrongValue, "a table of texts must end with `.strings` or `.xcstrings`, found \(quoted(name.value))",
        at: name.span)
    }
    guard let written = files.path(name.value, at: name.span, into: &diagnostics) else { return nil }
    let path = table(ofFile: written)?.path ?? written
    var (result, found) = (TextTable(path: path), Diagnostics())
    if path.hasSuffix(".xcstrings") {
      guard FolderSearch.isFile(path) else { return diagnostics.refuse(missing(name, path)) }
      let (file, problems) = lookups.catalogText(at: path)
      found.add(contentsOf: problems)
      if let file { result.add(catalog: file, into: &found) }
    } else {
      let folder = FilePath.folder(of: path)
      for name in lookups.files.names(in: folder.isEmpty ? "." : folder) where name.hasSuffix(".lproj") {
        let file = "\(folder)\(name)/\(FilePath.name(of: path))"
        guard files.contains(file), FolderSearch.isFile(file) else { continue }
        let (read, problems) = lookups.texts(at: file)
        found.add(contentsOf: problems)
        if let read { result.add(read, in: String(name.dropLast(".lproj".count))) }
      }
      guard !result.isEmpty || found.hasErrors else { return diagnostics.refuse(missing(name, path)) }
    }
    for diagnostic in found.all {
      diagnostics.add(diagnostic.adding([Diagnostic.Label("the table is used here", at: name.span)]))
    }
    return found.hasErrors ? nil : result
  }

  private static func missing(_ name: Located<String>, _ path: String) -> Diagnostic {
    let file = quoted(FilePath.name(of: path))
    guard path.hasSuffix(".strings") else {
      return Diagnostic(
        .missingFile, "there is no \(quoted(name.value))", at: name.span,
        help: FolderSearch.nearest(to: path).map { "did you mean `\($0)`?" })
    }
    return Diagnostic(
      .missingFile, "there is no \(file) in a folder like `en.lproj` here", at: name.span,
      help: "name the file in the folder that contains the `LANGUAGE.lproj` folders")
  }
}
