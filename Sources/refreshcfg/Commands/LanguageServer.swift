import ArgumentParser
import RefreshLanguageServer

/// `refreshcfg lsp`
struct LanguageServer: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract:
      "Run the language server, which gives editors diagnostics, completion, hints and results while you type.",
    discussion: """
      Editors start it and speak the Language Server Protocol 3.17 over standard input and output. It reads files, but doesn't \
      write any. Documentation/editors.md shows how to set up editors.
      """)

  @Flag(help: ArgumentHelp("Use standard input and output, which is the default; editors may pass it."))
  var stdio = false

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) -> ExitStatus {
    var server = Server()
    return server.run() ? .success : .failure
  }
}
