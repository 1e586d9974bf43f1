import RefreshEngine

/// A component that a finger can't pull, because the list does not bounce.
struct Unreachable: Law {
  static let name = "unreachable"
  static let summary = "a finger can pull each component"
  static let explanation =
    "A list that can't scroll moves only where it bounces, and a trailer disables vertical bouncing. So a header or a "
    + "back footer that was attached before a trailer can't be pulled."
  static let inquiry = LawInquiry(.value(.component(.header, .pullingPercent)), sections: "S5.4, S5.5")
  static let occasions: Set<Occasion.Kind> = [.rests]
  static let isByDesign = true
  static let rules = ["unreachable-threshold", "trailer-and-header"]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "trailer: { type: normalTrailer }", "scene: { content: { height: 100 } }",
    steps: "touch", "release")
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 100 } }",
    steps: "touch", "release")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .rests(let component) = occasion, !run.simulation.canMove(along: component.axis) else { return }
    breaches.report(
      component, observed: [], "where the content is short, a finger can't pull the \(component.role.rawValue)")
  }
}
