import ExternalTools
import Foundation

@testable import refreshcfg

/// Runs commands in a folder, and keeps their output.
final class Console {
  private(set) var output = ""
  private(set) var error = ""
  /// A folder for files, which is removed with the console.
  var folder: URL { place.url }
  private let place: TestFolder

  /// Whether the tool runs in continuous integration.
  var isCI = false

  /// Whether results go to a terminal.
  var outputIsTerminal = false

  /// The environment variables.
  var environment: [String: String] = [:]

  init() throws { place = try TestFolder() }

  /// Writes a file into the folder.
  ///
  /// - Returns: The path of the file.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> String {
    try place.write(name, text)
    return folder.appendingPathComponent(name).path
  }

  /// Runs a command with its arguments.
  func run<Command: RunnableCommand>(_ command: Command.Type, _ arguments: String...) throws -> ExitStatus {
    try run(command, arguments)
  }

  /// Runs a command with its arguments.
  func run<Command: RunnableCommand>(_: Command.Type, _ arguments: [String]) throws -> ExitStatus {
    try Command.parse(arguments).status(on: streams)
  }

  /// The streams to which commands write, with their environment.
  var streams: Streams {
    var streams = Streams(output: { self.output += $0 }, error: { self.error += $0 })
    streams.isCI = isCI
    streams.outputIsTerminal = outputIsTerminal
    streams.folder = folder.path
    streams.environment = { self.environment[$0] }
    return streams
  }

  /// The output without the path of the folder.
  var plainOutput: String { output.replacingOccurrences(of: folder.path + "/", with: "") }
  /// The errors without the path of the folder.
  var plainError: String { error.replacingOccurrences(of: folder.path + "/", with: "") }
}
