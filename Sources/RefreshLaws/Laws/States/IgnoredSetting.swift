import RefreshEngine

/// A property that doesn't become what the app sets.
struct IgnoredSetting: Law {
  static let name = "ignored-setting"
  static let summary = "what the app sets takes effect immediately, and the list fills the screen after a rotation"
  static let explanation =
    "An app sets properties while a list is in use, and relies on them from then on. Only an opacity that follows "
    + "the pull changes later, when the refresh is over."
  static let inquiry = LawInquiry(.value(.component(.footer, .hidden)), sections: "S4.7, S6.11")
  static let occasions: Set<Occasion.Kind> = [.begins, .done]
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "set: { footer.autoTriggerTimes: 3 }", "rotate: [667, 375]")

  /// The opacities before the command, by component.
  private var opacities = ByRole(repeating: 1.0)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins(.set(let role, _)): opacities[role] = run.component(role)?.alpha ?? 1
    case .done(let deed) where deed.isAlone:
      if case .rotate(let size) = deed.command { check(size, in: run, &breaches) }
      if case .set(let role, let change) = deed.command, let component = run.component(role) {
        check(change, of: component, in: run, &breaches)
      }
      if case .attach(let blueprint) = deed.command { check(blueprint, in: run, &breaches) }
    default: break
    }
  }

  private func check(_ size: Size, in run: borrowing RunView, _ breaches: inout Breaches) {
    let viewport = run.simulation.scroll.viewport
    guard viewport != size else { return }
    breaches.report(
      nil, nil, cause: "screen",
      observed: [
        ("scroll.viewport.width", .number(size.width)), ("scroll.viewport.height", .number(size.height)),
      ],
      "after a rotation the list is \(length(viewport.width)) by \(length(viewport.height))")
  }

  /// A component that the app attaches takes the place of the one before.
  private func check(_ blueprint: ComponentBlueprint, in run: borrowing RunView, _ breaches: inout Breaches) {
    let (role, said) = (blueprint.kind.role, run.ledger[blueprint.kind.role].said)
    guard let component = run.component(role) else {
      return breaches.report(
        role, blueprint.kind.family, cause: "attach", observed: [("\(role.rawValue).state", .text("idle"))],
        "the \(blueprint.kind.family.noun) that the app attaches isn't there")
    }
    let isHidden = blueprint.settings.$hidden ?? false
    // A trailer has its width only when it is laid out.
    let extent = component.family == .trailer ? component.extent : said.extent
    guard
      component.state != run.ledger[role].state || component.isHidden != isHidden
        || abs(component.extent - extent) > 0.01
    else { return }
    breaches.report(
      component, cause: "attach",
      observed: [
        ("\(role.rawValue).state", .text(run.ledger[role].state.name)),
        ("\(role.rawValue).hidden", .bool(isHidden)),
        ("\(role.rawValue).frame.height", .number(extent)),
      ], "the \(component.noun) that the app attaches isn't as it was made")
  }

  private func check(
    _ change: ComponentSettings, of component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let isRefreshing = component.state == .refreshing || component.state == .willRefresh
    func compare(_ leaf: String, with healthy: ObservedValue) {
      let path = "\(component.role.rawValue).\(leaf)"
      guard let observable = ObservablePath.observables[path] else { return }
      let found = run.simulation[observable]
      guard found != .absent, found != healthy, !found.isClose(to: healthy) else { return }
      breaches.report(
        component, cause: leaf, observed: [(path, healthy)],
        "the app changes the \(component.noun), and `\(path)` is \(observable.type.text(of: found))")
    }
    if let times = change.$autoTriggerTimes, component.family == .autoFooter {
      let left: ObservedValue =
        if case .times(let count) = times { .number(Double(count)) } else { .text("unlimited") }
      compare("leftTriggerTimes", with: left)
    }
    if let extent = change.$height {
      compare(component.axis == .vertical ? "frame.height" : "frame.width", with: .number(extent))
    }
    // Footers and trailers are moved with the next content.
    if let ignored = change.$ignoredInset, component.family == .header {
      compare("frame.y", with: .number(-component.extent - ignored))
    }
    if let isHidden = change.$hidden { compare("hidden", with: .bool(isHidden)) }
    if let isHidden = change.stateLabel.$hidden { compare("stateLabel.hidden", with: .bool(isHidden)) }
    if let isHidden = change.arrow.$hidden { compare("arrow.hidden", with: .bool(isHidden)) }
    if change.loading.$style != nil { compare("loading.animating", with: .bool(false)) }
    if let title = change.titles[component.state]?.said(in: run.simulation.language) {
      compare("stateLabel.text", with: .text(title))
    }
    if let follows = change.$automaticallyChangeAlpha {
      let alpha = isRefreshing ? opacities[component.role] : follows ? min(max(component.pullingPercent, 0), 1) : 1
      compare("alpha", with: .number(alpha))
    }
  }
}
