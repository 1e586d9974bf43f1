import Foundation

@testable import refreshcfg

/// A place where commands run and what they write is kept.
final class Console {
  private(set) var output = ""
  private(set) var error = ""
  /// A folder for files, removed with the console.
  let folder: URL

  /// Whether nobody looks on.
  var isCI = false

  /// Whether results go to a terminal.
  var outputIsTerminal = false

  /// The variables of the environment.
  var environment: [String: String] = [:]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file into the folder.
  ///
  /// - Returns: its path.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Runs a command with its arguments.
  func run<Command: RunnableCommand>(_ command: Command.Type, _ arguments: String...) throws -> ExitStatus {
    try run(command, arguments)
  }

  /// Runs a command with its arguments.
  func run<Command: RunnableCommand>(_: Command.Type, _ arguments: [String]) throws -> ExitStatus {
    try Command.parse(arguments).status(on: streams)
  }

  /// What commands write to, and what they know of the place.
  var streams: Streams {
    var streams = Streams(output: { self.output += $0 }, error: { self.error += $0 })
    streams.isCI = isCI
    streams.outputIsTerminal = outputIsTerminal
    streams.folder = folder.path
    streams.environment = { self.environment[$0] }
    return streams
  }

  /// What was written, with the folder's path left out.
  var plainOutput: String { output.replacingOccurrences(of: folder.path + "/", with: "") }
  /// What went wrong, with the folder's path left out.
  var plainError: String { error.replacingOccurrences(of: folder.path + "/", with: "") }
}
