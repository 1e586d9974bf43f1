import ArgumentParser
import RefreshFiles
import RefreshReports

/// `refreshcfg`.
@main
struct RefreshCfg: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refreshcfg",
    abstract: "Validate pull-to-refresh presets, and test them without a simulator.",
    discussion: """
      Presets (*.preset.yaml) describe refresh components; scenarios (*.scenarios.yaml) say what they should do.
      Exit status: 0 success, 1 a scenario failed or a file is invalid, 2 wrong usage, or a file can't be read or written.
      """,
    version: RunReport.toolVersion,
    subcommands: [
      Validate.self, Test.self, Merge.self, Preview.self, Gallery.self, Timeline.self, Film.self, Diff.self,
      Trace.self, Show.self, Graph.self, Export.self, Import.self, Explain.self, Schema.self, Reference.self,
    ]
  )

  static func main() {
    OpenFiles.fillStandardStreams()
    UnfinishedFiles.watchSignals()
    let streams = Streams.standard
    do {
      var command = try parseAsRoot()
      if let command = command as? any RunnableCommand {
        guard OpenFiles.canOpen(Workers.neededFiles) else { streams.report(.outOfDescriptors).exit() }
        let status = command.status(on: streams)
        (InputFile.ranOutOfDescriptors ? streams.report(.outOfDescriptors) : status).exit()
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
  /// Runs the command.
  func run(on streams: Streams) throws(Refusal) -> ExitStatus
}

extension RunnableCommand {
  /// Runs the command, and reports what keeps it from running.
  func status(on streams: Streams) -> ExitStatus {
    do throws(Refusal) { return try run(on: streams) } catch { return streams.report(error) }
  }
}

/// The reason why the tool can't do what it was asked to do.
struct Refusal: Error, Equatable {
  /// The reasons, lower case, without a full stop; none where they have been reported.
  var messages: [String] = []
  /// The exit status.
  var status = ExitStatus.unusable
}

extension Refusal {
  /// Refuses for one reason.
  init(_ message: String) { self.init(messages: [message]) }

  /// What can't be opened may look as if it were not there, so that nothing that was found counts.
  static let outOfDescriptors = Refusal(
    "the process is out of file descriptors; `ulimit -n` sets how many it may have")
}

/// The exit status of the tool.
enum ExitStatus: Int32, Comparable {
  /// Success.
  case success = 0
  /// A scenario failed or a file is invalid.
  case failure = 1
  /// The usage is wrong, or a file can't be read or written.
  case unusable = 2
  /// Ctrl-C ended it; shells give a program that a signal ends 128 and the signal's number.
  case interrupted = 130

  /// Whether `a` is better.
  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }

  /// Ends the program.
  func exit() -> Never { RefreshCfg.exit(withError: ExitCode(rawValue)) }
}
