import ArgumentParser
import RefreshDiagnostics
import RefreshScenarios

/// Which scenarios are run.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Run scenarios in whose names this regular expression is found.", valueName: "regex"))
  var scenario: String?

  @Option(
    help: ArgumentHelp(
      "Run scenarios with these tags: 'smoke and not slow', with and, or, not and parentheses.",
      valueName: "expression"))
  var tags: String?

  @Flag(
    help: ArgumentHelp(
      "Run the scenarios that failed when they were last run; all, if none did.",
      discussion: "They are kept in .refreshcfg/last-failed at the root of the project, but not where CI is set."))
  var lastFailed = false
}
