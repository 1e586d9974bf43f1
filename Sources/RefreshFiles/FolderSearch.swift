#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Questions about files and folders, and what is in them.
public enum FolderSearch {
  /// Whether a path names a folder.
  public static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether a path names a file that can be read to its end: no folder, pipe or device.
  public static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether there is something at a path.
  public static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// Whether there is something of a name, even if it is a symbolic link that leads nowhere, or can't be looked at.
  package static func isThere(_ path: String) -> Bool {
    status(of: path, followingLinks: false) != nil || errno != ENOENT
  }

  /// Whether a path is that of a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    status(of: path, followingLinks: false).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
  }

  /// The path that a symbolic link leads to in the end, there or not; any other path leads to itself.
  static func destination(of path: String) -> String {
    var path = path
    // As many as systems follow.
    for _ in 0..<40 {
      guard let next = step(from: path) else { break }
      path = next
    }
    return path
  }

  /// The path that stands in a symbolic link; nil for any other path.
  static func step(from path: String) -> String? {
    let target = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { max(0, readlink(path, $0.baseAddress!, $0.count)) }
    }
    guard let first = target.first else { return nil }
    let next = String(decoding: target, as: UTF8.self)
    return first == UInt8(ascii: "/") ? next : FilePath.folder(of: path) + next
  }

  private static func kind(of path: String) -> mode_t? { status(of: path).map { $0.st_mode & S_IFMT } }

  /// The status of what a path names, nil if there is nothing.
  ///
  /// - Parameter followingLinks: Whether a symbolic link stands for what it leads to. The default is that it does.
  static func status(of path: String, followingLinks: Bool = true) -> stat? {
    var status = stat()
    return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
  }

  /// The absolute path of what a path names, with all symbolic links followed; nil if there is nothing.
  public static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// All files below a folder whose names end in one of several ways, in the order of their paths.
  ///
  /// Symbolic links to folders are passed over, which may lead in circles, and so is a folder that can't be opened.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; the paths that are found begin with it.
  ///   - suffixes: The endings. The default is any.
  ///   - includingHidden: Whether names that begin with a dot count. The default is that they do not.
  public static func files(
    below folder: String, endingIn suffixes: [String] = [""], includingHidden: Bool = false
  ) -> [String] {
    var ignored: [(path: String, reason: InputFile.Failure)] = []
    return files(below: folder, endingIn: suffixes, includingHidden: includingHidden, unreadable: &ignored)
  }

  /// As ``files(below:endingIn:includingHidden:)``, with the folders that can't be opened.
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
    // By bytes, not by the rules of a language: the same order on every machine.
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A folder and all folders below it, but those that ``files(below:endingIn:includingHidden:)`` passes over.
  ///
  /// - Parameter folder: The path of the folder; the paths that are found begin with it.
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

  /// The names of the files and folders in a folder, in the order of their bytes; none if it can't be opened.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; empty for the one that the program runs in.
  ///   - includingHidden: Whether names that begin with a dot count. The default is that they do not.
  public static func names(in folder: String, includingHidden: Bool = false) -> [String] {
    entries(of: folder.isEmpty ? "." : folder, includingHidden: includingHidden).map(\.name).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
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
      // Most file systems say what an entry is; the others have to be asked.
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
