/// The manual page of the tool, in the language of mdoc(7).
///
/// What stands in it of commands comes from their own help.
struct ManualPage {
  /// When what it says last changed.
  private static let date = "November 21, 2026"

  private let tool: CommandHelp

  /// Makes the page of a tool.
  init(_ tool: CommandHelp) { self.tool = tool }

  /// The page.
  var text: String {
    var lines = [
      ".Dd \(ManualPage.date)", ".Dt \(tool.name.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(tool.name)",
      ".Nd \(ManualText.phrase(tool.abstract))", ".Sh SYNOPSIS",
    ]
    lines += tool.commands.flatMap { [".Nm \(tool.name)", ".Cm \($0.name)"] + synopsis($0) }
    lines += [".Nm \(tool.name)", ".Fl -version | Fl -help", ".Sh DESCRIPTION"]
    lines += ManualText.paragraphs(tool.discussion.split(separator: "\n").filter { !$0.hasPrefix("Exit") })
    lines += [".Sh COMMANDS"] + tool.commands.flatMap(section)
    return (lines + ManualPage.rest).joined(separator: "\n") + "\n"
  }

  /// How a command is written, in a line for each part.
  private func synopsis(_ command: CommandHelp) -> [String] {
    let options = command.arguments.filter { !$0.names.isEmpty }
    let required = options.filter { !$0.isOptional }.map {
      ".Fl \($0.names.last?.dropFirst() ?? "") Ar \($0.value ?? "")"
    }
    let places = command.arguments.filter(\.names.isEmpty).map { argument in
      (argument.isOptional ? ".Op Ar " : ".Ar ") + (argument.value ?? "") + (argument.isRepeating ? " ..." : "")
    }
    return (options.count > required.count ? [".Op Ar options"] : []) + required + places
  }

  /// A command with all that can be given to it.
  private func section(_ command: CommandHelp) -> [String] {
    var lines = [".Ss \(tool.name) \(command.name)"] + ManualText.lines(command.abstract)
    if !command.discussion.isEmpty { lines += [".Pp"] + ManualText.lines(command.discussion) }
    var sections: [String?] = []
    for argument in command.arguments where !sections.contains(argument.section) {
      sections.append(argument.section)
    }
    for section in sections {
      if let section { lines += [".Pp", "\(section):"] }
      lines.append(".Bl -tag -width Ds")
      for argument in command.arguments where argument.section == section {
        lines += [".It \(ManualPage.written(argument))"] + ManualText.lines(argument.text)
        if let value = argument.defaultValue { lines += ManualText.lines("The default is \(value).") }
        lines += ManualText.lines(argument.discussion)
      }
      lines.append(".El")
    }
    return lines
  }

  private static func written(_ argument: CommandHelp.Argument) -> String {
    guard !argument.names.isEmpty else { return "Ar \(argument.value ?? "")" }
    let names = argument.names.map { "Fl \($0.dropFirst())" }.joined(separator: " , ")
    return names + (argument.value.map { " Ar \(ManualText.word($0))" } ?? "")
  }

  /// What no command says of itself.
  private static let rest = [
    ".Sh ENVIRONMENT", ".Bl -tag -width Ds",
    ".It Ev CI", "Where it is set, nothing is stored that was not there:",
    "a snapshot that is missing is a failure.",
    ".It Ev NO_COLOR", "Where it is set, nothing is coloured.",
    ".It Ev GITHUB_STEP_SUMMARY", "A file to which the format", ".Cm github", "adds a summary.",
    ".It Ev TEST_TOTAL_SHARDS , TEST_SHARD_INDEX , JOB_COMPLETION_INDEX",
    "Which part is run, as Bazel and Kubernetes say it.",
    ".It Ev XML_OUTPUT_FILE", "A file that a report of JUnit is written to, as Bazel asks for.", ".El",
    ".Sh FILES", ".Bl -tag -width Ds",
    ".It Pa *.preset.yaml", "Presets.", ".It Pa *.scenarios.yaml", "Suites of scenarios.",
    ".It Pa refreshcfg.yaml", "What is silenced in a project; it marks the project's root.",
    ".It Pa .refreshcfg/last-failed", "The scenarios that failed when they were last run.", ".El",
    ".Sh EXIT STATUS", ".Bl -tag -width Ds",
    ".It 0", "All is well.", ".It 1", "A scenario failed, a file is invalid, or presets differ.",
    ".It 2", "The usage is wrong, or a file can't be read.", ".It 130", "Ctrl\\-C ended it.", ".El",
    ".Sh EXAMPLES", "Check everything below this folder, and let warnings count:",
    ".Pp", ".Dl refreshcfg validate \\-\\-strict .",
    ".Pp", "Run the scenarios again whenever a file changes:", ".Pp", ".Dl refreshcfg test \\-\\-watch .",
    ".Pp", "Pull a preset in the browser:", ".Pp", ".Dl refreshcfg preview feed.preset.yaml \\-\\-open",
  ]
}
