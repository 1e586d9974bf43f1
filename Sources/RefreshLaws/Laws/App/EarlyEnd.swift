import RefreshEngine
import RefreshPresets

/// A refresh that is over before the app has loaded the requested page.
struct EarlyEnd: Law {
  static let name = "early-end"
  static let summary = "a refresh lasts until its answer has loaded"
  static let explanation =
    "A component whose refresh is over while its content is still being loaded looks as if nothing was found, and "
    + "may ask again. Usually, the app ends the refresh when it sends a request instead of when the answer arrives, by "
    + "`resetNoMoreData()`, or in the answer to another request. This law is only for the app of a suite."
  static let inquiry = LawInquiry(.happened(.state(.footer, .idle), nth: nil), rule: .assign)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.begins, .changes]
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    "app: { footer.refreshing: [ { endRefreshing: footer }, { wait: 1s }, { load: { height: 600 } } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")
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
  }

  /// The end of the last refresh, its call, and its time.
  private var ends = ByRole<(end: End, call: Int, time: Instant)?>(repeating: nil)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .begins(let command) where run.ledger.appActs:
      guard let answer = run.ledger.answering else { return }
      check(command, in: answer, run, &breaches)
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
    let end: End? =
      switch answer.role {
      case role: answer.isLoad && answer.number < run.ledger[role].refreshingCalls ? .earlier : .own
      case let other?: .other(other)
      case nil: nil
      }
    if let end { note(end, role, in: run) }
  }

  private mutating func note(_ end: End, _ role: ComponentRole, in run: borrowing RunView) {
    let entry = run.ledger[role]
    guard entry.state == .refreshing, entry.callsInRefresh > 0, ends[role]?.call != entry.refreshingCalls else {
      return
    }
    ends[role] = (end, entry.refreshingCalls, run.simulation.now)
  }

  /// Checks the effects of an answer after the refresh to which it belongs.
  private func check(_ command: Command, in answer: AppAnswer, _ run: borrowing RunView, _ breaches: inout Breaches)
  {
    guard answer.isLoad, let role = answer.role, let (end, call, time) = ends[role], call == answer.number,
      time < run.simulation.now, let component = run.component(role),
      command.traits.loads || end != .own && command.endedRole == role
    else { return }
    let early = milliseconds(run.simulation.now - time)
    let noun = component.noun
    let (cause, sentence) =
      switch end {
      case .own: ("", "the \(noun)'s refresh ends \(early) before its content arrives")
      case .earlier: ("earlier", "the answer to an earlier refresh ends the \(noun)'s next one \(early) early")
      case .other(let other):
        (other.rawValue, "the answer to the \(other.rawValue) ends the \(noun)'s refresh \(early) early")
      case .reset: ("reset", "`resetNoMoreData` ends the \(noun)'s refresh \(early) early")
      case .hidden: ("hidden", "hiding the \(noun) ends its refresh \(early) early")
      }
    breaches.report(component, cause: cause, observed: [("\(role.rawValue).state", nil)], sentence)
  }
}
