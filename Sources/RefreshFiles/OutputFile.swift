#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes whole files.
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
  /// - Returns: false if there is something of that name, which stays as it is, a symbolic link too.
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
  /// - Returns: its path.
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
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    // Only the superuser can give a file to another; all others have it as their own.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    try InputFile.call { fchmod(descriptor, status.st_mode & 0o7777) }
  }
}

/// C's `write`, which a method of that name hides.
private func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
