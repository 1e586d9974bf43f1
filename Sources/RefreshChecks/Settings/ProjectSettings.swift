import RefreshDiagnostics
import RefreshYAML

/// The settings of the projects that files belong to: those of the nearest folder above with a `refreshcfg.yaml`.
public struct ProjectSettings: Sendable {
  /// A project's root and what is said there.
  private struct Project {
    let root: String
    let settings: Settings
  }

  private var projects: [String: Project?] = [:]
  /// The paths from the root of files by their paths as they were given.
  private var absolutePaths: [String: String?] = [:]
  /// What is wrong with the settings that were read.
  public private(set) var diagnostics = Diagnostics()

  /// Begins with no settings read.
  public init() {}

  /// Takes over the settings that another has read.
  mutating func join(_ other: ProjectSettings) {
    projects.merge(other.projects) { own, _ in own }
    absolutePaths.merge(other.absolutePaths) { own, _ in own }
    diagnostics.add(contentsOf: other.diagnostics)
  }

  /// The level of a rule in a file, nil where none is given.
  public mutating func level(of id: DiagnosticID, in file: SourceFile) -> Settings.Level? {
    guard let path = absolutePath(file.path) else { return nil }
    guard let project = project(ofFolder: FileSystem.folder(of: path)) else { return nil }
    return project.settings.level(of: id, at: String(path.dropFirst(project.root.count).drop { $0 == "/" }))
  }

  /// Reads the settings of a file's project, for what may be wrong with them.
  public mutating func read(for path: String) {
    guard let path = absolutePath(path) else { return }
    _ = project(ofFolder: FileSystem.folder(of: path))
  }

  private mutating func absolutePath(_ path: String) -> String? {
    if let known = absolutePaths[path] { return known }
    let absolute = FileSystem.absolutePath(path)
    absolutePaths[path] = .some(absolute)
    return absolute
  }

  private mutating func project(ofFolder folder: String) -> Project? {
    if let known = projects[folder] { return known }
    let path = (folder == "/" ? "" : folder) + "/" + Settings.fileName
    let project: Project?
    if FileSystem.isFile(path) {
      project = SourceFile.read(path: FileSystem.shortPath(path), into: &diagnostics).map { file in
        Project(root: folder, settings: Settings.decode(file, into: &diagnostics))
      }
    } else {
      project = folder == "/" ? nil : self.project(ofFolder: FileSystem.folder(of: folder))
    }
    projects[folder] = .some(project)
    return project
  }
}
