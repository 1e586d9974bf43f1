import ArgumentParser
import RefreshReports
import RefreshScenarios

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
    return project.withSuites(choice.path, on: streams) { suites in
      do throws(ScenarioChoice.Problem) {
        let scenario = try choice.scenario(in: suites)
        let picture = draw(Runner.record(scenario))
        if out != "-" { return streams.write(picture, to: out, as: "the picture") }
        streams.output(picture)
        return .success
      } catch {
        streams.error("error: \(error.message)\n")
        return .unusable
      }
    }
  }
}

/// `refreshcfg timeline SCENARIO`
struct Timeline: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a timeline of a scenario: offset, insets, states and calls over virtual time, as SVG.",
    discussion: "A scenario that fails is drawn up to its failure. The same file gives the same bytes on every run."
  )

  @OptionGroup var options: PictureOptions

  func run(on streams: Streams) -> ExitStatus { options.run(on: streams, Picture.timeline) }
}

/// `refreshcfg film SCENARIO`
struct Film: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a film strip of a scenario: the phone at the moments that say what happened, as SVG.",
    discussion: "A scenario that fails is drawn up to its failure. The same file gives the same bytes on every run."
  )

  @OptionGroup var options: PictureOptions

  func run(on streams: Streams) -> ExitStatus { options.run(on: streams, Picture.film) }
}
