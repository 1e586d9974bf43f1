/// The files that a preset may name: those of its project.
///
/// The project's root is the nearest folder above the preset that contains a `.git`, a `Package.swift` or a
/// `refreshcfg.yaml`; otherwise it is the preset's own folder. Symbolic links are resolved first.
public final class ProjectFiles {
  private let path: String
  private let allowsOutside: Bool
  /// The lookups of the run so far.
  package let lookups: FileLookups
  package private(set) lazy var root = lookups.root(around: FilePath.folder(of: path))

  /// Makes the files of a preset's project.
  ///
  /// - Parameters:
  ///   - path: The path of the preset; of several that extend each other, that of the one that extends the others.
  ///   - allowsOutside: Whether files of other projects may be named too. The default is that they may not.
  public convenience init(around path: String, allowsOutside: Bool = false) {
    self.init(around: path, allowsOutside: allowsOutside, lookups: FileLookups())
  }

  /// Makes the files of one of several presets.
  ///
  /// - Parameter lookups: What was found for the others.
  package init(around path: String, allowsOutside: Bool, lookups: FileLookups) {
    self.path = path
    self.allowsOutside = allowsOutside
    self.lookups = lookups
  }

  /// The folder outside of which nothing may be looked at; nil if all may.
  package var boundary: String? { allowsOutside ? nil : root }

  /// Whether a file may be looked at.
  package func contains(_ path: String) -> Bool {
    guard let boundary else { return true }
    return FilePath.open(lookups.destination(of: path)).hasPrefix(FilePath.open(boundary))
  }

  /// Returns the absolute path of the root of a folder's project, or of the folder itself if it doesn't belong to
  /// one.
  ///
  /// - Parameter folder: The path of the folder; empty for the working directory.
  public static func root(around folder: String) -> String {
    // A folder that is yet to be made belongs to the project that it will lie in.
    let own = FileLookups.realPath(folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    let root = FilePath.folders(around: FilePath.open(own)).first { folder in
      [".git", "Package.swift", "refreshcfg.yaml"].contains { FolderSearch.exists(folder + $0) }
    }
    return root.map { $0.count > 1 ? String($0.dropLast()) : $0 } ?? own
  }
}

/// A log of the paths of files that are looked up during loading, existing or not.
///
/// It is needed to reload what a changed file affects.
public final class LookupLog: Sendable {
  /// The log for what this task is loading, or nil if none is needed.
  @TaskLocal package static var current: LookupLog?

  private let noted = Locked<Set<String>>([])

  /// The paths of files and folders.
  public var paths: Set<String> { noted.withValue { $0 } }

  /// Makes an empty log.
  public init() {}

  /// Logs the files, images, catalogs and bundles that are looked up while a function runs.
  public func during<Result>(_ body: () -> Result) -> Result { LookupLog.$current.withValue(self, operation: body) }

  /// Logs a path.
  public func note(_ path: String) { noted.withValue { _ = $0.insert(path) } }
}
