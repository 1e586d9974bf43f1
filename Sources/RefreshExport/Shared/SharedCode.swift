/// Code that all exported presets share; its files are beside this one.
enum SharedCode: String {
  /// Reads animated GIFs.
  case images = "RefreshImages"
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
      Export.File(path: rawValue + ending, text: EmbeddedFiles.text(rawValue + ending) + "\n")
    }
  }
}
