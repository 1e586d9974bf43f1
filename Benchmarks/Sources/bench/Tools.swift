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
  func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "\(program) failed")
  }

  /// Runs a program to its end; it has to succeed.
  ///
  /// - Returns: the most memory that it had at one time, in millions of bytes; this is of the largest of all programs
  ///   that have been run so far, so that it is at most too much.
  func peakMegabytes(_ program: String, _ arguments: [String]) throws -> Double {
    try run(program, arguments)
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_CHILDREN, &usage)
    return Double(usage.ru_maxrss) / 1e6
    #else
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
  }
}
