#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files to write atomically.
package enum OutputFile {
  /// Writes a file completely or not at all, creating its folder if necessary.
  ///
  /// The bytes are written to a file next to it, which is then renamed, so that other programs see either the old
  /// or the new file. An existing file's permissions and owner are kept. For a symbolic link, its destination is
  /// written, existing or not; a device or a pipe is written to directly.
  ///
  /// - Parameter old: The bytes that the file must have before. The default is nil, which allows any.
  package static func write(
    _ bytes: some Collection<UInt8>, to path: String, inPlaceOf old: [UInt8]? = nil
  ) throws(InputFile.Failure) {
    try InputFile.checkName(path)
    guard let path = try target(of: path) else { return try send(Array(bytes), to: path) }
    try withDraft(of: Array(bytes), for: path) { draft throws(InputFile.Failure) in
      guard let old else {
        try InputFile.call { rename(draft, path) }
        return
      }
      guard (try? InputFile.contents(of: path, limit: old.count)) == old else { throw .changed }
      guard exchange(draft, path) else {
        try InputFile.call { rename(draft, path) }
        return
      }
      // If the file changed between the check and the exchange, its new contents are restored.
      guard (try? InputFile.contents(of: draft, limit: old.count)) != old else { return }
      _ = exchange(draft, path)
      throw .changed
    }
  }

  /// Writes a file that doesn't exist yet, completely or not at all, creating its folder if necessary.
  ///
  /// - Returns: False if something with that name exists, including a symbolic link; it is unchanged.
  package static func create(_ bytes: some Collection<UInt8>, at path: String) throws(InputFile.Failure) -> Bool {
    try InputFile.checkName(path)
    return try withDraft(of: Array(bytes), for: path) { draft throws(InputFile.Failure) in
      // Unlike renaming, linking never replaces an existing file.
      if link(draft, path) == 0 { return true }
      guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else {
        if errno == EEXIST { return false }
        throw .system(errno)
      }
      // Some file systems don't support hard links.
      guard !FolderSearch.isThere(path) else { return false }
      try InputFile.call { rename(draft, path) }
      return true
    }
  }

  /// Removes a file, or a symbolic link itself.
  package static func remove(_ path: String) throws(InputFile.Failure) {
    try InputFile.checkName(path)
    try InputFile.call { unlink(path) }
  }

  /// Appends bytes to a file, creating it if necessary.
  ///
  /// They are written in one piece if the system allows it, so that they don't mix with those of another program.
  package static func append(_ bytes: some Collection<UInt8>, to path: String) throws(InputFile.Failure) {
    try fill(path, O_CREAT | O_APPEND) { descriptor throws(InputFile.Failure) in
      try write(Array(bytes), to: descriptor)
    }
  }

  /// Writes all bytes to an open file, in as many pieces as necessary.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(InputFile.Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(InputFile.Failure) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeBufferPointer(rebasing: rest)
        let count = try InputFile.call(waitingFor: descriptor, for: POLLOUT) {
          put(descriptor, piece.baseAddress, piece.count)
        }
        guard count > 0 else { throw .system(EIO) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Makes a folder if it doesn't exist. Its parent must exist.
  package static func makeFolder(_ path: String) throws(InputFile.Failure) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
  }

  /// Makes the folders around a path that don't exist, all of them or none.
  ///
  /// - Returns: Those that were made, the outermost first.
  @discardableResult
  package static func makeFolders(around path: String) throws(InputFile.Failure) -> [String] {
    let missing = FilePath.folders(around: path).prefix { !$0.isEmpty && !FolderSearch.isThere($0) }.reversed()
    do throws(InputFile.Failure) {
      for folder in missing { try makeFolder(folder) }
    } catch {
      // A folder that contains anything stays.
      for folder in missing.reversed() { rmdir(folder) }
      throw error
    }
    return Array(missing)
  }

  /// Returns the reason why files can't be put into a folder that exists or is yet to be made; nil if there is none.
  package static func obstacle(inFolder path: String) -> InputFile.Failure? {
    let folders = FilePath.folders(around: FilePath.open(path))
    let nearest = folders.first { $0.isEmpty || FolderSearch.isThere($0) } ?? ""
    return access(nearest.isEmpty ? "." : nearest, W_OK | X_OK) == 0 ? nil : .system(errno)
  }

  /// Writes a new file and flushes it to the disk: if it were renamed earlier, a crash could leave the name without
  /// the bytes.
  ///
  /// - Parameter old: The file whose permissions and owner the new file gets, if it exists. The default is none.
  static func make(_ path: String, _ bytes: [UInt8], like old: String? = nil) throws(InputFile.Failure) {
    try fill(path, O_CREAT | O_EXCL) { descriptor throws(InputFile.Failure) in
      if let old { try keepRights(of: old, on: descriptor) }
      try write(bytes, to: descriptor)
      try InputFile.call { fsync(descriptor) }
    }
  }

  /// Returns a new name in the folder of a file, which is unpredictable and is skipped when folders are searched.
  static func draftName(for path: String) -> String {
    "\(FilePath.folder(of: path)).refreshcfg-\(String(UInt64.random(in: 0...(.max)), radix: 36)).tmp"
  }

  /// Exchanges two files or folders atomically. Returns false if that isn't possible.
  static func exchange(_ a: String, _ b: String) -> Bool {
    #if canImport(Darwin)
    renamex_np(a, b, UInt32(RENAME_SWAP)) == 0
    #else
    // Headers declare it only for GNU programs, and older libraries don't have it.
    typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let library = dlopen(nil, RTLD_NOW), let symbol = dlsym(library, "renameat2") else { return false }
    let exchanging: UInt32 = 1 << 1
    return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, a, AT_FDCWD, b, exchanging) == 0
    #endif
  }

  /// Returns the file that a path leads to, existing or not, or nil if it isn't a regular file that can be
  /// replaced.
  static func target(of path: String) throws(InputFile.Failure) -> String? {
    if InputFile.openFile(named: path) != nil { return nil }
    guard let status = FolderSearch.status(of: path) else {
      guard errno == ENOENT else { throw .system(errno) }
      return FolderSearch.destination(of: path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return FolderSearch.realPath(path) ?? path
    case S_IFDIR: throw .system(EISDIR)
    default: return nil
    }
  }

  /// Writes bytes to something other than a regular file: an open file, a device or a pipe.
  private static func send(_ bytes: [UInt8], to path: String) throws(InputFile.Failure) {
    if let own = InputFile.openFile(named: path) { return try write(bytes, to: own) }
    var tries = InputFile.Opened.patience / 50
    while true {
      do throws(InputFile.Failure) {
        return try fill(path, 0) { descriptor throws(InputFile.Failure) in try write(bytes, to: descriptor) }
      } catch {
        // A pipe that hasn't been opened for reading yet.
        guard error == .system(ENXIO), tries > 0 else { throw error }
        tries -= 1
        usleep(50_000)
      }
    }
  }

  /// Writes a file next to another, with that file's permissions and owner if it exists.
  ///
  /// - Parameter body: Renames or links the draft. The draft's name is removed afterwards if it still exists.
  private static func withDraft<Result>(
    of bytes: [UInt8], for path: String, _ body: (_ draft: String) throws(InputFile.Failure) -> Result
  ) throws(InputFile.Failure) -> Result {
    let folder = FilePath.folder(of: path)
    if folder.count > 1 { try makeFolder(folder) }
    StaleDrafts.removeOnce(in: folder)
    let draft = draftName(for: path)
    return try UnfinishedFiles.during([draft]) { () throws(InputFile.Failure) in
      defer { unlink(draft) }
      try make(draft, bytes, like: path)
      let lock = DraftLock(draft)
      defer { lock?.release() }
      return try body(draft)
    }
  }

  /// Opens a file for writing and closes it.
  private static func fill(
    _ path: String, _ flags: Int32, _ body: (_ descriptor: Int32) throws(InputFile.Failure) -> Void
  ) throws(InputFile.Failure) {
    try InputFile.checkName(path)
    let descriptor = try InputFile.call { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags, 0o666) }
    do throws(InputFile.Failure) {
      try body(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .system(errno) }
  }

  /// Gives an open file the permissions and the owner of another file, if that exists.
  private static func keepRights(of path: String, on descriptor: Int32) throws(InputFile.Failure) {
    guard let status = FolderSearch.status(of: path) else { return }
    // Only the superuser can change a file's owner; for others, it stays the user's own.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    try InputFile.call { fchmod(descriptor, status.st_mode & 0o7777) }
  }
}

/// C's `write`, which is hidden by the method of the same name.
private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
