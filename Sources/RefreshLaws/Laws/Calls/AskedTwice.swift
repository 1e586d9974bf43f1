import RefreshEngine

/// An app that is asked for the same page more than once.
struct AskedTwice: Law {
  static let name = "asked-twice"
  static let summary = "the app is asked once for a page, and not again before it has answered"
  static let explanation =
    "If a page is loaded twice, its rows appear twice. While the list glides, an auto footer asks again with each "
    + "frame if a page arrives without new rows, or after the refresh has ended."
  static let inquiry = LawInquiry(.happened(.state(.footer, .refreshing), nth: nil), rule: .autoTrigger)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.changes, .asks, .done, .stepEnded]
  static let sick: LawExample? = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 }, paging: true }",
    "app: { footer.refreshing: [ { endRefreshing: footer } ] }",
    steps: "pull: { footer: 100% }", "release", "wait: settled")
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    "app: { footer.refreshing: [ { load: { height: 600 } }, { endRefreshing: footer } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")

  /// What makes a component ask for the same page again.
  private enum Cause: String {
    /// A list that glides while the footer shows, or a component that asks again without one.
    case glide = "same page"
    /// A drag without a limit.
    case drag = "same page, dragged"
    /// A list that moves while the footer doesn't show.
    case unseen = "same page, unseen"
  }

  /// The app's last request.
  private struct Asked {
    var cause = -1
    var content = Size.zero
    var count = 0
    var first = Instant.zero
    /// Whether a finger dragged the content at any of the calls.
    var isDragged = false
  }

  /// A number of calls that was reported in this step, and may still grow.
  private struct Count {
    let component: ComponentView
    let cause: String
    var asks: Int
    var sentence: String
  }

  private var asked = ByRole(repeating: Asked())
  /// The number of times that a drag has made an auto footer load, with the number of its touch.
  private var drag = (touch: 0, loads: 0)
  /// The counts of this step: reports show the values at its end, so they also say how many there were by then.
  private var counts: [Count] = []

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .asks(let call) where call.callback == .refreshing:
      guard let component = call.component, !run.ledger[call.role].isReplaced else { return }
      check(component, at: call.time, in: run, &breaches)
    case .changes(let change) where change.begins && change.from != .willRefresh:
      // A finger that is lifted asks on purpose.
      if change.from == .pulling, run.ledger.driver?.isLift == true { asked[change.role] = Asked() }
      if change.role == .footer { checkDrag(change.component, in: run, &breaches) }
    // A list that was loaded again in between, as by a header, ends with another page, even if it is as long as before.
    case .done(let deed):
      guard deed.command.loads, deed.scroll.contentSize != run.simulation.scroll.contentSize else { return }
      asked = ByRole(repeating: Asked())
    case .stepEnded:
      for count in counts { breaches.restate(count.component, cause: count.cause, count.sentence) }
      counts.removeAll(keepingCapacity: true)
    default: break
    }
  }

  private mutating func count(_ asks: Int, by component: ComponentView, _ cause: String, _ sentence: String) {
    guard let index = counts.firstIndex(where: { $0.cause == cause && $0.component.role == component.role }) else {
      return counts.append(Count(component: component, cause: cause, asks: asks, sentence: sentence))
    }
    if asks > counts[index].asks { (counts[index].asks, counts[index].sentence) = (asks, sentence) }
  }

  private mutating func check(
    _ component: ComponentView, at time: Instant, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let role = component.role
    let path = "\(role.rawValue).calls.refreshing"
    let calls = run.ledger[role].refreshingCalls + 1
    if run.ledger[role].state == .refreshing, run.ledger[role].callsInRefresh + 1 == 2 {
      breaches.report(
        component, cause: "one refresh", observed: [(path, .number(Double(calls - 1)))],
        "the \(component.noun) asks the app twice in one refresh")
    }
    if run.ledger[role].owed > 0 {
      breaches.report(
        component, cause: "unanswered", observed: [(path, .number(Double(calls - 1)))],
        "the \(component.noun) asks the app again before it has answered")
    }
    // A finger that leaves the end of the list asks on purpose, where nothing else does.
    if component.family == .autoFooter, !run.settings(component).automaticallyRefresh,
      run.ledger.driver?.isLift == true
    {
      return asked[role] = Asked()
    }
    let (content, isDragged) = (run.simulation.scroll.contentSize, run.simulation.scroll.isDragging)
    guard asked[role].cause == run.ledger[role].enteredCause, asked[role].content == content else {
      asked[role] = Asked(
        cause: run.ledger[role].enteredCause, content: content, count: 1, first: time, isDragged: isDragged)
      return
    }
    asked[role].count += 1
    asked[role].isDragged = asked[role].isDragged || isDragged
    let asks = asked[role].count
    if component.family == .autoFooter {
      switch run.settings(component).autoTriggerTimes {
      case .times(let times): guard asks > max(1, times) else { return }
      // Without a limit each frame of a drag may ask, and no frame of the glide that follows.
      case .unlimited: guard !isDragged else { return }
      }
    }
    let cause = cause(of: component, in: run)
    let sentence = sentence(of: component, asks, within: time - asked[role].first, cause)
    breaches.report(
      component, cause: cause.rawValue, observed: [(path, .number(Double(calls - asks + 1)))], sentence)
    count(asks, by: component, cause.rawValue, sentence)
  }

  private func cause(of component: ComponentView, in run: borrowing RunView) -> Cause {
    guard component.family == .autoFooter else { return .glide }
    let scroll = run.simulation.scroll
    // The offset may have changed since.
    let end = max(run.ledger.offset.y, scroll.offset.y) + scroll.viewport.height
    if component.frame.origin.y > end + 0.01 { return .unseen }
    return asked[component.role].isDragged && run.isUnlimited(component) ? .drag : .glide
  }

  private func sentence(of component: ComponentView, _ asks: Int, within time: Interval, _ cause: Cause) -> String {
    switch cause {
    case .glide: "the \(component.noun) asks for one page \(asks) times in \(milliseconds(time))"
    case .drag: "one drag makes the \(component.noun) ask for one page \(asks) times"
    case .unseen: "out of view, the \(component.noun) asks \(asks) times for one page"
    }
  }

  /// How often one drag makes an auto footer load.
  private mutating func checkDrag(
    _ component: ComponentView?, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    if drag.touch != run.ledger.touches { drag = (run.ledger.touches, 0) }
    guard AutoFooterLoad(in: run) == .drag, run.simulation.scroll.isDragging, !run.ledger.isReset, let component
    else { return }
    drag.loads += 1
    // A footer that no drag may make load breaches another law, `dead-end`.
    guard case .times(let times) = run.settings(component).autoTriggerTimes, times > 0, drag.loads > times
    else { return }
    let sentence = "one drag makes the auto footer load \(drag.loads) times instead of \(times)"
    breaches.report(
      component, cause: "one drag",
      observed: [("footer.calls.refreshing", .number(Double(run.ledger[.footer].refreshingCalls)))], sentence)
    count(drag.loads, by: component, "one drag", sentence)
  }
}

extension RunView {
  /// Whether one drag may make an auto footer load any number of times.
  fileprivate func isUnlimited(_ footer: ComponentView) -> Bool { settings(footer).autoTriggerTimes == .unlimited }
}
