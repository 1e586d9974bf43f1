import RefreshDiagnostics
import RefreshYAML

/// The files that a preset may name: those of its project.
///
/// The root of the project is the nearest folder above the preset that has a `.git`, a `Package.swift` or a
/// `refreshcfg.yaml`; without one it is the preset's own folder. Symbolic links count by what they lead to.
public final class ProjectFiles {
  private let path: String
  private let allowsOutside: Bool
  private lazy var root = ProjectFiles.root(around: FilePath.folder(of: path))

  /// Makes the files of a preset's project.
  ///
  /// - Parameters:
  ///   - path: of the preset; of several that extend each other, of the one that extends the others.
  ///   - allowsOutside: whether files of other projects may be named too. The default is that they may not.
  public init(around path: String, allowsOutside: Bool = false) {
    self.path = path
    self.allowsOutside = allowsOutside
  }

  /// Whether a file may be looked at.
  package func contains(_ path: String) -> Bool {
    if allowsOutside { return true }
    // What is not there lies where the nearest folder above it lies that is.
    var folder = path
    while true {
      if let real = FolderSearch.realPath(folder) {
        return real == root || (real + "/").hasPrefix(ProjectFiles.open(root))
      }
      guard !folder.isEmpty, folder != "/" else { return false }
      folder = FilePath.folder(of: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    }
  }

  /// The path of something that a node names, nil if it lies outside, which is then said.
  ///
  /// - Parameters:
  ///   - path: relative to the folder of the node's file.
  ///   - node: where it is named.
  ///   - diagnostics: takes what is wrong.
  func path(_ path: String, namedAt node: Node, into diagnostics: inout Diagnostics) -> String? {
    let resolved = FilePath.resolve(path, from: node.span.file.path)
    LookupLog.current?.note(resolved)
    guard contains(resolved) else {
      diagnostics.add(
        Diagnostic(
          .outsideProject, "\(quoted(path)) lies outside of the project, whose root is \(quoted(root))",
          at: node.span,
          help: "`--allow-outside` allows files outside; a `refreshcfg.yaml` marks the root of a project"))
      return nil
    }
    return resolved
  }

  private static func open(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

  /// The root of the project that a folder belongs to, as an absolute path: the folder itself if it belongs to none.
  ///
  /// - Parameter folder: its path; empty for the one that the program runs in.
  public static func root(around folder: String) -> String {
    let own = FolderSearch.realPath(folder) ?? folder
    var folder = own
    while !folder.isEmpty {
      if [".git", "Package.swift", "refreshcfg.yaml"].contains(where: { FolderSearch.exists(open(folder) + $0) }) {
        return folder
      }
      guard folder != "/" else { break }
      folder = FilePath.folder(of: folder)
      if folder.count > 1 { folder.removeLast() }
    }
    return own
  }
}
