import RefreshEngine

/// A part that doesn't move from one state to the next in its time.
struct StillPart: Law {
  static let name = "still-part"
  static let summary = "each change of state animates the parts that have `animate`, from what they showed before"
  static let explanation =
    "`animate` is the time in which numbers and colours change from their values in the old state to those in the new one."
  static let inquiry = LawInquiry(
    .value(.part(.header, PartName("dot"), .property(.alpha))), sections: "S11.1, S11.2")
  static let occasions: Set<Occasion.Kind> = [.changes, .animatesPart, .stepEnded]
  static let healthy = LawExample(
    "header: { type: header, parts: { dot: { kind: box, center: [50%, 50%], size: [8, 8], animate: 0.2s, alpha: { default: 0, state: { refreshing: 1 } } } } }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")

  /// The parts that still have to be animated, by component.
  private var awaited = ByRole<[PartName]>(repeating: [])

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .changes(let change):
      let parts = change.component.map { run.settings($0).parts } ?? []
      awaited[change.role] = parts.filter { $0.animate > .zero }.map(\.name)
      if let component = change.component, !parts.isEmpty, change.time == run.simulation.now {
        checkStart(of: parts, change, component, in: run, &breaches)
      }
    case .animatesPart(let role, let name, let duration):
      awaited[role].removeAll { $0 == name }
      guard let component = run.component(role), !run.ledger[role].isReplaced,
        let part = run.settings(component).parts.first(where: { $0.name == name }),
        part.animate != duration
      else { return }
      breaches.report(
        component, cause: "duration", observed: [("time", nil)],
        "the part \(name.text) takes \(milliseconds(duration)), not \(milliseconds(part.animate))")
    case .stepEnded:
      for role in ComponentRole.allCases where !awaited[role].isEmpty {
        guard let component = run.component(role), !run.ledger[role].isReplaced else { continue }
        breaches.report(
          component, cause: "none", observed: [("\(role.rawValue).state", nil)],
          "the part \(awaited[role][0].text) isn't animated in `\(component.state.name)`")
      }
      awaited = ByRole(repeating: [])
    default: break
    }
  }

  /// At the instant of the change, a part is still drawn as in the state before.
  private func checkStart(
    of parts: [PartSettings], _ change: StateEvent, _ component: ComponentView, in run: borrowing RunView,
    _ breaches: inout Breaches
  ) {
    guard component.state == change.to, !run.ledger[change.role].isReplaced,
      let drawn = run.simulation.looks(of: change.role)?.parts
    else { return }
    for (part, looks) in zip(parts, drawn) where part.animate > .zero {
      for rule in part.rules {
        guard rule.rule.ramp.isEmpty, case .number(let number) = looks[rule.property],
          let before = rule.rule.said(in: change.from, at: 0), case .number(let healthy) = before,
          case .number? = rule.rule.said(in: change.to, at: 0), abs(number - healthy) > 0.001
        else { continue }
        breaches.report(
          component, cause: "start", observed: [("\(change.role.rawValue).state", nil)],
          "the part \(part.name.text) is animated from \(number.shortestText), not \(healthy.shortestText)")
      }
    }
  }
}
