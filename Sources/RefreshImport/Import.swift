import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshText

/// The presets that are equivalent to an app's code.
package struct Import: Sendable {
  /// The presets, in the order in which the code was read.
  package private(set) var presets: [ImportedPreset] = []
  /// The diagnostics of code that was not read.
  package private(set) var diagnostics = Diagnostics()
  /// The files that were not read because they are MJRefresh's own.
  package let libraryFiles: [String]
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    let text: String
    let place: Span
  }

  /// The suffixes of the files that are read.
  package static let suffixes = [".swift", ".m", ".mm", ".h", ".pch"]

  /// Reads code.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - folder: The path of the folder for the presets; paths in them are relative to it.
  ///   - imageFolders: The folders in which the app's images are searched.
  package init(_ sources: [SourceFile], to folder: String, images imageFolders: [String]) {
    let interpreter = Interpreter(Program(sources))
    libraryFiles = interpreter.program.libraryFiles.map(\.path)
    interpreter.read()
    let images =
      interpreter.usesFiles ? ImageSearch(imageFolders.compactMap(FolderSearch.realPath)) : ImageSearch([])
    let texts =
      interpreter.looksUpTexts ? TextTables(imageFolders.compactMap(FolderSearch.realPath)) : TextTables([])
    let root = Self.absolute(folder)
    var configured: Set<Span> = []
    for group in PresetGroup.all(of: interpreter) {
      let remarks = interpreter.found.remarks.filter {
        $0.typeName == group.typeName && ($0.typeName != nil || $0.place.file == group.place.file)
      }
      var draft = PresetDraft(group, path: "\(root)\(group.name).preset.yaml", images: images, texts, remarks)
      for (key, value, place) in interpreter.configuration(of: group, in: root, images) {
        draft.configure(key, value, at: place)
        configured.insert(place)
      }
      guard let preset = draft.finish() else {
        add(.init(text: "presets can't describe what is set up here", place: group.place), isShown: false)
        continue
      }
      presets.append(preset)
      for remark in preset.remarks { add(remark, isShown: true) }
    }
    for remark in interpreter.unusedConfiguration(besides: configured) { add(remark, isShown: false) }
    // Remarks that no preset's comments show are reported.
    for remark in interpreter.found.remarks { add(remark, isShown: false) }
  }

  /// Adds a remark, once for all presets that have it.
  private mutating func add(_ remark: FoundComponent.Remark, isShown: Bool) {
    let isNew = reported.insert(Report(text: remark.text, place: remark.place)).inserted
    if isNew, remark.weight == .unread || !isShown { diagnostics.add(.unreadCode, remark.text, at: remark.place) }
  }

  /// Returns the absolute path of a folder, which need not exist, with a trailing slash.
  private static func absolute(_ folder: String) -> String {
    if let real = FolderSearch.realPath(folder) { return FilePath.open(real) }
    let parent = FilePath.folder(of: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let name = folder.dropFirst(parent.count)
    guard parent != folder, !name.isEmpty else { return FilePath.open(folder) }
    return FilePath.open(
      absolute(parent.isEmpty ? "." : String(parent.dropLast()).isEmpty ? "/" : String(parent.dropLast())) + name)
  }
}

extension Interpreter {
  /// Whether the code shows texts of the app by their keys.
  fileprivate var looksUpTexts: Bool {
    found.components.contains { component in
      component.settings.values.contains { if case .key = $0.value { true } else { false } }
    }
  }

  /// Whether the code uses images or bundles.
  fileprivate var usesFiles: Bool {
    !found.configuration.isEmpty
      || found.components.contains { component in
        component.settings.values.contains {
          switch $0.value {
          case .frames, .gif, .image: true
          case .plain, .text, .key: false
          }
        }
      }
  }

  /// Returns remarks on the settings of `MJRefreshConfig` that no preset has.
  ///
  /// - Parameter places: The places of those that presets have.
  fileprivate func unusedConfiguration(besides places: Set<Span>) -> [FoundComponent.Remark] {
    found.configuration.filter { !places.contains($0.place) }.map { setting in
      let reason =
        found.configuration.count { $0.name == setting.name } > 1
        ? "several places set it"
        : setting.name.hasPrefix("i18n")
          ? "presets need a bundle in the folders that were read" : "presets don't have it"
      return .init(text: "`\(setting.name)` of `MJRefreshConfig` isn't read: \(reason)", place: setting.place)
    }
  }

  /// Returns the settings of `MJRefreshConfig` in the code of a group, or else those of the only place in the
  /// program that has some.
  fileprivate func configuration(
    of group: PresetGroup, in folder: String, _ images: ImageSearch
  ) -> [(key: String, value: String, place: Span)] {
    func said(_ name: String) -> (value: Value, place: Span)? {
      let all = found.configuration.filter { $0.name == name }
      let own = all.filter { $0.typeName == group.typeName && group.typeName != nil }
      let rows = own.isEmpty ? all : own
      return rows.count == 1 ? (rows[0].value, rows[0].place) : nil
    }
    var result: [(key: String, value: String, place: Span)] = []
    if let language = said("languageCode"), let tag = language.value.text {
      result.append(("language", tag.jsonLiteral, language.place))
    }
    if let bundle = said("i18nBundle"), case .resource(let name) = bundle.value, let path = images.bundle(name) {
      let relative = FilePath.relative(path, to: folder + "x")
      result.append(("strings.bundle", relative.jsonLiteral, bundle.place))
      if let file = said("i18nFilename"), let text = file.value.text {
        result.append(("strings.file", text.jsonLiteral, file.place))
      }
    }
    return result
  }
}
