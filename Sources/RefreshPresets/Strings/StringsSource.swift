import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshYAML

/// The value of `strings`: texts of the library, or where to find them; and where the app's other texts are.
package enum StringsSource: Sendable {
  /// Texts by language.
  case tables([Texts.Table])
  /// A folder of `LANGUAGE.lproj` folders, `MJRefreshConfig.i18nBundle`, and the table of the app's own texts.
  case bundle(StringsBundle)

  /// The folder of a bundle as it is written, its path relative to the working directory, and the name of the files in
  /// it; nil for texts.
  package var bundle: (folder: String, path: String, file: String)? {
    guard case .bundle(let bundle) = self, let folder = bundle.folder else { return nil }
    return (folder.value, folder.path, bundle.name)
  }

  /// The path of the table in which titles are looked up by their keys; nil if there is none.
  package var table: Located<String>? { if case .bundle(let bundle) = self { bundle.table } else { nil } }

  /// The name of that table, by which code refers to it.
  package var tableName: String? { table.map { TextTable.name(of: $0.value) } }

  /// The tables, read where they are.
  func tables(
    in files: ProjectFiles, _ lookups: PresetLookups, into diagnostics: inout Diagnostics
  ) -> [Texts.Table] {
    switch self {
    case .tables(let tables): tables
    case .bundle(let bundle): bundle.tables(in: files, lookups, into: &diagnostics)
    }
  }
}

extension ValueType where Value == StringsSource {
  /// The type of an app's own texts: a map from languages to texts, or a bundle.
  static var strings: Self {
    let tables = ValueShape.map(
      keys: TextShape("language to texts", pattern: LanguageTag.pattern, examples: ["de"]), values: textKeys.shape)
    let shape = ValueShape.either([StringsBundle.keys.shape, tables])
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else { return diagnostics.refuse(.wrongKind(of: node, as: name, shape)) }
      let entries = node.entries
      guard !entries.isEmpty else {
        return diagnostics.refuse(
          .noValue, "`\(name)` is an empty map; it must have texts of a language, or a bundle", at: node.span)
      }
      if let first = entries.first, entries.allSatisfy(\.isTurnedTexts) {
        let text = Node.flowText(turning: entries)
        return diagnostics.refuse(
          .misplacedKey, "`\(first.key.scalar ?? "")` is above its languages, but belongs below them",
          at: first.key.span, help: "write `\(name): \(text ?? "{ en: { \(first.key.scalar ?? ""): … } }")`",
          fix: node.fix(writing: text))
      }
      if let colon = entries.lazy.compactMap({ entry in
        Diagnostic.missingColon(in: entry, among: entries) { StringsBundle.keys[$0] != nil }
      }).first {
        return diagnostics.refuse(colon)
      }
      guard let own = entries.first(where: { StringsBundle.keys[$0.key.scalar ?? ""] != nil }) else {
        return .tables(entries.compactMap { readTable($0, into: &diagnostics) })
      }
      let languages = entries.filter { StringsBundle.keys[$0.key.scalar ?? ""] == nil && $0.value.kind == .mapping }
      if let language = languages.first {
        return diagnostics.refuse(
          .conflictingStrings, "`\(name)` takes texts by language or files, not both", at: language.key.span,
          labels: [Diagnostic.Label("this is for files", at: own.key.span)])
      }
      var bundle = StringsBundle()
      guard StringsBundle.keys.decode(node, as: name, to: &bundle, into: &diagnostics) else { return nil }
      if bundle.folder == nil, bundle.table == nil || bundle.file != nil {
        return diagnostics.refuse(
          .missingKey, "`\(name)` has no `bundle`", at: node.beginning,
          help: "`bundle` must be the path of a folder")
      }
      return .bundle(bundle)
    }
  }

  /// Reads the texts of one language.
  private static func readTable(_ entry: Node.Entry, into diagnostics: inout Diagnostics) -> Texts.Table? {
    let name = entry.key.scalar ?? ""
    if entry.value.kind == .scalar, textKeys[name] != nil || textKeys.description.elsewhere(name) != nil {
      return diagnostics.refuse(
        .misplacedKey, "`\(name)` isn't under a language", at: entry.key.span,
        help: "write `strings: { en: { \(textKeys[name] == nil ? "…" : name): … } }`")
    }
    if entry.value.kind == .scalar, let near = nearestName(to: name, in: StringsBundle.keys.keys.map(\.name)) {
      return diagnostics.refuse(
        .unknownKey, "unknown key `\(name)` in `strings`", at: entry.key.span, help: "did you mean `\(near)`?")
    }
    let language = ValueType<String>.language.decode(entry.key, as: "language", into: &diagnostics)
    var texts: [Texts.Table.Entry] = []
    textKeys.decode(entry.value, as: language ?? name, at: entry.key.span, to: &texts, into: &diagnostics)
    return language.map { Texts.Table(language: $0, entries: texts) }
  }
}

extension Node.Entry {
  /// Whether the entry is a text's key with languages under it, instead of a language with texts.
  fileprivate var isTurnedTexts: Bool {
    textKeys[key.scalar ?? ""] != nil && !value.entries.isEmpty
      && value.entries.allSatisfy { LanguageTag.isLikely($0.key.scalar ?? "") }
  }
}

