import Testing

@testable import refreshcfg

struct ManualPageTests {
  @Test func `every command and each of its options stands in it`() throws {
    let tool = try #require(CommandHelp.tool)
    let page = ManualPage(tool).text
    #expect(tool.commands.count == RefreshCfg.configuration.subcommands.count)
    for command in tool.commands {
      #expect(page.contains("\n.Ss refreshcfg \(command.name)\n"))
      for name in command.arguments.flatMap(\.names) { #expect(page.contains("Fl \(name.dropFirst())"), "\(name)") }
    }
  }

  @Test func `each sentence begins a line, and letters that mean something to roff are escaped`() {
    #expect(ManualText.lines("Do this. It `is` --fast.") == ["Do this.", "It \"is\" \\-\\-fast."])
    #expect(ManualText.lines(".hidden files, e.g. a\\b") == ["\\&.hidden files, e.g. a\\eb"])
    #expect(ManualText.lines("") == [])
  }

  @Test func `a heading is no sentence`() {
    #expect(ManualText.phrase("Show what is wrong.") == "show what is wrong")
  }
}
