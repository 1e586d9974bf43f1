import Foundation
import Testing

@testable import refreshcfg

/// An empty path is usually that of a variable that isn't set.
struct PathArgumentTests {
  /// An argument in the help for programs.
  private struct Help: Decodable {
    struct Command: Decodable {
      let commandName: String
      let arguments: [Argument]?
      let subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }
      let kind: String
      let valueName: String?
      let isOptional: Bool
      let preferredName: Name?
    }
    let command: Command
  }

  /// The names of values that are paths.
  private static let paths: Set = [
    "path", "paths", "file", "folder", "preset", "presets", "suites", "preset|suite", "page", "old", "new",
    "folder.xcassets", "scenario", "place", "report",
  ]

  @Test func `no command takes an empty path`() throws {
    let help = try JSONDecoder().decode(Help.self, from: Data(RefreshCfg._dumpHelp().utf8))
    var count = 0
    for command in help.command.subcommands ?? [] where command.commandName != "reference" {
      let arguments = command.arguments ?? []
      let needed = arguments.filter { !$0.isOptional && $0.kind != "flag" }
      // `--with` names an observable.
      for argument in arguments
      where Self.paths.contains(argument.valueName ?? "") && argument.preferredName?.name != "with" {
        var line = [command.commandName]
        for other in needed
        where other.preferredName?.name != argument.preferredName?.name || other.kind == "positional" {
          let value =
            other.valueName == argument.valueName && other.kind == argument.kind
            ? "" : other.valueName == "format" ? "swift" : "x"
          line += (other.kind == "option" ? ["--" + (other.preferredName?.name ?? "")] : []) + [value]
        }
        if argument.kind == "option" { line += ["--" + (argument.preferredName?.name ?? ""), ""] }
        if argument.isOptional, argument.kind == "positional" { line.append("") }
        let error = #expect(throws: (any Error).self, "\(line)") { _ = try RefreshCfg.parseAsRoot(line) }
        let message = error.map { RefreshCfg.message(for: $0) } ?? ""
        #expect(message.hasSuffix(": the path is empty"), "\(line): \(message)")
        count += 1
      }
    }
    #expect(count > 25)
  }

  @Test func `an empty path is refused as wrong usage, and nothing is written`() throws {
    let console = try Console()
    let error = try #require(throws: (any Error).self) { _ = try RefreshCfg.parseAsRoot(["init", ""]) }
    #expect(RefreshCfg.tell(error, on: console.streams) == .unusable)
    #expect(console.error.hasPrefix("error: the value '' is invalid for '<path>': the path is empty\n"))
  }
}
