import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// The settings of the projects that files belong to: those in the nearest folder above with a `refreshcfg.yaml`.
public struct ProjectSettings: Sendable {
  /// For each file, by its given path: the folder whose settings apply, ending with a slash, and the file's path
  /// relative to it; nil for a file outside of any project.
  private var places: [String: (root: String, path: String)?] = [:]
  /// The nearest folder with settings, by the folder below it.
  private var roots: [String: String?] = [:]
  private var settings: [String: Settings] = [:]
  /// The levels in files, by their given paths.
  private var levels: [String: [DiagnosticID: Settings.Level]] = [:]
  /// The diagnostics of the settings read so far.
  public private(set) var diagnostics = Diagnostics()

  private let readFile: PresetLibrary.ReadFile

  /// Makes settings without reading any.
  ///
  /// - Parameter read: Reads the files of settings. The default reads from the file system.
  public init(read: @escaping PresetLibrary.ReadFile = { SourceFile.read(path: $0, into: &$1) }) { readFile = read }

  /// Adds the settings that another instance has read.
  mutating func join(_ other: ProjectSettings) {
    places.merge(other.places) { own, _ in own }
    roots.merge(other.roots) { own, _ in own }
    settings.merge(other.settings) { own, _ in own }
    diagnostics.add(contentsOf: other.diagnostics)
  }

  /// Returns the level of a rule in a file, or nil if none is set.
  public mutating func level(of id: DiagnosticID, in file: SourceFile) -> Settings.Level? {
    read(for: file)
    guard let place = places[file.path] ?? nil else { return nil }
    let levels = self.levels[file.path] ?? settings[place.root]?.levels(at: place.path) ?? [:]
    self.levels[file.path] = levels
    return levels[id]
  }

  /// Returns the folder of a file's project, whose settings apply to the file; nil if there is none.
  package mutating func root(around path: String) -> String? {
    read(for: path)
    return (places[path] ?? nil)?.root
  }

  /// Returns the problems that the project of a file accepts.
  package mutating func accepted(for path: String) -> [AcceptedProblem] {
    read(for: path)
    return (places[path] ?? nil).flatMap { settings[$0.root]?.accepted } ?? []
  }

  /// Returns what explorations of a file may draw according to its project.
  package mutating func drawing(for path: String) -> DrawingRules {
    read(for: path)
    return (places[path] ?? nil).flatMap { settings[$0.root]?.drawing } ?? DrawingRules()
  }

  /// Reads the settings of a file's project, to find errors in them.
  public mutating func read(for path: String) { read(for: path, at: nil) }

  /// Reads the settings of a file's project, to find errors in them.
  mutating func read(for file: SourceFile) {
    // The identity of a file that was read from the disk is its real path, unless that isn't ASCII.
    let isReal = file.identity != file.path && file.identity.hasPrefix("/") && !file.identity.utf8.contains(0)
    read(for: file.path, at: isReal ? file.identity : nil)
  }

  private mutating func read(for path: String, at known: String?) {
    guard places[path] == nil else { return }
    guard let real = known ?? FolderSearch.realPath(path), let root = nearestRoot(around: real) else {
      places[path] = .some(nil)
      return
    }
    places[path] = (root, String(real.dropFirst(root.count)))
    guard settings[root] == nil else { return }
    let path = Self.shortPath(root + Settings.fileName)
    // If a link made another file be read as settings, diagnostics would show its lines.
    guard FilePath.isYAML(FolderSearch.realPath(path) ?? path) else {
      let place = Span(wholeOf: SourceFile(path: path, bytes: []))
      diagnostics.add(
        Diagnostic(.cannotRead, "this can't be read: it is a link to a file that isn't YAML", at: place))
      settings[root] = Settings()
      return
    }
    let file = readFile(path, &diagnostics)
    settings[root] = file.map { Settings.decode($0, into: &diagnostics) } ?? Settings()
  }

  private mutating func nearestRoot(around path: String) -> String? {
    let folder = FilePath.folder(of: path)
    if let known = roots[folder] { return known }
    let root = FilePath.folders(around: path).first { folder in
      if FolderSearch.isThere(folder + Settings.fileName) { return true }
      warnOfOtherNames(in: folder)
      return false
    }
    roots[folder] = .some(root)
    return root
  }

  /// Warns of settings in a file with another name.
  private mutating func warnOfOtherNames(in folder: String) {
    for name in ["refreshcfg.yml", ".refreshcfg.yaml", ".refreshcfg.yml"] where FolderSearch.isFile(folder + name) {
      diagnostics.add(
        .unreadFile, "this file is ignored; the settings have to be in `\(Settings.fileName)`",
        at: Span(wholeOf: SourceFile(path: Self.shortPath(folder + name), bytes: [])),
        help: "rename it to `\(Settings.fileName)`")
    }
  }

  /// Returns an absolute path, or a relative one if it is in the working directory.
  private static func shortPath(_ path: String) -> String {
    guard let here = FolderSearch.realPath("."), path.hasPrefix(here + "/") else { return path }
    return String(path.dropFirst(here.count + 1))
  }
}
