import RefreshDiagnostics
import RefreshFiles

/// The paths of the files that a command was given, by name or as folders to be searched.
struct InputPaths: Sendable {
  /// In the order in which they were given, below a folder in that of their names; each once.
  private(set) var paths: [String] = []
  /// Those that were given by name.
  private(set) var named: Set<String> = []
  /// The folders in which there is nothing, and the links in folders that are not followed.
  private(set) var diagnostics = Diagnostics()

  /// Searches the folders; nothing is read.
  ///
  /// - Parameters:
  ///   - given: Files of any name, folders, `-` for standard input.
  ///   - kinds: The kinds of files that folders are searched for.
  ///   - allowsOutside: Whether links in folders may lead out of the project.
  init(_ given: [String], searchingFor kinds: [FileKind], allowsOutside: Bool) {
    var seen: Set<String> = []
    for path in given {
      guard path != "-", FolderSearch.isFolder(path) else {
        named.insert(path)
        if seen.insert(path).inserted { paths.append(path) }
        continue
      }
      let found = FolderSearch.files(below: path, endingIn: kinds.map(\.rawValue))
      if found.isEmpty {
        let names = kinds.map { "*\($0.rawValue)" }.joined(separator: " or ")
        let place = Span(wholeOf: SourceFile(path: path, bytes: []))
        diagnostics.add(Diagnostic(.nothingFound, "there is no \(names) in this folder", at: place))
      }
      for path in found where seen.insert(path).inserted {
        let project = ProjectFiles(around: path, allowsOutside: allowsOutside)
        if FolderSearch.isLink(path), !project.contains(path) {
          diagnostics.add(project.outside(path, at: Span(wholeOf: SourceFile(path: path, bytes: []))))
        } else {
          paths.append(path)
        }
      }
    }
  }
}
