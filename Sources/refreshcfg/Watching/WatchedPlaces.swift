import RefreshPresets
import RefreshYAML

/// What has to be watched so that no change is missed of what was looked at.
struct WatchedPlaces {
  /// All files that count, there or not.
  let files: Set<String>
  /// The folders in which they lie, or can come to lie.
  let folders: Set<String>

  /// Makes it of the paths that were looked at: files, asset catalogs and bundles of texts, there or not.
  init(_ lookups: Set<String>) {
    var (files, folders): (Set<String>, Set<String>) = ([], [])
    for path in lookups {
      if FolderSearch.isFolder(path) {
        files.formUnion(FolderSearch.files(below: path, endingIn: [""]))
        folders.formUnion(FolderSearch.folders(below: path))
      } else {
        files.insert(path)
      }
    }
    // Thousands of files may lie in a few folders.
    for folder in Set(lookups.map(FilePath.folder)) { folders.insert(WatchedPlaces.nearest(folder)) }
    (self.files, self.folders) = (files, folders)
  }

  /// A folder; if it is not there, the nearest above it that is.
  private static func nearest(_ folder: String) -> String {
    var folder = folder
    while folder.count > 1, !FolderSearch.isFolder(folder) {
      folder = FilePath.folder(of: String(folder.dropLast()))
    }
    return folder.isEmpty ? "." : folder
  }
}
