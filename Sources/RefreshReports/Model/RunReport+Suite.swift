import RefreshScenarios

extension RunReport {
  /// A suite with what came of its scenarios.
  public struct Suite: Sendable, Equatable {
    /// Its name.
    public internal(set) var name = ""
    /// Where its name stands.
    public internal(set) var place = Place()
    /// Its scenarios, in the order in which they ran; an expanded example is a scenario of its own.
    public internal(set) var scenarios: [Scenario] = []
  }

  /// A scenario with what came of it.
  public struct Scenario: Sendable, Equatable {
    /// Its number in the whole run, from 1; of a shard's scenarios, that in the run that was cut.
    public internal(set) var number = 1
    /// Its name.
    public internal(set) var name = ""
    /// Where its name stands.
    public internal(set) var place = Place()
    /// What it is about.
    public internal(set) var tags: [String] = []
    /// The example that it was made with.
    public internal(set) var example: Example?
    /// What came of it.
    public internal(set) var outcome = Verdict.Outcome.passed
    /// Why it was not run; nil if it was, or if others say that only they run.
    public internal(set) var skipReason: String?
    /// How much virtual time passed, in seconds.
    public internal(set) var duration = 0.0
    /// Its steps; none where no format that was asked for shows those of scenarios that passed.
    public internal(set) var steps: [Step] = []
    /// The steps that failed, in order; more than one only if it goes on after a failure.
    public internal(set) var failures: [FailedStep] = []
    /// The command that runs it alone, quoted for a POSIX shell.
    public internal(set) var rerun = ""
  }

  /// An example of a scenario: values of its parameters.
  public struct Example: Sendable, Hashable {
    /// Where it stands.
    public internal(set) var place = Place()
    /// The parameters with their values, as one would write them, in the order of the file.
    public internal(set) var values: [Value] = []

    /// A parameter with its value.
    public struct Value: Sendable, Hashable {
      /// The parameter.
      public internal(set) var name = ""
      /// Its value.
      public internal(set) var text = ""
    }
  }

  /// A step with what came of it.
  public struct Step: Sendable, Equatable {
    /// Its number, from 1, flows and repetitions written out.
    public internal(set) var number = 1
    /// The name of its kind: `drag`.
    public internal(set) var kind = ""
    /// Its text in the file, on one line, cut behind ``longestText`` characters.
    public internal(set) var text = ""
    /// Where it stands.
    public internal(set) var place = Place()
    /// Through which flows and repetitions it was reached, the outermost first.
    public internal(set) var route: [Label] = []
    /// What came of it.
    public internal(set) var outcome = StepResult.Outcome.passed
    /// When it ended, in seconds of virtual time.
    public internal(set) var end = 0.0

    /// The longest text of a step, in characters.
    public static let longestText = 120
  }
}
