import RefreshFiles
import RefreshText

/// The stored snapshots that no step compares.
package enum OrphanedSnapshots {
  /// Returns the paths of the snapshots next to some suites that none of their steps compares, sorted by path.
  ///
  /// The name of a snapshot's file begins with that of its suites' file. Snapshots of a file that isn't among the suites are
  /// orphaned only if this file doesn't exist.
  package static func paths(beside suites: [Suite]) -> [String] {
    let starts = Set(suites.compactMap { SnapshotShelf.start(of: $0.span.file.path) })
    let compared = Set(
      suites.flatMap(\.scenarios).flatMap(\.steps).compactMap {
        if case .snapshot(let snapshot) = $0.action { snapshot.path } else { nil }
      })
    return Set(starts.map { FilePath.folder(of: $0) }).ordered().flatMap { folder in
      FolderSearch.names(in: folder).filter { name in
        guard name.hasSuffix(".json"), !compared.contains(folder + name),
          let end = name.dropLast(".json".count).lastIndex(of: ".")
        else { return false }
        let owner = String(folder.dropLast(SnapshotShelf.folder.count)) + name[..<end]
        let isThere = [".scenarios.yaml", ".scenarios.yml", ".yaml", ".yml"].contains {
          FolderSearch.isThere(owner + $0)
        }
        return starts.contains(folder + name[...end]) || !isThere
      }.map { folder + $0 }
    }
  }
}
