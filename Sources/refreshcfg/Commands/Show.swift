import ArgumentParser
import RefreshPresets
import RefreshText

/// `refreshcfg show PRESET`
struct Show: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a preset as one file, merged with what it extends.",
    discussion: """
      The output is also a preset; its paths are relative to the folder of the given file. JSON is for other programs, with \
      values in points, seconds and fractions, each with its location.
      """)

  /// The output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case yaml
    case json
  }

  @Argument(
    help: ArgumentHelp("A preset file, or - for standard input.", valueName: "preset"), completion: .file(),
    transform: PathArgument.read)
  var file: String

  @Flag(help: "Add the file and line that each value comes from; JSON always has them.")
  var origin = false

  @Option(help: "The output format.")
  var format = Format.yaml

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    let preset = try project.preset(at: file, on: streams)
    switch format {
    case .yaml: streams.output(PresetPrinter(showsOrigins: origin).print(preset))
    case .json: streams.output(preset.json.written() + "\n")
    }
    return .success
  }
}

/// `refreshcfg graph PRESET`
struct Graph: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print the component graph of a preset: the scroll view, its components and their parts, with all values.")

  @Argument(
    help: ArgumentHelp("A preset file, or - for standard input.", valueName: "preset"), completion: .file(),
    transform: PathArgument.read)
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
