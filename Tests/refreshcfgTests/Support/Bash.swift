import Foundation

/// Programs of bash.
enum Bash {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - script: The program.
  ///   - folder: The working directory.
  ///   - environment: All environment variables but `PATH`.
  ///   - path: The folders that come first in `PATH`.
  /// - Returns: The exit status, and both output and error.
  static func run(
    _ script: String, in folder: URL, environment: [String: String] = [:], path: [String] = []
  ) throws -> (status: Int32, output: String) {
    // Files instead of pipes, because the output may be longer than a pipe can buffer.
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let (program, sink) = (place.appendingPathComponent("program"), place.appendingPathComponent("output"))
    try Data(script.utf8).write(to: program)
    try Data().write(to: sink)
    let handle = try FileHandle(forWritingTo: sink)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = [program.path]
    shell.currentDirectoryURL = folder
    shell.environment = environment.merging([
      "PATH": (path + ["/usr/bin", "/bin"]).joined(separator: ":"), "HOME": folder.path, "LC_ALL": "C.UTF-8",
      "TERM": "dumb",
    ]) { given, _ in given }
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = handle
    shell.standardError = handle
    try shell.run()
    shell.waitUntilExit()
    return (shell.terminationStatus, try String(contentsOf: sink, encoding: .utf8))
  }
}
