import ArgumentParser
import RefreshDiagnostics
import RefreshPresets
import RefreshText

/// `refreshcfg graph PRESET`
struct Graph: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what a preset makes: the scroll view, its components and their parts, with all values.")

  @Argument(help: ArgumentHelp("A preset file, or - for standard input.", valueName: "preset"), completion: .file())
  var file: String

  @Option(help: "How to print it: \(GraphFormat.names.joined(separator: ", ")).")
  var format: GraphFormat = .all[0]

  @OptionGroup var project: ProjectOptions

  func run(on streams: Streams) -> ExitStatus {
    project.withPreset(file, on: streams) { preset in
      streams.output(format.render(preset.graph.outline()))
      return .success
    }
  }
}
