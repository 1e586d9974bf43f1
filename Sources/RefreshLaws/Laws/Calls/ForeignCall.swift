import RefreshEngine

/// A component that counts calls for refreshes that it didn't have.
struct ForeignCall: Law {
  static let name = "foreign-call"
  static let summary = "a component only calls the app for its own refreshes"
  static let explanation =
    "A component that replaces another doesn't continue the refresh that the other one began."
  static let inquiry = LawInquiry(.happened(.call(.header, .refreshing), nth: nil), rule: .release)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.stepEnded]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "app: { header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    for role in ComponentRole.allCases {
      guard let component = run.component(role) else { continue }
      let (calls, entry) = (run.simulation.components[component.index].calls, run.ledger[role])
      // The refreshes of the one before may be among those that were seen, so there are never too few.
      for (callback, most) in [
        (Callback.refreshing, entry.entries), (.beginRefreshingCompletion, entry.entries),
        (.endRefreshingAnimationBegin, entry.exits), (.endRefreshingCompletion, entry.exits),
      ] where Int(calls[callback]) > most {
        breaches.report(
          component, cause: callback.name,
          observed: [("\(role.rawValue).calls.\(callback.name)", .number(Double(most)))],
          "the \(component.noun) calls \(callback.name)() \(calls[callback]) times in \(most) refreshes")
      }
    }
  }
}
