import ArgumentParser
import Testing

@testable import refreshcfg

struct ForeignCommandTests {
  private func hint(_ arguments: String...) -> String? {
    (RefreshCfg.unknownCommand(in: arguments) ?? RefreshCfg.unknownOption(in: arguments))?.messages.first
  }

  @Test func `each word of other tools is for one command or option that there is`() {
    for rows in [ForeignCommand.rows, ForeignCommand.options] {
      var known: Set<String> = []
      for word in rows.flatMap(\.others) { #expect(known.insert(word).inserted, "\(word)") }
    }
    for own in ForeignCommand.rows.map(\.own) {
      let words = own.split(separator: " ").map(String.init)
      let command: (any ParsableCommand.Type)? =
        own == "--version"
        ? RefreshCfg.self : RefreshCfg.configuration.subcommands.first { $0._commandName == words[0] }
      #expect(
        command != nil && words.dropFirst().allSatisfy { command?.helpMessage().contains($0) ?? false }, "\(own)")
    }
    let commands = Set(RefreshCfg.commandNames)
    for word in ForeignCommand.rows.flatMap(\.others) { #expect(!commands.contains(word), "\(word)") }
    let options = RefreshCfg.configuration.subcommands.map { $0.helpMessage() }.joined()
    for own in ForeignCommand.options.map(\.own) { #expect(options.contains(own), "\(own)") }
  }

  @Test func `commands and options of other tools are answered with ours`() {
    #expect(hint("lint", "a.preset.yaml") == "there is no command `lint`; did you mean `validate`?")
    #expect(hint("run", "a.scenarios.yaml") == "there is no command `run`; did you mean `test`?")
    #expect(hint("fmt") == "there is no command `fmt`; did you mean `validate --fix`?")
    #expect(
      hint("export", "--lang", "swift", "a.preset.yaml")
        == "`export` doesn't have an option `--lang`; did you mean `--to`?")
    #expect(hint("test", "--filter=a") == "`test` doesn't have an option `--filter`; did you mean `--scenario`?")
    #expect(hint("test", "--shrad", "1/2") == "`test` doesn't have an option `--shrad`; did you mean `--shard`?")
    #expect(hint("test", "--", "--filter") == nil)
    #expect(hint("version") == "there is no command `version`; did you mean `--version`?")
    #expect(
      hint("test", "a.scenarios.yaml", "--out", "x")
        == "`test` doesn't have an option `--out`; did you mean `--format`?")
  }

  @Test func `values of other tools are answered with ours`() {
    let names = ["swift", "objc", "json", "loader"]
    #expect(ForeignCommand.value("Swift", in: names) == "swift")
    #expect(ForeignCommand.value("objective-c", in: names) == "objc")
    #expect(ForeignCommand.value("jsn", in: names) == "json")
    #expect(ForeignCommand.value("kotlin", in: names) == nil)
    #expect(ForeignCommand.value("xml", in: ["text", "junit"]) == "junit")
  }

  @Test func `a file without a command is answered with one`() {
    #expect(
      hint("feed.scenarios.yaml")
        == "there is no command `feed.scenarios.yaml`; a command comes first: `refreshcfg test feed.scenarios.yaml`"
    )
    #expect(
      hint("Presets/feed.preset.yml")
        == "there is no command `Presets/feed.preset.yml`; a command comes first: `refreshcfg validate Presets/feed.preset.yml`"
    )
  }

  @Test func `a file of almost the name is asked for`() throws {
    let console = try Console()
    try console.file("feed.scenarios.yaml", "suite: a\n")
    #expect(try console.run(Validate.self, console.folder.path + "/feed.scenarios.yml") == .unusable)
    #expect(console.plainOutput.contains("= help: did you mean `feed.scenarios.yaml`?"))
    #expect(try console.run(Validate.self, console.folder.path + "/nothing.yml") == .unusable)
    #expect(!console.plainOutput.contains("nothing.yml`?"))
  }
}
