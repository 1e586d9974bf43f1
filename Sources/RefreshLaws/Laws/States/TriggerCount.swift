import RefreshEngine

/// A count of loads that are left in a drag, and that nothing has changed.
struct TriggerCount: Law {
  static let name = "trigger-count"
  static let summary =
    "a touch while an auto footer is idle restores the loads that the drag may begin, and the end of each such load uses up one"
  static let explanation =
    "`autoTriggerTimes` limits the loads of one drag. If they are restored at other times, a finger that stays down loads again "
    + "and again; if they aren't restored, the next drag loads nothing."
  static let inquiry = LawInquiry(.missing(.state(.footer, .refreshing), nth: 1), rule: .autoTrigger)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.begins, .changes, .done, .stepEnded]
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 2000 } }",
    steps: "drag: { to: 1000 }", "drag: { to: 1200 }")

  /// The count when it was last seen; nil if it was not seen yet, and -1 for any number of loads.
  private var last: Int32?
  /// Whether the footer counted a drag then.
  private var wasDragged = false
  /// The changes of state since then at which a load may have been taken.
  private var exits: Int32 = 0
  /// The expected count, if the app or a finger has set it.
  private var renewed: Int32?

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins(.attach(let blueprint)) where blueprint.kind.role == .footer: last = nil
    case .begins(.detach(.footer)): last = nil
    case .begins(let command):
      see(in: run, &breaches)
      begin(command, in: run)
    case .changes(let change) where change.role == .footer:
      if change.to == .idle || change.to == .noMoreData { exits += 1 }
    case .done(let deed) where deed.isAlone: see(in: run, &breaches)
    case .stepEnded: see(in: run, &breaches)
    default: break
    }
  }

  private mutating func begin(_ command: Command, in run: borrowing RunView) {
    guard let footer = run.autoFooter else { return }
    // A component that isn't there can't be pulled.
    if case .pull(let role, _) = command, run.component(role) == nil { return }
    if case .set(.footer, let change) = command, let times = change.$autoTriggerTimes {
      renewed = times.left
    } else if command.grip == .down || command.isDrag, !run.simulation.scroll.isDragging,
      footer.state == .idle, !footer.isHidden
    {
      renewed = run.settings(footer).autoTriggerTimes.left
    }
  }

  private mutating func see(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let footer = run.autoFooter else { return }
    let auto = run.simulation.components[footer.index].auto
    let (left, before) = (auto.leftTriggerTimes, renewed ?? last)
    defer { (last, wasDragged, exits, renewed) = (left, auto.triggeredByDrag, 0, nil) }
    guard let before, !run.ledger[.footer].isReplaced else { return }
    // Without a limit, there is nothing to count. Only the end of a load that a drag has begun takes one.
    let least = before == -1 || exits == 0 ? before : before - exits
    let most = exits == 1 && wasDragged && before != -1 ? before - 1 : before
    guard left < least || left > most else { return }
    breaches.report(
      footer, cause: left > most ? "more" : "fewer",
      observed: [("footer.leftTriggerTimes", most == -1 ? .text("unlimited") : .number(Double(most)))],
      "the auto footer has \(left) loads left in its drag, not \(most)")
  }
}

extension RunView {
  /// The auto footer, if there is one.
  fileprivate var autoFooter: ComponentView? {
    component(.footer).flatMap { $0.family == .autoFooter ? $0 : nil }
  }
}

extension TriggerTimes {
  /// The loads that are left at the beginning of a drag; -1 for any number.
  fileprivate var left: Int32 { if case .times(let count) = self { count } else { -1 } }
}
