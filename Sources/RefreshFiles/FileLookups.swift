/// The folders and links of the file system as a run has found them; each is looked up once.
///
/// It is for one run: changes on the disk during the run or later are not noticed.
package final class FileLookups: Sendable {
  private let destinations = Answers<String, String>()
  private let roots = Answers<String, String>()
  private let listings = Answers<String, [String]>()

  /// Creates lookups that know nothing yet.
  package init() {}

  /// The path of an existing or possible file, with all symbolic links followed.
  func destination(of path: String) -> String {
    destinations.answer(to: FilePath.key(path)) { Self.realPath(path) }
  }

  /// The root of the project that a folder belongs to, as ``ProjectFiles/root(around:)`` finds it.
  func root(around folder: String) -> String {
    roots.answer(to: FilePath.key(folder)) { ProjectFiles.root(around: folder) }
  }

  /// The names in a folder, as ``FolderSearch/names(in:)`` finds them.
  package func names(in folder: String) -> [String] {
    listings.answer(to: FilePath.key(folder)) { FolderSearch.names(in: folder) }
  }

  /// Returns the absolute path of an existing or possible file, with all symbolic links followed.
  ///
  /// - Parameter links: The greatest number of links that lead nowhere. The default is as many as systems follow.
  package static func realPath(_ path: String, links: Int = 40) -> String {
    if let real = FolderSearch.realPath(path) { return real }
    let destination = FolderSearch.destination(of: path)
    if destination != path, links > 0 { return realPath(destination, links: links - 1) }
    let folder = FilePath.folder(of: path)
    let real = folder.count > 1 ? realPath(String(folder.dropLast()), links: links) : folder
    return FilePath.normalized(
      (real.isEmpty ? FolderSearch.realPath("") ?? "" : real) + "/" + FilePath.name(of: path))
  }
}
