import ArgumentParser
import RefreshChecks
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg reference presets|scenarios|rules|run-report|manual`
struct Reference: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a page of the reference, in Markdown, or the manual page.",
    discussion: "It is written from the declarations that files are read by.")

  /// The pages.
  enum Page: String, ExpressibleByArgument, CaseIterable {
    case presets
    case scenarios
    case rules
    case runReport = "run-report"
    case manual
  }

  @Argument(help: "The page: \(Page.allCases.map(\.rawValue).joined(separator: ", ")).")
  var page: Page

  func run(on streams: Streams) -> ExitStatus {
    switch page {
    case .presets: streams.output(PresetReference.page)
    case .scenarios: streams.output(ScenarioReference.page)
    case .rules: streams.output(RuleReference.page)
    case .runReport: streams.output(RunReportReference.page)
    case .manual: streams.output(ManualPage.text)
    }
    return .success
  }
}
