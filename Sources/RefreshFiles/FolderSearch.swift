import RefreshText

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

  /// Returns the status of the file at a path, or nil if nothing exists there.
  ///
  /// - Parameter followingLinks: Whether a symbolic link stands for its destination. The default is true.
  static func status(of path: String, followingLinks: Bool = true) -> stat? {
    var status = stat()
    return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
  }

  /// Returns the absolute path of what a path names, with all symbolic links resolved, or nil if nothing exists
  /// there.
  public static func realPath(_ path: String) -> String? {
    var text = path
    guard !text.withUTF8({ $0.contains(0) }), let resolved = realpath(path.isEmpty ? "." : path, nil) else {
      return nil
    }
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

  /// As ``files(below:endingIn:includingHidden:)``, with the folders that can't be opened, and the files that no text can
  /// name.
  package static func files(
    below folder: String, endingIn suffixes: [String] = [""], includingHidden: Bool = false,
    unreadable: inout [(path: String, reason: InputFile.Failure)]
  ) -> [String] {
    var found: [(bytes: [UInt8], text: String)] = []
    var folders = [Name(folder)]
    while let folder = folders.popLast() {
      for entry in entries(
        of: folder, includingHidden: includingHidden, failure: { unreadable.append((folder.shown, $0)) })
      {
        let path = folder.appending(entry.name)
        if entry.isFolder {
          folders.append(path)
        } else if suffixes.contains(where: entry.name.hasSuffix) {
          if let text = path.text {
            found.append((path.bytes, text))
          } else {
            unreadable.append((path.shown, .badName))
          }
        }
      }
    }
    // Sorted by bytes, not by the rules of a language, for the same order on every machine.
    return found.ordered { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.text)
  }

  /// Returns a folder and all folders below it, except those that ``files(below:endingIn:includingHidden:)`` skips.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, with which the returned paths begin.
  ///   - includingHidden: Whether to include names that begin with a dot. The default is false.
  public static func folders(below folder: String, includingHidden: Bool = false) -> [String] {
    var found = [folder]
    var next = 0
    while next < found.count {
      let start = FilePath.open(found[next])
      found += entries(of: Name(found[next]), includingHidden: includingHidden).filter(\.isFolder)
        .compactMap { $0.name.text.map { start + $0 } }
      next += 1
    }
    return found
  }

  /// Returns the names of the files and folders in a folder, sorted by bytes; empty if it can't be opened.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; empty for the one that the program runs in.
  ///   - includingHidden: Whether names that begin with a dot count. The default is that they do not.
  public static func names(in folder: String, includingHidden: Bool = false) -> [String] {
    entries(of: Name(folder.isEmpty ? "." : folder), includingHidden: includingHidden).compactMap(\.name.text)
      .ordered { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func entries(
    of folder: Name, includingHidden: Bool = false, failure: (InputFile.Failure) -> Void = { _ in }
  ) -> [(name: Name, isFolder: Bool)] {
    guard let stream = folder.withCString(opendir) else {
      let reason = InputFile.Failure.system(errno)
      if reason.isExhaustion { InputFile.noteExhaustion() } else { failure(reason) }
      return []
    }
    defer { closedir(stream) }
    var entries: [(name: Name, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Name(bytes: Array($0.prefix { $0 != 0 })) }
      let isHidden = name.bytes.first == UInt8(ascii: ".")
      guard includingHidden ? name.text != "." && name.text != ".." : !isHidden else { continue }
      // Most file systems say what an entry is; the others have to be asked.
      var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
        var status = stat()
        guard folder.appending(name).withCString({ lstat($0, &status) }) == 0 else { continue }
        isFolder = status.st_mode & S_IFMT == S_IFDIR
      }
      entries.append((name, isFolder))
    }
    return entries
  }

  /// A name or path as the system has it: any bytes, which need not be text.
  private struct Name {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }

    /// The text, nil if the bytes are not UTF-8.
    var text: String? { Name.text(of: bytes[...]) }

    private static func text(of bytes: ArraySlice<UInt8>) -> String? {
      let text = String(decoding: bytes, as: UTF8.self)
      // Bytes that aren't UTF-8 become U+FFFD.
      return text.utf8.elementsEqual(bytes) ? text : nil
    }

    /// The text for people, with the bytes that are not UTF-8 by their numbers: `feed\xFF.preset.yaml`.
    var shown: String {
      var (text, rest) = ("", bytes[...])
      while let first = rest.first {
        let length = (1...min(4, rest.count)).first { Name.text(of: rest.prefix($0)) != nil }
        if let length {
          text += String(decoding: rest.prefix(length), as: UTF8.self)
        } else {
          text += "\\x" + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
        }
        rest = rest.dropFirst(length ?? 1)
      }
      return text
    }

    func hasSuffix(_ suffix: String) -> Bool { bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }

    /// Returns the full name of a name in this folder.
    func appending(_ name: Name) -> Name {
      Name(bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name.bytes)
    }

    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
      (bytes + [0]).withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
    }
  }
}
