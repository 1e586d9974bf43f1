import RefreshEngine

/// A component that the app hides or removes while another one loads, and doesn't bring back.
struct LeftHidden: Law {
  static let name = "left-hidden"
  static let summary = "a component that the app hid while another one loaded is shown again afterwards"
  static let explanation =
    "Apps hide or remove a header while a footer loads, so that only one of them refreshes. If the app doesn't bring it "
    + "back, the list can't be refreshed any more. For footers, see `kept-end`. This law applies "
    + "only to the app of a suite."
  static let inquiry = LawInquiry(.value(.component(.header, .hidden)), sections: "S4.7")
  static let isOfApp = true
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.done, .rest]
  private static let scene = [
    "header: { type: normalHeader }", "footer: { type: backNormalFooter }",
    "scene: { content: { rows: 30 }, scrollView: table }", "app:",
  ]
  private static let load = "{ wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer }"
  private static let pull = ["pull: { footer: 120% }", "release", "wait: settled"]
  static let sick: LawExample? = LawExample(
    setup: scene + ["  footer.refreshing: [ { set: { header.hidden: true } }, \(load) ]"], steps: pull)
  static let healthy = LawExample(
    setup: scene + [
      "  footer.refreshing: [ { set: { header.hidden: true } }, \(load), { set: { header.hidden: false } } ]"
    ], steps: pull)

  /// The components in whose answers the app has hidden or removed others that it hasn't shown since.
  private var hidden = ByRole<ComponentRole?>(repeating: nil)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .done(let deed): follow(deed, in: run)
    case .rest:
      guard !run.ledger.isBusy else { return }
      for blueprint in run.ledger.blueprints {
        let (role, family) = (blueprint.kind.role, blueprint.kind.family)
        guard let other = hidden[role], let loader = run.component(other) else { continue }
        let component = run.component(role)
        breaches.report(
          role, family, observed: component == nil ? [] : [("\(role.rawValue).hidden", .bool(false))],
          "the \(family.noun) is still \(component == nil ? "removed" : "hidden") after the \(loader.noun)'s refresh"
        )
      }
    default: break
    }
  }

  private mutating func follow(_ deed: Deed, in run: borrowing RunView) {
    if case .attach(let component) = deed.command { hidden[component.kind.role] = nil }
    if case .set(let role, let change) = deed.command, change.$hidden == false { hidden[role] = nil }
    var role = deed.hidden
    if case .detach(let removed) = deed.command { role = removed }
    guard run.ledger.appActs, let role, role != .footer, let other = run.ledger.answering?.role, other != role
    else { return }
    hidden[role] = other
  }
}
