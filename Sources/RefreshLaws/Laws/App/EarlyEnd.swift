import RefreshEngine

/// A refresh that is over before the app has loaded the requested page.
struct EarlyEnd: Law {
  static let name = "early-end"
  static let summary = "a refresh lasts until its answer has loaded"
  static let explanation =
    "A component whose refresh is over while its content is still being loaded looks as if nothing was found, and "
    + "may ask again. Usually, the app ends the refresh when it sends the request instead of when the answer arrives, in "
    + "the answer to another request, or whenever the list reloads; or it calls `resetNoMoreData()` or replaces the "
    + "component. This law applies only to the app of a suite."
  static let inquiry = LawInquiry(.happened(.state(.footer, .idle), nth: nil), rule: .assign)
  static let isOfApp = true
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.asks, .begins, .changes]
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    "app: { footer.refreshing: [ { endRefreshing: footer }, { wait: 1s }, { load: { height: 600 } } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")
  static let furtherSick = [
    LawExample(
      "header: { type: normalHeader }", "footer: { type: autoNormalFooter }",
      "scene: { content: { rows: 20 }, scrollView: table }", "app:",
      "  header.refreshing: [ { wait: 1.5s }, { set: { scene.content.rows: 20 } } ]",
      "  footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } } ]",
      "  scroll.reloadData: [ { endRefreshing: header }, { endRefreshing: footer } ]",
      steps: "pull: { header: 120% }", "release", "wait: 0.5s", "pull: { footer: 100% }", "release", "wait: settled"
    )
  ]
  static let healthy = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    "app: { footer.refreshing: [ { wait: 1s }, { load: { height: 600 } }, { endRefreshing: footer } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")

  /// A cause that ends a refresh.
  private enum End: Equatable {
    /// An answer to its own component.
    case own
    /// An answer to an earlier call of its component.
    case earlier
    /// An answer to another component.
    case other(ComponentRole)
    case reset
    case hidden
    /// Its component is replaced or removed.
    case gone(isReplaced: Bool)
  }

  /// The way in which a refresh was ended.
  private struct Ended {
    let end: End
    /// Which of the calls to load it was the answer to, from 1.
    let call: Int
    let time: Instant
    let family: Family
  }

  private var ends = ByRole<Ended?>(repeating: nil)
  /// The calls to load so far, also those of components that were replaced.
  private var calls = ByRole(repeating: 0)
  /// The calls to load, by their numbers, whose answers have added content before the refresh ended.
  private var filled = ByRole<Set<Int>>(repeating: [])
  /// The answer that has last loaded content, and the time; nil if something else has.
  private var loading: (answer: AppAnswer, time: Instant)?

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .asks(let call) where call.callback == .refreshing: calls[call.role] += 1
    case .begins(let command) where command.loads && (!run.ledger.appActs || run.ledger.answering == nil):
      loading = nil
    case .begins(let command) where run.ledger.appActs:
      if let gone = command.goneRole { note(.gone(isReplaced: command.traits.effect == .attach), gone, in: run) }
      guard let answer = run.ledger.answering else { return }
      if command.loads { loading = answer.role.map { _ in (answer, run.simulation.now) } }
      check(command, in: answer, run, &breaches)
      if command.addsContent, answer.isLoad, let role = answer.role, ends[role]?.call != answer.number {
        filled[role].insert(answer.number)
      }
      if command.traits.effect == .end, let role = command.traits.role { note(command, role, by: answer, in: run) }
    // Hiding an auto footer ends its refresh.
    case .changes(let change) where change.ends && run.ledger.current?.hiddenRole == change.role:
      note(.hidden, change.role, in: run)
    default: break
    }
  }

  private mutating func note(
    _ command: Command, _ role: ComponentRole, by answer: AppAnswer, in run: borrowing RunView
  ) {
    if command.traits.need == .reset { return note(.reset, role, in: run) }
    // A list reloads for the answer that loads at that moment.
    let isReload = answer.role == nil && loading?.time == run.simulation.now
    guard let answer = isReload ? loading?.answer : answer, let asker = answer.role else { return }
    let isEarlier = answer.isLoad && answer.number < calls[role]
    note(asker == role ? isEarlier ? .earlier : .own : .other(asker), role, in: run)
  }

  private mutating func note(_ end: End, _ role: ComponentRole, in run: borrowing RunView) {
    let entry = run.ledger[role]
    guard entry.state == .refreshing, entry.callsInRefresh > 0, ends[role]?.call != calls[role],
      let family = run.component(role)?.family
    else { return }
    ends[role] = Ended(end: end, call: calls[role], time: run.simulation.now, family: family)
  }

  /// Checks the effects of an answer after the refresh to which it belongs.
  private func check(_ command: Command, in answer: AppAnswer, _ run: borrowing RunView, _ breaches: inout Breaches)
  {
    guard answer.isLoad, let role = answer.role, let ended = ends[role], ended.call == answer.number,
      // What a footer's answer adds after its page is the next one, which is fetched ahead.
      ended.time < run.simulation.now, role == .header || !filled[role].contains(ended.call),
      command.addsContent || ended.end != .own && command.endedOrResetRole == role
    else { return }
    let early = milliseconds(run.simulation.now - ended.time)
    let noun = ended.family.noun
    let (cause, sentence) =
      switch ended.end {
      case .own: ("", "the \(noun)'s refresh ends \(early) before its content arrives")
      case .earlier: ("earlier", "an earlier answer ends the \(noun)'s next refresh \(early) early")
      case .other(let other):
        (other.rawValue, "the answer to the \(other.rawValue) ends the \(noun)'s refresh \(early) early")
      case .reset: ("reset", "`resetNoMoreData` ends the \(noun)'s refresh \(early) early")
      case .hidden: ("hidden", "hiding the \(noun) ends its refresh \(early) early")
      case .gone(let isReplaced):
        ("gone", "\(isReplaced ? "replacing" : "removing") the \(noun) ends its refresh \(early) early")
      }
    breaches.report(role, ended.family, cause: cause, observed: [("\(role.rawValue).state", nil)], sentence)
  }
}
