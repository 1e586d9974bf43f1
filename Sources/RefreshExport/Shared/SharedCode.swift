/// Code that exported presets share, which is the same for all of them; it lies beside this file.
enum SharedCode: String {
  /// Reads animated GIFs.
  case images = "RefreshImages"
  /// Chooses among texts in several languages.
  case language = "RefreshLanguage"
  /// Shows parts.
  case parts = "RefreshParts"

  /// Its files.
  func files(_ options: ExportOptions) -> [Export.File] {
    let endings =
      switch options.language {
      case .swift, .loader: [".swift"]
      case .objectiveC: [".h", ".m"]
      case .json: [] as [String]
      }
    return endings.map { ending in
      Export.File(path: rawValue + ending, text: EmbeddedFiles.text(rawValue + ending) + "\n")
    }
  }
}
