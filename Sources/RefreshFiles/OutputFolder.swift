#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that contains only files that the tool made.
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
  /// Whether the list has the digests of the files, by which changes are noticed.
  private let noticesChanges: Bool

  /// Puts a file into the folder.
  package typealias Put = (_ path: String, _ bytes: [UInt8]) throws(InputFile.Failure) -> Void

  /// Makes an output folder without writing anything.
  ///
  /// - Parameters:
  ///   - kind: The kind of folder, like `gallery`.
  ///   - noticesChanges: Whether ``changedFiles(before:)`` can find files that were changed by hand. The default is
  ///     false.
  package init(_ path: String, of kind: String, noticingChanges noticesChanges: Bool = false) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    (self.path, self.kind, self.noticesChanges) = (path, kind, noticesChanges)
  }

  /// Refuses a folder that holds something else, and files that could be one.
  ///
  /// - Parameter names: The paths of the files in the folder.
  package func check(_ names: [String]) throws(Failure) {
    _ = try oldFiles(in: FolderSearch.realPath(path) ?? FolderSearch.destination(of: path))
    try Self.checkNames(names)
  }

  private static func checkNames(_ names: [String]) throws(Failure) {
    guard let same = FileIdentity.collision(in: names) else { return }
    throw Failure(reason: "\(same.first) and \(same.second) would be the same file on a Mac; rename one of them")
  }

  /// Replaces the files that were written before by others, all of them or none; the folders around the folder are made
  /// if necessary.
  ///
  /// - Parameter files: The bytes of the files, with their paths in the folder.
  package func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    try write(files.map(\.path)) { put throws(InputFile.Failure) in
      for file in files { try put(file.path, file.bytes) }
    }
  }

  /// Replaces the files that were written before by others, all of them or none; each is made when it is written, so
  /// that they are never all in memory together.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files in the folder.
  ///   - make: Puts each file into the folder, in any order.
  package func write(
    _ paths: [String], making make: (_ put: Put) throws(InputFile.Failure) -> Void
  ) throws(Failure) {
    // For a link, it is the folder to which it leads.
    let path = FolderSearch.realPath(path) ?? FolderSearch.destination(of: path)
    let old = try oldFiles(in: path)
    try Self.checkNames(paths)
    StaleDrafts.removeOnce(in: FilePath.folder(of: path))
    let draft = OutputFile.draftName(for: path)
    let names = paths + [list]
    // After the exchange, the draft is the former folder.
    let rest = Self.rest(names + (old ?? []) + (listed(in: path) ?? [:]).keys, in: draft)
    var around: [String] = []
    do throws(InputFile.Failure) {
      around = try OutputFile.makeFolders(around: path)
      try UnfinishedFiles.during(rest) { () throws(InputFile.Failure) in
        defer { for name in rest where unlink(name) != 0 { rmdir(name) } }
        try InputFile.call { mkdir(draft, 0o777) }
        let lock = DraftLock(draft)
        defer { lock?.release() }
        var digests: [String: String] = [:]
        func put(_ path: String, _ bytes: [UInt8]) throws(InputFile.Failure) {
          for folder in Self.folders(of: path, in: draft).dropFirst() { try OutputFile.makeFolder(folder) }
          try OutputFile.make(draft + "/" + path, bytes)
          if noticesChanges { digests[path] = FileList.digest(bytes) }
        }
        try make(put)
        try put(list, FileList.bytes(of: names, digests))
        if old == nil || !OutputFile.exchange(draft, path) { try replace(path, by: draft, isThere: old != nil) }
      }
    } catch {
      // A folder that contains anything stays.
      for folder in around.reversed() { rmdir(folder) }
      throw Failure(reason: error.reason)
    }
  }

  /// The files that someone has changed since they were written here, and that would be replaced or removed.
  ///
  /// - Parameter files: The files that would be written. An existing one with the same bytes doesn't count as changed.
  package func changedFiles(before files: [(path: String, bytes: [UInt8])]) throws(Failure) -> [String] {
    let path = FolderSearch.realPath(path) ?? FolderSearch.destination(of: path)
    let contents = try contents()
    let digests = listed(in: path)
    let new = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    return contents.filter { file in
      new[file.path] != file.bytes && (digests?[file.path] ?? nil) != FileList.digest(file.bytes)
    }.map(\.path)
  }

  /// The files that the list has, with their digests where it has them; nil if there is no list.
  private func listed(in path: String) -> [String: String?]? { FileList(at: "\(path)/\(list)")?.digests }

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
    guard status.st_mode & S_IFMT == S_IFDIR else { throw Failure(reason: "it already exists and isn't a folder") }
    let there = FolderSearch.files(below: path, includingHidden: true).map {
      String($0.dropFirst(FilePath.open(path).count))
    }
    let folders = FolderSearch.folders(below: path, includingHidden: true).dropFirst().map {
      String($0.dropFirst(FilePath.open(path).count)) + "/"
    }
    // An empty folder is as much someone's as a file.
    let empty = folders.filter { folder in !(there + folders).contains { $0 != folder && $0.hasPrefix(folder) } }
    if empty.isEmpty, there.allSatisfy(Self.isSystemFile) { return there }
    guard let own = listed(in: path) else {
      throw Failure(reason: "it already exists and isn't \(noun); choose another folder")
    }
    let others = there.filter { own[$0] == nil && !Self.isSystemFile($0) }
    let foreign = empty.filter { folder in !own.keys.contains { $0.hasPrefix(folder) } }
    if let other = others.first ?? foreign.first {
      throw Failure(reason: "it contains \(other), which isn't part of \(noun); choose another folder")
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
    return Set(names).map { folder + "/" + $0 } + folders.ordered { $0.utf8.count > $1.utf8.count }
  }
}
