import ArgumentParser
import RefreshPresets
import RefreshReports
import RefreshScenarios

/// `refreshcfg schema preset|scenarios|run-report`
struct Schema: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of presets or scenario files, for editors, or of run reports.",
    discussion: "It is JSON Schema 2020-12, written from the declarations that files are read by.")

  /// What there is a schema of.
  enum Language: String, ExpressibleByArgument, CaseIterable {
    case preset
    case scenarios
    case runReport = "run-report"
  }

  @Argument(help: "What the schema is of: \(Language.allCases.map(\.rawValue).joined(separator: ", ")).")
  var language: Language

  func run(on streams: Streams) -> ExitStatus {
    switch language {
    case .preset: streams.output(PresetSchema.document.written() + "\n")
    case .scenarios: streams.output(ScenarioSchema.document.written() + "\n")
    case .runReport: streams.output(RunReport.schema.written() + "\n")
    }
    return .success
  }
}
