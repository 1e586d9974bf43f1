import ArgumentParser
import RefreshReports

/// `refreshcfg`.
@main
struct RefreshCfg: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refreshcfg",
    abstract: "Pull-to-refresh from presets: validated, and tested without a simulator.",
    discussion: """
      Presets (*.preset.yaml) describe refresh components; scenarios (*.scenarios.yaml) say what they should do.
      Exit status: 0 all well, 1 a scenario failed or a file is invalid, 2 wrong usage or a file that can't be read.
      """,
    version: RunReport.toolVersion,
    subcommands: [
      Validate.self, Test.self, Merge.self, Preview.self, Gallery.self, Timeline.self, Film.self, Diff.self,
      Trace.self, Show.self, Graph.self, Explain.self, Schema.self, Reference.self,
    ]
  )

  static func main() {
    let streams = Streams.standard
    do {
      var command = try parseAsRoot()
      if let command = command as? any RunnableCommand {
        command.run(on: streams).exit()
      }
      try command.run()
    } catch {
      // Help and the version are asked for; all else is wrong usage.
      let isAnswer = exitCode(for: error) == .success
      (isAnswer ? streams.output : streams.error)(fullMessage(for: error) + "\n")
      (isAnswer ? ExitStatus.success : .unusable).exit()
    }
  }
}

/// A command that ends with one of the tool's own exit statuses.
protocol RunnableCommand: ParsableCommand {
  /// Does it.
  func run(on streams: Streams) -> ExitStatus
}
