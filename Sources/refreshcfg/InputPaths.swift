import RefreshDiagnostics
import RefreshYAML

/// The paths of the files that a command was given, by name or as folders to be searched.
struct InputPaths {
  /// In the order in which they were given, below a folder in that of their names; each once.
  private(set) var paths: [String] = []
  /// The folders in which there is nothing.
  private(set) var diagnostics = Diagnostics()

  /// Searches the folders; nothing is read.
  ///
  /// - Parameters:
  ///   - given: files of any name, folders, `-` for standard input.
  ///   - kinds: what folders are searched for.
  init(_ given: [String], searchingFor kinds: [InputFiles.Kind]) {
    var seen: Set<String> = []
    for path in given {
      guard path != "-", FolderSearch.isFolder(path) else {
        if seen.insert(path).inserted { paths.append(path) }
        continue
      }
      let found = FolderSearch.files(below: path, endingIn: kinds.map(\.rawValue))
      if found.isEmpty {
        let names = kinds.map { "*\($0.rawValue)" }.joined(separator: " or ")
        let place = Span(wholeOf: SourceFile(path: path, bytes: []))
        diagnostics.add(Diagnostic(.nothingFound, "there is no \(names) in this folder", at: place))
      }
      for path in found where seen.insert(path).inserted { paths.append(path) }
    }
  }
}
