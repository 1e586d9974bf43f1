import ArgumentParser
import RefreshDiagnostics
import RefreshScenarios
import RefreshText
import RefreshYAML

/// What the commands that draw a scenario have in common.
struct PictureOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A file of scenarios, or FILE:LINE with a line of the scenario; - for standard input.", valueName: "scenario"),
    completion: .file())
  var place: String

  @Option(help: ArgumentHelp("Draw the scenario of this name.", valueName: "name"))
  var scenario: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write the picture to this file, - for standard output.", valueName: "file"))
  var out = "-"

  @OptionGroup var project: ProjectOptions

  /// Runs the scenario that is meant, and writes a picture of it.
  ///
  /// - Parameters:
  ///   - streams: take the picture, and what went wrong.
  ///   - draw: makes the picture of what could be seen.
  func run(on streams: Streams, _ draw: (Recording) -> String) -> ExitStatus {
    let choice = ScenarioChoice(place: place, name: scenario)
    return SuiteInput.run(choice.path, project, on: streams) { suites in
      do throws(ScenarioChoice.Problem) {
        let scenario = try choice.scenario(in: suites)
        return write(draw(Runner.record(scenario)), on: streams)
      } catch {
        streams.error("error: \(error.message)\n")
        return .unusable
      }
    }
  }

  private func write(_ picture: String, on streams: Streams) -> ExitStatus {
    guard out != "-" else {
      streams.output(picture)
      return .success
    }
    do throws(InputFile.Failure) {
      try OutputFile.write(Array(picture.utf8), to: out)
      return .success
    } catch {
      streams.error("error: the picture \(VisibleText.of(out)) can't be written: \(error.reason)\n")
      return .unusable
    }
  }
}
