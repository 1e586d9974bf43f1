import ArgumentParser

/// The manual page of the tool, in mdoc(7).
///
/// The texts of its commands are their help.
enum ManualPage {
  /// The date of the last change.
  private static let date = "November 21, 2026"
  /// The width of a command's help in columns, so that it fits the page.
  private static let columns = 72

  /// The text of the page.
  static var text: String {
    let tool = RefreshCfg.configuration
    let abstract = tool.abstract.prefix(1).lowercased() + tool.abstract.dropFirst().dropLast()
    var lines = [
      ".Dd \(date)", ".Dt REFRESHCFG 1", ".Os", ".Sh NAME", ".Nm refreshcfg", ".Nd \(literal(abstract))",
      ".Sh SYNOPSIS", ".Nm refreshcfg", ".Ar command", ".Op Ar options", ".Nm refreshcfg",
      ".Fl -version | Fl -help", ".Sh DESCRIPTION",
    ]
    lines += tool.discussion.split(separator: "\n").filter { !$0.hasPrefix("Exit") }.map { literal(String($0)) }
    lines.append(".Sh COMMANDS")
    for command in tool.subcommands {
      let help = RefreshCfg.helpMessage(for: command, columns: columns)
      lines += [".Ss refreshcfg \(command._commandName)", ".Bd -literal"]
      lines += help.split(separator: "\n", omittingEmptySubsequences: false).map { literal(String($0)) } + [".Ed"]
    }
    return (lines + rest).joined(separator: "\n") + "\n"
  }

  /// Returns a line in which every character is escaped that has a meaning in roff.
  static func literal(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// The sections that are not part of any command's help.
  private static let rest = [
    ".Sh ENVIRONMENT", ".Bl -tag -width Ds",
    ".It Ev CI", "If set, no new files are stored:", "a missing snapshot is a failure.",
    ".It Ev COLUMNS",
    "The width of lines in output for people, from 40 to 200 columns, instead of the terminal\\(aqs.",
    ".It Ev NO_COLOR", "If set, output isn\\(aqt coloured.",
    ".It Ev FORCE_COLOR , CLICOLOR_FORCE", "If set to anything but 0, output is coloured even without a terminal.",
    "The option", ".Fl -color", "overrides all three.",
    ".It Ev GITHUB_STEP_SUMMARY", "A file to which the format", ".Cm github", "adds a summary.",
    ".It Ev TEST_TOTAL_SHARDS , TEST_SHARD_INDEX , JOB_COMPLETION_INDEX",
    "The shard to run, as set by Bazel and Kubernetes.",
    ".It Ev XML_OUTPUT_FILE", "A file for a JUnit report, as set by Bazel.", ".El",
    ".Sh FILES", ".Bl -tag -width Ds",
    ".It Pa *.preset.yaml", "Presets.", ".It Pa *.scenarios.yaml", "Suites of scenarios.",
    ".It Pa refreshcfg.yaml", "The settings of a project; it marks the project's root.",
    ".It Pa .refreshcfg/last-failed", "The scenarios that failed in the last run.", ".El",
    ".Sh EXIT STATUS", ".Bl -tag -width Ds",
    ".It 0", "Success.", ".It 1", "A scenario failed, a file is invalid, or presets differ.",
    ".It 2", "The usage is wrong, or a file can't be read or written.", ".It 130",
    "Ctrl\\-C ended", ".Ic test \\-\\-watch .",
    ".El",
    ".Sh EXAMPLES", "Check everything below this folder, and treat warnings as failures:",
    ".Pp", ".Dl refreshcfg validate \\-\\-strict \\&.",
    ".Pp", "Run the scenarios again whenever a file changes:", ".Pp", ".Dl refreshcfg test \\-\\-watch \\&.",
    ".Pp", "Pull a preset in the browser:", ".Pp", ".Dl refreshcfg preview feed.preset.yaml \\-\\-open",
  ]
}
