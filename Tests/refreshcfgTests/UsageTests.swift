import ArgumentParser
import Foundation
import Testing

@testable import refreshcfg

/// How the tool is called, and how it reports wrong usage.
struct UsageTests {
  @Test(
    arguments: [
      (["tset", "Configs"], "there is no command `tset`; did you mean `test`?"),
      (["help", "flim"], "there is no command `flim`; did you mean `film`?"),
      (["Validate"], "there is no command `Validate`; did you mean `validate`?"),
      (["\u{1B}[31m"], nil), (["test"], nil), (["help"], nil), (["--version"], nil), ([], nil),
    ] as [([String], String?)])
  func `a command that there is not gets a suggestion`(arguments: [String], message: String?) {
    let found = RefreshCfg.unknownCommand(in: arguments)?.messages.first
    if let message { #expect(found == message) } else { #expect(found?.contains("did you mean") != true) }
    #expect(found?.contains("\u{1B}") != true)
  }

  @Test func `without a near command all are named`() {
    let message = RefreshCfg.unknownCommand(in: ["xyzzy"])?.messages.first
    let (names, last) = (
      RefreshCfg.commandNames.dropLast().joined(separator: ", "), RefreshCfg.commandNames.last ?? ""
    )
    #expect(message?.hasSuffix("the commands are \(names) and \(last)") == true)
  }

  @Test(
    arguments: [
      (
        ["validate", "--fromat", "json", "x"], "error: unknown option '--fromat'. Did you mean '--format'?\nUsage: "
      ),
      (["test"], "error: missing expected argument '<paths> ...'\nHelp:  <paths>  "),
      (["show", "a", "b\u{1B}"], "error: unexpected argument 'b␛'\nUsage: "),
      (["test", "x", "--shard", "5"], "error: --shard is 5; it must be I/N"),
      (["test", "x", "--format", "prety"], "error: there is no format `prety`; did you mean `pretty`?"),
      (
        ["export", "--to", "objective-c", "x"],
        "error: the value 'objective-c' is invalid for '--to <format>'. Please provide one of 'swift', 'objc', 'json' or 'loader'.\n  did you mean `objc`?"
      ),
      (["explain", "--color", "sometimes"], "error: the value 'sometimes' is invalid for '--color <when>'."),
    ] as [([String], String)])
  func `wrong usage is said as every error is`(arguments: [String], start: String) throws {
    let console = try Console()
    let error = try #require(throws: (any Error).self) { _ = try RefreshCfg.parseAsRoot(arguments) }
    #expect(RefreshCfg.tell(error, on: console.streams) == .unusable)
    #expect(console.error.hasPrefix(start), "\(console.error)")
    #expect(console.error.hasSuffix("for more information.\n"))
  }

  @Test func `a negative number is the value of the option before it`() {
    func joined(_ words: String...) -> [String] { RefreshCfg.joiningNegativeNumbers(words) }
    #expect(joined("explore", "--runs", "-1", "x") == ["explore", "--runs=-1", "x"])
    #expect(joined("why", "a.yaml", "--at", "-1s") == ["why", "a.yaml", "--at=-1s"])
    #expect(joined("test", "--seed=1", "-1") == ["test", "--seed=1", "-1"])
    #expect(joined("test", "--", "--a", "-1") == ["test", "--", "--a", "-1"])
    #expect(joined("test", "-h") == ["test", "-h"])
  }

  @Test func `a line of standard input is a place`() throws {
    let arguments = RefreshCfg.namingStandardInput(["why", "-:8:2", "-", "-h", "--at=-1s"])
    #expect(arguments == ["why", "/dev/stdin:8:2", "-", "-h", "--at=-1s"])
    #expect(try RefreshCfg.parseAsRoot(arguments.prefix(2).map(\.self)) is Why)
    let paths = TestPaths([Why.parts(of: arguments[1]).place])
    #expect(paths.paths == ["-"])
    #expect(paths.lines.map(\.line) == [8])
    #expect(paths.lines.map(\.path) == ["<stdin>"])
  }

  @Test func `an option that doesn't exist is said in one way`() {
    #expect(
      RefreshCfg.unknownOption(in: ["validate", "--fxi"])
        == Refusal("`validate` doesn't have an option `--fxi`; did you mean `--fix`?"))
    #expect(
      RefreshCfg.unknownOption(in: ["lsp", "--zzz"])
        == Refusal("`lsp` doesn't have an option `--zzz`; `refreshcfg lsp --help` lists its options"))
  }

  @Test func `nothing but the streams spells what is wrong`() throws {
    for path in Repository.files(below: "Sources/refreshcfg", endingIn: ".swift")
    where !path.hasSuffix("/Streams.swift") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!text.contains("\"error: ") && !text.contains("\"warning: "), "\(path)")
    }
  }

  @Test func `every command takes the option for colours`() throws {
    for command in RefreshCfg.configuration.subcommands {
      #expect(command is any RunnableCommand.Type)
      #expect(RefreshCfg.helpMessage(for: command).contains("--color <when>"), "\(command)")
    }
  }

  @Test(
    arguments: [
      ([], [:], false), (["--color", "always"], ["NO_COLOR": "1"], true), ([], ["FORCE_COLOR": "1"], true),
      ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (["--color", "never"], ["FORCE_COLOR": "1"], false),
    ] as [([String], [String: String], Bool)])
  func `colours follow the option and the environment`(
    arguments: [String], environment: [String: String], isColored: Bool
  ) throws {
    let console = try Console()
    console.environment = environment
    let wrong = try console.file("a.preset.yaml", "name: a\nheader: { type: headr }\n")
    _ = try console.run(Validate.self, [wrong] + arguments)
    #expect(console.output.contains("\u{1B}[") == isColored)
    for command in [Show.self, Graph.self] as [any RunnableCommand.Type] {
      let console = try Console()
      console.environment = environment
      _ = try (command.parse([wrong] + arguments) as any RunnableCommand).status(on: console.streams)
      #expect(console.error.contains("\u{1B}[") == isColored)
    }
  }

  @Test func `the columns are those that the user asks for`() {
    #expect(Streams.columns(of: -1) { ["COLUMNS": "132"][$0] } == 132)
    #expect(Streams.columns(of: -1) { ["COLUMNS": "0"][$0] } == nil)
    #expect(Streams.columns(of: -1) { _ in nil } == nil)
  }

  @Test func `in a terminal, prose ends between words`() throws {
    let console = try Console()
    let path = try console.file(
      "a.preset.yaml", "name: a\nheader: { type: normalHeader, aVeryLongKeyThatIsUnknown: 1 }\n")
    var streams = console.streams
    (streams.outputWidth, streams.errorWidth) = (44, 44)
    #expect(try Validate.parse([path]).status(on: streams) == .failure)
    #expect(try Explain.parse(["nothing-like-it"]).status(on: streams) == .unusable)
    #expect(try Explain.parse(["late-callback"]).status(on: streams) == .success)
    for line in (console.plainOutput + console.plainError).split(separator: "\n") where !line.contains("-->") {
      #expect(line.count <= 44, "\(line)")
    }
    #expect(console.error.hasPrefix("error: there is no rule or law\n  `nothing-like-it`; did you mean"))
  }
}
