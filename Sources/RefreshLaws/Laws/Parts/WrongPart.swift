import RefreshEngine

/// A part whose appearance differs from that in the preset.
struct WrongPart: Law {
  static let name = "wrong-part"
  static let summary =
    "a part's place and appearance are those that the preset specifies for the state, its time and the pulling percent"
  static let explanation =
    "Parts follow the state, the time since it began, and the pulling percent. Pictures fit into their parts without distortion."
  static let inquiry = LawInquiry(
    .value(.part(.header, PartName("dot"), .property(.alpha))), sections: "S11.1, S11.2")
  static let occasions: Set<Occasion.Kind> = [.pulled, .looks]
  static let healthy = LawExample(
    "header: { type: header, parts: { dot: { kind: box, center: [50%, 50%], size: [8, 8], alpha: { pull: { 0%: 0, 100%: 1 } } } } }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")

  /// The state and percent at which the parts of a component were last judged; they determine what parts show.
  private struct Judged: Equatable {
    let state: RefreshState
    let percent: Double
  }

  private var judged = ByRole<Judged?>(repeating: nil)
  /// The size of each component when the places of its parts were last judged; they determine where parts are.
  private var placed = ByRole<Size?>(repeating: nil)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .pulled(let component, let grip):
      if !grip.isLifted, !run.ledger.isReset { check(component, in: run, &breaches) }
    case .looks(let component): check(component, in: run, &breaches)
    default: break
    }
  }

  private mutating func check(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.isThorough else { return }
    let parts = run.settings(component).parts
    guard !parts.isEmpty else { return }
    let (role, state, percent) = (component.role, component.state, component.pullingPercent)
    if state == .refreshing { checkTimed(parts, of: component, in: run, &breaches) }
    let now = Judged(state: state, percent: percent)
    if placed[role] != component.frame.size, mustBePlaced(in: run) {
      placed[role] = component.frame.size
      for part in parts { checkPlace(of: part, component, in: run, &breaches) }
    }
    guard judged[role] != now else { return }
    let isFirst = judged[role] == nil
    // What parts look like takes long to compute, and the percent only chooses among pictures of one size.
    if judged[role]?.state != state { checkPictures(of: parts, component, in: run, &breaches) }
    judged[role] = now
    let moment = "in `\(state.name)` at \(share(percent))"
    for part in parts {
      for rule in part.rules {
        guard let said = rule.rule.said(in: state, at: percent, in: run.simulation.language) else { continue }
        let hides = rule.property == .hidden && part.isStill(in: state, at: percent)
        let expected = hides ? ObservedValue.bool(true) : said
        check(.property(rule.property), of: part, component, is: expected, moment, in: run, &breaches)
      }
      if part.kind == .spinner, !part.rules.contains(where: { $0.property == .hidden }) {
        let isStill = part.isStill(in: state, at: percent)
        check(.property(.hidden), of: part, component, is: .bool(isStill), moment, in: run, &breaches)
      }
      // A state without frames shows those of idle.
      let hasOwn = state != .idle && part.frames.contains { $0.state == state }
      if !hasOwn, let frames = part.frames.first(where: { $0.state == .idle })?.sequence {
        let shown = frame(of: Int(frames.count), at: percent)
        check(.image, of: part, component, is: .number(shown), moment, in: run, &breaches)
      }
      if isFirst { checkDefaults(of: part, component, in: run, &breaches) }
    }
  }

  /// Checks the properties that depend on the time since the refresh began.
  private func checkTimed(
    _ parts: [PartSettings], of component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let age = run.simulation.now - run.ledger[component.role].changed
    let moment = "\(milliseconds(age)) after it began to refresh"
    for part in parts {
      for rule in part.rules {
        for entry in rule.rule.states where entry.state == .refreshing {
          guard case .repeating(let repetition) = entry.value, let number = repetition.said(after: age) else {
            continue
          }
          check(.property(rule.property), of: part, component, is: .number(number), moment, in: run, &breaches)
        }
      }
      guard let frames = part.frames.first(where: { $0.state == .refreshing })?.sequence, frames.count > 1
      else { continue }
      // `UIImageView` takes 1/30 s per frame for a duration of 0.
      let cycle = frames.duration > .zero ? frames.duration.nanoseconds : Int64(frames.count) * 1_000_000_000 / 30
      let round = age.nanoseconds % cycle
      let shown = round * Int64(frames.count) / cycle
      // At the change from one frame to the next, rounding decides.
      guard round * Int64(frames.count) % cycle > 1000 else { continue }
      check(.image, of: part, component, is: .number(Double(shown)), moment, in: run, &breaches)
    }
  }

  /// Whether a component was laid out with its present size: it is at rest on screen, and the app has set nothing.
  private func mustBePlaced(in run: borrowing RunView) -> Bool {
    run.simulation.isSettled && run.simulation.scroll.isInWindow && !run.ledger.isReset
  }

  /// Checks the properties that the preset doesn't mention.
  private func checkDefaults(
    of part: PartSettings, _ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    for (property, value) in part.kind.usual where !part.rules.contains(where: { $0.property == property }) {
      check(.property(property), of: part, component, is: value, "by default", in: run, &breaches)
    }
  }

  /// Checks the frame of a part, which any two of four lengths determine.
  private func checkPlace(
    of part: PartSettings, _ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let size = component.frame.size
    for (span, whole, leaves) in [
      (part.place.horizontal, size.width, (PartLeaf.frameX, PartLeaf.frameWidth)),
      (part.place.vertical, size.height, (.frameY, .frameHeight)),
    ] {
      func points(_ length: PartPlace.Length?) -> Double? { length.map { $0.points + $0.fraction * whole } }
      guard let (start, end) = span.edges(points, in: whole) else { continue }
      check(
        leaves.0, of: part, component, is: .number(end < start ? (start + end) / 2 : start), "at rest", in: run,
        &breaches)
      check(leaves.1, of: part, component, is: .number(max(0, end - start)), "at rest", in: run, &breaches)
    }
  }

  private func check(
    _ leaf: PartLeaf, of part: PartSettings, _ component: ComponentView, is expected: ObservedValue,
    _ moment: @autoclosure () -> String, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let path = ObservablePath.part(component.role, part.name, leaf)
    let found = run.simulation[path]
    guard found != expected, !found.isClose(to: expected) else { return }
    breaches.report(
      component, cause: path.path, observed: [(path.path, expected)],
      "\(moment()), `\(path.path)` is \(path.type.text(of: found)), but the preset says \(path.type.text(of: expected))"
    )
  }
}

extension PartSettings {
  /// Whether it is a spinner that does not spin, and so is hidden.
  fileprivate func isStill(in state: RefreshState, at percent: Double) -> Bool {
    let rule = rules.first { $0.property == .animating }?.rule
    return kind == .spinner && rule?.said(in: state, at: percent) != .bool(true)
  }
}
