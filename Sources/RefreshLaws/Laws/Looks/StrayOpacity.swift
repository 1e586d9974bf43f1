import RefreshEngine

/// An opacity that changes although nothing makes it.
struct StrayOpacity: Law {
  static let name = "stray-opacity"
  static let summary =
    "an opacity that follows the pull does so until a refresh begins, and then stays at 1 until the refresh ends"
  static let explanation =
    "A component that refreshes, or waits until it is on screen to refresh, is opaque, even under a finger. One whose opacity "
    + "doesn't follow the pull is always opaque."
  static let inquiry = LawInquiry(.value(.component(.header, .alpha)), sections: "S4.11, S4.12")
  static let occasions: Set<Occasion.Kind> = [.begins, .changes, .stepEnded]
  static let healthy = LawExample(
    "header: { type: normalHeader, automaticallyChangeAlpha: true }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")

  /// The components of which it is unknown in which order the app and the library have set the opacity.
  private var isUnsure = ByRole(repeating: false)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    // While a component refreshes, a change of the key isn't applied before the next pull.
    case .begins(.set(let role, let change)):
      guard change.$automaticallyChangeAlpha != nil, let component = run.component(role) else { return }
      isUnsure[role] = isUnsure[role] || component.state == .refreshing || component.state == .willRefresh
    case .changes(let change):
      // A component that no longer waits for the screen follows the pull only when it moves.
      let keepsOpacity = change.from == .willRefresh && !change.begins
      isUnsure[change.role] =
        isUnsure[change.role] || keepsOpacity || run.isInside(change) || run.ledger[change.role].isReplaced
    case .stepEnded:
      for role in ComponentRole.allCases where !isUnsure[role] {
        if let component = run.component(role) { check(component, in: run, &breaches) }
      }
    default: break
    }
  }

  private func check(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let entry = run.ledger[component.role]
    let isBusy = component.state == .refreshing || component.state == .willRefresh
    let follows = run.settings(component).automaticallyChangeAlpha
    // Until the animation of the end is over, a component that follows the pull is transparent.
    if follows, !isBusy, entry.exits > 0 || entry.isReplaced,
      run.simulation.now <= entry.left + entry.said.slow
    {
      return
    }
    let opacity = isBusy || !follows ? 1 : min(max(component.pullingPercent, 0), 1)
    guard abs(component.alpha - opacity) > 0.001 else { return }
    breaches.report(
      component, cause: "\(component.state.name)\(follows ? "" : ", fixed")",
      observed: [("\(component.role.rawValue).alpha", .number(opacity))],
      "the \(component.noun) has an opacity of \(share(component.alpha)) in `\(component.state.name)`, not \(share(opacity))"
    )
  }
}
