import RefreshEngine

/// A component that is not at the edge of its content, or shows something in the wrong place.
struct Misplaced: Law {
  static let name = "misplaced"
  static let summary = "components are at the edges of the content, and their labels and images are inside them"
  static let explanation =
    "A footer that is not at the end of its content covers rows or can't be reached; labels and images that overlap "
    + "can't be read."
  static let inquiry = LawInquiry(.value(.component(.footer, .frameY)), sections: "S6.16")
  static let occasions: Set<Occasion.Kind> = [.begins, .changes, .rests]
  static let isCorrectable = true
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 300 } }",
    steps: "set: { scene.safeArea.top: 44 }")
  static let healthy = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 300 }, safeArea: { top: 44 } }",
    steps: "touch", "release")

  /// The `ignoredInset` that footers and trailers had before the app changed it: the library takes up the new one when
  /// the content changes its size; until then they stay where they were.
  private var formerInsets = ByRole<Double?>(repeating: nil)
  /// The states of each component whose layout was judged and is still the same.
  private var laidOut = ByRole(repeating: Set<RefreshState>())
  /// ``Ledger/layouts`` when they were judged.
  private var layouts = 0
  /// Whether the app has changed a property that a component only notices with its next layout.
  private var isLaidOutLate = false

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins(.set(let role, let change)):
      isLaidOutLate = isLaidOutLate || change.isLaidOutLate
      guard change.$ignoredInset != nil, let component = run.component(role), component.family != .header else {
        return
      }
      formerInsets[role] = formerInsets[role] ?? run.settings(component).ignoredInset
    case .begins(.attach(let blueprint)): formerInsets[blueprint.kind.role] = nil
    // The time that a header shows is another one after a refresh.
    case .changes(let change) where change.role == .header && change.ends: laidOut[.header] = []
    case .rests(let component) where !component.isHidden:
      if !run.ledger.isBusy { checkPlace(of: component, in: run, &breaches) }
      checkSpinner(of: component, in: run, &breaches)
      if mustCheckLayout(of: component, in: run) { checkLayout(of: component, in: run, &breaches) }
    default: break
    }
  }

  /// Whether the layout of a component in its state was not judged yet, or something may have changed it.
  private mutating func mustCheckLayout(of component: ComponentView, in run: borrowing RunView) -> Bool {
    // If nothing has happened yet, a later rest shows the same.
    guard run.world.isThorough, run.ledger.acts > 2, run.simulation.scroll.isInWindow, !isLaidOutLate else {
      return false
    }
    if layouts != run.ledger.layouts { (laidOut, layouts) = (ByRole(repeating: []), run.ledger.layouts) }
    return laidOut[component.role].insert(component.state).inserted
  }

  // MARK: The component

  private func checkPlace(of component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.simulation.scroll.isInWindow else { return }
    checkOrigin(of: component, in: run, &breaches)
    let (name, isVertical) = (component.role.rawValue, component.axis == .vertical)
    let extent = run.ledger[component.role].said.extent
    if abs(component.extent - extent) > 0.01, !run.ledger.isReset {
      breaches.report(
        component, cause: "extent",
        observed: [("\(name).frame.\(isVertical ? "height" : "width")", .number(extent))],
        "the \(component.noun) is \(length(component.extent)) \(isVertical ? "high" : "wide"), "
          + "not \(length(extent))")
    }
    let (size, viewport) = (component.frame.size, run.simulation.scroll.viewport)
    let (across, whole) = isVertical ? (size.width, viewport.width) : (size.height, viewport.height)
    guard abs(across - whole) > 0.01 else { return }
    breaches.report(
      component, cause: "size", observed: [("\(name).frame.\(isVertical ? "width" : "height")", .number(whole))],
      "the \(component.noun) is \(length(across)) \(isVertical ? "wide" : "high"), and the list \(length(whole))")
  }

  private func checkOrigin(of component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let (scroll, axis) = (run.simulation.scroll, component.axis)
    let ignored = run.settings(component).ignoredInset
    let own = run.ledger.ownInset + scroll.safeArea
    let place =
      switch component.family {
      case .header: -component.frame.size.height - ignored
      case .autoFooter: scroll.contentSize.height + ignored
      case .backFooter, .trailer:
        max(scroll.contentSize[axis], scroll.viewport[axis] - own.leading(axis) - own.trailing(axis)) + ignored
      }
    let difference = component.frame.origin[axis] - place
    let lag = (formerInsets[component.role] ?? ignored) - ignored
    guard abs(difference) > 0.01, abs(difference - lag) > 0.01 else { return }
    let side =
      switch axis {
      case .vertical: difference > 0 ? "too low" : "too high"
      case .horizontal: difference > 0 ? "too far right" : "too far left"
      }
    breaches.report(
      component, cause: side,
      observed: [("\(component.role.rawValue).frame.\(axis == .vertical ? "y" : "x")", .number(place))],
      "the \(component.noun) is \(length(abs(difference))) \(side)")
  }
}

extension ComponentSettings {
  /// Whether a change of the settings moves labels and what is beside them, but only with the next layout.
  fileprivate var isLaidOutLate: Bool {
    stateLabel.$hidden != nil || stateLabel.$fontSize != nil || lastUpdatedTimeLabel.$hidden != nil
      || lastUpdatedTimeLabel.$fontSize != nil || $labelLeftInset != nil || $lastUpdatedTimeText != nil
      || $refreshingTitleHidden != nil || arrow.$hidden != nil || arrow.$image != nil
      || RefreshState.allCases.contains { titles[$0] != nil || images[$0] != nil }
  }
}
