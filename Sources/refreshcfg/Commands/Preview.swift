import ArgumentParser
import RefreshDiagnostics
import RefreshPresets
import RefreshPreview
import RefreshScenarios
import RefreshYAML

/// `refreshcfg preview FILE`
struct Preview: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a page on which a preset is dragged, or a scenario is replayed step by step.",
    discussion: "The page is one file that needs no network; the engine that tests run on runs in it.")

  @Argument(help: ArgumentHelp("A preset, a file of scenarios, or - for standard input.", valueName: "file"))
  var file: String

  @Option(name: .long, help: ArgumentHelp("Write the page to this file.", valueName: "page"))
  var out: String

  @Option(help: ArgumentHelp("Open at the scenario of this name.", valueName: "name"))
  var scenario: String?

  @OptionGroup var project: ProjectOptions

  func run(on streams: Streams) -> ExitStatus {
    PreviewInput.run(file, scenario: scenario, project, on: streams) { feed in
      do throws(InputFile.Failure) {
        try OutputFile.write(Array(PreviewPage.html(feed: feed).utf8), to: out)
        return .success
      } catch {
        streams.error("error: \(out) can't be written: \(error.reason)\n")
        return .unusable
      }
    }
  }
}
