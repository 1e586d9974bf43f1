#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Queries about files and folders and their contents.
public enum FolderSearch {
  /// Returns whether a path names a folder.
  public static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Returns whether a path names a regular file: no folder, pipe or device.
  public static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Returns whether anything exists at a path.
  public static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// Returns whether anything exists at a path, including a dangling symbolic link or something that can't be
  /// accessed.
  package static func isThere(_ path: String) -> Bool {
    status(of: path, followingLinks: false) != nil || errno != ENOENT
  }

  /// Returns whether a path names a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    status(of: path, followingLinks: false).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
  }

  /// Returns the final destination of a symbolic link, existing or not; for any other path, the path itself.
  static func destination(of path: String) -> String {
    var path = path
    // The limit of common systems.
    for _ in 0..<40 {
      guard let next = step(from: path) else { break }
      path = next
    }
    return path
  }

  /// Returns the path that a symbolic link contains, or nil for any other path.
  static func step(from path: String) -> String? {
    let target = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { max(0, readlink(path, $0.baseAddress!, $0.count)) }
    }
    guard let first = target.first else { return nil }
    let next = String(decoding: target, as: UTF8.self)
    return first == UInt8(ascii: "/") ? next : FilePath.folder(of: path) + next
  }

  private static func kind(of path: String) -> mode_t? { status(of: path).map { $0.st_mode & S_IFMT } }

  /// Returns the status of what a path names, or nil if nothing exists there.
  ///
  /// - Parameter followingLinks: Whether a symbolic link stands for its destination. The default is true.
  static func status(of path: String, followingLinks: Bool = true) -> stat? {
    var status = stat()
    return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
  }

  /// Returns the absolute path of what a path names, with all symbolic links resolved, or nil if nothing exists
  /// there.
  public static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns all files below a folder whose names have one of several endings, sorted by path.
  ///
  /// Symbolic links to folders are skipped because they may form cycles; folders that can't be opened are skipped,
  /// too.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, with which the returned paths begin.
  ///   - suffixes: The endings. The default is any.
  ///   - includingHidden: Whether to include names that begin with a dot. The default is false.
  public static func files(
    below folder: String, endingIn suffixes: [String] = [""], includingHidden: Bool = false
  ) -> [String] {
    var ignored: [(path: String, reason: InputFile.Failure)] = []
    return files(below: folder, endingIn: suffixes, includingHidden: includingHidden, unreadable: &ignored)
  }

  /// Like ``files(below:endingIn:includingHidden:)``, but also collects the folders that can't be opened.
  package static func files(
    below folder: String, endingIn suffixes: [String] = [""], includingHidden: Bool = false,
    unreadable: inout [(path: String, reason: InputFile.Failure)]
  ) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for entry in entries(
        of: folder, includingHidden: includingHidden, failure: { unreadable.append((folder, $0)) })
      {
        let path = FilePath.open(folder) + entry.name
        if entry.isFolder {
          folders.append(path)
        } else if suffixes.contains(where: { $0.isEmpty || entry.name.hasSuffix($0) }) {
          found.append(path)
        }
      }
    }
    // Sorted by bytes, not by the rules of a language, for the same order on every machine.
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns a folder and all folders below it, except those that ``files(below:endingIn:includingHidden:)`` skips.
  ///
  /// - Parameter folder: The path of the folder, with which the returned paths begin.
  public static func folders(below folder: String) -> [String] {
    var found = [folder]
    var next = 0
    while next < found.count {
      let start = FilePath.open(found[next])
      found += entries(of: found[next]).filter(\.isFolder).map { start + $0.name }
      next += 1
    }
    return found
  }

  /// Returns the names of the files and folders in a folder, sorted by bytes; empty if it can't be opened.
  ///
  /// - Parameter folder: The path of the folder; empty for the working directory.
  public static func names(in folder: String) -> [String] {
    entries(of: folder.isEmpty ? "." : folder).map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func entries(
    of folder: String, includingHidden: Bool = false, failure: (InputFile.Failure) -> Void = { _ in }
  ) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else {
      let reason = InputFile.Failure.system(errno)
      if reason.isExhaustion { InputFile.ranOutOfDescriptors = true } else { failure(reason) }
      return []
    }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard includingHidden ? name != "." && name != ".." : !name.hasPrefix(".") else { continue }
      // Most file systems report the type of an entry; for the others it must be queried.
      var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
        guard let status = Self.status(of: folder + "/" + name, followingLinks: false) else { continue }
        isFolder = status.st_mode & S_IFMT == S_IFDIR
      }
      entries.append((name, isFolder))
    }
    return entries
  }
}
