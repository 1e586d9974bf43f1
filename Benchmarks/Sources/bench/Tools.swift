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

  /// Runs a program to its end.
  ///
  /// It is started as a shell starts it: `Process` of Foundation takes several times as long as a small program.
  ///
  /// - Parameter expected: The status that it has to end with. The default is success.
  func run(_ program: String, _ arguments: [String], expecting expected: Int32 = 0) throws {
    let process = start(program, arguments)
    var status = Int32()
    while waitpid(process, &status, 0) < 0 { precondition(errno == EINTR) }
    // The status is in the second byte.
    precondition(status == expected << 8, "\(program) failed")
  }

  /// Runs a program to its end; it has to succeed.
  ///
  /// - Returns: the most memory that it had at one time, in bytes.
  func peakBytes(_ program: String, _ arguments: [String]) throws -> Double {
    let process = start(program, arguments)
    var (status, usage, peak) = (Int32(), rusage(), 0)
    #if canImport(Darwin)
    while wait4(process, &status, 0, &usage) < 0 { precondition(errno == EINTR) }
    peak = usage.ru_maxrss
    #else
    // Linux counts what the one who started it had as the program's own, so it is asked while it runs.
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      peak = max(peak, Tools.highWaterMark(of: process) ?? 0)
      usleep(500)
    }
    #endif
    precondition(status == 0, "\(program) failed")
    return Double(peak)
  }

  /// The most memory that a process had so far, in bytes; `VmHWM` of proc(5).
  private static func highWaterMark(of process: pid_t) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }

  private func start(_ program: String, _ arguments: [String]) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    precondition(posix_spawn(&process, program, &actions, nil, &words, environ) == 0, "\(program) does not start")
    return process
  }
}
