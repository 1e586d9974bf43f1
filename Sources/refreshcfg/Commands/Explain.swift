import ArgumentParser
import RefreshChecks
import RefreshDiagnostics
import RefreshText

/// `refreshcfg explain [ID]`
struct Explain: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what a rule finds and why, with an example; without a name, list all rules.",
    discussion: "The name of a rule stands in brackets in its messages, as in `error[unknown-key]`.")

  @Argument(help: "The name of a rule.", completion: .list(RuleCatalogue.all.map(\.id.rawValue)))
  var id: String?

  func run(on streams: Streams) -> ExitStatus {
    guard let id else {
      streams.output(Explanation.list(of: RuleCatalogue.all))
      return .success
    }
    guard let rule = RuleCatalogue[DiagnosticID(id)] else {
      let names = RuleCatalogue.all.map(\.id.rawValue)
      let near = nearestName(to: id, in: names).map { [$0] } ?? rankedNames(to: id, in: names)
      let list = near.map { "`\($0)`" }.joined(separator: ", ")
      streams.error("error: there is no rule `\(VisibleText.of(id))`; did you mean \(list)?\n")
      return .unusable
    }
    streams.output(Explanation(rule).text(color: streams.outputUsesColor))
    return .success
  }
}
