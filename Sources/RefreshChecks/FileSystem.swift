import RefreshYAML

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

  /// Replaces what a file holds, as a whole or not at all; it keeps its permissions and its owner.
  ///
  /// - Parameters:
  ///   - path: without symbolic links, so that these stay what they are.
  ///   - bytes: what it holds from now on.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    guard isFile(path) else { throw Failure(ENOENT) }
    do throws(InputFile.Failure) {
      try OutputFile.write(bytes, to: path)
    } catch {
      guard case .system(let number) = error else { throw Failure(EIO) }
      throw Failure(number)
    }
  }
}
