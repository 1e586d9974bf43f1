import RefreshDiagnostics
import RefreshScenarios
import RefreshText

/// The results of a run as plain data: everything that a report shows, so that nothing needs to run again.
///
/// It is created from the results of a run, written as JSON, read back and merged with those of other shards. Every
/// format can be rendered from it alone, even after merging; only `html` shows more if there are verdicts.
public struct RunReport: Sendable, Equatable {
  /// The version of the format in which reports are written; it is increased when readers of the old format could
  /// not read the new one.
  public static let formatVersion = 1

  /// The version of the format in which the report is written.
  public internal(set) var format = RunReport.formatVersion
  /// The version of the tool that ran the scenarios.
  public internal(set) var tool = ToolVersion.current
  /// The part of a run that it contains; `nil` for a whole run.
  public var shard: Shard?
  /// The diagnostics of the files; if there are errors, scenarios may be missing.
  public var diagnostics: [Diagnostic] = []
  /// The suites, in the order in which they ran.
  public var suites: [Suite] = []

  /// Creates an empty report.
  public init() {}

  /// A location in a file.
  public struct Place: Sendable, Hashable {
    /// The path of the file as the user wrote it; `<stdin>` for standard input.
    public internal(set) var path = ""
    /// The line, from 1.
    public internal(set) var line = 1
    /// The column in characters, from 1.
    public internal(set) var column = 1
    /// The line of its end, from 1.
    public internal(set) var endLine = 1
    /// The column after its last character.
    public internal(set) var endColumn = 1

    /// The location in the form that editors and terminals turn into links: `feed.scenarios.yaml:10:25`.
    public var text: String { "\(path):\(line):\(column)" }
  }

  /// A location with a text about it.
  public struct Label: Sendable, Hashable {
    /// The text, in lower case and without a full stop.
    public internal(set) var text = ""
    /// The location.
    public internal(set) var place = Place()
  }

  /// An error or a warning about a file.
  public struct Diagnostic: Sendable, Hashable {
    /// `error` or `warning`.
    public internal(set) var severity = Severity.error
    /// The rule's name.
    public internal(set) var id = ""
    /// The message, in lower case and without a full stop.
    public internal(set) var message = ""
    /// The advice, or nil if there is none.
    public internal(set) var help: String?
    /// The location of the cause.
    public internal(set) var place = Place()
    /// The lines of the file with the location underlined, without colours and with a final line feed.
    public internal(set) var excerpt = ""
  }

  /// The number of scenarios by outcome.
  public struct Totals: Sendable, Hashable {
    /// The number of suites.
    public let suites: Int
    /// The number of scenarios, including skipped ones.
    public let scenarios: Int
    /// The number of those that passed.
    public let passed: Int
    /// The number of those that failed.
    public let failed: Int
    /// The number of those that were skipped.
    public let skipped: Int
    /// The number of errors in files.
    public let errors: Int

    /// The numbers by the names of the outcomes, failures first.
    var outcomes: [(name: String, count: Int)] { [("failed", failed), ("passed", passed), ("skipped", skipped)] }

    /// Whether all scenarios were skipped, so that nothing passed.
    var ranNone: Bool { skipped > 0 && skipped == scenarios }

    init(of scenarios: [Scenario] = [], suites: Int = 0, errors: Int = 0) {
      func count(_ outcome: Verdict.Outcome) -> Int { scenarios.count { $0.outcome == outcome } }
      self.suites = suites
      self.scenarios = scenarios.count
      (passed, failed, skipped) = (count(.passed), count(.failed), count(.skipped))
      self.errors = errors
    }
  }

  /// The number of scenarios by outcome in all suites.
  public var totals: Totals {
    Totals(
      of: suites.flatMap(\.scenarios), suites: suites.count, errors: diagnostics.count { $0.severity == .error })
  }

  /// Whether no scenario failed and no file has an error.
  public var passed: Bool { totals.failed == 0 && totals.errors == 0 }

  /// A suite with the results of its scenarios.
  public struct Suite: Sendable, Equatable {
    /// Its name.
    public internal(set) var name = ""
    /// The location of its name.
    public internal(set) var place = Place()
    /// Its scenarios, in the order in which they ran; an expanded example is a separate scenario.
    public internal(set) var scenarios: [Scenario] = []
    /// The number of its scenarios by outcome.
    public var totals: Totals { Totals(of: scenarios, suites: 1) }
  }

