#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that holds what the tool made and nothing else.
package struct OutputFolder {
  /// The reason why it can't be written.
  package struct Failure: Error, Equatable {
    /// Lower case, without a full stop.
    package let reason: String
  }

  private let path: String
  /// The kind of folder, in messages.
  private let kind: String
  /// The kind with its article.
  private var noun: String { ("aeiou".contains(kind.prefix(1)) ? "an " : "a ") + kind }
  /// The file that lists what is in the folder, so that only that is ever removed.
  private var list: String { ".refreshcfg-\(kind)" }

  /// Creates an output folder; nothing is written yet.
  ///
  /// - Parameter kind: The kind of folder, like `gallery`.
  package init(_ path: String, of kind: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    (self.path, self.kind) = (path, kind)
  }

  /// Writes files as a whole or not at all, in the place of those that were written before.
  ///
  /// - Parameter files: Their bytes, with their paths in the folder.
  package func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    // Of a link it is the folder that it leads to.
    let path = FolderSearch.realPath(path) ?? FolderSearch.destination(of: path)
    let old = try oldFiles(in: path)
    StaleDrafts.removeOnce(in: FilePath.folder(of: path))
    let draft = OutputFile.draftName(for: path)
    let names = files.map(\.path) + [list]
    // After the exchange the draft is what was there before.
    let rest = Self.rest(names + (old ?? []), in: draft)
    do throws(InputFile.Failure) {
      try UnfinishedFiles.during(rest) { () throws(InputFile.Failure) in
        defer { for name in rest where unlink(name) != 0 { rmdir(name) } }
        try InputFile.call { mkdir(draft, 0o777) }
        let lock = DraftLock(draft)
        defer { lock?.release() }
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

  /// The files that were written before, without the list of them; none if there is no folder.
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

  /// Gives a draft the name of a folder where the two can't be exchanged; the folder gets that of the draft.
  private func replace(_ path: String, by draft: String, isThere: Bool) throws(InputFile.Failure) {
    guard isThere else {
      try InputFile.call { rename(draft, path) }
      return
    }
    let aside = OutputFile.draftName(for: path)
    try InputFile.call { rename(path, aside) }
    guard rename(draft, path) == 0 else {
      let problem = errno
      // As it was before.
      _ = rename(aside, path)
      throw .system(problem)
    }
    _ = rename(aside, draft)
  }

  /// The files that are there; nil if there is nothing.
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

  /// Whether the system made a file to remember how a folder was looked at.
  private static func isSystemFile(_ path: String) -> Bool { FilePath.name(of: path) == ".DS_Store" }

  /// The folders that a file needs, from the outermost on.
  private static func folders(of name: String, in folder: String) -> [String] {
    name.split(separator: "/").dropLast().reduce(into: [folder]) { $0.append("\($0[$0.count - 1])/\($1)") }
  }

  /// The paths of files and of the folders that they need, those in a folder before the folder.
  private static func rest(_ names: [String], in folder: String) -> [String] {
    let folders = Set(names.flatMap { Self.folders(of: $0, in: folder) } + [folder])
    return Set(names).map { folder + "/" + $0 } + folders.sorted { $0.utf8.count > $1.utf8.count }
  }
}
