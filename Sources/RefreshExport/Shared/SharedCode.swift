/// Code that exported presets share, which is the same for all of them except for the prefix of its names; it is next
/// to this file.
package enum SharedCode: String, CaseIterable {
  /// Reads animated GIFs.
  case images = "RefreshImages"
  /// Chooses among texts in several languages.
  case language = "RefreshLanguage"
  /// Shows parts.
  case parts = "RefreshParts"

  /// Returns its files.
  func files(_ options: ExportOptions) -> [Export.File] {
    let endings =
      switch options.language {
      case .swift, .loader: [".swift"]
      case .objectiveC: [".h", ".m"]
      case .json: [] as [String]
      }
    return endings.map { ending in
      Export.File(
        path: options.namePrefix + rawValue + ending,
        text: Self.text(EmbeddedFiles.text(rawValue + ending) + "\n", prefix: options.namePrefix))
    }
  }

  /// Code with a prefix before the names that whole modules see, so that two exports can be part of one app.
  static func text(_ text: String, prefix: String) -> String {
    prefix.isEmpty ? text : text.replacing(sharedName) { prefix + $0.output }
  }

  /// The names of shared code; names of apps are preceded by a prefix.
  private nonisolated(unsafe) static let sharedName =
    /\b(?:Part[A-Z][A-Za-z]*|Refresh(?:Images|Language|Loader|Parts))\b/.wordBoundaryKind(.simple)

  /// The name of shared code that a word ends with, which may have a prefix: `PartColor` of `RCPartColor`.
  package static func name(in word: String) -> String? { names.first { word.hasSuffix($0) } }

  /// All names that its files declare or use.
  private static let names = Set(
    allCases.flatMap { code in [".swift", ".h", ".m"].map { EmbeddedFiles.text(code.rawValue + $0) } }
      .flatMap { $0.matches(of: sharedName).map { String($0.output) } })
}
