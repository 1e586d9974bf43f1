import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshYAML

/// A bundle of texts as apps have them: a folder of `LANGUAGE.lproj/FILE.strings`.
struct StringsBundle: Sendable {
  /// The path of the folder.
  var folder: NamedPath?
  /// The name of the files, without extension; `MJRefreshConfig.i18nFilename`.
  var file: NamedPath?

  /// The keys of a bundle.
  static let keys = KeySet<StringsBundle>([
    Key(
      "bundle", .named(.path("the path of a folder", examples: ["CustomLanguages.bundle"])), isRequired: true,
      mjrefresh: "i18nBundle", examples: ["CustomLanguages.bundle"], "The folder with the `LANGUAGE.lproj` folders."
    ) { $0.folder = $1 },
    Key(
      "file", .named(.nonEmptyText("the name of a file without `.strings`")), default: "Localizable",
      mjrefresh: "i18nFilename", examples: ["Localizable"], "The name of the files in them, without `.strings`."
    ) { $0.file = $1 },
  ])

  /// Reads the tables.
  ///
  /// A language is what MJRefresh looks for: the name of its folder, letter by letter. `Base.lproj` is none.
  ///
  /// - Parameters:
  ///   - files: those of the project.
  ///   - diagnostics: takes what is wrong, with the place where the bundle is named.
  func tables(in files: ProjectFiles, into diagnostics: inout Diagnostics) -> [Texts.Table] {
    guard let folder, let path = files.folder(folder, into: &diagnostics) else { return [] }
    let languages = FolderSearch.names(in: path).compactMap(language)
    guard !languages.isEmpty else {
      diagnostics.add(
        Diagnostic(
          .missingFile, "there is no folder like `en.lproj` in \(quoted(folder.text))", at: folder.node.span))
      return []
    }
    let name = (file?.text ?? "Localizable") + ".strings"
    let found = languages.filter { FolderSearch.exists("\(path)/\($0).lproj/\(name)") }
    guard !found.isEmpty else {
      let isDouble = file?.text.hasSuffix(".strings") ?? false
      diagnostics.add(
        Diagnostic(
          .missingFile, "there is no \(quoted(name)) in any folder of the bundle", at: (file ?? folder).node.span,
          help: isDouble ? "write the name without `.strings`" : nil))
      return []
    }
    return found.compactMap { language in
      table(language, "\(path)/\(language).lproj/\(name)", in: files, into: &diagnostics)
    }
  }

  private func language(_ folder: String) -> String? {
    guard folder.hasSuffix(".lproj") else { return nil }
    let language = String(folder.dropLast(".lproj".count))
    return LanguageTag.isWellFormed(language) && language != "Base" ? language : nil
  }

  private func table(
    _ language: String, _ path: String, in files: ProjectFiles, into diagnostics: inout Diagnostics
  ) -> Texts.Table? {
    guard let place = folder?.node.span else { return nil }
    var found = Diagnostics()
    defer {
      for diagnostic in found.all {
        diagnostics.add(diagnostic.adding([Diagnostic.Label("the bundle is named here", at: place)]))
      }
    }
    guard files.contains(path), FolderSearch.isFile(path) else {
      let what = FolderSearch.isFile(path) ? "it lies outside of the project" : "it is no file"
      diagnostics.add(
        Diagnostic(
          .outsideProject, "\(quoted(FilePath.name(of: path))) of `\(language)` can't be read: \(what)", at: place))
      return nil
    }
    guard let file = SourceFile.read(path: path, into: &found) else { return nil }
    var entries: [TextKey: StringsFile.Entry] = [:]
    for entry in StringsFile(file, into: &found).entries {
      guard let key = TextKey.allCases.first(where: { $0.mjrefreshKey == entry.key }) else { continue }
      if let first = entries[key] {
        found.add(
          Diagnostic(
            .duplicateText, "\(quoted(entry.key)) is given twice, and the later counts", at: entry.keySpan,
            severity: .warning, labels: [Diagnostic.Label("first given here", at: first.keySpan)]))
      }
      entries[key] = entry
    }
    let texts = TextKey.allCases.compactMap { key in
      entries[key].map { Texts.Table.Entry(key: key, text: $0.text) }
    }
    return Texts.Table(language: language, entries: texts)
  }
}
