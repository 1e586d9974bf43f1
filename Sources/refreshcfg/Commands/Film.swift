import ArgumentParser
import RefreshReports

/// `refreshcfg film SCENARIO`
struct Film: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a film strip of a scenario: the phone at the moments that say what happened, as SVG.",
    discussion: "A scenario that fails is drawn up to its failure. The same file gives the same bytes on every run."
  )

  @OptionGroup var options: PictureOptions

  func run(on streams: Streams) -> ExitStatus { options.run(on: streams, Picture.film) }
}
