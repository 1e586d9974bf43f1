import ArgumentParser
import RefreshDiagnostics
import RefreshFiles
import RefreshReports
import RefreshText

/// `refreshcfg`.
@main
struct RefreshCfg: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refreshcfg",
    abstract: "Validate and test pull-to-refresh presets without a simulator.",
    discussion: """
      Presets (*.preset.yaml) describe refresh components; scenarios (*.scenarios.yaml) specify what they should do.
      Exit status: 0 success, 1 a scenario failed or a file is invalid, 2 wrong usage, or a file can't be read or written.
      """,
    version: ToolVersion.current,
    subcommands: [
      Init.self, Validate.self, Test.self, Why.self, Explore.self, MuseumVisit.self, Merge.self, Preview.self,
      Gallery.self,
      Timeline.self,
      Film.self, Diff.self, Trace.self, Show.self, Graph.self, Export.self, Import.self, Explain.self, Schema.self,
      Reference.self, LanguageServer.self,
    ]
  )

  static func main() {
    OpenFiles.fillStandardStreams()
    UnfinishedFiles.watchSignals()
    let streams = Streams.standard
    do {
      var command = try parseAsRoot(
        namingStandardInput(joiningNegativeNumbers(Array(CommandLine.arguments.dropFirst()))))
      if let command = command as? any RunnableCommand {
        guard OpenFiles.canOpen(Workers.neededFiles) else { streams.report(.outOfDescriptors).exit() }
        let status = command.status(on: streams)
        (InputFile.ranOutOfDescriptors ? streams.report(.outOfDescriptors) : status).exit()
      }
      try command.run()
    } catch {
      // This also applies if help was requested for a command that doesn't exist.
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let refusal = unknownCommand(in: arguments) ?? unknownOption(in: arguments) {
        streams.report(refusal).exit()
      }
      // Help and the version were requested; anything else is wrong usage.
      guard exitCode(for: error) == .success else { tell(error, on: streams).exit() }
      streams.output(fullMessage(for: error, columns: streams.outputStyle.columns) + "\n")
      ExitStatus.success.exit()
    }
  }

  /// Returns arguments with each negative number joined to the option before it, `--runs=-1`, because the parser takes `-1`
  /// for an option and would only report that a value is missing.
  static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for (index, argument) in arguments.enumerated() {
      let isNumber = argument.prefixMatch(of: /-[0-9.]/) != nil
      if isNumber, let last = joined.last, last.hasPrefix("--"), !last.contains("="), last.count > 2,
        !arguments[..<index].contains("--")
      {
        joined[joined.count - 1] += "=" + argument
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  /// Returns arguments with each line of standard input, `-:8`, under the path of standard input, because the parser takes
  /// `-:8` for an option.
  static func namingStandardInput(_ arguments: [String]) -> [String] {
    arguments.map { $0.prefixMatch(of: /-:[0-9]/) == nil ? $0 : TestPaths.standardInput + $0.dropFirst() }
  }

  /// The names of the commands.
  static var commandNames: [String] { configuration.subcommands.map { $0._commandName } }

  /// Returns why the first argument is not a command, or `nil` if it is a command or an option. The parser would
  /// only report that it is unexpected.
  static func unknownCommand(in arguments: [String]) -> Refusal? {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = words.first, !name.hasPrefix("-"), !(commandNames + ["help"]).contains(name) else {
      return nil
    }
    return Refusal("there is no command `\(VisibleText.of(name))`; \(advice(for: name))")
  }

  /// Returns advice on what to write instead of a command that doesn't exist.
  private static func advice(for name: String) -> String {
    if let meant = ForeignCommand.meaning(of: name) { return "did you mean `\(meant)`?" }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") || name.contains("/") || FolderSearch.isThere(name) {
      let command = name.contains(".scenarios.") ? "test" : "validate"
      return "a command comes first: `refreshcfg \(command) \(VisibleText.of(name))`"
    }
    let near = nearestName(to: name, in: commandNames)
    return near.map { "did you mean `\($0)`?" } ?? "the commands are \(joined(commandNames, by: "and"))"
  }

  /// The reason why an option of a command isn't valid; nil if there is no such option, or no command.
  ///
  /// The parser first misses what the option was meant to say.
  static func unknownOption(in arguments: [String]) -> Refusal? {
    guard let command = configuration.subcommands.first(where: { $0._commandName == arguments.first }) else {
      return nil
    }
    let own = command.helpMessage().matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
    let options = arguments.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
    for option in options.map({ String($0.prefix { $0 != "=" }) }) where !own.contains(option) {
      let meant = ForeignCommand.option(option, in: own) ?? nearestName(to: option, in: own)
      let advice =
        meant.map { "did you mean `\($0)`?" } ?? "`refreshcfg \(command._commandName) --help` lists its options"
      return Refusal("`\(command._commandName)` doesn't have an option `\(VisibleText.of(option))`; \(advice)")
    }
    return nil
  }

  /// The value that was probably meant, if an option has a fixed set of values; empty if there is none.
  private static func valueMeant(in message: String) -> String {
    guard let value = message.prefixMatch(of: /The value '([^']*)' is invalid for '[^']*'\. Please provide one of/)
    else { return "" }
    let own = message[value.range.upperBound...].matches(of: /[a-z][a-z-]*/).map { String($0.output) }
    return ForeignCommand.value(String(value.output.1), in: own).map { "\ndid you mean `\($0)`?" } ?? ""
  }

  /// Reports a parser error in the same style as all other errors, followed by the usage of the command.
  static func tell(_ error: any Error, on streams: Streams) -> ExitStatus {
    let (message, text) = (message(for: error), fullMessage(for: error, columns: streams.errorStyle.columns))
    let lines = (message.prefix(1).lowercased() + message.dropFirst() + valueMeant(in: message)).split(
      separator: "\n")
    streams.say(.error, lines.map { VisibleText.of(String($0)) }.joined(separator: "\n"))
    if let said = text.firstRange(of: message) {
      streams.error(text[said.upperBound...].drop { $0 == "\n" } + "\n")
    }
    return .unusable
  }
}

