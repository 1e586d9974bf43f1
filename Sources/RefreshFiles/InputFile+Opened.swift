import RefreshText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension InputFile {
  /// A file that is being read from start to end.
  package struct Opened: ~Copyable {
    private let descriptor: Int32
    /// Whether the descriptor was already open.
    private let isBorrowed: Bool
    /// Whether it is a pipe from which nothing has been read yet.
    private var isUnheard: Bool
    private var piece: [UInt8] = []
    /// The size in bytes; 0 if it has none.
    let size: Int

    /// The maximum time to wait for the other end of a pipe, in milliseconds.
    static let patience: Int32 = 2_000

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isArgument: Whether the user named the path on the command line, where it may be a pipe or `-` for
    ///     standard input. By default only files are allowed, because anything else could be endless or block
    ///     forever.
    package init(_ path: String, isArgument: Bool = false) throws(Failure) {
      try InputFile.checkName(path)
      let own = !isArgument ? nil : path == "-" ? STDIN_FILENO : InputFile.openFile(named: path)
      // A file is opened again, because part of it may have been read through the existing descriptor.
      if let own, path == "-" || InputFile.kind(of: own) != S_IFREG {
        (descriptor, isBorrowed, isUnheard, size) = (own, true, false, 0)
        return
      }
      var status = stat()
      guard stat(path, &status) == 0 else {
        let problem = errno
        if problem == ENOENT, FolderSearch.isThere(path) { throw .deadLink }
        // Bytes in an argument that aren't UTF-8 have become U+FFFD.
        throw problem == ENOENT && path.contains("\u{FFFD}") ? .badName : .system(problem)
      }
      // Opening a device could have side effects.
      try InputFile.checkKind(status, isArgument)
      // A pipe may have replaced the file since the check; without `O_NONBLOCK`, opening it would block until its
      // other end is open.
      let descriptor = try InputFile.call { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
      do throws(Failure) {
        try InputFile.call { fstat(descriptor, &status) }
        try InputFile.checkKind(status, isArgument)
      } catch {
        close(descriptor)
        throw error
      }
      self.descriptor = descriptor
      isBorrowed = false
      isUnheard = status.st_mode & S_IFMT == S_IFIFO
      size = Int(status.st_size)
    }

    deinit {
      if !isBorrowed { close(descriptor) }
    }

    /// Reads the next bytes.
    ///
    /// - Parameters:
    ///   - count: The maximum number of bytes, at least 1.
    ///   - bytes: The array to append them to.
    /// - Returns: False at the end.
    package mutating func read(atMost count: Int, into bytes: inout [UInt8]) throws(Failure) -> Bool {
      // One byte more than the file had, in case it has grown.
      let count = size > 0 ? min(count, size + 1) : count
      if piece.count < count { piece = [UInt8](repeating: 0, count: count) }
      var got = try receive(count)
      // A pipe that hasn't been opened for writing yet appears to be at its end.
      if got == 0, isUnheard {
        let isHeard = InputFile.isReady(descriptor, for: POLLIN, within: Self.patience)
        got = try receive(count)
        guard got > 0 || isHeard else { throw .silent }
      }
      isUnheard = false
      bytes.append(contentsOf: piece[..<got])
      return got > 0
    }

    private mutating func receive(_ count: Int) throws(Failure) -> Int {
      let descriptor = descriptor
      return try piece.withUnsafeMutableBufferPointer { piece throws(Failure) in
        try InputFile.call(waitingFor: descriptor, for: POLLIN) { get(descriptor, piece.baseAddress, count) }
      }
    }
  }

  /// Returns the descriptor that a path such as that of a shell's `<(…)` stands for, also through links, or nil for
  /// other paths.
  static func openFile(named path: String) -> Int32? {
    var path = path
    for _ in 0..<40 {
      if let number = ["/dev/stdin", "/dev/stdout", "/dev/stderr"].firstIndex(of: path) { return Int32(number) }
      for start in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(start) {
        if let number = path.dropFirst(start.count).wholeNumber(as: UInt16.self) { return Int32(number) }
      }
      guard let next = FolderSearch.step(from: path) else { return nil }
      path = next
    }
    return nil
  }

  /// Returns the kind of an open file as the format bits of its mode, or nil if it isn't open.
  static func kind(of descriptor: Int32) -> mode_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Throws an error for anything that can't be read as a file.
  private static func checkKind(_ status: stat, _ isArgument: Bool) throws(Failure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .system(EISDIR)
    case S_IFIFO: if !isArgument { throw .special("a pipe") }
    case S_IFSOCK: throw .special("a socket")
    default: throw .special("a device")
    }
  }
}

/// C's `read`, which is hidden by the method of the same name.
private func get(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
