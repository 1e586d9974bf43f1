import RefreshEngine

/// A spinner or frames that move while nothing refreshes.
struct NeverStops: Law {
  static let name = "never-stops"
  static let summary = "frames and spinners don't move when nothing refreshes"
  static let explanation =
    "Frames that keep playing look like a load that never ends, and keep the processor busy. A back footer without "
    + "frames for `idle` doesn't stop those of `refreshing`."
  static let inquiry = LawInquiry(.value(.component(.footer, .gifAnimating)), sections: "S5.25, S6.25")
  static let occasions: Set<Occasion.Kind> = [.pulled, .looks]
  static let isCorrectable = true
  static let rules = ["playing-frames"]
  static let sick: LawExample? = LawExample(
    "footer: { type: backGifFooter, images: { refreshing: { count: 6, size: [40, 40] } } }",
    "scene: { content: { height: 1200 } }",
    steps: "pull: { footer: 120% }", "release", "wait: settled", "endRefreshing: footer", "wait: settled")
  static let healthy = LawExample(
    "footer: { type: backGifFooter, images: { idle: { count: 1, size: [40, 40] }, refreshing: { count: 6, size: [40, 40] } } }",
    "scene: { content: { height: 1200 } }",
    steps: "pull: { footer: 120% }", "release", "wait: settled", "endRefreshing: footer", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .pulled(let component, let grip) where !grip.isLifted && !run.ledger.isReset:
      guard component.presentation == .frames, component.state == .idle, grip.before == .idle,
        component.gif.isAnimating, run.settings(component).images[.idle] != nil
      else { return }
      breaches.report(
        component, cause: "pulled frames",
        observed: [("\(component.role.rawValue).gif.animating", .bool(false))],
        "the \(component.noun) is pulled, but its frames play on")
    // The spinner of a component that waits for the screen is off screen, too, so its rotation can't be seen.
    case .looks(let component) where run.simulation.scroll.isInWindow || component.state != .willRefresh:
      check(component, &breaches)
    default: break
    }
  }

  private func check(_ component: ComponentView, _ breaches: inout Breaches) {
    let (state, name) = (component.state, component.role.rawValue)
    switch component.presentation {
    case .plain, .labels: break
    case .arrowAndSpinner:
      guard component.family != .trailer, state != .refreshing, component.loading.isAnimating else { return }
      breaches.report(
        component, cause: "spinner", observed: [("\(name).loading.animating", .bool(false))],
        "the \(component.noun)'s spinner spins while it rests in `\(state.name)`")
    case .frames:
      guard state == .idle || state == .noMoreData, component.gif.isAnimating, !component.gif.isHidden else {
        return
      }
      breaches.report(
        component, cause: "frames", observed: [("\(name).gif.animating", .bool(false))],
        "the \(component.noun)'s frames play on while it rests in `\(state.name)`")
    }
  }
}
