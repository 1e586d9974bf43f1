#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The browser of the user.
enum Browser {
  /// Opens a page, and adds a warning if it can't be opened.
  ///
  /// - Parameters:
  ///   - place: A URL, or the absolute path of a file.
  ///   - streams: The streams for the warning.
  static func open(_ place: String, on streams: Streams) {
    guard !start(place) else { return }
    streams.say(.warning, "`\(program)` can't be started; open \(place) in a browser")
  }

  /// The program that opens URLs: macOS has its own, other systems use that of freedesktop.org.
  private static var program: String {
    #if canImport(Darwin)
    "open"
    #else
    "xdg-open"
    #endif
  }

  private static func start(_ place: String) -> Bool {
    // The browser's output does not belong in ours, and Ctrl-C must not stop it, so it gets no terminal and its own
    // process group.
    let nothing = openNothing()
    defer { close(nothing) }
    // The child is not waited for, because a browser may run for any length of time.
    signal(SIGCHLD, SIG_IGN)
    return ChildProgram.start([program, place], streams: [nothing, nothing, nothing], isApart: true) != nil
  }
}

/// Returns a file descriptor that discards all output and provides no input.
// This function is at file scope, because `Browser.open` hides C's function.
private func openNothing() -> Int32 { open("/dev/null", O_RDWR | O_CLOEXEC) }