/// A command that ends with one of the tool's exit statuses.
protocol RunnableCommand: ParsableCommand {
  /// The option for colours.
  var colors: ColorOptions { get }

  /// Runs the command.
  func run(on streams: Streams) throws(Refusal) -> ExitStatus
}

extension RunnableCommand {
  /// Runs the command, and reports why if it can't run.
  func status(on streams: Streams) -> ExitStatus {
    var streams = streams
    streams.color = colors.color
    // What the command reads is logged, so that it can't write over it.
    return LookupLog().during {
      do throws(Refusal) { return try run(on: streams) } catch { return streams.report(error) }
    }
  }
}

/// The option for colours, which all commands have.
struct ColorOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When to colour output for people.", valueName: "when"))
  var color = ColorChoice.auto
}

extension ColorChoice: ExpressibleByArgument {}

/// The reason why the tool can't do what it was asked to do.
struct Refusal: Error, Equatable {
  /// The reasons, in lower case and without a full stop; none if they have already been reported.
  var messages: [String] = []
  /// The exit status.
  var status = ExitStatus.unusable
}

extension Refusal {
  /// Creates a refusal for one reason.
  init(_ message: String) { self.init(messages: [message]) }

  /// Files that can't be opened may look missing, so nothing that was found can be trusted.
  static let outOfDescriptors = Refusal(
    "the process is out of file descriptors; raise the limit with `ulimit -n`")
}

/// The exit status of the tool.
enum ExitStatus: Int32, Comparable {
  /// Success.
  case success = 0
  /// A scenario failed or a file is invalid.
  case failure = 1
  /// The usage is wrong, or a file can't be read or written.
  case unusable = 2
  /// Ctrl-C ended the program; the value is the one with which shells report a program that was ended by this
  /// signal.
  case interrupted = 130

  /// Returns whether `a` is the better status.
  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }

  /// Ends the program.
  func exit() -> Never { RefreshCfg.exit(withError: ExitCode(rawValue)) }
}
