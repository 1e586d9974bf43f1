import RefreshEngine

/// A pull that is too short, but is enough.
struct EarlyRefresh: Law {
  static let name = "early-refresh"
  static let summary = "a refresh begins at the component's threshold"
  static let explanation =
    "The threshold is the height of the component or, for an auto footer, the part of it that `triggerPercent` "
    + "specifies."
  static let inquiry = LawInquiry(.missing(.state(.header, .refreshing), nth: 1), rule: .pull)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.pulled, .tried]
  static let healthy = LawExample(
    "header: { type: normalHeader }",
    steps: "pull: { header: 90% }", "release", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .pulled(let component, let grip):
      guard !grip.isLifted, component.state == .pulling, grip.way < grip.extent - 0.001 else { return }
      breaches.report(
        component, observed: [("\(component.role.rawValue).state", .text("idle"))],
        "the \(component.noun) would refresh when pulled by \(length(grip.way)), not \(length(grip.extent))"
      )
    case .tried(let pull):
      guard pull.expected == .idle, pull.component.state != .idle else { return }
      let component = pull.component
      breaches.report(
        component, cause: pull.way == nil ? "end" : "",
        observed: [("\(component.role.rawValue).state", .text(pull.expected.name))],
        "\(pull.words) makes the \(component.noun) `\(component.state.name)`")
    default: break
    }
  }
}
