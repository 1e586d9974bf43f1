import ArgumentParser
import RefreshChecks
import RefreshDiagnostics
import RefreshExport
import RefreshLaws
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg reference presets|scenarios|rules|laws|run-report|manual`
struct Reference: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a page of the reference in Markdown, or the manual page.",
    discussion: "The pages are generated from the same declarations that are used to read files.")

  /// The pages.
  enum Page: String, ExpressibleByArgument, CaseIterable {
    case presets
    case scenarios
    case rules
    case laws
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
    case .laws: streams.output(LawReference.page)
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
    discussion:
      "The schema is JSON Schema 2020-12, generated from the same declarations that are used to read files.")

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
    abstract: "Explain a rule or a law with an example; without a name, list all of them.",
    discussion: """
      Messages contain the id of their rule in brackets, as in `error[unknown-key]`. Laws say how healthy lists behave; explore \
      and museum look for breaches of them.
      """)

  private static let names = RuleCatalogue.all.map(\.id.rawValue) + LawID.all.map(\.name)

  @Argument(help: "The id of a rule or a law, or the cause of a problem from a report.", completion: .list(names))
  var id: String?

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    guard let name = id else {
      streams.output(Self.list(streams.outputStyle))
      return .success
    }
    let id = Self.law(ofCause: name) ?? name
    let rule = RuleCatalogue[DiagnosticID(id)].map { RuleCatalogue.text(of: $0).explanation(streams.outputStyle) }
    guard let explanation = rule ?? LawID(id)?.explanation(streams.outputStyle) else {
      let near = nearestName(to: id, in: Self.names).map { [$0] } ?? rankedNames(to: id, in: Self.names)
      let list = near.map { "`\($0)`" }.joined(separator: ", ")
      throw Refusal("there is no rule or law `\(VisibleText.of(id))`; did you mean \(list)?")
    }
    streams.output(explanation)
    return .success
  }

  /// Returns the law of a cause, as reports name it: `wrong-percent header, refreshing`; nil for other texts.
  private static func law(ofCause cause: String) -> String? {
    let name = String(cause.prefix { $0 != " " && $0 != "," })
    return name == cause || LawID(name) == nil ? nil : name
  }

  /// Returns all rules and laws, each with its id, its kind and its title, wrapped if the style has a width.
  private static func list(_ style: OutputStyle) -> String {
    let rules = RuleCatalogue.all.map { ($0.id.rawValue, $0.severity.rawValue, $0.title) }
    let laws = LawID.all.map { ($0.name, "law", $0.summary) }
    let width = names.map(\.count).max() ?? 0
    return (rules + laws).map { id, kind, title in
      let head = "\(id.padded(to: width))  \(kind.padded(to: 7))  "
      let indent = min(head.count, style.columns / 3)
      return head + Paint(color: false).prose(title, width: style.width, after: head.count, indent: indent) + "\n"
    }
    .joined()
  }
}
