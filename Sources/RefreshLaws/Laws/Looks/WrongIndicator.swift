import RefreshEngine

/// A spinner, an arrow or frames that do not show what the state requires.
struct WrongIndicator: Law {
  static let name = "wrong-indicator"
  static let summary = "a refreshing component has a visible spinner, and a component at rest shows its arrow"
  static let explanation = "The spinner, the arrow or the frames are the only sign that the list is loading."
  static let inquiry = LawInquiry(.value(.component(.header, .arrowRotation)), sections: "S5.20, S5.21")
  static let occasions: Set<Occasion.Kind> = [.pulled, .looks]
  static let sick: LawExample? = .begunAgain
  static let healthy = LawExample.refresh

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .pulled(let component, let grip) where !grip.isLifted && !run.ledger.isReset:
      checkPulledArrow(component, in: run, &breaches)
      if grip.before == .idle { checkPulledFrame(component, in: run, &breaches) }
    case .looks(let component):
      switch component.presentation {
      case .plain, .labels: break
      case .arrowAndSpinner:
        if component.family != .trailer { checkSpinner(component, in: run, &breaches) }
        if component.family != .autoFooter { checkArrow(component, in: run, &breaches) }
      case .frames: checkFrames(component, in: run, &breaches)
      }
    default: break
    }
  }

  // MARK: Under a finger

  private func checkPulledArrow(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard component.state == .pulling, component.presentation == .arrowAndSpinner,
      !run.ledger[component.role].isHurried
    else { return }
    let turned = component.family == .header ? -180.0 : component.family == .trailer ? 180 : 0
    let rotation = component.arrow.rotation * 180 / .pi
    guard abs(rotation - turned) > 0.01 else { return }
    breaches.report(
      component, cause: "not turned", observed: [("\(component.role.rawValue).arrow.rotation", .number(turned))],
      "the pulled \(component.noun)'s arrow is turned to \(rotation.rounded().shortestText)°")
  }

  private func checkPulledFrame(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard component.presentation == .frames, component.state == .idle,
      let count = run.settings(component).images[.idle]?.count
    else { return }
    let percent = component.pullingPercent
    let frame = frame(of: Int(count), at: percent)
    let path = ObservablePath.component(component.role, .gifImage)
    guard run.simulation[path] != .number(frame) else { return }
    breaches.report(
      component, cause: "frame", observed: [(path.path, .number(frame))],
      "the \(component.noun), pulled by \(share(percent)), doesn't show frame \(frame.shortestText) of \(count)"
    )
  }

  // MARK: At rest

  private func checkSpinner(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let (spinner, name) = (component.loading, component.role.rawValue)
    guard component.state == .refreshing, !spinner.isAnimating || spinner.alpha < 0.01 else { return }
    // A back footer that refreshes again while its spinner fades is one thing, a spinner that never shows another.
    let isAgain = run.ledger[component.role].isHurried
    breaches.report(
      component, cause: isAgain ? "no spinner" : "never a spinner",
      observed: [("\(name).loading.animating", .bool(true)), ("\(name).loading.alpha", .number(1))],
      "the \(component.noun) refreshes without a spinner")
  }

  private func checkArrow(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard !run.settings(component).arrow.hidden else { return }
    let (arrow, state, name) = (component.arrow, component.state, component.role.rawValue)
    // A trailer's arrow always shows; a footer that has no more shows none.
    let isHidden = component.family != .trailer && (state == .refreshing || state == .noMoreData)
    if arrow.isHidden != isHidden, state != .willRefresh {
      breaches.report(
        component, cause: isHidden ? "arrow" : "no arrow", observed: [("\(name).arrow.hidden", .bool(isHidden))],
        "the \(component.noun) rests in `\(state.name)` \(isHidden ? "with" : "without") its arrow")
    } else if state == .idle {
      let rest = component.family == .backFooter ? 0.000001 - Double.pi : 0
      guard abs(arrow.rotation - rest) > 0.001 else { return }
      breaches.report(
        component, cause: "turned", observed: [("\(name).arrow.rotation", .number(rest * 180 / .pi))],
        "the \(component.noun) rests with its arrow at \((arrow.rotation * 180 / .pi).rounded().shortestText)°"
      )
    }
  }

  private func checkFrames(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let (frames, state, name) = (component.gif, component.state, component.role.rawValue)
    let sequence = run.settings(component).images[state]
    let isSeen =
      switch component.family {
      case .header, .trailer: true
      case .autoFooter: state == .refreshing && sequence != nil
      case .backFooter: state != .noMoreData
      }
    if frames.isHidden == isSeen, state == .idle || state == .noMoreData {
      breaches.report(
        component, cause: isSeen ? "hidden frames" : "frames", observed: [("\(name).gif.hidden", .bool(!isSeen))],
        "the \(component.noun) rests in `\(state.name)` \(isSeen ? "without" : "with") its frames")
    }
    guard state == .refreshing, let sequence else { return }
    if sequence.count > 1, frames.isAnimating,
      run.simulation[.component(component.role, .gifDuration)] != .number(sequence.duration.seconds)
    {
      breaches.report(
        component, cause: "duration", observed: [("\(name).gif.duration", .number(sequence.duration.seconds))],
        "the \(component.noun)'s frames don't take their \(milliseconds(sequence.duration))")
    }
    if sequence.count == 1,
      frames.isHidden || frames.isAnimating || run.simulation[.component(component.role, .gifImage)] != .number(0)
    {
      breaches.report(
        component, cause: "one frame",
        observed: [("\(name).gif.image", .number(0)), ("\(name).gif.hidden", .bool(false))],
        "the \(component.noun) refreshes without showing its only frame")
    }
    if sequence.count > 1, frames.isHidden || !frames.isAnimating {
      breaches.report(
        component, cause: "no frames",
        observed: [("\(name).gif.animating", .bool(true)), ("\(name).gif.hidden", .bool(false))],
        "the \(component.noun) refreshes without playing its frames")
    }
  }
}
