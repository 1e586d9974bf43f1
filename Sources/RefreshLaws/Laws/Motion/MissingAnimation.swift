import RefreshEngine

/// A change of state that animates something else than it should.
struct MissingAnimation: Law {
  static let name = "missing-animation"
  static let summary =
    "a refresh is animated when it begins and when it ends, an arrow when it turns, and a spinner when it fades"
  static let explanation =
    "A missing animation makes the list jump, and a superfluous one moves what should stay still."
  static let inquiry = LawInquiry(.value(.component(.header, .arrowRotation)), sections: "S5.20, S5.21")
  static let occasions: Set<Occasion.Kind> = [.changes, .animates, .stepEnded]
  static let healthy = LawExample.refresh

  /// The animations that are still to begin, by component.
  private var awaited = ByRole<[AnimationName]>(repeating: [])

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .changes(let change):
      if let component = change.component {
        awaited[change.role] += animations(of: change, component, in: run)
      }
    case .animates(let role, let name, _):
      // A refresh that begins makes a component opaque, even if it refreshes already.
      guard name != .alpha, let component = run.component(role), isJudged(component, in: run) else { return }
      guard let index = awaited[role].firstIndex(of: name) else {
        return breaches.report(
          component, cause: "\(name.rawValue)+", observed: [("\(role.rawValue).state", nil)],
          "the \(component.noun) begins the animation `\(name.rawValue)` without a reason")
      }
      awaited[role].remove(at: index)
    case .stepEnded:
      for role in ComponentRole.allCases where !awaited[role].isEmpty {
        if let component = run.component(role), isJudged(component, in: run) {
          breaches.report(
            component, cause: "\(awaited[role][0].rawValue)-", observed: [("\(role.rawValue).state", nil)],
            "the \(component.noun) doesn't begin the animation `\(awaited[role][0].rawValue)`")
        }
        awaited[role] = []
      }
    default: break
    }
  }

  /// Whether the animations of a component are known: those of an auto footer depend on pages, and those of bounds on the finger.
  private func isJudged(_ component: ComponentView, in run: borrowing RunView) -> Bool {
    component.family != .autoFooter && !run.settings(component).collectionViewAnimationBug
      && !run.ledger[component.role].isReplaced
  }

  private func animations(
    of change: StateEvent, _ component: ComponentView, in run: borrowing RunView
  ) -> [AnimationName] {
    guard isJudged(component, in: run) else { return [] }
    let turns: [AnimationName] = component.presentation == .arrowAndSpinner ? [.arrow] : []
    switch change.to {
    case .refreshing: return [.begin]
    case .idle where change.ends:
      let isFading = component.presentation == .arrowAndSpinner && component.family != .trailer
      return isFading ? [.end, .loading] : [.end] + turns
    case .noMoreData: return change.ends && component.family != .header ? [.end] : []
    case .idle, .pulling: return turns
    case .willRefresh: return []
    }
  }
}
