#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What is asked of the system about paths, and how a file is replaced.
enum FileSystem {
  /// Why a file can't be replaced, in people's words.
  struct Failure: Error, Equatable {
    let reason: String

    init(_ number: Int32) { reason = String(cString: strerror(number)).lowercased() }
  }

  /// The path from the root of the file system, symbolic links followed; nil if there is no such file.
  static func absolutePath(_ path: String) -> String? {
    guard !path.isEmpty, !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A path from the root, or from where the tool runs if it lies there.
  static func shortPath(_ path: String) -> String {
    guard let here = absolutePath("."), path.hasPrefix(here + "/") else { return path }
    return String(path.dropFirst(here.count + 1))
  }

  /// The path of the folder that holds a file or folder, by its path from the root.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Whether a path names a file, and no folder.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Replaces what a file holds, in one step: whoever reads it sees what was there before or all that is new.
  ///
  /// The new file is written beside the old one and takes its place. It keeps the permissions.
  ///
  /// - Parameters:
  ///   - path: without symbolic links, so that these stay what they are.
  ///   - bytes: what it holds from now on.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure(errno) }
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var template = Array((path[..<slash] + "." + path[slash...] + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure(errno) }
    let problem = write(bytes, to: descriptor, mode: status.st_mode & 0o7777)
    close(descriptor)
    if problem == 0, rename(template, path) == 0 { return }
    let number = problem == 0 ? errno : problem
    unlink(template)
    throw Failure(number)
  }

  /// Writes all to an open file, down to the disk; the system's error number, 0 if all is well.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, mode: mode_t) -> Int32 {
    guard fchmod(descriptor, mode) == 0 else { return errno }
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
      let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
      let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
      #else
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return fsync(descriptor) == 0 ? 0 : errno
  }
}
