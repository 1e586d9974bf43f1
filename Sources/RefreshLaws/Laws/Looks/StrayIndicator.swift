import RefreshEngine

/// An arrow or a spinner that isn't what the changes of state have made it.
struct StrayIndicator: Law {
  static let name = "stray-indicator"
  static let summary = "arrow and spinner change with the state, and at no other time"
  static let explanation =
    "Each change of state turns or hides the arrow and starts or stops the spinner, which fades when a refresh ends. "
    + "In between, only the app changes them."
  static let inquiry = LawInquiry(.value(.component(.header, .arrowRotation)), sections: "S5.20, S5.21")
  static let occasions: Set<Occasion.Kind> = [.begins, .changes, .stepEnded]
  static let healthy = LawExample.refresh

  /// What arrow and spinner have to show, by component; nil if this isn't known.
  private var expected = ByRole<ArrowAndSpinner?>(repeating: nil)

  mutating func begin(_ world: World) {
    for blueprint in world.components { expected[blueprint.kind.role] = ArrowAndSpinner(blueprint) }
  }

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins(.set(let role, let change)):
      // An answer to a change of state comes before arrow and spinner follow it.
      if run.ledger.appActs, run.ledger[role].changed == run.simulation.now { expected[role] = nil }
      expected[role]?.set(change, at: run.simulation.now)
    // What an earlier component has begun still ends, and its events can't be distinguished from those of a new one.
    case .begins(.attach(let blueprint)): expected[blueprint.kind.role] = nil
    case .begins(.detach(let role)): expected[role] = nil
    case .changes(let change):
      if run.isInside(change) { expected[change.role] = nil }
      let said = run.ledger[change.role].said
      expected[change.role]?.follow(change, fast: said.fast, slow: said.slow)
    case .stepEnded:
      for role in ComponentRole.allCases where expected[role] != nil { check(role, in: run, &breaches) }
    default: break
    }
  }

  private mutating func check(_ role: ComponentRole, in run: borrowing RunView, _ breaches: inout Breaches) {
    expected[role]?.pass(until: run.simulation.now)
    guard let healthy = expected[role], !healthy.isUnsure, let component = run.component(role) else { return }
    func compare(_ leaf: String, _ found: ObservedValue, _ value: ObservedValue) {
      guard found != value, !found.isClose(to: value) else { return }
      let path = "\(role.rawValue).\(leaf)"
      let type = ObservablePath.observables[path]?.type
      breaches.report(
        component, cause: "\(leaf) in \(component.state.name)", observed: [(path, value)],
        "in `\(component.state.name)` `\(path)` is \(type?.text(of: found) ?? ""), not \(type?.text(of: value) ?? "")"
      )
    }
    if component.family != .autoFooter {
      compare("arrow.hidden", .bool(component.arrow.isHidden), .bool(healthy.isArrowHidden))
      compare(
        "arrow.rotation", .number(component.arrow.rotation * 180 / .pi), .number(healthy.rotation))
    }
    if component.family != .trailer {
      compare("loading.animating", .bool(component.loading.isAnimating), .bool(healthy.isSpinning))
      compare("loading.alpha", .number(component.loading.alpha), .number(healthy.opacity))
    }
  }
}
