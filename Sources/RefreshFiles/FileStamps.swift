/// The states of some files at one time, without their contents.
package struct FileStamps {
  /// The properties that change when a file does.
  private struct Stamp: Equatable {
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
    /// Another number means that another file has replaced this one.
    let number: UInt64

    init?(_ path: String) {
      guard let status = FolderSearch.status(of: path) else { return nil }
      size = Int64(status.st_size)
      number = UInt64(status.st_ino)
      #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #endif
    }
  }

  private var stamps: [String: Stamp] = [:]

  /// Reads the states of files. Missing files have no stamp.
  package init(of paths: some Sequence<String>) { renew(paths) }

  /// Reads the states of some files again.
  package mutating func renew(_ paths: some Sequence<String>) {
    for path in paths { stamps[path] = Stamp(path) }
  }

  /// Drops all files except some, and reads the states of those that have no stamp.
  package mutating func keep(only paths: Set<String>) {
    stamps = stamps.filter { paths.contains($0.key) }
    renew(paths.filter { stamps[$0] == nil })
  }

  /// Returns the paths of the files that were added, removed or changed by a later time.
  package func changes(until later: FileStamps) -> Set<String> {
    var changed = Set(stamps.keys.filter { later.stamps[$0] == nil })
    for (path, stamp) in later.stamps where stamps[path] != stamp { changed.insert(path) }
    return changed
  }
}

/// The files and folders to watch so that no change of the looked-up files is missed.
package struct WatchedPlaces {
  /// All files, existing or not.
  package let files: Set<String>
  /// The folders that contain them, or may contain them later.
  package let folders: Set<String>

  /// Collects the places from the paths that were looked up: files, asset catalogs and text bundles, existing or
  /// not.
  package init(_ lookups: Set<String>) {
    var (files, folders): (Set<String>, Set<String>) = ([], [])
    for path in lookups {
      if FolderSearch.isFolder(path) {
        files.formUnion(FolderSearch.files(below: path))
        folders.formUnion(FolderSearch.folders(below: path))
      } else {
        files.insert(path)
      }
    }
    // There may be thousands of files in a few folders.
    for folder in Set(lookups.map(FilePath.folder)) {
      let nearest = FilePath.folders(around: folder).first { FolderSearch.isFolder($0) }
      folders.insert(nearest ?? (folder.hasPrefix("/") ? "/" : "."))
    }
    (self.files, self.folders) = (files, folders)
  }
}
