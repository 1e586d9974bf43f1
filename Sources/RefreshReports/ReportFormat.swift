import RefreshScenarios

/// One form in which the results of a run can be shown, declared once; ``ReportCatalogue`` lists them.
public struct ReportFormat: Sendable {
  /// The name that it is asked for by.
  public let name: String
  /// One sentence of what it is for.
  public let summary: String
  private let body: @Sendable ([SuiteVerdict], Bool) -> String

  /// Declares a format.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: one sentence of what it is for.
  ///   - render: makes the report of the results, with colours of terminals or without.
  init(
    _ name: String, _ summary: String,
    render: @escaping @Sendable (_ results: [SuiteVerdict], _ color: Bool) -> String
  ) {
    self.name = name
    self.summary = summary
    body = render
  }

  /// The whole report, its last line ended.
  ///
  /// - Parameters:
  ///   - results: what came of each suite, in the order of the report.
  ///   - color: whether to use the control sequences of terminals, where the format has a use for them.
  public func render(_ results: [SuiteVerdict], color: Bool) -> String { body(results, color) }
}
