import ArgumentParser
import RefreshChecks
import RefreshDiagnostics
import RefreshExport
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg reference presets|scenarios|rules|run-report|manual`
struct Reference: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a page of the reference in Markdown, or the manual page.",
    discussion: "The pages are generated from the same declarations that read files.")

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

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
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

/// `refreshcfg schema preset|scenarios|run-report|app-preset`
struct Schema: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of presets, scenario files, run reports or presets for apps.",
    discussion: "The schema is JSON Schema 2020-12, generated from the same declarations that read files.")

  /// The kind of file.
  enum Language: String, ExpressibleByArgument, CaseIterable {
    case preset
    case scenarios
    case runReport = "run-report"
    case appPreset = "app-preset"
  }

  @Argument(help: "The kind of file: \(Language.allCases.map(\.rawValue).joined(separator: ", ")).")
  var language: Language

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    switch language {
    case .preset: streams.output(PresetSchema.document.written() + "\n")
    case .scenarios: streams.output(ScenarioSchema.document.written() + "\n")
    case .runReport: streams.output(RunReport.schema.written() + "\n")
    case .appPreset: streams.output(AppPresetSchema.document.written() + "\n")
    }
    return .success
  }
}

/// `refreshcfg explain [ID]`
struct Explain: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a rule with an example; without an id, list all rules.",
    discussion: "Messages contain the id of their rule in brackets, as in `error[unknown-key]`.")

  @Argument(help: "The id of a rule.", completion: .list(RuleCatalogue.all.map(\.id.rawValue)))
  var id: String?

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    guard let id else {
      streams.output(RuleCatalogue.list(streams.outputStyle))
      return .success
    }
    guard let rule = RuleCatalogue[DiagnosticID(id)] else {
      let names = RuleCatalogue.all.map(\.id.rawValue)
      let near = nearestName(to: id, in: names).map { [$0] } ?? rankedNames(to: id, in: names)
      let list = near.map { "`\($0)`" }.joined(separator: ", ")
      throw Refusal("there is no rule `\(VisibleText.of(id))`; did you mean \(list)?")
    }
    streams.output(rule.explanation(streams.outputStyle))
    return .success
  }
}
