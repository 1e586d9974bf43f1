import RefreshDiagnostics
import RefreshFiles

/// The paths of the files given to a command, by name or in folders to be searched.
struct InputPaths: Sendable {
  /// The paths in the order in which they were given, each once; those in a folder are in the order of their names.
  private(set) var paths: [String] = []
  /// The paths that were given by name.
  private(set) var named: Set<String> = []
  /// The diagnostics of empty folders, and of links in folders that are not followed.
  private(set) var diagnostics = Diagnostics()

  /// Searches the folders, without reading any files.
  ///
  /// - Parameters:
  ///   - given: Files with any name, folders, and `-` for standard input.
  ///   - kinds: The kinds of files to find in folders.
  ///   - allowsOutside: Whether links in folders may lead out of the project.
  init(_ given: [String], searchingFor kinds: [FileKind], allowsOutside: Bool) {
    var seen: Set<String> = []
    for path in given {
      guard path != "-", FolderSearch.isFolder(path) else {
        named.insert(path)
        if seen.insert(Self.identity(of: path)).inserted { paths.append(path) }
        continue
      }
      var unreadable: [(path: String, reason: InputFile.Failure)] = []
      let files = FolderSearch.files(below: path, unreadable: &unreadable)
      unreadable.removeAll { entry in
        // A file of another kind is not looked for.
        entry.reason == .badName && !kinds.contains { entry.path.hasSuffix($0.rawValue) }
      }
      for entry in unreadable { diagnostics.add(.cannotRead(entry.path, entry.reason)) }
      let found = files.filter { file in kinds.contains { file.hasSuffix($0.rawValue) } }
      let meant = files.compactMap { file in
        MeantName(of: file).flatMap { kinds.contains($0.kind) ? (file, $0) : nil }
      }
      if found.isEmpty, unreadable.isEmpty {
        let names = kinds.map { "*\($0.rawValue)" }.joined(separator: " or ")
        let place = Span(wholeOf: SourceFile(path: path, bytes: []))
        let help = meant.first.map { "`\(FilePath.name(of: $0))` should be renamed to `\($1.name)`" }
        diagnostics.add(Diagnostic(.nothingFound, "there is no \(names) in this folder", at: place, help: help))
        continue
      }
      for (path, name) in meant where seen.insert(Self.identity(of: path)).inserted {
        diagnostics.add(name.diagnostic(at: path))
      }
      for path in found where seen.insert(Self.identity(of: path)).inserted {
        let project = ProjectFiles(around: path, allowsOutside: allowsOutside)
        if FolderSearch.isLink(path), !project.contains(path) {
          diagnostics.add(project.outside(path, at: Span(wholeOf: SourceFile(path: path, bytes: []))))
        } else {
          paths.append(path)
        }
      }
    }
  }

  /// Returns the same text for all paths of a file, such as `x`, `./x` and its absolute path.
  private static func identity(of path: String) -> String {
    guard path != "-", let folder = FolderSearch.realPath(FilePath.folder(of: path)) else { return path }
    return FilePath.open(folder) + FilePath.name(of: path)
  }
}
