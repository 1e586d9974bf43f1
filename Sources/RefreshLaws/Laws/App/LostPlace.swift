import RefreshEngine

/// A reader who is moved when more is loaded.
struct LostPlace: Law {
  static let name = "lost-place"
  static let summary = "loading a page adds content, and doesn't move the reader"
  static let explanation =
    "If an app scrolls to the top, refreshes the header or replaces rows instead of adding some when a footer asks for "
    + "more, readers lose the rows that they were reading, or never get more. If the app itself makes a back footer or a "
    + "trailer refresh, readers are scrolled to the end (for a header, to the top), even when a flow brings the list back "
    + "to the screen. Readers also lose their place if an app scrolls when a header has loaded older "
    + "rows above. This law applies only to the app of a suite."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let isOfApp = true
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.begins, .done, .moment, .rests]
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }",
    "app: { footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer }, { scroll: { to: top } } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")
  static let furtherSick = [
    LawExample(
      "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }",
      "app: { scroll.reloadData: [ { beginRefreshing: footer } ], footer.refreshing: [ { endRefreshing: footer } ] }",
      steps: "wait: settled"),
    LawExample(
      "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }",
      "app: { footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer } ], scroll.reloadData: [ { scroll: { to: top } } ] }",
      steps: "pull: { footer: 120% }", "release", "wait: settled"),
    LawExample(
      "header: { type: normalHeader }", "scene: { content: { rows: 30 }, scrollView: table }",
      "app: { header.refreshing: [ { endRefreshing: header } ], header.endRefreshingCompletion: [ { wait: 9s }, { beginRefreshing: header } ] }",
      steps: "pull: { header: 120% }", "release", "wait: 2s", "scroll: { to: 600 }", "wait: 9s"),
    LawExample(
      "header: { type: normalHeader }", "scene: { content: { rows: 30 }, scrollView: table }",
      "app: { header.refreshing: [ { load: { rowsAbove: 10 } }, { endRefreshing: header }, { scroll: { to: bottom } } ] }",
      steps: "pull: { header: 120% }", "release", "wait: settled"),
  ]
  static let healthy = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }",
    "app: { footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")

  /// A refresh that the app has begun out of the reader's sight.
  private struct Begun {
    /// The component that refreshes.
    let role: ComponentRole
    /// The footer or trailer in whose answer a header was begun; nil if it was begun in another one.
    let loader: ComponentRole?
    /// The offset before that, in points.
    let offset: Double
    /// The number of touches before that: a reader who touches the list moves it.
    let touches: Int
  }

  /// A scroll of the app in an answer. Readers lose their place only if it moves the list: the end of a refresh may stop it.
  private struct Scroll {
    /// The component that asked.
    let role: ComponentRole
    let family: Family
    let cause: String
    let axis: ScrollAxis
    /// The offset before it, in points.
    let offset: Double
    /// The distance, negative for a scroll back, past which readers have lost their place.
    let limit: Double
    /// The number of touches before it: a reader who touches the list moves it.
    let touches: Int
    let sentence: String
  }

  /// The scrolls that haven't moved the list yet.
  private var scrolls: [Scroll] = []
  /// The refresh that the app has begun; nil once the list has moved there, or if it can't.
  private var begun: Begun?
  /// The number of the header's answer that has loaded older rows above; nil if none has.
  private var prepending: Int?
  /// Whether the last page of a component replaced the content by as much.
  private var isReplaced = ByRole(repeating: false)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .begins(let command):
      checkScrolls(in: run, &breaches)
      noteScroll(command, in: run)
    case .done(let deed):
      checkScrolls(in: run, &breaches)
      if case .loadRowsAbove = deed.command, run.ledger.appActs, let answer = run.ledger.answering,
        answer.role == .header
      {
        prepending = answer.number
      }
      if let footer = answeredFooter(in: run) { follow(deed, for: footer, in: run, &breaches) }
      // A finger may have tapped a button that refreshes, but not when a list comes back to the screen.
      let isReturn = run.ledger.flowCall?.hasReturned(before: run.ledger.step) ?? false
      if run.ledger.appActs || isReturn, deed.beginsIdle { followBegin(deed, in: run) }
      checkBegun(in: run, &breaches)
    case .moment:
      checkScrolls(in: run, &breaches)
      checkBegun(in: run, &breaches)
    case .rests(let footer):
      checkScrolls(in: run, &breaches)
      scrolls.removeAll()
      guard isReplaced[footer.role], footer.state == .idle, run.ledger[footer.role].owed == 0 else { return }
      breaches.report(
        footer, cause: "as long", observed: [("scroll.content.height", nil)],
        "the \(footer.noun) loads, and the content stays \(length(run.simulation.scroll.contentSize[footer.axis])) long"
      )
    default: break
    }
  }

  /// The footer or trailer whose call the app is answering.
  private func answeredFooter(in run: borrowing RunView) -> ComponentView? {
    guard run.ledger.appActs, let role = run.ledger.answering?.cause, role != .header else { return nil }
    return run.component(role)
  }

  /// Notes a scroll that leads away from where readers are.
  private mutating func noteScroll(_ command: Command, in run: borrowing RunView) {
    if command.isScroll { scrolls.removeAll() }
    if run.ledger.appActs, let answer = run.ledger.answering, answer.cause == .header, prepends(answer, in: run),
      let header = run.component(.header), let goal = command.goal(along: .vertical, in: run.simulation.scroll),
      // Towards the new rows, readers may want to see them.
      goal - run.simulation.scroll.offset.y > header.extent
    {
      let way = length(goal - run.simulation.scroll.offset.y)
      note(
        "scroll", of: header, past: header.extent, in: run,
        "the app scrolls by \(way) when the header loads rows above")
    }
    guard let footer = answeredFooter(in: run) else { return }
    let (axis, scroll) = (footer.axis, run.simulation.scroll)
    guard let goal = command.goal(along: axis, in: scroll) else { return }
    let way = goal - scroll.offset[axis]
    if way > scroll.viewport[axis] {
      note(
        "scroll on", of: footer, past: scroll.viewport[axis], in: run,
        "the app scrolls forward by \(length(way)) when the \(footer.noun) loads")
    }
    guard way < -footer.extent else { return }
    note(
      "scroll", of: footer, past: -footer.extent, in: run,
      "the app scrolls back by \(length(-way)) when the \(footer.noun) loads")
  }

  private mutating func note(
    _ cause: String, of component: ComponentView, past limit: Double, in run: borrowing RunView, _ sentence: String
  ) {
    let axis = component.axis
    scrolls.append(
      Scroll(
        role: component.role, family: component.family, cause: cause, axis: axis,
        offset: run.simulation.scroll.offset[axis], limit: limit, touches: run.ledger.touches, sentence: sentence))
  }

  /// Checks whether the app's scrolls have moved the list.
  private mutating func checkScrolls(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard !scrolls.isEmpty else { return }
    for scroll in scrolls {
      let way = run.simulation.scroll.offset[scroll.axis] - scroll.offset
      guard scroll.limit < 0 ? way < scroll.limit : way > scroll.limit else { continue }
      breaches.report(
        scroll.role, scroll.family, cause: scroll.cause, observed: [(scroll.axis.offsetPath, nil)], scroll.sentence)
    }
    let touches = run.ledger.touches
    scrolls.removeAll { $0.touches != touches }
  }

  /// Returns whether an answer of the header has loaded rows above, or the list reloads because of that.
  private func prepends(_ answer: AppAnswer, in run: borrowing RunView) -> Bool {
    if answer.role != nil { return answer.number == prepending }
    if case .loadRowsAbove = run.ledger.current { return true }
    return false
  }

  /// Follows what an answer has done.
  private mutating func follow(
    _ deed: Deed, for footer: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let (before, scroll) = (deed.scroll, run.simulation.scroll)
    guard deed.command.loads, !run.ledger.refreshes(.header) else { return }
    let way = before.contentSize[footer.axis] - scroll.contentSize[footer.axis]
    isReplaced[footer.role] = abs(way) <= 0.5 && deed.command.replacesContent
    guard way > 0.5, scroll.contentSize[footer.axis] > 0 else { return }
    breaches.report(
      footer, cause: "shorter", observed: [("scroll.content.height", .number(before.contentSize.height))],
      "the content gets \(length(way)) shorter when the \(footer.noun) loads")
  }

  /// Notes a component that the app makes refresh while it is out of sight.
  private mutating func followBegin(_ deed: Deed, in run: borrowing RunView) {
    guard let role = deed.command.begunRole, let component = run.component(role), component.family != .autoFooter,
      !deed.scroll.isDecelerating
    else {
      return
    }
    let (scroll, axis, loader) = (deed.scroll, component.axis, answeredFooter(in: run))
    let offset = scroll.offset[axis]
    let way: Double
    if component.family == .header {
      way = offset + scroll.inset.top
    } else {
      guard !scroll.isDragging else { return }
      way = scroll.contentSize[axis] + scroll.inset.trailing(axis) - scroll.viewport[axis] - offset
    }
    guard way > (component.family == .header ? loader ?? component : component).extent else { return }
    begun = Begun(role: role, loader: loader?.role, offset: offset, touches: run.ledger.touches)
  }

  /// Checks whether a refresh that the app has begun has moved the list there.
  private mutating func checkBegun(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let begun else { return }
    guard let component = run.component(begun.role), run.ledger[begun.role].state != .idle,
      run.ledger.touches == begun.touches
    else { return self.begun = nil }
    let (scroll, axis) = (run.simulation.scroll, component.axis)
    let offset = scroll.offset[axis]
    let isThere =
      component.family == .header
      ? offset <= -scroll.inset.top + 0.5
      : component.frame.origin[axis] < offset + scroll.viewport[axis]
    guard run.ledger.refreshes(begun.role), isThere else { return }
    self.begun = nil
    let way = length(abs(offset - begun.offset))
    let observed = [(axis.offsetPath, ObservedValue?.some(.number(begun.offset)))]
    if let loader = begun.loader.flatMap({ run.component($0) }), component.family == .header {
      breaches.report(
        loader, cause: "refresh", observed: observed,
        "refreshing the header scrolls back \(way) when the \(loader.noun) loads")
    } else {
      let direction = component.family == .header ? "back" : "on"
      breaches.report(
        component, cause: "begun", observed: observed,
        "the app begins the \(component.noun), which scrolls \(direction) by \(way)")
    }
  }
}

extension Command {
  /// The offset to which the app scrolls; nil for a command that doesn't scroll along the axis.
  func goal(along axis: ScrollAxis, in scroll: ScrollView) -> Double? {
    guard traits.actor == .app else { return nil }
    return switch path {
    case .to(let place): place[axis]
    case .by(let way): scroll.offset[axis] + way[axis]
    case .toEnd(.top) where axis == .vertical, .toEnd(.left) where axis == .horizontal: -scroll.inset.leading(axis)
    case .toEnd(.bottom) where axis == .vertical, .toEnd(.right) where axis == .horizontal:
      max(
        -scroll.inset.leading(axis), scroll.contentSize[axis] + scroll.inset.trailing(axis) - scroll.viewport[axis])
    case .toEnd, .under, .showing, nil: nil
    }
  }
}
