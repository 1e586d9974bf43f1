import ExternalTools
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
    let program = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try Data(script.utf8).write(to: program)
    defer { try? FileManager.default.removeItem(at: program) }
    let variables = [
      "PATH": (path + ["/usr/bin", "/bin"]).joined(separator: ":"), "HOME": folder.path, "LC_ALL": "C.UTF-8",
      "TERM": "dumb",
    ]
    let ran = try Program.run(
      ["/bin/bash", program.path], in: folder, environment: environment.merging(variables) { given, _ in given },
      inheritsEnvironment: false)
    return (ran.status, ran.text)
  }
}
