import Foundation

/// Programs that some machines have, and what runs them.
enum Tools {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether there is a Node that has a test runner and unpacks gzip: version 20 or newer.
  static let hasNode: Bool = {
    let isThere =
      run(["node", "-e", "process.exit(process.versions.node.split('.')[0] >= 20 ? 0 : 1)"]).status == 0
    if !isThere { print("skipped: the page's script is tested with Node 20 or newer") }
    return isThere
  }()

  /// The path of a Chromium; nil if there is none, or nobody asked for it.
  ///
  /// A hand's movements take real time, which a busy machine has not got: `make browser` asks.
  static let chromium: String? = {
    guard ProcessInfo.processInfo.environment["BROWSER_TESTS"] != nil else {
      print("skipped: the page is tried in Chromium by `make browser`")
      return nil
    }
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let found = names.lazy.map { run(["sh", "-c", "command -v \($0)"]).output }.first { !$0.isEmpty }
    if found == nil { print("skipped: the page is tried in Chromium") }
    return found?.trimmingCharacters(in: .newlines)
  }()

  /// Runs a program to its end.
  ///
  /// - Returns: its exit status, and what it wrote, both to output and error.
  static func run(_ command: [String], environment: [String: String] = [:]) -> (status: Int32, output: String) {
    let sink = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: sink) }
    // A file, not a pipe: it may be more than a pipe holds.
    guard (try? Data().write(to: sink)) != nil, let handle = try? FileHandle(forWritingTo: sink) else {
      return (1, "")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    guard (try? process.run()) != nil else { return (1, "") }
    process.waitUntilExit()
    return (process.terminationStatus, (try? String(contentsOf: sink, encoding: .utf8)) ?? "")
  }

  /// A new folder, and what is to be done in it; it is gone afterwards.
  static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
