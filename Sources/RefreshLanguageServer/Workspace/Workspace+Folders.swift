import RefreshFiles
import RefreshPresets

extension Workspace {
  /// The ends of the names of files on which checks depend. Images may also have them in capitals.
  static let watchedEndings =
    FilePath.yamlExtensions + [".json"] + TextTable.suffixes + FilePath.imageExtensions
    + FilePath.imageExtensions.map { $0.uppercased() }
}
