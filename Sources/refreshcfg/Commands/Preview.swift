import ArgumentParser
import RefreshFiles
import RefreshPreview

/// `refreshcfg preview FILE`
struct Preview: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve a page on which you can pull a preset, or replay a scenario step by step.",
    discussion: """
      The page runs the same engine as the tests. By default, it is only served to this machine (see --host). It follows the \
      file: each time you save, it shows the change and its diagnostics, until Ctrl-C. With --out, the page is written as one file \
      that needs no server or network.
      """)

  @Argument(
    help: ArgumentHelp(
      "A preset or scenario file, or FILE:LINE; with --out also - for standard input.", valueName: "file"),
    completion: .file(), transform: PathArgument.read)
  var file: String

  @Option(
    help: ArgumentHelp("Write the page to this file instead.", valueName: "page"), transform: PathArgument.read)
  var out: String?

  @OptionGroup var name: NameOption

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var server: ServerOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if file == "-", out == nil {
      throw ValidationError("standard input needs --out, because a server follows a file")
    }
    if out != nil, server.isChosen {
      throw ValidationError("--out uses no server; it can't be combined with --host or --port")
    }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    _ = try name.filters(on: streams)
    guard let out else { return try PreviewSession(command: self, streams: streams).run() }
    let input = input
    try input.check(on: streams)
    try KeptInputs.check([out])
    guard !input.hasErrors else { return .failure }
    let status = streams.write(PreviewPage.html(feed: input.feed), to: out)
    if open, status == .success { Browser.open(FolderSearch.realPath(out) ?? out, on: streams) }
    return status
  }

  /// The file, loaded again on each access. A server can't wait for the other end of a pipe.
  var input: PreviewInput { PreviewInput(paths, name, project, takesPipes: out != nil) }

  /// The file, and the line in it.
  var paths: TestPaths { TestPaths([file]) }
}

/// Options for the address of a preview.
struct ServerOptions: ParsableArguments {
  /// The port that is tried first if none is chosen.
  static let defaultPort: UInt16 = 8017

  @Option(
    help: ArgumentHelp(
      "Serve on this IP address instead of 127.0.0.1, so that other machines can connect.", valueName: "address"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "Serve on this port, or the next free one; 0 is any free port. The default is \(ServerOptions.defaultPort).",
      valueName: "port"))
  var port: UInt16?

  /// Whether the user has chosen an address.
  var isChosen: Bool { host != nil || port != nil }

  var address: ServerAddress { ServerAddress(host: host ?? "127.0.0.1", port: port ?? ServerOptions.defaultPort) }
}
