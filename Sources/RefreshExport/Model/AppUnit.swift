import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshText

/// A preset in an app: a type that creates its components.
struct AppUnit: Sendable {
  /// The source of an app's texts.
  struct Strings: Sendable {
    /// The name of the bundle.
    let bundle: String
    /// The extension of its folder, with its dot; empty if it has none.
    let suffix: String
    /// The name of the tables in it.
    let file: String
    /// The tables that are generated; empty if the app already has the bundle.
    let tables: [Texts.Table]
  }

  /// The preset's name.
  let name: String
  /// The name of the type, without a prefix.
  let typeName: String
  /// The name of the type and of its files.
  let fullName: String
  /// The name of the preset's file.
  let source: String
  /// The preset's description, or a default sentence.
  let summary: String
  /// Notes on what is missing because `import` couldn't read it.
  let notes: [String]
  /// The language as a BCP-47 tag; `nil` if the preset does not set it.
  let language: String?
  /// The preset's own texts; `nil` if it has none.
  let strings: Strings?
  /// The components, in the order in which they are attached.
  let components: [AppComponent]

  /// Whether it changes `MJRefreshConfig`.
  var isConfiguring: Bool { language != nil || strings != nil }
  /// The statements of all its components.
  var statements: [AppStatement] { components.flatMap(\.allStatements) }
  /// All parts of its components.
  var parts: [AppPart] { components.flatMap(\.parts) }
  /// The names of all frames.
  var frames: [ImageNames] {
    statements.compactMap { if case .frames(_, let names, _, _) = $0 { names } else { nil } }
      + parts.flatMap(\.frames).map(\.names)
  }
  /// Whether it has frames in image files.
  var hasFrames: Bool { frames.contains { !$0.isGIF } }
  /// Whether it has an animated GIF.
  var hasGIF: Bool { frames.contains(where: \.isGIF) }
  /// Whether it shows an image by its name.
  var hasImages: Bool {
    statements.contains { if case .set(_, .image) = $0 { true } else { false } }
      || parts.contains { !$0.images.isEmpty }
  }
  /// Whether it looks up texts by their keys.
  var looksUpTexts: Bool { components.contains { $0.texts?.lookedUp.isEmpty == false } }
  /// Whether its own code reads anything from the app's bundle.
  var hasResources: Bool { hasFrames || hasGIF || hasImages || strings != nil }
  /// Whether it shows a time in the library's own short form.
  var hasRelativeTime: Bool { templates.contains(where: \.hasRelativePart) }
  /// Whether it shows a time in a pattern.
  var hasDates: Bool { hasRelativeTime || templates.contains(where: \.hasDatePart) }
  /// Whether some texts differ by language.
  var choosesLanguage: Bool { components.contains(where: \.choosesLanguage) }
  private var templates: [TimeTemplate] {
    statements.compactMap { if case .wording(_, let template) = $0 { template } else { nil } }
  }

  /// Creates a unit from a preset.
  ///
  /// - Parameters:
  ///   - preset: The preset.
  ///   - options: How code is made of it.
  ///   - images: Names its images.
  ///   - diagnostics: Collects the diagnostics: what no app can show.
  init(_ preset: Preset, _ options: ExportOptions, images: inout AppImages, into diagnostics: inout Diagnostics) {
    name = preset.name
    typeName = options.typeName ?? Self.typeName(of: preset.name)
    fullName = options.namePrefix + typeName
    let path = preset.path
    let source = FilePath.name(of: path)
    self.source = source
    summary = preset.description ?? "The refresh components of `\(preset.name)`."
    notes = preset.unreadNotes
    language = preset.language
    strings = Strings(preset, typeName: fullName)
    let table = preset.strings?.tableName.flatMap { $0 == "Localizable" ? nil : $0 }
    components = preset.components.map { component in
      let place = component.place
      // The path is relative to the preset; so it is the same wherever the tool runs.
      let file = place.file.path == path ? source : FilePath.relative(place.file.path, to: path)
      return AppComponent(
        component, origin: "`\(component.kind.role.rawValue)` in \(file)", table: table, images: &images,
        into: &diagnostics)
    }
  }

  /// Returns the name of a type: the words of the preset's name, followed by `Refresh`.
  private static func typeName(of name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.map(\.capitalizedFirst)
    // No type begins with a digit or a mark.
    let prefix = words.first?.unicodeScalars.first?.properties.isAlphabetic ?? false ? "" : "Preset"
    return prefix + words.joined() + "Refresh"
  }
}

extension AppUnit.Strings {
  fileprivate init?(_ preset: Preset, typeName: String) {
    guard let strings = preset.strings else { return nil }
    guard let bundle = strings.bundle else {
      // A table alone is the app's own.
      if strings.table != nil { return nil }
      self.init(bundle: typeName, suffix: ".bundle", file: typeName, tables: preset.texts.tables)
      return
    }
    let name = FilePath.name(of: FilePath.normalized(bundle.folder))
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    self.init(bundle: String(name[..<dot]), suffix: String(name[dot...]), file: bundle.file, tables: [])
  }
}

extension ImageNames {
  /// Whether the images are the frames of an animated GIF.
  var isGIF: Bool { if case .gif = self { true } else { false } }
}
