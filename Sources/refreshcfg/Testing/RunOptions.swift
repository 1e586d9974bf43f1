import ArgumentParser

/// How scenarios are run.
struct RunOptions: ParsableArguments {
  @Flag(help: "Stop after the first failure: --max-failures 1.")
  var failFast = false

  @Option(help: ArgumentHelp("Stop after so many failures.", valueName: "count"))
  var maxFailures: Int?

  @Flag(help: "Let a scenario that says `only: true` fail the run; nothing is run then.")
  var forbidOnly = false

  @Option(help: ArgumentHelp("Run each scenario so often; runs that differ are failures.", valueName: "count"))
  var repeatEach = 1

  /// After how many failures to stop, nil for not at all.
  var failureLimit: Int? { failFast ? 1 : maxFailures }

  func validate() throws {
    if failFast, let maxFailures, maxFailures != 1 {
      throw ValidationError("--fail-fast is --max-failures 1, and --max-failures \(maxFailures) is given too")
    }
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("--max-failures is \(maxFailures); it must be 1 or more")
    }
    guard (1...1_000_000).contains(repeatEach) else {
      throw ValidationError("--repeat-each is \(repeatEach); it must be from 1 to 1000000")
    }
  }
}
