import RefreshEngine

/// An opacity that is not what state and pull require.
struct WrongOpacity: Law {
  static let name = "wrong-opacity"
  static let summary =
    "an opacity is between 0 and 1; at rest and after a refresh it is the one that the state requires"
  static let explanation = "A component that is transparent while it refreshes can't be seen."
  static let inquiry = LawInquiry(.value(.component(.header, .alpha)), sections: "S4.11, S4.12")
  static let occasions: Set<Occasion.Kind> = [.pulled, .looks, .underWay]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader, automaticallyChangeAlpha: true }",
    "app: { header.endRefreshingAnimationBegin: [ { beginRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")
  static let healthy = LawExample(
    "header: { type: normalHeader, automaticallyChangeAlpha: true }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .pulled(let component, let grip):
      if !grip.isLifted, !run.ledger.isReset { checkFollowing(component, in: run, &breaches) }
    case .looks(let component):
      checkFollowing(component, in: run, &breaches)
      checkRest(component, in: run, &breaches)
    case .underWay where run.world.isThorough:
      for role in ComponentRole.allCases {
        if let component = run.component(role) { checkFading(component, in: run, &breaches) }
      }
    default: break
    }
  }

  /// The opacity that follows the pulling percent.
  private func checkFollowing(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.settings(component).automaticallyChangeAlpha, component.state != .refreshing,
      component.state != .willRefresh
    else { return }
    let percent = min(max(component.pullingPercent, 0), 1)
    guard abs(component.alpha - percent) > 0.001 else { return }
    breaches.report(
      component, cause: "percent", observed: [("\(component.role.rawValue).alpha", .number(percent))],
      "the \(component.noun)'s opacity is \(share(component.alpha)), and its pulling percent \(share(percent))"
    )
  }

  private func checkRest(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard component.alpha != 1 else { return }
    let follows = run.settings(component).automaticallyChangeAlpha
    guard !follows || component.state == .refreshing || !(0...1 ~= component.alpha) else { return }
    // A refresh that begins with the last one's end is one thing, one that begins while it still fades another.
    let entry = run.ledger[component.role]
    let isLater = component.state == .refreshing && entry.exits > 0 && entry.entered != entry.left
    breaches.report(
      component, cause: component.state.name + (isLater ? " again" : ""),
      observed: [("\(component.role.rawValue).alpha", .number(1))],
      "the \(component.noun) rests in `\(component.state.name)` with an opacity of \(share(component.alpha))")
  }

  /// Checks the opacity of a component that has ended and whose room was removed: nothing of it is visible except what
  /// a later offset shows.
  private func checkFading(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let role = component.role
    guard run.ledger[role].offsetAtEnd != nil, !run.ledger.isReset, !run.ledger[role].isReplaced,
      run.ledger[role].state == .idle || run.ledger[role].state == .noMoreData, !component.isHidden,
      run.settings(component).automaticallyChangeAlpha,
      run.simulation.now < run.ledger[role].left + run.ledger[role].said.slow
    else { return }
    let percent = component.pullingPercent
    let expected = percent < 1 ? max(percent, 0) : 0
    guard component.family != .autoFooter, abs(component.alpha - expected) > 0.001 else { return }
    breaches.report(
      component, cause: "end", observed: [("\(role.rawValue).alpha", .number(expected))],
      "the \(component.noun) has an opacity of \(share(component.alpha)), \(milliseconds(run.simulation.now - run.ledger[role].left)) after its end"
    )
  }
}
