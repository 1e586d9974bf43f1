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
  /// Whether it runs scenarios once more, to show more than a report knows.
  public let needsScenarios: Bool
  private let body: @Sendable (RunReport, [Scenario], ReportStyle) -> String
  private let makeJobSummary: (@Sendable (RunReport) -> String)?

  /// Declares a format.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: one sentence of what it is for.
  ///   - isForPeople: whether it is for people at a terminal. The default is that it is for programs.
  ///   - showsSteps: whether it shows the steps of scenarios that passed. The default is that it does not.
  ///   - needsScenarios: whether it runs scenarios once more. The default is that it does not.
  ///   - jobSummary: what it adds to the summary of a job, in Markdown. The default is nothing.
  ///   - render: makes the whole report, its last line ended, of what came of a run and of the scenarios in the
  ///     order of the report; there are none for a report that was read back, or if it does not need them.
  init(
    _ name: String, _ summary: String, isForPeople: Bool = false, showsSteps: Bool = false,
    needsScenarios: Bool = false, jobSummary: (@Sendable (_ report: RunReport) -> String)? = nil,
    render: @escaping @Sendable (_ report: RunReport, _ scenarios: [Scenario], _ style: ReportStyle) -> String
  ) {
    self.name = name
    self.summary = summary
    self.isForPeople = isForPeople
    self.showsSteps = showsSteps
    self.needsScenarios = needsScenarios
    makeJobSummary = jobSummary
    body = render
  }

  /// The whole report, its last line ended.
  ///
  /// - Parameters:
  ///   - report: what came of a run.
  ///   - scenarios: the scenarios in the order of the report, for formats that need them; none for a report that was read
  ///     back. The default is none.
  ///   - style: how it is to look, where it is for people. The default is for a file.
  public func render(
    _ report: RunReport, scenarios: [Scenario] = [], style: ReportStyle = ReportStyle()
  ) -> String { body(report, scenarios, style) }

  /// What is added to the summary of a job in continuous integration, in Markdown; nil for most formats.
  public func jobSummary(of report: RunReport) -> String? { makeJobSummary?(report) }
}
