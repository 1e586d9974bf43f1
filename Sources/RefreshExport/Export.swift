import RefreshDiagnostics
import RefreshFiles
import RefreshPresets

/// The files that an app needs to show presets.
package struct Export: Sendable {
  /// A generated file.
  package struct File: Equatable, Sendable {
    /// The path in the output folder.
    package let path: String
    /// The bytes.
    package let bytes: [UInt8]

    /// The text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
    init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
  }

  /// The code and the texts that belong to it, in the order of the presets.
  package private(set) var files: [File] = []
  /// The diagnostics of frames that no app can show, and of presets that disagree on a setting that an app has only
  /// once.
  package private(set) var diagnostics: Diagnostics
  /// The types that are generated from the presets.
  let units: [AppUnit]
  private let images: AppImages
  private let hasAssets: Bool

  /// Generates code from presets.
  ///
  /// - Parameters:
  ///   - presets: The presets.
  ///   - options: The options of the code.
  package init(_ presets: [Preset], _ options: ExportOptions) {
    var (images, found) = (AppImages(isCatalog: options.hasAssets), Diagnostics())
    let units = presets.map { AppUnit($0, options, images: &images, into: &found) }
    (self.units, self.images, diagnostics, hasAssets) = (units, images, found, options.hasAssets)
    for unit in units { files += Self.code(of: unit, options) + TextBundle.files(of: unit) }
    if options.language == .loader { files.append(LoaderCode.file(options)) }
    if options.language == .loader || units.contains(where: \.hasGIF) { files += SharedCode.images.files(options) }
    if options.language == .loader || units.contains(where: { $0.choosesLanguage || !$0.parts.isEmpty }) {
      files += SharedCode.language.files(options)
    }
    if options.language == .loader || units.contains(where: { !$0.parts.isEmpty }) {
      files += SharedCode.parts.files(options)
    }
    // JSON has no types.
    if [.swift, .objectiveC].contains(options.language) {
      for (preset, unit) in zip(presets, units) { refuseReservedName(preset, unit) }
    }
    for index in presets.indices.dropFirst() {
      warnOfOtherSettings(in: presets[index], before: presets[..<index])
      warnOfSameName(presets[index], units[index], before: zip(presets, units).prefix(index))
    }
  }

  /// Returns the files of an asset catalog with all images that the presets name by file; none unless the options
  /// ask for a catalog.
  package func assets() throws(InputFile.Failure) -> [File] {
    hasAssets ? try ImageSets.files(of: images.files) : []
  }

  private static func code(of unit: AppUnit, _ options: ExportOptions) -> [File] {
    switch options.language {
    case .swift: [File(path: unit.fullName + ".swift", text: SwiftFile.text(of: unit, options))]
    case .objectiveC: ObjectiveCFiles.files(of: unit, options)
    case .json, .loader: [PresetJSON.file(of: unit)]
    }
  }

  /// Warns of settings that an app has only once, if the first preset with such a setting has another value.
  private mutating func warnOfOtherSettings(in preset: Preset, before: ArraySlice<Preset>) {
    for name in ["language", "strings"] {
      guard let value = preset.written.place(of: name),
        let first = before.first(where: { $0.written[name] != nil }),
        let other = first.written.place(of: name), preset.meaning(of: name) != first.meaning(of: name)
      else { continue }
      diagnostics.add(
        .oneSetting, "an app has one `\(name)` for all lists, but these presets have two", at: value,
        labels: [Diagnostic.Label("the other one is here", at: other)], help: "call `configure()` of one of them")
    }
  }

  private mutating func refuseReservedName(_ preset: Preset, _ unit: AppUnit) {
    for name in [unit.fullName, unit.typeName] {
      guard let reason = ReservedNames.reason(against: name) else { continue }
      return diagnostics.add(
        .reservedName, "the type of this preset would be `\(name)`, which is \(reason)", at: preset.nameSpan,
        help: "give it a name by --type-name, as in `--type-name Feed`")
    }
  }

  private mutating func warnOfSameName(
    _ preset: Preset, _ unit: AppUnit, before: some Sequence<(Preset, AppUnit)>
  ) {
    let identity = FileIdentity(unit.fullName)
    guard let (other, _) = before.first(where: { FileIdentity($1.fullName) == identity }) else { return }
    diagnostics.add(
      .sameTypeName, "two presets would be the type `\(unit.fullName)`", at: preset.nameSpan,
      labels: [Diagnostic.Label("the other is named here", at: other.nameSpan)],
      help: "give one of them another name")
  }
}

extension Preset {
  /// A form in which its language and its own texts can be compared: for a bundle, the location to which its path leads.
  fileprivate func meaning(of name: String) -> String? {
    guard name == "strings", let bundle = strings?.bundle else { return written[name]?.text }
    return bundle.path + " " + bundle.file
  }
}
