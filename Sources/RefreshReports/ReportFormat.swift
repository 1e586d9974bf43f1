import RefreshScenarios

/// One form in which a run can be shown, declared once; ``ReportCatalogue`` lists them.
public struct ReportFormat: Sendable {
  /// The name that it is asked for by.
  public let name: String
  /// One sentence of what it is for.
  public let summary: String
  /// Whether it is for people at a terminal; all others are for programs.
  public let isForPeople: Bool
  /// Whether it shows the steps of scenarios that passed, so that a report has to have them.
  public let showsSteps: Bool
  /// Whether it shows more of the run than a report knows.
  public let needsVerdicts: Bool
  private let body: @Sendable (RunReport, [Verdict], ReportStyle) -> String
  private let makeJobSummary: (@Sendable (RunReport) -> String)?

  /// Declares a format.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: one sentence of what it is for.
  ///   - isForPeople: whether it is for people at a terminal. The default is that it is for programs.
  ///   - showsSteps: whether it shows the steps of scenarios that passed. The default is that it does not.
  ///   - needsVerdicts: whether it shows more of the run than a report knows. The default is that it does not.
  ///   - jobSummary: what it adds to the summary of a job, in Markdown. The default is nothing.
  ///   - render: makes the whole report, its last line ended, of what came of a run: as a report, and as verdicts in
  ///     its order; there are none of those for a report that was read back, or if it does not need them.
  init(
    _ name: String, _ summary: String, isForPeople: Bool = false, showsSteps: Bool = false,
    needsVerdicts: Bool = false, jobSummary: (@Sendable (_ report: RunReport) -> String)? = nil,
    render: @escaping @Sendable (_ report: RunReport, _ verdicts: [Verdict], _ style: ReportStyle) -> String
  ) {
    self.name = name
    self.summary = summary
    self.isForPeople = isForPeople
    self.showsSteps = showsSteps
    self.needsVerdicts = needsVerdicts
    makeJobSummary = jobSummary
    body = render
  }

  /// The whole report, its last line ended.
  ///
  /// - Parameters:
  ///   - report: what came of a run.
  ///   - verdicts: the same as it came out of the run, for formats that need it; none for a report that was read back. The
  ///     default is none.
  ///   - style: how it is to look, where it is for people. The default is for a file.
  public func render(
    _ report: RunReport, verdicts: [Verdict] = [], style: ReportStyle = ReportStyle()
  ) -> String { body(report, verdicts, style) }

  /// What is added to the summary of a job in continuous integration, in Markdown; nil for most formats.
  public func jobSummary(of report: RunReport) -> String? { makeJobSummary?(report) }
}
