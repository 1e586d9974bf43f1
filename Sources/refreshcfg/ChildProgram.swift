#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Programs that the tool starts, found by the rules of a shell.
enum ChildProgram {
  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: Its name and its arguments.
  ///   - streams: The file descriptors of its standard input, output and error.
  ///   - isApart: Whether it gets its own process group, so that Ctrl-C does not affect it. The default is `false`.
  /// - Returns: Its process, or `nil` if it can't be started, for example because it is not installed.
  static func start(_ arguments: [String], streams: [Int32], isApart: Bool = false) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    for (number, descriptor) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    if isApart { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    return posix_spawnp(&child, arguments[0], &actions, &attributes, &words, environ) == 0 ? child : nil
  }

  /// Waits until a program has ended.
  ///
  /// - Returns: Whether it exited with success.
  static func succeeds(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
