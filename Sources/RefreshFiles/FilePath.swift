/// Paths as text, without a look at any disk.
public enum FilePath {
  /// A path that is written in a file, as seen from where that file's own path is.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the folder of `file`, or absolute.
  ///   - file: The path of the file.
  /// - Returns: The path without the `.` and `..` that can be taken out of it.
  public static func resolve(_ path: String, from file: String) -> String {
    guard !path.hasPrefix("/") else { return normalized(path) }
    // A file called `-` is not standard input.
    if path == "-", !file.contains("/") { return "./-" }
    return normalized(folder(of: file) + path)
  }

  /// A path without the `.` and `..` that can be taken out of it.
  public static func normalized(_ path: String) -> String {
    guard !isNormalized(path) else { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether no part of a path is empty or begins with a dot, as with most.
  private static func isNormalized(_ path: String) -> Bool {
    let dot = UInt8(ascii: ".")
    let slash = UInt8(ascii: "/")
    guard path.utf8.first != dot else { return false }
    var previous: UInt8 = 0
    for byte in path.utf8 {
      if previous == slash, byte == slash || byte == dot { return false }
      previous = byte
    }
    return previous != slash
  }

  /// The path of the folder that a file stands in, with its slash; empty for a file without a folder.
  public static func folder(of file: String) -> String {
    file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
  }

  /// The last part of a path.
  public static func name(of file: String) -> String { String(file[folder(of: file).endIndex...]) }

  /// Whether a text is the path of a file and not the name of an image in an asset catalog, which has no extension.
  package static func isFile(_ path: String) -> Bool { path.hasPrefix("/") || name(of: path).contains(".") }

  /// Whether a file is YAML by its name.
  package static func isYAML(_ path: String) -> Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }

  /// The path of a folder with the slash behind which the names in it stand.
  package static func open(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

  /// The folders around a file, the nearest first, each with its slash: `a/b/`, `a/`; the last is `/`, or the empty path
  /// of the folder that the program runs in.
  package static func folders(around file: String) -> [String] {
    var folders = [folder(of: file)]
    while let last = folders.last, last.count > 1 { folders.append(folder(of: String(last.dropLast()))) }
    return folders
  }

  /// The shortest path that leads from the folder of one file to another.
  ///
  /// A path that can't be had without a look at the disk (one is absolute, the other is not) is given as it is.
  public static func relative(_ path: String, to file: String) -> String {
    let (path, folder) = (normalized(path), normalized(folder(of: file)))
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
    var target = path.split(separator: "/")[...]
    var start = folder.split(separator: "/")[...]
    while let first = target.first, target.count > 1, first == start.first {
      target.removeFirst()
      start.removeFirst()
    }
    guard !start.contains("..") else { return path }
    return (Array(repeating: "..", count: start.count) + target).joined(separator: "/")
  }
}
