import RefreshFiles

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

  /// The end of a program.
  enum End: Equatable {
    /// Normally, with success.
    case success
    /// It ended without success, normally or by a signal.
    case failure
    /// It took too long, and was killed with all that it had started.
    case timeout
  }

  /// Waits until a program with its own process group has ended, but no longer than its time limit.
  ///
  /// A signal that ends the tool meanwhile ends the group, too.
  ///
  /// - Parameters:
  ///   - child: Its process.
  ///   - seconds: How long it may take.
  static func end(of child: pid_t, within seconds: Double) -> End {
    UnfinishedFiles.during(child) { wait(for: child, within: seconds) }
  }

  private static func wait(for child: pid_t, within seconds: Double) -> End {
    let limit = now() + seconds
    var (status, pause): (Int32, useconds_t) = (0, 500)
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return status == 0 ? .success : .failure }
      guard ended == 0 || errno == EINTR else { return .failure }
      guard now() < limit else { break }
      usleep(pause)
      // Most programs end soon; others can be checked less often.
      pause = min(2 * pause, 20_000)
    }
    kill(-child, SIGKILL)
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return .timeout
  }

  /// A clock that is never set, in seconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
