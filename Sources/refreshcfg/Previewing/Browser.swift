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
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { posix_spawnattr_destroy(&attributes) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(place), nil]
    defer { for argument in arguments { free(argument) } }
    // The child is not waited for: a browser may run as long as it likes.
    signal(SIGCHLD, SIG_IGN)
    var child = pid_t()
    return posix_spawnp(&child, program, &actions, &attributes, &arguments, environ) == 0
  }
}
