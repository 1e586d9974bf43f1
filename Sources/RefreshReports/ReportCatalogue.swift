/// All formats of reports.
public enum ReportCatalogue {
  /// One row for each file in `Formats`; the first is the default.
  public static let all: [ReportFormat] = [
    PrettyReport.format,
    DotReport.format,
    TAPReport.format,
    JUnitReport.format,
    JSONReport.format,
    GitHubReport.format,
    HTMLReport.format,
  ]

  /// The format of a name, nil if there is none.
  public static subscript(name: String) -> ReportFormat? { all.first { $0.name == name } }
}
