import ArgumentParser
import RefreshReports
import RefreshScenarios

/// Options of the commands that draw a scenario.
struct PictureOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A scenario file, FILE:LINE with a line of the scenario, or - for standard input.", valueName: "scenario"),
    completion: .file())
  var place: String

  @OptionGroup var name: NameOption

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write the picture to this file, - for standard output.", valueName: "file"))
  var out = "-"

  @OptionGroup var project: ProjectOptions

  /// Runs the scenario that is meant, and writes a picture of it.
  ///
  /// - Parameters:
  ///   - streams: The streams, for the picture and what goes wrong.
  ///   - draw: Draws the picture of a recording.
  func run(on streams: Streams, _ draw: (Recording) -> String) throws(Refusal) -> ExitStatus {
    let picture = draw(Runner.record(try project.scenario(at: place, name, on: streams)))
    if out != "-" { return streams.write(picture, to: out, as: "the picture") }
    streams.output(picture)
    return .success
  }
}

/// `refreshcfg timeline SCENARIO`
struct Timeline: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a timeline of a scenario: offset, insets, states and calls over virtual time, as SVG.",
    discussion: "A scenario that fails is drawn up to its failure. The same file gives the same bytes on every run."
  )

  @OptionGroup var options: PictureOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus { try options.run(on: streams, Picture.timeline) }
}

/// `refreshcfg film SCENARIO`
struct Film: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a film strip of a scenario: the phone at the moments that matter, as SVG.",
    discussion: "A scenario that fails is drawn up to its failure. The same file gives the same bytes on every run."
  )

  @OptionGroup var options: PictureOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus { try options.run(on: streams, Picture.film) }
}
