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
