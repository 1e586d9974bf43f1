/// Paths as text, without access to any disk.
public enum FilePath {
  /// The extensions of the images that presets can name, in lower case, each with its dot: PNG, JPEG, GIF and WebP.
  package static let imageExtensions = [".png", ".jpg", ".jpeg", ".gif", ".webp"]

  /// Returns whether a path has the extension of an image that presets can name, in any case.
  package static func isImage(_ path: String) -> Bool {
    let path = path.lowercased()
    return imageExtensions.contains { path.hasSuffix($0) }
  }

  /// Returns a path that is written in a file, relative to where the file's own path is relative to.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative to the folder of `file`.
  ///   - file: The path of the file.
  /// - Returns: The path, without any `.` and `..` that can be removed.
  public static func resolve(_ path: String, from file: String) -> String {
    guard !path.hasPrefix("/") else { return normalized(path) }
    // A file called `-` isn't standard input.
    if path == "-", !file.contains("/") { return "./-" }
    return normalized(folder(of: file) + path)
  }

  /// Returns a path without any `.` and `..` that can be removed.
  public static func normalized(_ path: String) -> String {
    guard !isNormalized(path) else { return path }
    var parts: [Substring] = []
    // Characters would take ten times as long as bytes.
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) }) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns whether no part of a path is empty or begins with a dot, which is the usual case.
  private static func isNormalized(_ path: String) -> Bool {
    let dot = UInt8(ascii: ".")
    let slash = UInt8(ascii: "/")
    var path = path
    return path.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if previous == slash, byte == slash || byte == dot { return false }
        previous = byte
      }
      return previous != slash && bytes.first != dot
    }
  }

  /// Returns the path of the folder that contains a file, with its slash; empty for a file without a folder.
  public static func folder(of file: String) -> String { cut(file) { $0[..<$1] } }

  /// Returns the last part of a path.
  public static func name(of file: String) -> String { cut(file) { $0[$1...] } }

  /// Returns the part on one side of a path's last slash; searching memory is several times faster than searching text.
  private static func cut(
    _ path: String, _ side: (UnsafeBufferPointer<UInt8>, Int) -> Slice<UnsafeBufferPointer<UInt8>>
  ) -> String {
    var path = path
    return path.withUTF8 { bytes in
      let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return String(decoding: side(bytes, start), as: UTF8.self)
    }
  }

  /// Returns whether a text is the path of a file, rather than the name of an image in an asset catalog, which has
  /// no extension.
  package static func isFile(_ path: String) -> Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    return path.utf8.first == slash || path.utf8.last { $0 == slash || $0 == dot } == dot
  }

  /// The extensions of YAML, each with its dot.
  package static let yamlExtensions = [".yaml", ".yml"]

  /// Returns whether a file is YAML according to its name.
  package static func isYAML(_ path: String) -> Bool { yamlExtensions.contains(where: path.hasSuffix) }

  /// Returns a text that is equal for two paths only if they are the same byte for byte.
  ///
  /// An `é` of one code point and one of two are equal as texts, but name different files on most systems.
  package static func key(_ path: String) -> String {
    var text = path
    guard text.withUTF8({ $0.contains { $0 >= 0x80 } }) else { return path }
    // No path contains NUL.
    return path.unicodeScalars.map { $0.isASCII ? String($0) : "\0\($0.value);" }.joined()
  }

  /// Returns the path of a folder, ending with a slash.
  package static func open(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

  /// Returns the folders around a file, the nearest first, each with its slash: `a/b/`, `a/`. The last is `/`, or
  /// the empty path of the working directory.
  package static func folders(around file: String) -> [String] {
    var folders = [folder(of: file)]
    while let last = folders.last, last.count > 1 { folders.append(folder(of: String(last.dropLast()))) }
    return folders
  }

  /// Returns the shortest path from the folder of one file to another.
  ///
  /// If that can't be determined without access to the disk, because only one of the paths is absolute, returns the
  /// path unchanged.
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
