import RefreshEngine

/// A pull that is long enough, but does nothing.
struct IgnoredPull: Law {
  static let name = "ignored-pull"
  static let summary = "a pull past the threshold refreshes on release"
  static let explanation =
    "A component that is pulled past its threshold has to refresh; otherwise users can't refresh at all."
  static let inquiry = LawInquiry(.happened(.state(.header, .refreshing), nth: nil), rule: .release)
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.pulled, .tried]
  static let healthy = LawExample.pull

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .pulled(let component, let grip): check(component, grip, &breaches)
    case .tried(let pull):
      guard pull.expected != .idle, pull.component.state != pull.expected else { return }
      let component = pull.component
      breaches.report(
        component, cause: pull.way == nil ? "end" : "dead",
        observed: [("\(component.role.rawValue).state", .text(pull.expected.name))],
        "\(pull.words) leaves the \(component.noun) `\(component.state.name)`")
    default: break
    }
  }

  private func check(_ component: ComponentView, _ grip: ComponentGrip, _ breaches: inout Breaches) {
    let path = "\(component.role.rawValue).state"
    if grip.isLifted {
      guard grip.before == .pulling, component.state == .pulling, grip.way > grip.extent else { return }
      breaches.report(
        component, cause: "release", observed: [(path, .text("refreshing"))],
        "the \(component.noun), released \(length(grip.way)) past its edge, doesn't refresh")
    } else if component.state == .idle, grip.way > grip.extent + 0.001 {
      breaches.report(
        component, cause: "drag", observed: [(path, .text("pulling"))],
        "the \(component.noun), pulled by \(length(grip.way)) of its \(length(grip.extent)), stays idle"
      )
    }
  }
}
