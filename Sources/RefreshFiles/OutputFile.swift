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
  /// new one. A file that is there already keeps its permissions and its owner. Of a symbolic link it is what the link
  /// leads to that is written, there or not; a device or a pipe is written into.
  ///
  /// - Parameter old: The bytes that the file must have until then; nil, the default, if it may have any.
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
      // What has been changed between the look and the exchange is put back.
      guard (try? InputFile.contents(of: draft, limit: old.count)) != old else { return }
      _ = exchange(draft, path)
      throw .changed
    }
  }

  /// Writes a file that is not there yet, as a whole or not at all; its folder is made if need be.
  ///
  /// - Returns: False if there is something of that name, which stays as it is, a symbolic link too.
  package static func create(_ bytes: some Collection<UInt8>, at path: String) throws(InputFile.Failure) -> Bool {
    try InputFile.checkName(path)
    return try withDraft(of: Array(bytes), for: path) { draft throws(InputFile.Failure) in
      // A second name, unlike a new one, is never given to a file in place of another.
      if link(draft, path) == 0 { return true }
      guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else {
        if errno == EEXIST { return false }
        throw .system(errno)
      }
      // Some file systems know no second names.
      guard !FolderSearch.isThere(path) else { return false }
      try InputFile.call { rename(draft, path) }
      return true
    }
  }

  /// Writes bytes behind those that a file has; it is made if need be.
  ///
  /// They go in one piece, as far as the system takes it, so that they do not mix with those of another program.
  package static func append(_ bytes: some Collection<UInt8>, to path: String) throws(InputFile.Failure) {
    try fill(path, O_CREAT | O_APPEND) { descriptor throws(InputFile.Failure) in
      try write(Array(bytes), to: descriptor)
    }
  }

  /// Writes all bytes to an open file, however small the pieces are that the system takes.
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

  /// Makes a folder, if it is not there; the one above it has to be.
  static func makeFolder(_ path: String) throws(InputFile.Failure) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
  }

  /// Writes a new file, down to the disk: a name that it takes before could outlive its bytes.
  ///
  /// - Parameter old: The file whose permissions and owner it gets if that is there. The default is none.
  static func make(_ path: String, _ bytes: [UInt8], like old: String? = nil) throws(InputFile.Failure) {
    try fill(path, O_CREAT | O_EXCL) { descriptor throws(InputFile.Failure) in
      if let old { try keepRights(of: old, on: descriptor) }
      try write(bytes, to: descriptor)
      try InputFile.call { fsync(descriptor) }
    }
  }

  /// A new name in the folder of a file, that nobody can foresee and folders are not searched for.
  static func draftName(for path: String) -> String {
    "\(FilePath.folder(of: path)).refreshcfg-\(String(UInt64.random(in: 0...(.max)), radix: 36)).tmp"
  }

  /// Exchanges two files or folders in one step; false where that can't be done.
  static func exchange(_ a: String, _ b: String) -> Bool {
    #if canImport(Darwin)
    renamex_np(a, b, UInt32(RENAME_SWAP)) == 0
    #else
    // Headers have it for GNU programs alone, and older libraries not at all.
    typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let library = dlopen(nil, RTLD_NOW), let symbol = dlsym(library, "renameat2") else { return false }
    let exchanging: UInt32 = 1 << 1
    return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, a, AT_FDCWD, b, exchanging) == 0
    #endif
  }

  /// The file that a path leads to, there or not; nil if it is none that another could take the place of.
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

  /// Writes bytes into what is no file: an open file, a device or a pipe.
  private static func send(_ bytes: [UInt8], to path: String) throws(InputFile.Failure) {
    if let own = InputFile.openFile(named: path) { return try write(bytes, to: own) }
    var tries = InputFile.Opened.patience / 50
    while true {
      do throws(InputFile.Failure) {
        return try fill(path, 0) { descriptor throws(InputFile.Failure) in try write(bytes, to: descriptor) }
      } catch {
        // A pipe that nobody has opened for reading yet.
        guard error == .system(ENXIO), tries > 0 else { throw error }
        tries -= 1
        usleep(50_000)
      }
    }
  }

  /// Writes a file beside another, with its permissions and its owner if it is there.
  ///
  /// - Parameter body: What is to come of it; where it still has its name behind that, it is removed.
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

  /// Opens a file for writing, and closes it.
  private static func fill(
    _ path: String, _ flags: Int32, _ body: (_ descriptor: Int32) throws(InputFile.Failure) -> Void
  ) throws(InputFile.Failure) {
    try InputFile.checkName(path)
    let descriptor = try InputFile.call {
      open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags, 0o666)
    }
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
private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
