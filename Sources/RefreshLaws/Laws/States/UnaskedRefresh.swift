import RefreshEngine

/// A refresh that neither a finger nor the app has begun.
struct UnaskedRefresh: Law {
  static let name = "unasked-refresh"
  static let summary = "a refresh is begun by a finger or by the app"
  static let explanation =
    "An unrequested refresh surprises the user, and loads content that the user didn't ask for."
  static let inquiry = LawInquiry(.happened(.state(.header, .refreshing), nth: nil), rule: .release)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.changes]
  static let rules = ["header-fires-footer"]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 1200 }, physics: none }",
    steps: "pull: { header: 120% }", "scroll: { to: 200 }", "release", "scroll: { to: top }")
  static let healthy = LawExample.pull

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .changes(let change) = occasion, let component = change.component else { return }
    let (role, from, to) = (change.role, change.from, change.to)
    let isAsked = run.isAsked(role)
    if component.isHidden, to == .pulling || to == .refreshing && from != .willRefresh && !isAsked {
      breaches.report(
        component, cause: "hidden", observed: [("\(role.rawValue).state", .text(from.name))],
        "the \(component.noun) is hidden, and changes from `\(from.name)` to `\(to.name)`")
    }
    guard to == .refreshing, from != .willRefresh, !isAsked else { return }
    if component.family == .autoFooter {
      checkLoad(of: component, in: run, &breaches)
    } else {
      checkPull(of: component, in: run, &breaches)
    }
  }

  private func checkPull(of component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    if run.ledger.driver?.grip == .up { return }
    let cause =
      switch run.ledger.mover {
      case .finger: "finger"
      case .app: "scroll"
      case .none: "other"
      }
    breaches.report(
      component, cause: cause, observed: [("\(component.role.rawValue).state", .text("idle"))],
      "the \(component.noun) refreshes without being let go")
  }

  private func checkLoad(of footer: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let observed: [(path: String, healthy: ObservedValue?)] = [
      ("footer.calls.refreshing", .number(Double(run.ledger[.footer].refreshingCalls)))
    ]
    // A tap that doesn't reach the label.
    if case .tap = run.ledger.current {
      breaches.report(
        footer, cause: "tap", observed: observed, "a tap beside the label makes the auto footer load")
      return
    }
    switch AutoFooterLoad(in: run) {
    case nil, .lift, .scroll: break
    case .drag:
      let offset = run.simulation.scroll.offset.y
      if offset < run.ledger.offset.y {
        breaches.report(footer, cause: "back", observed: observed, "the auto footer loads while the list goes back")
      }
      // A header that refreshes is where the top was. A list that comes from its top isn't going back.
      let top = -run.ledger.ownInset.top - run.simulation.scroll.safeArea.top
      guard offset <= top + 0.01, run.ledger.offset.y < top - 0.01, !run.ledger.refreshes(.header) else { return }
      // Of a list that just fills the screen, the top is also the end, where a footer may load.
      guard footer.frame.origin.y > offset + run.simulation.scroll.viewport.height + 0.01 else { return }
      breaches.report(
        footer, cause: "top", observed: observed, "an auto footer loads when a pull at the top goes back")
    case .some(.none):
      breaches.report(
        footer, cause: "untouched", observed: observed, "the auto footer loads although nothing scrolls")
    }
  }
}
