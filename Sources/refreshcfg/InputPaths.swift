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
    var seen = SeenFiles()
    for path in given {
      guard path != "-", FolderSearch.isFolder(path) else {
        named.insert(path)
        if seen.insert(path) { paths.append(path) }
        continue
      }
      var unreadable: [(path: String, reason: InputFile.Failure)] = []
      let files = FolderSearch.files(below: path, unreadable: &unreadable)
      unreadable.removeAll { entry in
        // Files of other kinds are not searched for.
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
      for (path, name) in meant where seen.insert(path) {
        diagnostics.add(name.diagnostic(at: path))
      }
      for path in found where seen.insert(path) {
        if FolderSearch.isLink(path), case let project = ProjectFiles(around: path, allowsOutside: allowsOutside),
          !project.contains(path)
        {
          diagnostics.add(project.outside(path, at: Span(wholeOf: SourceFile(path: path, bytes: []))))
        } else {
          paths.append(path)
        }
      }
    }
  }
}

/// The files that were named or found so far, regardless of the path: `x`, `./x` and its absolute path are one file.
private struct SeenFiles {
  private var identities: Set<String> = []
  /// The folders without symbolic links, by their paths; nil for those that don't exist.
  private var folders: [String: String?] = [:]

  /// Adds a file, and returns whether it is new.
  mutating func insert(_ path: String) -> Bool { identities.insert(FilePath.key(identity(of: path))).inserted }

  private mutating func identity(of path: String) -> String {
    guard path != "-" else { return path }
    let folder = FilePath.folder(of: path)
    let real = folders[folder] ?? FolderSearch.realPath(folder)
    folders[folder] = .some(real)
    return real.map { FilePath.open($0) + FilePath.name(of: path) } ?? path
  }
}
