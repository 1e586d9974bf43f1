import Foundation

/// The programs that are measured from start to end; `make bench` builds them.
struct Tools {
  let refreshcfg: String
  let empty: String

  /// Nil where they were not built.
  static var found: Tools? {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let tools = Tools(
      refreshcfg: root.appendingPathComponent(".build/release/refreshcfg").path,
      empty: root.appendingPathComponent("Benchmarks/.build/release/empty").path)
    let isThere = [tools.refreshcfg, tools.empty].allSatisfy(FileManager.default.isExecutableFile)
    if !isThere { print("the tool's own times are not measured: run `make bench`") }
    return isThere ? tools : nil
  }

  /// Runs a program to its end; it has to succeed.
  ///
  /// It is started as a shell starts it: `Process` of Foundation takes several times as long as a small program.
  ///
  /// - Returns: the most memory that it had, in bytes.
  @discardableResult
  func run(_ program: String, _ arguments: [String]) throws -> Int {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    precondition(posix_spawn(&process, program, &actions, nil, &words, environ) == 0, "\(program) does not start")
    var (status, usage) = (Int32(), rusage())
    while wait4(process, &status, 0, &usage) < 0 { precondition(errno == EINTR) }
    precondition(status == 0, "\(program) failed")
    #if canImport(Darwin)
    return usage.ru_maxrss
    #else
    return usage.ru_maxrss * 1024
    #endif
  }
}
