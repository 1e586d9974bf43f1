#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files that the process has open, and can open.
package enum OpenFiles {
  /// Keeps the standard streams that are closed from being given to files that are opened: what a stream gets would be
  /// written into one of them.
  package static func fillStandardStreams() {
    for (stream, other) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where InputFile.kind(of: stream) == nil {
      // Open the other way round, so that to use it is an error as before. The lowest free number is the stream's.
      _ = open("/dev/null", other)
    }
  }

  /// Whether so many files can be opened.
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
