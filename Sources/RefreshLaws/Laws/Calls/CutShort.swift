import RefreshEngine

/// A refresh that is over before the app has ended it.
struct CutShort: Law {
  static let name = "cut-short"
  static let summary = "a refresh is over when the app ends it, and not before"
  static let explanation =
    "`resetNoMoreData` makes a refreshing footer idle while the app is still loading, and so does hiding an auto "
    + "footer. The footer may then ask for the same page again."
  static let inquiry = LawInquiry(.happened(.state(.footer, .idle), nth: nil), rule: .assign)
  static let occasions: Set<Occasion.Kind> = [.changes]
  static let isByDesign = true
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "pull: { footer: 120% }", "release", "wait: settled", "resetNoMoreData: footer", "wait: settled")
  static let healthy = LawExample.footerRefresh

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .changes(let change) = occasion, change.ends, let component = change.component,
      run.ledger[change.role].callsInRefresh > 0, run.ledger[change.role].owed > 0, !run.ledger.isReset,
      !run.ledger[change.role].isReplaced
    else { return }
    breaches.report(component, observed: [], "the \(component.noun)'s refresh is over before the app has ended it")
  }
}
