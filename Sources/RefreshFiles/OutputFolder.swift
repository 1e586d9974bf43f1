#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that contains only what the tool has written.
package struct OutputFolder {
  /// The reason why it can't be written.
  package struct Failure: Error, Equatable {
    /// Lower case, without a full stop.
    package let reason: String
  }

  private let path: String
  /// The kind of folder, for messages.
  private let kind: String
  /// The kind with its article.
  private var noun: String { ("aeiou".contains(kind.prefix(1)) ? "an " : "a ") + kind }
  /// The file that lists the folder's contents, so that only these are ever removed.
  private var list: String { ".refreshcfg-\(kind)" }

  /// Makes an output folder without writing anything.
  ///
  /// - Parameter kind: The kind of folder, such as `gallery`.
  package init(_ path: String, of kind: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    (self.path, self.kind) = (path, kind)
  }

  /// Writes all files or none of them, replacing those that were written before.
  ///
  /// - Parameter files: The bytes of the files, with their paths in the folder.
  package func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    // For a link, its destination is written.
    let path = FolderSearch.realPath(path) ?? FolderSearch.destination(of: path)
    let old = try oldFiles(in: path)
    let draft = OutputFile.draftName(for: path)
    let names = files.map(\.path) + [list]
    // After the exchange, the draft contains the previous files.
    let rest = Self.rest(names + (old ?? []), in: draft)
    do throws(InputFile.Failure) {
      try UnfinishedFiles.during(rest) { () throws(InputFile.Failure) in
        defer { for name in rest where unlink(name) != 0 { rmdir(name) } }
        try InputFile.call { mkdir(draft, 0o777) }
        for file in files + [(list, Array(names.map { $0 + "\n" }.joined().utf8))] {
          for folder in Self.folders(of: file.path, in: draft).dropFirst() { try OutputFile.makeFolder(folder) }
          try OutputFile.make(draft + "/" + file.path, file.bytes)
        }
        if old == nil || !OutputFile.exchange(draft, path) { try replace(path, by: draft, isThere: old != nil) }
      }
    } catch {
      throw Failure(reason: error.reason)
    }
  }

  /// Returns the files that were written before, except the list; empty if the folder doesn't exist.
  package func contents() throws(Failure) -> [(path: String, bytes: [UInt8])] {
    let path = FolderSearch.realPath(path) ?? FolderSearch.destination(of: path)
    var files: [(path: String, bytes: [UInt8])] = []
    for name in try oldFiles(in: path) ?? [] where name != list && !Self.isSystemFile(name) {
      do throws(InputFile.Failure) {
        files.append((name, try InputFile.contents(of: path + "/" + name, limit: 1 << 28)))
      } catch {
        throw Failure(reason: "\(name) can't be read: \(error.reason)")
      }
    }
    return files
  }

  /// Replaces a folder with a draft by renaming both, if they can't be exchanged.
  private func replace(_ path: String, by draft: String, isThere: Bool) throws(InputFile.Failure) {
    guard isThere else {
      try InputFile.call { rename(draft, path) }
      return
    }
    let aside = OutputFile.draftName(for: path)
    try InputFile.call { rename(path, aside) }
    guard rename(draft, path) == 0 else {
      let problem = errno
      // Restores the folder.
      _ = rename(aside, path)
      throw .system(problem)
    }
    _ = rename(aside, draft)
  }

  /// Returns the existing files, or nil if the folder doesn't exist.
  private func oldFiles(in path: String) throws(Failure) -> [String]? {
    guard let status = FolderSearch.status(of: path, followingLinks: false) else {
      guard errno == ENOENT else { throw Failure(reason: InputFile.Failure.system(errno).reason) }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure(reason: "it exists already and is not a folder")
    }
    let there = FolderSearch.files(below: path, includingHidden: true).map {
      String($0.dropFirst(FilePath.open(path).count))
    }
    if there.allSatisfy(Self.isSystemFile) { return there }
    guard let bytes = try? InputFile.contents(of: "\(path)/\(list)", limit: 1 << 26) else {
      throw Failure(reason: "it exists already and is not \(noun); name another folder")
    }
    let own = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    if let other = there.first(where: { !own.contains($0) && !Self.isSystemFile($0) }) {
      throw Failure(reason: "it contains \(other), which is not part of \(noun); name another folder")
    }
    return there
  }

  /// Returns whether the system made the file to store how a folder is viewed.
  private static func isSystemFile(_ path: String) -> Bool { FilePath.name(of: path) == ".DS_Store" }

  /// Returns the folders that a file needs, the outermost first.
  private static func folders(of name: String, in folder: String) -> [String] {
    name.split(separator: "/").dropLast().reduce(into: [folder]) { $0.append("\($0[$0.count - 1])/\($1)") }
  }

  /// Returns the paths of files and of the folders that they need, each folder after its contents.
  private static func rest(_ names: [String], in folder: String) -> [String] {
    let folders = Set(names.flatMap { Self.folders(of: $0, in: folder) } + [folder])
    return Set(names).map { folder + "/" + $0 } + folders.sorted { $0.utf8.count > $1.utf8.count }
  }
}
