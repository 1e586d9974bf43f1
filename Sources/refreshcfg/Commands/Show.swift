import ArgumentParser
import RefreshDiagnostics
import RefreshPresets

/// `refreshcfg show PRESET`
struct Show: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a preset as one file, with what it extends.",
    discussion: "What is printed is a preset again; its paths begin at the folder of the file that was given.")

  @Argument(help: ArgumentHelp("A preset file, or - for standard input.", valueName: "preset"), completion: .file())
  var file: String

  @Flag(help: "Say behind each value which file and line it comes from.")
  var origin = false

  @OptionGroup var project: ProjectOptions

  func run(on streams: Streams) -> ExitStatus {
    project.withPreset(file, on: streams) { preset in
      streams.output(PresetPrinter(showsOrigins: origin).print(preset))
      return .success
    }
  }
}
