import RefreshScenarios

/// What came of a run, as plain data: all that a report shows, and nothing that would have to be run again.
///
/// It is made of the results of a run, written as JSON, read back and joined with those of other shards; every format
/// of ``ReportFormat`` is made of it alone, so that each can be made of a joined report, too.
public struct RunReport: Sendable, Equatable {
  /// The version of the form in which reports are written; it grows when who reads the old one could not read the new.
  public static let formatVersion = 1
  /// The version of this tool.
  public static let toolVersion = "0.1.0"

  /// The version of the form in which the report is written.
  public internal(set) var format = RunReport.formatVersion
  /// The version of the tool that ran the scenarios.
  public internal(set) var tool = RunReport.toolVersion
  /// Which part of a run it is of; nil for a whole one.
  public var shard: Shard?
  /// What was wrong with the files, so that scenarios may be missing.
  public var findings: [Finding] = []
  /// The suites, in the order in which they ran.
  public var suites: [Suite] = []

  /// A report of nothing.
  public init() {}

  /// A place in a file.
  public struct Place: Sendable, Hashable {
    /// The path of the file as the user wrote it; `<stdin>` for standard input.
    public internal(set) var path = ""
    /// The line, from 1.
    public internal(set) var line = 1
    /// The column in characters, from 1.
    public internal(set) var column = 1
    /// The line of its end.
    public internal(set) var endLine = 1
    /// The column behind its last character.
    public internal(set) var endColumn = 1

    /// As editors and terminals make links of it: `feed.scenarios.yaml:10:25`.
    public var text: String { "\(path):\(line):\(column)" }
  }

  /// A place with what is there.
  public struct Label: Sendable, Hashable {
    /// What is there, lower case, without a full stop.
    public internal(set) var text = ""
    /// The place.
    public internal(set) var place = Place()
  }

  /// Something that is wrong with a file, or suspicious.
  public struct Finding: Sendable, Hashable {
    /// `error` or `warning`.
    public internal(set) var severity = Severity.error
    /// The rule's name.
    public internal(set) var id = ""
    /// What is wrong, lower case, without a full stop.
    public internal(set) var message = ""
    /// Where.
    public internal(set) var place = Place()
    /// The lines of the file with the place underlined, without colours; its last line ended.
    public internal(set) var excerpt = ""

    /// How much it matters.
    public enum Severity: String, Sendable, CaseIterable {
      /// The file could not be used.
      case error
      /// It could.
      case warning
    }
  }
}

extension RunReport {
  /// How many scenarios came to what.
  public struct Totals: Sendable, Hashable {
    /// The number of suites.
    public let suites: Int
    /// The number of scenarios, also of those that were not run.
    public let scenarios: Int
    /// The number of those that passed.
    public let passed: Int
    /// The number of those that failed.
    public let failed: Int
    /// The number of those that were not run.
    public let skipped: Int
    /// The number of errors in files.
    public let errors: Int

    init(of scenarios: [Scenario] = [], suites: Int = 0, errors: Int = 0) {
      func count(_ outcome: Verdict.Outcome) -> Int { scenarios.count { $0.outcome == outcome } }
      self.suites = suites
      self.scenarios = scenarios.count
      (passed, failed, skipped) = (count(.passed), count(.failed), count(.skipped))
      self.errors = errors
    }
  }

  /// How many scenarios came to what in all suites.
  public var totals: Totals {
    Totals(
      of: suites.flatMap(\.scenarios), suites: suites.count, errors: findings.count { $0.severity == .error })
  }

  /// Whether no scenario failed and no file has an error.
  public var passed: Bool { totals.failed == 0 && totals.errors == 0 }
}

extension RunReport.Suite {
  /// How many of its scenarios came to what.
  public var totals: RunReport.Totals { RunReport.Totals(of: scenarios, suites: 1) }
}

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

extension RunReport {
  /// A step that failed, and how things stood then.
  public struct FailedStep: Sendable, Equatable {
    /// The number of the step; 0 is the setting up.
    public internal(set) var step = 0
    /// When it failed, in seconds of virtual time.
    public internal(set) var time = 0.0
    /// Everything in the step that was not as expected, at least one.
    public internal(set) var problems: [Problem] = []
    /// The scroll view and the attached components, without what is as usual.
    public internal(set) var state: [Subject] = []
    /// The last events, at most ``mostEvents``.
    public internal(set) var events: [Event] = []
    /// How many events there were before those.
    public internal(set) var earlierEvents = 0
    /// How offset and states came about; nil where it is not known.
    public internal(set) var course: Course?

    /// The most events that are kept of those before a failure.
    public static let mostEvents = 10
  }

  /// One thing that a step expected and that was not so.
  public struct Problem: Sendable, Equatable {
    /// The rule's name: `expectation-failed`.
    public internal(set) var id = ""
    /// What was not so, in one line, lower case, without a full stop.
    public internal(set) var message = ""
    /// What was expected, nil where that says nothing more than the message; may have several lines.
    public internal(set) var expected: String?
    /// What was found, nil where that says nothing more than the message; may have several lines.
    public internal(set) var actual: String?
    /// Where it was expected.
    public internal(set) var place = Place()
    /// Further places: through which steps it was reached, and with which example.
    public internal(set) var labels: [Label] = []
    /// The lines of the file with the places underlined, without colours; its last line ended.
    public internal(set) var excerpt = ""
  }

  /// The scroll view or a component, with the observables that say how it stands.
  public struct Subject: Sendable, Equatable {
    /// `scroll`, `header` …
    public internal(set) var name = ""
    /// `offset.y -120`, `dragging` …, in the order of traces.
    public internal(set) var values: [String] = []
  }

  /// Something that happened.
  public struct Event: Sendable, Equatable {
    /// When, in seconds of virtual time.
    public internal(set) var time = 0.0
    /// What, as scenarios have it: `header: idle -> pulling`.
    public internal(set) var text = ""
  }
}
