import RefreshFiles
import RefreshText

extension InputFile.Failure {
  /// Returns the reason why a file can't be written: a file is made if it is missing, and so is its folder, but not the folder
  /// that contains that.
  func reason(writing path: String) -> String {
    let folders = [FilePath.folder(of: path), FilePath.folder(of: String(FilePath.folder(of: path).dropLast()))]
    guard isAbsence, let missing = folders.last(where: { !$0.isEmpty && !FolderSearch.isFolder($0) }) else {
      return reason
    }
    return "there is no folder \(VisibleText.of(String(missing.dropLast())))"
  }
}
