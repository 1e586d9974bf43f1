import RefreshEngine

/// A reader who is moved when more is loaded.
struct LostPlace: Law {
  static let name = "lost-place"
  static let summary = "loading a page adds content, and doesn't move the reader"
  static let explanation =
    "If an app scrolls to the top, refreshes the header or replaces rows instead of adding some when a footer asks for "
    + "more, readers lose the rows that they were reading, or never get more. A back footer or a trailer that the app itself "
    + "makes refresh scrolls readers to the end, wherever they are. The same is true if an app scrolls when a header has loaded "
    + "older rows above. This law is only for the app of a suite."
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
      "header: { type: normalHeader }", "scene: { content: { rows: 30 }, scrollView: table }",
      "app: { header.refreshing: [ { load: { rowsAbove: 10 } }, { endRefreshing: header }, { scroll: { to: bottom } } ] }",
      steps: "pull: { header: 120% }", "release", "wait: settled"),
  ]
  static let healthy = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }",
    "app: { footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")

  /// The component in whose answer the app has begun a header's refresh, with the offset before that; nil once the list has
  /// moved, or if it can't.
  private var begun: (role: ComponentRole, offset: Double)?
  /// The component that the app has begun far from it, with the offset before that; nil once the list has moved there.
  private var ahead: (role: ComponentRole, offset: Double)?
  /// The number of the header's answer that has loaded older rows above; nil if none has.
  private var prepending: Int?
  /// Whether the last page of a component replaced the content by as much.
  private var isReplaced = ByRole(repeating: false)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .begins(let command): checkScroll(command, in: run, &breaches)
    case .done(let deed):
      if case .loadRowsAbove = deed.command, run.ledger.appActs, let answer = run.ledger.answering,
        answer.role == .header
      {
        prepending = answer.number
      }
      if let footer = answeredFooter(in: run) { follow(deed, for: footer, in: run, &breaches) }
      if run.ledger.appActs, deed.beginsIdle { followBegin(deed, in: run) }
      checkTop(in: run, &breaches)
      checkEnd(in: run, &breaches)
    case .moment:
      checkTop(in: run, &breaches)
      checkEnd(in: run, &breaches)
    case .rests(let footer):
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
    guard run.ledger.appActs, let role = run.ledger.answering?.role, role != .header else { return nil }
    return run.component(role)
  }

  private func checkScroll(_ command: Command, in run: borrowing RunView, _ breaches: inout Breaches) {
    if run.ledger.appActs, let answer = run.ledger.answering, answer.role == .header, answer.number == prepending,
      let header = run.component(.header), let goal = command.goal(along: .vertical, in: run.simulation.scroll),
      abs(goal - run.simulation.scroll.offset.y) > header.extent
    {
      breaches.report(
        header, cause: "scroll", observed: [("scroll.offset.y", nil)],
        "the app scrolls by \(length(abs(goal - run.simulation.scroll.offset.y))) when the header loads rows above")
    }
    guard let footer = answeredFooter(in: run) else { return }
    let axis = footer.axis
    guard let goal = command.goal(along: axis, in: run.simulation.scroll),
      goal < run.simulation.scroll.offset[axis] - footer.extent
    else { return }
    breaches.report(
      footer, cause: "scroll", observed: [(axis.offsetPath, nil)],
      "the app scrolls back by \(length(run.simulation.scroll.offset[axis] - goal)) when the \(footer.noun) loads")
  }

  /// Follows what an answer has done.
  private mutating func follow(
    _ deed: Deed, for footer: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let (before, scroll) = (deed.scroll, run.simulation.scroll)
    if deed.command.begunRole == .header, deed.beginsIdle, before.offset.y > -before.inset.top + footer.extent {
      begun = (footer.role, before.offset.y)
    }
    guard deed.command.traits.loads, !run.ledger.refreshes(.header) else { return }
    let way = before.contentSize[footer.axis] - scroll.contentSize[footer.axis]
    isReplaced[footer.role] = abs(way) <= 0.5 && deed.command.replacesContent
    guard way > 0.5, scroll.contentSize[footer.axis] > 0 else { return }
    breaches.report(
      footer, cause: "shorter", observed: [("scroll.content.height", .number(before.contentSize.height))],
      "the content gets \(length(way)) shorter when the \(footer.noun) loads")
  }

  /// Notes a footer or trailer that the app makes refresh while it is out of sight.
  private mutating func followBegin(_ deed: Deed, in run: borrowing RunView) {
    guard let role = deed.command.begunRole, role != .header, let footer = run.component(role),
      footer.family != .autoFooter, !run.simulation.scroll.isDragging, !run.ledger.refreshes(.header)
    else { return }
    let (scroll, axis) = (deed.scroll, footer.axis)
    let end = scroll.contentSize[axis] + scroll.inset.trailing(axis) - scroll.viewport[axis]
    if end - scroll.offset[axis] > footer.extent { ahead = (role, scroll.offset[axis]) }
  }

  /// Checks whether a footer's refresh that the app has begun has moved the list to its end.
  private mutating func checkEnd(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let ahead else { return }
    guard let footer = run.component(ahead.role), run.ledger[ahead.role].state != .idle,
      run.ledger.mover == .none || run.ledger.mover == .app
    else { return self.ahead = nil }
    let (scroll, axis) = (run.simulation.scroll, footer.axis)
    guard run.ledger.refreshes(ahead.role), footer.frame.origin[axis] < scroll.offset[axis] + scroll.viewport[axis]
    else { return }
    self.ahead = nil
    breaches.report(
      footer, cause: "begun", observed: [(axis.offsetPath, .number(ahead.offset))],
      "the app begins the \(footer.noun), which scrolls on by \(length(scroll.offset[axis] - ahead.offset))")
  }

  /// Checks whether a header's refresh that the app has begun in a footer's answer has moved the list to its top.
  private mutating func checkTop(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let begun else { return }
    let scroll = run.simulation.scroll
    guard run.ledger.refreshes(.header), let footer = run.component(begun.role) else { return self.begun = nil }
    guard scroll.offset.y <= -scroll.inset.top + 0.5 else { return }
    self.begun = nil
    breaches.report(
      footer, cause: "refresh", observed: [("scroll.offset.y", .number(begun.offset))],
      "refreshing the header scrolls back \(length(begun.offset - scroll.offset.y)) when the \(footer.noun) loads")
  }
}

extension Command {
  /// The offset to which the app scrolls; nil for a command that doesn't scroll along the axis.
  func goal(along axis: ScrollAxis, in scroll: ScrollView) -> Double? {
    switch self {
    case .scroll(let place, _): axis == .vertical ? place.y : place.x
    case .scrollBy(let way, _): scroll.offset[axis] + way[axis]
    case .scrollToEnd(.top, _) where axis == .vertical: -scroll.inset.top
    case .scrollToEnd(.left, _) where axis == .horizontal: -scroll.inset.left
    case .scrollToEnd(.bottom, _) where axis == .vertical, .scrollToEnd(.right, _) where axis == .horizontal:
      max(
        -scroll.inset.leading(axis), scroll.contentSize[axis] + scroll.inset.trailing(axis) - scroll.viewport[axis])
    case .scrollToEnd, .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .loadRows,
      .loadHeight, .loadRowsAbove, .setScene, .set, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData,
      .resetNoMoreData, .attach, .detach, .window, .rotate, .language:
      nil
    }
  }
}
