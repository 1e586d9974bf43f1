import RefreshDiagnostics
import RefreshFiles

/// The contents of the files that presets name; each is read once in a run, however many presets name it.
package final class PresetLookups: Sendable {
  /// A value that was found, with the diagnostics about it.
  typealias Found<Value> = (value: Value, diagnostics: Diagnostics)

  /// The folders and links.
  let files = FileLookups()
  private let catalogs = Answers<String, AssetCatalog>()
  private let imageSets = Answers<String, Found<ImageSet.File?>>()
  private let headers = Answers<String, Result<ImageHeader, ImageHeader.Refusal>>()
  private let frames = Answers<NamedFrames, [PresetImages.Frame]?>()
  private let names = Answers<String, [String]>()
  private let suggestions = Answers<String, [String]>()
  private let texts = Answers<String, Found<StringsFile?>>()
  private let tables = Answers<String, Found<SourceFile?>>()

  /// Makes lookups that know nothing yet.
  package init() {}

  /// The asset catalog in a folder that is there.
  func catalog(in folder: String) -> AssetCatalog {
    catalogs.answer(to: FilePath.key(folder)) { AssetCatalog(in: folder) }
  }

  /// The best file of the image set in a folder; nil if there is none.
  func imageSet(in folder: String) -> Found<ImageSet.File?> {
    imageSets.answer(to: FilePath.key(folder), isFinal: Self.isFinal) {
      var found = Diagnostics()
      return (ImageSet.bestFile(in: folder, into: &found), found)
    }
  }

  /// The header of the image at a path.
  func header(at path: String) -> Result<ImageHeader, ImageHeader.Refusal> {
    headers.answer(to: FilePath.key(path)) {
      if case .failure(.exhausted) = $0 { false } else { true }
    } _: {
      Result { () throws(ImageHeader.Refusal) in try ImageHeader.read(fileAt: path) }
    }
  }

  /// Names in a file of a folder, and the project that they may not lead out of, which is that of the extending preset.
  private struct NamedFrames: Hashable {
    let folder: String
    let project: String?
    let text: String
    let isRange: Bool
  }

  /// The names that a name stands for, as ``NumericRange`` says.
  func names(of text: String) throws(NumericRange.Mistake) -> [String] {
    try names.answer(to: FilePath.key(text)) { () throws(NumericRange.Mistake) in
      try NumericRange.names(of: text, limit: ImageHeader.greatestFrameCount)
    }
  }

  /// The frames of the names in a preset; nil, and looked up again, if one of them can't be used.
  func frames(
    _ names: [String], of name: Located<String>, in project: ProjectFiles, _ find: () -> [PresetImages.Frame]?
  ) -> [PresetImages.Frame]? {
    let question = NamedFrames(
      folder: FilePath.key(FilePath.folder(of: name.span.file.path)), project: project.boundary.map(FilePath.key),
      text: FilePath.key(name.value),
      isRange: names != [name.value])
    return frames.answer(to: question, isFinal: { $0 != nil }, find)
  }

  /// The names of files in the same folder that may be meant by a path at which there is none.
  func names(meantBy path: String) -> [String] {
    suggestions.answer(to: FilePath.key(path)) {
      let names = files.names(in: FilePath.folder(of: path))
      let missing = FilePath.name(of: path)
      let dot = missing.lastIndex(of: ".") ?? missing.endIndex
      let scaled = ["@2x", "@3x"].map { missing[..<dot] + $0 + missing[dot...] }.first {
        names.contains(String($0))
      }
      return scaled.map { [String($0)] } ?? nearestNames(to: missing, in: names)
    }
  }

  /// The table of texts at a path; nil if it can't be read.
  func texts(at path: String) -> Found<StringsFile?> {
    texts.answer(to: FilePath.key(path), isFinal: Self.isFinal) {
      var found = Diagnostics()
      return (SourceFile.read(path: path, into: &found).map { StringsFile($0, into: &found) }, found)
    }
  }

  /// The text of the string catalog at a path; nil if it can't be read.
  func catalogText(at path: String) -> Found<SourceFile?> {
    tables.answer(to: FilePath.key(path), isFinal: Self.isFinal) {
      var found = Diagnostics()
      return (SourceFile.read(path: path, into: &found), found)
    }
  }

  /// Whether a file was read, or can't be for a reason that stays: a process may be out of descriptors for a moment.
  private static func isFinal<Value>(_ found: Found<Value>) -> Bool {
    !found.diagnostics.all.contains { $0.rule == .cannotRead }
  }
}
