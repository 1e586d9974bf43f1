import ExternalTools
import Foundation

/// What tests need in addition to the module: programs, and temporary folders.
enum Tools {
  /// Whether the page is tested in Chromium.
  ///
  /// The movements of a hand take real time, which a busy machine does not have, so only `make browser` enables
  /// this.
  static let usesChromium: Bool = {
    guard ProcessInfo.processInfo.environment["BROWSER_TESTS"] != nil else {
      print("skipped: the page is tried in Chromium by `make browser` alone")
      return false
    }
    return ExternalTool("Chromium", "the page is tried in", check: chromiums).isUsable && ExternalTool.node.isUsable
  }()

  /// The path of a Chromium browser, or `nil` if there is none.
  static var chromium: String? {
    let (status, output) = run(["sh", "-c", chromiums])
    return status == 0 ? output.trimmingCharacters(in: .newlines) : nil
  }

  private static let chromiums = "command -v chromium || command -v chromium-browser || command -v google-chrome"

  /// Runs a program to its end.
  ///
  /// - Returns: The exit status, and both output and error.
  static func run(_ command: [String], environment: [String: String] = [:]) -> (status: Int32, output: String) {
    let sink = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: sink) }
    // A file instead of a pipe, because the output may be longer than a pipe can buffer.
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

  /// Runs a body with a new folder, which is removed afterwards.
  static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