/// The keys of a language's texts, one for each text that MJRefresh looks up.
private let textKeys = KeySet<[Texts.Table.Entry]>(
  TextKey.allCases.map { key in
    Key(key.name, .text, mjrefresh: key.mjrefreshKey, "The text that MJRefresh calls `\(key.mjrefreshKey)`.") {
      $0.append(Texts.Table.Entry(key: key, text: $1))
    }
  },
  elsewhere: { name in
    TextKey.allCases.first { $0.mjrefreshKey == name }
      .map { MisplacedKey(help: "MJRefresh's `\(name)` is called `\($0.name)` here") }
  })

/// Texts of an app in files: a bundle for the library, with files `LANGUAGE.lproj/FILE.strings`, and a table for titles.
package struct StringsBundle: Sendable {
  /// The path of the folder.
  var folder: Located<String>?
  /// The name of the files without extension; `MJRefreshConfig.i18nFilename`.
  var file: Located<String>?
  /// The name of the files without extension.
  fileprivate var name: String { file?.value ?? "Localizable" }
  /// The path of the table in which titles are looked up.
  var table: Located<String>?

  /// The keys of a bundle.
  static let keys = KeySet<StringsBundle>([
    Key(
      "bundle", ValueType<String>.path("the path of a folder", examples: ["CustomLanguages.bundle"]).located,
      \.folder, mjrefresh: "i18nBundle", examples: ["CustomLanguages.bundle"],
      "The folder that contains the `LANGUAGE.lproj` folders."),
    Key(
      "file", ValueType<String>.nonEmptyText("the name of a file without `.strings`").located, \.file,
      default: "Localizable",
      mjrefresh: "i18nFilename", examples: ["Localizable"],
      "The name of the files in these folders, without `.strings`."),
    Key(
      "table",
      ValueType<String>.path("the path of a table of texts", examples: ["../App/Localizable.strings"]).located,
      \.table, examples: ["../App/Localizable.strings", "../App/Localizable.xcstrings"],
      """
      The table in which titles given as `{ key: … }` are looked up: a string catalog, or the files `NAME.strings` in the \
      `LANGUAGE.lproj` folders next to it.
      """),
  ])

  /// Reads the tables.
  ///
  /// As in MJRefresh, the language is exactly the name of its folder, compared letter by letter. `Base.lproj`
  /// doesn't count.
  ///
  /// - Parameters:
  ///   - files: Those of the project.
  ///   - lookups: What was found for other presets.
  ///   - diagnostics: Collects the diagnostics.
  func tables(
    in files: ProjectFiles, _ lookups: PresetLookups, into diagnostics: inout Diagnostics
  ) -> [Texts.Table] {
    guard let folder, let path = files.folder(folder, into: &diagnostics) else { return [] }
    let languages = lookups.files.names(in: path).compactMap { folder -> String? in
      guard folder.hasSuffix(".lproj") else { return nil }
      let language = String(folder.dropLast(".lproj".count))
      return LanguageTag.isWellFormed(language) && language != "Base" ? language : nil
    }
    guard !languages.isEmpty else {
      diagnostics.add(
        .missingFile, "there is no folder like `en.lproj` in \(quoted(folder.value))", at: folder.span)
      return []
    }
    let name = name + ".strings"
    let found = languages.filter { FolderSearch.exists("\(path)/\($0).lproj/\(name)") }
    guard !found.isEmpty else {
      let isDouble = file?.value.hasSuffix(".strings") ?? false
      diagnostics.add(
        .missingFile, "there is no \(quoted(name)) in any folder of the bundle", at: (file ?? folder).span,
        help: isDouble ? "write the name without `.strings`" : nil)
      return []
    }
    return found.compactMap { language in
      table(language, "\(path)/\(language).lproj/\(name)", in: files, lookups, into: &diagnostics)
    }
  }

  private func table(
    _ language: String, _ path: String, in files: ProjectFiles, _ lookups: PresetLookups,
    into diagnostics: inout Diagnostics
  ) -> Texts.Table? {
    guard let place = folder?.span else { return nil }
    var found = Diagnostics()
    defer {
      for diagnostic in found.all {
        diagnostics.add(diagnostic.adding([Diagnostic.Label("the bundle is used here", at: place)]))
      }
    }
    guard files.contains(path), FolderSearch.isFile(path) else {
      let what = FolderSearch.isFile(path) ? "it is outside the project" : "it isn't a file"
      return diagnostics.refuse(
        .outsideProject, "\(quoted(FilePath.name(of: path))) of `\(language)` can't be read: \(what)", at: place)
    }
    let (read, problems) = lookups.texts(at: path)
    found.add(contentsOf: problems)
    guard let file = read else { return nil }
    var entries: [TextKey: StringsFile.Entry] = [:]
    for entry in file.entries {
      guard let key = TextKey.allCases.first(where: { $0.mjrefreshKey == entry.key }) else { continue }
      if let first = entries[key] {
        found.add(
          .duplicateText, "\(quoted(entry.key)) appears twice; the later text is used", at: entry.keySpan,
          labels: [Diagnostic.Label("it first appears here", at: first.keySpan)])
      }
      entries[key] = entry
    }
    let texts = TextKey.allCases.compactMap { key in
      entries[key].map { Texts.Table.Entry(key: key, text: $0.text) }
    }
    return Texts.Table(language: language, entries: texts)
  }
}
