@testable import RefreshPreview

extension GallerySite {
  /// All files, in the order in which they are made.
  var files: [File] {
    var files: [File] = []
    make { files.append($0) }
    return files
  }
}
