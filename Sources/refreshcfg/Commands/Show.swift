import ArgumentParser
import RefreshPresets
import RefreshText

/// `refreshcfg show PRESET`
struct Show: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a preset as one file, merged with what it extends.",
    discussion: "The output is a preset again; its paths are relative to the folder of the given file.")

  @Argument(help: ArgumentHelp("A preset file, or - for standard input.", valueName: "preset"), completion: .file())
  var file: String

  @Flag(help: "Add the file and line that each value comes from.")
  var origin = false

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    streams.output(PresetPrinter(showsOrigins: origin).print(try project.preset(at: file, on: streams)))
    return .success
  }
}

/// `refreshcfg graph PRESET`
struct Graph: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print the component graph of a preset: the scroll view, its components and their parts, with all values.")

  @Argument(help: ArgumentHelp("A preset file, or - for standard input.", valueName: "preset"), completion: .file())
  var file: String

  @Option(help: "The output format: \(GraphFormat.names.joined(separator: ", ")).")
  var format: GraphFormat = .all[0]

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    streams.output(format.render(try project.preset(at: file, on: streams).graph.outline()))
    return .success
  }
}
