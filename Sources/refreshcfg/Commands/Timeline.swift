import ArgumentParser
import RefreshReports

/// `refreshcfg timeline SCENARIO`
struct Timeline: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a timeline of a scenario: offset, insets, states and calls over virtual time, as SVG.",
    discussion: "A scenario that fails is drawn up to its failure. The same file gives the same bytes on every run."
  )

  @OptionGroup var options: PictureOptions

  func run(on streams: Streams) -> ExitStatus { options.run(on: streams, Picture.timeline) }
}
