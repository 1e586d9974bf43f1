/// The files that a preset may name: those of its project.
///
/// The project's root is the nearest folder above the preset that contains a `.git`, a `Package.swift` or a
/// `refreshcfg.yaml`; otherwise it is the preset's own folder. Symbolic links are resolved first.
public final class ProjectFiles {
  private let path: String
  private let allowsOutside: Bool
  package private(set) lazy var root = ProjectFiles.root(around: FilePath.folder(of: path))

  /// Makes the files of a preset's project.
  ///
  /// - Parameters:
  ///   - path: The path of the preset; for presets that extend each other, of the extending one.
  ///   - allowsOutside: Whether files of other projects may also be named. The default is false.
  public init(around path: String, allowsOutside: Bool = false) {
    self.path = path
    self.allowsOutside = allowsOutside
  }

  /// Returns whether a file may be accessed.
  package func contains(_ path: String) -> Bool {
    allowsOutside || FilePath.open(ProjectFiles.realPath(path)).hasPrefix(FilePath.open(root))
  }

  /// Returns the path of an existing or possible file, with all symbolic links resolved.
  ///
  /// - Parameter links: The maximum number of dangling links to follow. The default is the limit of common systems.
  private static func realPath(_ path: String, links: Int = 40) -> String {
    if let real = FolderSearch.realPath(path) { return real }
    let destination = FolderSearch.destination(of: path)
    if destination != path, links > 0 { return realPath(destination, links: links - 1) }
    let folder = FilePath.folder(of: path)
    let real = folder.count > 1 ? realPath(String(folder.dropLast()), links: links) : folder
    return FilePath.normalized(
      (real.isEmpty ? FolderSearch.realPath("") ?? "" : real) + "/" + FilePath.name(of: path))
  }

  /// Returns the absolute path of the root of a folder's project, or of the folder itself if it doesn't belong to
  /// one.
  ///
  /// - Parameter folder: The path of the folder; empty for the working directory.
  public static func root(around folder: String) -> String {
    let own = FolderSearch.realPath(folder) ?? folder
    let root = FilePath.folders(around: FilePath.open(own)).first { folder in
      [".git", "Package.swift", "refreshcfg.yaml"].contains { FolderSearch.exists(folder + $0) }
    }
    return root.map { $0.count > 1 ? String($0.dropLast()) : $0 } ?? own
  }
}

/// A log of the paths of files that are looked up during loading, existing or not.
///
/// It is needed to reload what a changed file affects.
public final class LookupLog: @unchecked Sendable {
  // Only the thread that loads writes to it, and it is read only after that.

  /// The log for what this task is loading, or nil if none is needed.
  @TaskLocal package static var current: LookupLog?

  /// The paths of files and folders.
  public private(set) var paths: Set<String> = []

  /// Makes an empty log.
  public init() {}

  /// Logs the files, images, catalogs and bundles that are looked up while a function runs.
  public func during<Result>(_ body: () -> Result) -> Result { LookupLog.$current.withValue(self, operation: body) }

  /// Logs a path.
  public func note(_ path: String) { paths.insert(path) }
}
