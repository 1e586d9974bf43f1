#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files that the process has open and can open.
package enum OpenFiles {
  /// Opens the standard streams that are closed, so that opened files don't get their descriptors: output to a
  /// stream would be written to such a file.
  package static func fillStandardStreams() {
    for (stream, other) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where InputFile.kind(of: stream) == nil {
      // Opened in the opposite direction, so that using the stream is still an error. The lowest free descriptor is
      // the stream's.
      _ = open("/dev/null", other)
    }
  }

  /// Returns whether a number of files can be opened.
  package static func canOpen(_ count: Int) -> Bool {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    for _ in 0..<count {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return !InputFile.Failure.system(errno).isExhaustion }
      opened.append(descriptor)
    }
    return true
  }
}
