import RefreshEngine

/// A component whose frames make it higher than its preset specifies.
struct Taller: Law {
  static let name = "taller"
  static let summary = "a component has the height that its preset specifies"
  static let explanation = "Frames that are taller than their component make it taller than its `height`."
  static let inquiry = LawInquiry(.value(.component(.header, .frameHeight)), sections: "S5.24")
  static let occasions: Set<Occasion.Kind> = [.over]
  static let isByDesign = true
  static let rules = ["overridden-height", "cut-frames"]
  static let sick: LawExample? = LawExample(
    "header: { type: gifHeader, height: 54, images: { idle: { count: 2, size: [54, 90] } } }",
    steps: "touch")
  static let healthy = LawExample(
    "header: { type: gifHeader, height: 54, images: { idle: { count: 2, size: [54, 40] } } }",
    steps: "touch")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    for blueprint in run.ledger.blueprints where blueprint.kind.family != .trailer {
      guard let said = blueprint.settings.$height else { continue }
      let difference = blueprint.settings.extent - said
      guard difference > 0.01 else { continue }
      breaches.report(
        blueprint.kind.role, blueprint.kind.family, observed: [],
        "frames make the \(blueprint.kind.family.noun) \(length(difference)) taller than its `height` of \(length(said))"
      )
    }
  }
}
