import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// The suites below some paths with all files that they are made of; only what a changed file affects is loaded anew.
struct WatchedSuites {
  /// A file of suites.
  private struct Entry: Sendable {
    let loaded: LoadedSuites
    /// What was looked at to load it: presets, snapshots, images, texts, whether they are there or not.
    let lookups: Set<String>
  }

  private let paths: [String]
  private let project: ProjectOptions
  /// The files of suites by their paths.
  private var entries: [String: Entry] = [:]
  /// Their paths, in order.
  private var order: [String] = []
  /// What could not be found.
  private var missing = Diagnostics()

  /// Loads everything.
  ///
  /// - Parameters:
  ///   - paths: files of suites, and folders.
  ///   - project: what presets may name.
  init(_ paths: [String], _ project: ProjectOptions) {
    self.paths = paths
    self.project = project
    search()
    load(order)
  }

  /// How many files of suites there are.
  var count: Int { order.count }

  /// All suites as they were last loaded.
  var loaded: LoadedSuites {
    var all = LoadedSuites()
    for path in order { if let entry = entries[path] { all.add(entry.loaded) } }
    all.diagnostics.add(contentsOf: missing)
    return all
  }

  /// The paths of all files that something depends on.
  var files: Set<String> {
    places.files.union(order)
  }

  /// The folders in which those files lie, or can come to lie.
  var folders: Set<String> {
    var folders: Set<String> = []
    for path in paths where FolderSearch.isFolder(path) { folders.formUnion(FolderSearch.folders(below: path)) }
    folders.formUnion(places.folders)
    return folders
  }

  /// Loads anew what is affected by changed files, and what is there for the first time.
  ///
  /// - Returns: the paths of the files of suites that were loaded.
  mutating func update(_ changed: Set<String>) -> Set<String> {
    search()
    let affected = order.filter { path in
      guard let entry = entries[path], !changed.contains(path) else { return true }
      return entry.lookups.contains { lookup in
        changed.contains(lookup) || changed.contains { $0.hasPrefix(lookup + "/") }
      }
    }
    load(affected)
    return Set(affected)
  }

  private var places: WatchedPlaces {
    WatchedPlaces(entries.values.reduce(into: Set(order)) { $0.formUnion($1.lookups) })
  }

  /// Finds the files of suites, and forgets those that are gone.
  private mutating func search() {
    let found = InputPaths(paths, searchingFor: [.suites])
    missing = found.diagnostics
    order = found.paths
    let there = Set(order)
    entries = entries.filter { there.contains($0.key) }
  }

  private mutating func load(_ paths: [String]) {
    let project = project
    let loaded = Workers.map(Workers.pieces(of: paths)) { piece in
      piece.map { path in
        let log = LookupLog()
        let loaded = log.during { LoadedSuites(at: [path], project) }
        return Entry(loaded: loaded, lookups: log.paths)
      }
    }
    for (path, entry) in zip(paths, loaded.joined()) { entries[path] = entry }
  }
}
