import ArgumentParser
import Testing

@testable import refreshcfg

struct ManualPageTests {
  @Test func `every command is in it with its whole help`() {
    let page = ManualPage.text
    for command in RefreshCfg.configuration.subcommands {
      #expect(page.contains("\n.Ss refreshcfg \(command._commandName)\n"))
      for option in RefreshCfg.helpMessage(for: command, columns: 72).matches(of: #/\n  (-[-a-z, ]+)/#) {
        let names = String(option.output.1)
        #expect(page.contains("\n  \(ManualPage.literal(names))"), "\(names)")
      }
    }
  }

  @Test func `letters that mean something to roff are escaped`() {
    #expect(ManualPage.literal(".hidden --files, e.g. a\\b") == "\\&.hidden \\-\\-files, e.g. a\\eb")
  }
}
