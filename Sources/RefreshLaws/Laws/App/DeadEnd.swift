import RefreshEngine

/// An auto footer at the end of a list that a reader can't make load, or doesn't know how to.
struct DeadEnd: Law {
  static let name = "dead-end"
  static let summary = "readers who drag a list to its end make its auto footer load, or see what they have to do"
  static let explanation =
    "With `autoTriggerTimes: 0`, no drag makes an auto footer load; for no limit, write `unlimited`. With "
    + "`automaticallyRefresh: false`, a footer waits for a tap or a touch, and if its title is hidden, nothing says so. This "
    + "law applies only to the app of a suite, and only if the app never makes the footer load."
  static let inquiry = LawInquiry(.missing(.state(.footer, .refreshing), nth: 1), rule: .autoTimes)
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.rests]
  private static let list = [
    "scene: { content: { rows: 30 }, scrollView: table }",
    "app: { footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ] }",
  ]
  private static let steps = ["pull: { footer: 100% }", "release", "wait: settled"]
  static let sick: LawExample? = LawExample(
    setup: ["footer: { type: autoNormalFooter, autoTriggerTimes: 0 }"] + list, steps: steps)
  static let healthy = LawExample(setup: ["footer: { type: autoNormalFooter }"] + list, steps: steps)

  /// Whether the app of the suite answers the footer, and never makes it load itself.
  private var isLeftToReaders = false

  mutating func begin(_ world: World) {
    guard world.conditions.hasWholeApp, !world.conditions.begun.contains(.footer) else { return }
    isLeftToReaders =
      world.app.contains { $0.hook == .callback(.footer, .refreshing) && !$0.commands.isEmpty }
      && !world.app.contains { $0.commands.contains(where: \.makesFooterLoad) }
  }

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard isLeftToReaders, case .rests(let footer) = occasion, footer.family == .autoFooter, footer.state == .idle,
      run.ledger.touches > 0, run.ledger[.footer].entries == 0, !footer.isHidden, !run.ledger[.footer].isReplaced,
      !run.ledger.refreshes(.header), run.simulation.scroll.isInWindow
    else { return }
    let scroll = run.simulation.scroll
    let end = scroll.contentSize.height + scroll.inset.bottom - scroll.viewport.height
    guard scroll.offset.y >= end - 0.5, end > -scroll.inset.top, footer.frame.origin.y > 0 else { return }
    let settings = run.settings(footer)
    let observed: [(path: String, healthy: ObservedValue?)] = [("footer.calls.refreshing", .number(1))]
    if settings.autoTriggerTimes == .times(0) {
      breaches.report(
        footer, cause: "no drag", observed: observed, "no drag to its end makes the auto footer load")
    } else if !settings.automaticallyRefresh, footer.isBlank(with: settings, titled: run.title(of: footer)) {
      breaches.report(
        footer, cause: "blank", observed: observed, "the auto footer at the end waits for a touch, and is blank")
    }
  }
}

extension ComponentView {
  /// Whether nothing of the idle component can be seen: no title, no frames and no parts of a preset.
  fileprivate func isBlank(with settings: ComponentSettings, titled title: String) -> Bool {
    (!hasLabels || settings.stateLabel.hidden || title.isEmpty) && settings.parts.isEmpty && presentation != .frames
  }
}

extension Command {
  /// Whether it makes a footer load, or able to load.
  fileprivate var makesFooterLoad: Bool {
    guard traits.role == .footer else { return false }
    switch traits.effect {
    case .begin: return traits.actor == .app
    case .attach: return true
    case .set:
      guard case .set(_, let change) = self else { return false }
      return change.$automaticallyRefresh != nil || change.$autoTriggerTimes != nil || change.$triggerPercent != nil
        || change.stateLabel.$hidden != nil
    case .pull, .end, .detach, nil: return false
    }
  }
}
