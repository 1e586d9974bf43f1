#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files to be written as a whole.
package enum OutputFile {
  /// Writes a file as a whole or not at all; its folder is made if need be.
  ///
  /// The bytes go to a file beside it, which then takes its name, so that who reads it meanwhile sees the old file or the
  /// new one. A file that is there already keeps its permissions and its owner.
  package static func write(_ bytes: some Collection<UInt8>, to path: String) throws(InputFile.Failure) {
    let draft = try draft(of: Array(bytes), for: path)
    do throws(InputFile.Failure) {
      try InputFile.call { rename(draft, path) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes a file that is not there yet, as a whole or not at all; its folder is made if need be.
  ///
  /// - Returns: False if there is something of that name, which stays as it is, a symbolic link too.
  package static func create(_ bytes: [UInt8], at path: String) throws(InputFile.Failure) -> Bool {
    let draft = try draft(of: bytes, for: path)
    defer { unlink(draft) }
    // A second name, unlike a new one, is never given to a file in place of another.
    if link(draft, path) == 0 { return true }
    if errno == EEXIST { return false }
    throw .system(errno)
  }

  /// Writes bytes behind those that a file has; it is made if need be.
  ///
  /// They go in one piece, as far as the system takes it, so that they do not mix with those of another program.
  package static func append(_ bytes: some Collection<UInt8>, to path: String) throws(InputFile.Failure) {
    try fill(path, O_APPEND) { descriptor throws(InputFile.Failure) in try write(Array(bytes), to: descriptor) }
  }

  /// Writes all bytes to an open file, however small the pieces are that the system takes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(InputFile.Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(InputFile.Failure) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeBufferPointer(rebasing: rest)
        let count = try InputFile.call { send(descriptor, piece.baseAddress, piece.count) }
        guard count > 0 else { throw .system(EIO) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Makes a folder, if it is not there; the one above it has to be.
  static func makeFolder(_ path: String) throws(InputFile.Failure) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
  }

  /// Writes a file beside another, with its permissions and its owner if it is there.
  ///
  /// - Returns: The path of the new file.
  private static func draft(of bytes: [UInt8], for path: String) throws(InputFile.Failure) -> String {
    try InputFile.checkName(path)
    let folder = FilePath.folder(of: path)
    if folder.count > 1 { try makeFolder(folder) }
    let draft = "\(path).\(getpid()).tmp"
    do throws(InputFile.Failure) {
      try fill(draft, O_EXCL) { descriptor throws(InputFile.Failure) in
        try keepRights(of: path, on: descriptor)
        try write(bytes, to: descriptor)
        // A name that is taken before the bytes are on the disk could outlive them.
        try InputFile.call { fsync(descriptor) }
      }
      return draft
    } catch {
      if error != .system(EEXIST) { unlink(draft) }
      throw error
    }
  }

  /// Opens a file for writing, and closes it.
  private static func fill(
    _ path: String, _ flags: Int32, _ body: (_ descriptor: Int32) throws(InputFile.Failure) -> Void
  ) throws(InputFile.Failure) {
    try InputFile.checkName(path)
    let descriptor = try InputFile.call { open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o666) }
    do throws(InputFile.Failure) {
      try body(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .system(errno) }
  }

  /// Gives an open file the permissions and the owner of one, if that is there.
  private static func keepRights(of path: String, on descriptor: Int32) throws(InputFile.Failure) {
    guard let status = FolderSearch.status(of: path) else { return }
    // Only the superuser can give a file to another; all others have it as their own.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    try InputFile.call { fchmod(descriptor, status.st_mode & 0o7777) }
  }
}

/// C's `write`, which a method of that name hides.
private func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

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
  /// - Parameter files: The texts, with their paths in the folder.
  package func write(_ files: [(path: String, text: String)]) throws(Failure) {
    let old = try oldFiles()
    let (draft, aside) = ("\(path).\(getpid()).tmp", "\(path).\(getpid()).old")
    let names = files.map(\.path) + [list]
    do throws(InputFile.Failure) {
      try OutputFile.makeFolder(draft)
      for file in files + [(list, names.map { $0 + "\n" }.joined())] {
        for folder in Self.folders(of: file.path, in: draft).dropFirst() { try OutputFile.makeFolder(folder) }
        try OutputFile.write(file.text.utf8, to: draft + "/" + file.path)
      }
      if old != nil { try InputFile.call { rename(path, aside) } }
      if rename(draft, path) != 0 {
        let problem = errno
        // As it was before.
        if old != nil { _ = rename(aside, path) }
        throw .system(problem)
      }
    } catch {
      Self.remove(names, in: draft)
      throw Failure(reason: error.reason)
    }
    if let old { Self.remove(old, in: aside) }
  }

  /// The files that are there; nil if there is nothing.
  private func oldFiles() throws(Failure) -> [String]? {
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
    if there.isEmpty { return [] }
    guard let bytes = try? InputFile.contents(of: "\(path)/\(list)", limit: 1 << 26) else {
      throw Failure(reason: "it exists already and is not a \(kind); name another folder")
    }
    let own = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    if let other = there.first(where: { !own.contains($0) }) {
      throw Failure(reason: "it contains \(other), which is not part of a \(kind); name another folder")
    }
    return there
  }

  /// The folders that a file needs, from the outermost on.
  private static func folders(of name: String, in folder: String) -> [String] {
    name.split(separator: "/").dropLast().reduce(into: [folder]) { $0.append("\($0[$0.count - 1])/\($1)") }
  }

  /// Removes files, and the folders that are empty then.
  private static func remove(_ names: [String], in folder: String) {
    for name in names { unlink(folder + "/" + name) }
    let folders = Set(names.flatMap { Self.folders(of: $0, in: folder) } + [folder])
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(folder) }
  }
}
