import ExternalTools
import Foundation
import Testing

@testable import refreshcfg

/// The completions of a shell, by the script that is installed for bash.
struct CompletionTests {
  /// Returns the script that the tool writes for a shell.
  private static func script(for shell: String) throws -> String {
    let products = try #require(ExternalTool.products, "the tool lies beside the tests")
    return try Bash.run("refreshcfg --generate-completion-script \(shell)", in: products, path: [products.path])
      .output
  }

  /// Returns bash's completions of the last of several words.
  private func proposals(_ words: String...) throws -> [String] {
    let console = try Console()
    try console.file("feed.preset.yaml", "")
    let script = try console.file("refreshcfg.bash", Self.script(for: "bash"))
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let ask = """
      source '\(script)'
      cd '\(console.folder.path)'
      COMP_WORDS=(refreshcfg \(list)); COMP_CWORD=\(words.count); COMP_LINE="refreshcfg \(words.joined(separator: " "))"
      COMP_POINT=${#COMP_LINE}; COMP_TYPE=9
      _refreshcfg refreshcfg '\(words.last ?? "")' '\(words.dropLast().last ?? "refreshcfg")' 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try Bash.run(ask, in: console.folder).output.split(separator: "\n").map(String.init)
  }

  @Test func `commands are proposed`() throws {
    #expect(try proposals("val") == ["validate"])
    #expect(try proposals("t") == ["test", "timeline", "trace"])
  }

  @Test func `options and their values are proposed`() throws {
    #expect(try proposals("test", "--sha") == ["--shard", "--shard-count"])
    #expect(try proposals("validate", "--format", "s") == ["sarif"])
    #expect(try proposals("schema", "pre") == ["preset"])
  }

  @Test func `files are proposed where files belong`() throws {
    #expect(try proposals("validate", "feed") == ["feed.preset.yaml"])
    #expect(try proposals("preview", "feed") == ["feed.preset.yaml"])
  }

  @Test func `rules are proposed`() throws {
    #expect(try proposals("explain", "header-f") == ["header-fires-footer"])
  }

  @Test(arguments: ["zsh", "fish"])
  func `there is a script for each shell`(shell: String) throws {
    #expect(try Self.script(for: shell).contains("header-fires-footer"))
  }
}
