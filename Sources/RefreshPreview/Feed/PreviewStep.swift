import RefreshEngine
import RefreshPresets
import RefreshText

/// A step of a scenario: how it is written, what it does and what came of it.
public struct PreviewStep: Sendable {
  /// The step as it is written.
  public let text: String
  /// The line of the file that it stands in, from 1.
  public let line: Int
  /// What it does. A wait for something is a wait for the time that it took.
  public let commands: [Command]
  /// What was not as expected; empty if the step passed or did not run.
  public let failures: [String]

  /// Makes a step of its parts.
  public init(text: String, line: Int, commands: [Command], failures: [String] = []) {
    self.text = text
    self.line = line
    self.commands = commands
    self.failures = failures
  }

  var json: JSONValue {
    [
      "text": .string(text),
      "line": .number(line),
      "commands": .strings(commands.map { $0.encoded().base64 }),
      "failures": .strings(failures),
    ]
  }
}