  /// A scenario with its result.
  public struct Scenario: Sendable, Equatable {
    /// Its number in the whole run, from 1, even in the report of a shard.
    public internal(set) var number = 1
    /// Its name.
    public internal(set) var name = ""
    /// The location of its name.
    public internal(set) var place = Place()
    /// The tags.
    public internal(set) var tags: [String] = []
    /// The example from which it was expanded.
    public internal(set) var example: Example?
    /// The outcome.
    public internal(set) var outcome = Verdict.Outcome.passed
    /// The reason why it was skipped; `nil` if it ran, or if other scenarios have `only: true`.
    public internal(set) var skipReason: String?
    /// The virtual time that passed, in seconds.
    public internal(set) var duration = 0.0
    /// Its steps; none if it passed and no requested format shows them.
    public internal(set) var steps: [Step] = []
    /// The steps that failed, in order; more than one only if it continues after a failure.
    public internal(set) var failures: [FailedStep] = []
    /// The command that runs only this scenario, quoted for a POSIX shell.
    public internal(set) var rerun = ""

    /// The reason why it was skipped, in words.
    var skipText: String { skipReason ?? RunReport.onlyOthers }
  }

  /// The reason why a scenario without its own reason was skipped.
  static let onlyOthers = "only scenarios with `only: true` ran"

  /// An example of a scenario: values of its parameters.
  public struct Example: Sendable, Hashable {
    /// The location of the example.
    public internal(set) var place = Place()
    /// The parameters with their values in written form, in the order of the file.
    public internal(set) var values: [Value] = []

    /// A parameter with its value.
    public struct Value: Sendable, Hashable {
      /// The parameter.
      public internal(set) var name = ""
      /// Its value.
      public internal(set) var text = ""
    }
  }

  /// A step with its result.
  public struct Step: Sendable, Equatable {
    /// Its number, from 1, with flows and repetitions expanded.
    public internal(set) var number = 1
    /// The name of its kind: `drag`.
    public internal(set) var kind = ""
    /// Its text in the file, on one line, truncated after ``longestText`` characters.
    public internal(set) var text = ""
    /// The location of the step.
    public internal(set) var place = Place()
    /// The flows and repetitions that contain it, outermost first.
    public internal(set) var route: [Label] = []
    /// The outcome.
    public internal(set) var outcome = StepResult.Outcome.passed
    /// The virtual time at which it ended, in seconds.
    public internal(set) var end = 0.0

    /// The longest text of a step, in characters.
    public static let longestText = 120
  }

  /// A step that failed, with the state at that moment.
  public struct FailedStep: Sendable, Equatable {
    /// The number of the step; 0 is the setup.
    public internal(set) var step = 0
    /// The virtual time of the failure, in seconds.
    public internal(set) var time = 0.0
    /// The failures of the step, at least one.
    public internal(set) var problems: [Problem] = []
    /// The state of the scroll view and the attached components, without usual values.
    public internal(set) var state: [Subject] = []
    /// The last events before the failure, at most ``FailedStep/mostEvents``.
    public internal(set) var events: [Event] = []
    /// The number of earlier events, which are not kept.
    public internal(set) var earlierEvents = 0
    /// The changes of offset and states until then; nil if unknown.
    public internal(set) var course: Course?
  }

  /// A failure of a step.
  public struct Problem: Sendable, Equatable {
    /// The rule's name: `expectation-failed`.
    public internal(set) var id = ""
    /// The message, on one line, in lower case and without a full stop.
    public internal(set) var message = ""
    /// The expected value, which may have several lines; `nil` if the message contains it.
    public internal(set) var expected: String?
    /// The actual value, which may have several lines; `nil` if the message contains it.
    public internal(set) var actual: String?
    /// The reason why it failed, in lower case and without a full stop; `nil` if that isn't known.
    public internal(set) var because: String?
    /// The events that are still to come, in the same form; `nil` for a failure that isn't about such events.
    public internal(set) var pending: String?
    /// A change with which it doesn't fail, found by trying; `nil` if none is known.
    public internal(set) var change: String?
    /// The reason, the pending events and the change, as far as they are known, each with its name in reports.
    var reasons: [(name: String, text: String)] {
      [("because", because), ("pending", pending), ("change", change)].compactMap { name, text in
        text.map { (name, $0) }
      }
    }
    /// The location of the expectation.
    public internal(set) var place = Place()
    /// Further locations: the steps and the example that lead to it.
    public internal(set) var labels: [Label] = []
    /// The lines of the file with the locations underlined, without colours and with a final line feed.
    public internal(set) var excerpt = ""
  }

  /// The scroll view or a component, with its state.
  public struct Subject: Sendable, Equatable {
    /// `scroll`, `header` …
    public internal(set) var name = ""
    /// `offset.y -120`, `dragging` …, in the order of traces.
    public internal(set) var values: [String] = []
  }

  /// An event.
  public struct Event: Sendable, Equatable {
    /// The virtual time, in seconds.
    public internal(set) var time = 0.0
    /// The event in the form of scenarios: `header: idle -> pulling`.
    public internal(set) var text = ""
  }
}
