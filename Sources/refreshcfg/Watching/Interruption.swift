#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ctrl-C, for a loop that is to end well.
enum Interruption {
  /// The end of a pipe that can be read from once somebody has interrupted the program. The first time it is asked for,
  /// Ctrl-C and the request to end cease to end the program; the second of them ends it all the same.
  static let descriptor: Int32 = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    writeEnd = ends[1]
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        // Only what POSIX calls async-signal-safe may be done here.
        _ = signal(number, SIG_DFL)
        var byte: UInt8 = 0
        _ = write(Interruption.writeEnd, &byte, 1)
      }
    }
    return ends[0]
  }()

  /// Written once, before there is a handler that reads it.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
}
