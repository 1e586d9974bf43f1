import RefreshDiagnostics
import RefreshFiles
import RefreshPresets

/// The suites in some paths, with all files that they depend on; only what a changed file affects is loaded again.
struct WatchedSuites {
  /// A file of suites.
  private struct Entry: Sendable {
    let loaded: LoadedSuites
    /// The files that were accessed in order to load it: presets, snapshots, images and texts, whether they exist
    /// or not.
    let lookups: Set<String>
  }

  private let paths: [String]
  private let project: ProjectOptions
  /// The files of suites, by path.
  private var entries: [String: Entry] = [:]
  /// The paths of these files, in order.
  private var order: [String] = []
  /// The diagnostics of files that could not be found.
  private var missing = Diagnostics()

  /// Loads everything.
  ///
  /// - Parameters:
  ///   - paths: Files of suites, and folders.
  ///   - project: The options for the files that presets may name.
  init(_ paths: [String], _ project: ProjectOptions) {
    self.paths = paths
    self.project = project
    search()
    load(order)
  }

  /// The number of files of suites.
  var count: Int { order.count }

  /// All suites as they were last loaded.
  var loaded: LoadedSuites {
    var all = LoadedSuites()
    for path in order { if let entry = entries[path] { all.add(entry.loaded) } }
    all.diagnostics.add(contentsOf: missing)
    return all
  }

  /// The paths of all files on which a suite depends.
  var files: Set<String> { places.files.union(order) }

  /// The folders that contain these files, or could contain them.
  var folders: Set<String> {
    paths.filter(FolderSearch.isFolder).reduce(into: places.folders) {
      $0.formUnion(FolderSearch.folders(below: $1))
    }
  }

  /// Reloads what changed files affect, and loads new files.
  ///
  /// - Returns: The paths of the files of suites that were loaded.
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

  /// Finds the files of suites, and removes those that are gone.
  private mutating func search() {
    let found = InputPaths(paths, searchingFor: [.scenarios], allowsOutside: project.allowOutside)
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
        let loaded = log.during { LoadedSuites(at: [path], project, takingPipes: false) }
        return Entry(loaded: loaded, lookups: log.paths)
      }
    }
    for (path, entry) in zip(paths, loaded.joined()) {
      entries[path] = entry
      for lookup in entry.lookups { LookupLog.current?.note(lookup) }
    }
  }
}
