#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Finds files below folders.
public enum FolderSearch {
  /// Whether a path names a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path names a file that can be read to its end: no folder, pipe or device.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether there is something at a path.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// The absolute path of what a path names, with all symbolic links followed; nil if there is nothing.
  public static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// All files below a folder whose names end in one of several ways, in the order of their paths.
  ///
  /// Folders and files whose names begin with a dot are passed over, and so are symbolic links to folders, which may
  /// lead in circles. A folder that can't be opened is passed over as well.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder; the paths that are found begin with it.
  ///   - suffixes: the endings.
  public static func files(below folder: String, endingIn suffixes: [String]) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for entry in entries(of: folder) {
        let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
        if entry.isFolder {
          folders.append(path)
        } else if suffixes.contains(where: entry.name.hasSuffix) {
          found.append(path)
        }
      }
    }
    // By bytes, not by the rules of a language: the same order on every machine.
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A folder and all folders below it, but those that ``files(below:endingIn:)`` passes over.
  ///
  /// - Parameter folder: the path of the folder; the paths that are found begin with it.
  public static func folders(below folder: String) -> [String] {
    var found = [folder]
    var next = 0
    while next < found.count {
      let folder = found[next]
      next += 1
      for entry in entries(of: folder) where entry.isFolder {
        found.append(folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name)
      }
    }
    return found
  }

  /// The names of the files and folders in a folder, in the order of their bytes; none if it can't be opened.
  ///
  /// - Parameter folder: the path of the folder; empty for the one that the program runs in.
  public static func names(in folder: String) -> [String] {
    entries(of: folder.isEmpty ? "." : folder).map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      var status = stat()
      guard lstat(folder + "/" + name, &status) == 0 else { continue }
      entries.append((name, status.st_mode & S_IFMT == S_IFDIR))
    }
    return entries
  }
}
