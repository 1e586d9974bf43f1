#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The browser of the person who runs the tool.
enum Browser {
  /// Opens a page, and warns if that can't be done.
  ///
  /// - Parameters:
  ///   - place: A URL, or the absolute path of a file.
  ///   - streams: The streams, for what goes wrong.
  static func open(_ place: String, on streams: Streams) {
    guard !start(place) else { return }
    streams.say(.warning, "`\(program)` can't be started; open \(place) in a browser")
  }

  /// The program that opens what people open: macOS has its own, others that of freedesktop.org.
  private static var program: String {
    #if canImport(Darwin)
    "open"
    #else
    "xdg-open"
    #endif
  }

  private static func start(_ place: String) -> Bool {
    // What the browser says is not ours to say, and Ctrl-C is not for it: it gets no terminal and a group of its own.
    let nothing = openNothing()
    defer { close(nothing) }
    // The child is not waited for: a browser may run as long as it likes.
    signal(SIGCHLD, SIG_IGN)
    return ChildProgram.start([program, place], streams: [nothing, nothing, nothing], isApart: true) != nil
  }
}

/// An open file that takes everything and gives nothing.
// Here, because `Browser.open` hides C's.
private func openNothing() -> Int32 { open("/dev/null", O_RDWR | O_CLOEXEC) }
