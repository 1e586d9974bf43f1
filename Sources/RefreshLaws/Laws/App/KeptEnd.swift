import RefreshEngine

/// A footer that still says that there is no more data, or is still gone, although the list begins again.
struct KeptEnd: Law {
  static let name = "kept-end"
  static let summary = "after a reload of the list, the footer can load more again"
  static let explanation =
    "When the first page is loaded again, the following pages have to be loaded again, too. If the app doesn't call "
    + "`resetNoMoreData()`, its footer stays in `noMoreData`, and these pages can't be loaded. The same goes for an app "
    + "whose answers hide or remove its footer, or make it wait for a tap, and don't undo that; the answer to the header may do so "
    + "when its content is there, for a list that is complete. A flow of a suite that "
    + "shows another list, such as one that taps a filter, counts as a reload."
  static let inquiry = LawInquiry(.happened(.state(.footer, .noMoreData), nth: nil), rule: .assign)
  static let isOfApp = true
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.changes, .done, .rests, .rest]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "footer: { type: autoNormalFooter }", "scene: { content: { rows: 30 } }",
    "app: { header.refreshing: [ { set: { scene.content.rows: 20 } }, { endRefreshing: header } ] }",
    steps: "beginRefreshing: footer", "endRefreshing: { footer: noMoreData }", "wait: settled",
    "pull: { header: 120% }", "release", "wait: settled")
  static let healthy = LawExample(
    "header: { type: normalHeader }", "footer: { type: autoNormalFooter }", "scene: { content: { rows: 30 } }",
    "app: { header.refreshing: [ { set: { scene.content.rows: 20 } }, { resetNoMoreData: footer }, { endRefreshing: header } ] }",
    steps: "beginRefreshing: footer", "endRefreshing: { footer: noMoreData }", "wait: settled",
    "pull: { header: 120% }", "release", "wait: settled")

  /// The content's length when there was no more data, and the refreshes of the header that had ended by then.
  private var end = ByRole<(content: Double, refreshes: Int)?>(repeating: nil)
  /// A footer that the app has hidden or removed.
  private struct Gone {
    /// The number of the header's refreshes after which it has to be back if another one has ended and reloaded the list.
    var refreshes: Int
    /// The time at which the header's answer did it; nil if something else did.
    let answered: Instant?
  }

  /// The footers that the app has hidden or removed.
  private var gone = ByRole<Gone?>(repeating: nil)
  /// Whether the app has set the content while the header refreshed since then.
  private var isReloaded = false
  /// The number of the header's refreshes that had begun when a flow showed another list although the footer had no more data.
  private var switched = ByRole<Int?>(repeating: nil)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .changes(let change) where change.to == .noMoreData:
      guard let component = change.component else { return }
      end[change.role] = (run.simulation.scroll.contentSize[component.axis], run.ledger[.header].exits)
      isReloaded = false
    case .changes(let change) where change.from == .noMoreData:
      (end[change.role], switched[change.role]) = (nil, nil)
    case .done(let deed) where run.ledger.isFlow && !run.ledger.appActs: followSwitch(deed, in: run)
    case .done(let deed):
      guard run.ledger.appActs else { return }
      follow(deed, in: run)
      if case .endRefreshingWithNoMoreData(let role) = deed.command, deed.endedState == .noMoreData,
        run.ledger.answering?.cause == .header, let axis = run.component(role)?.axis
      {
        // The answer to the header says that the new list has no more pages, either.
        end[role] = (run.simulation.scroll.contentSize[axis], run.ledger[.header].entries)
        isReloaded = false
      }
      guard run.ledger.refreshes(.header), case .setScene = deed.command,
        deed.command.loads
      else { return }
      isReloaded = true
      for role in ComponentRole.allCases {
        // What the answer hides before the content is there can't depend on the new list, which needs its footer, too.
        if let time = gone[role]?.answered, time < run.simulation.now {
          gone[role]?.refreshes = run.ledger[.header].exits
        }
      }
    case .rests(let component):
      if component.state == .noMoreData, !component.isHidden,
        switched[component.role] == run.ledger[.header].entries
      {
        breaches.report(
          component, cause: "another list", observed: [("\(component.role.rawValue).state", .text("idle"))],
          "the \(component.noun) keeps `noMoreData` when another list is shown")
      }
      guard component.state == .noMoreData, let end = end[component.role], run.ledger[.header].exits > end.refreshes
      else { return }
      let content = run.simulation.scroll.contentSize[component.axis]
      guard isReloaded || content < end.content - 0.5 else { return }
      breaches.report(
        component, observed: [("\(component.role.rawValue).state", .text("idle"))],
        "the \(component.noun) keeps `noMoreData` after the header's reload")
    case .rest: checkGone(in: run, &breaches)
    default: break
    }
  }

  /// Notes the footers that are at the end of a list when a flow shows another one.
  private mutating func followSwitch(_ deed: Deed, in run: borrowing RunView) {
    if case .endRefreshingWithNoMoreData(let role) = deed.command { switched[role] = nil }
    guard deed.command.replacesContent else { return }
    for blueprint in run.ledger.blueprints {
      let (role, axis) = (blueprint.kind.role, blueprint.kind.family.axis)
      guard end[role] != nil, run.component(role)?.state == .noMoreData else { continue }
      let (old, new) = (deed.scroll.contentSize[axis], run.simulation.scroll.contentSize[axis])
      // A few rows more or less don't make it another list.
      if abs(new - old) > old / 5 { switched[role] = run.ledger[.header].entries }
    }
  }

  /// Notes which footers the app removes and brings back.
  private mutating func follow(_ deed: Deed, in run: borrowing RunView) {
    if case .attach(let component) = deed.command { gone[component.kind.role] = nil }
    var role = deed.hidden
    if case .detach(let removed) = deed.command { role = removed }
    if case .set(let changed, let change) = deed.command {
      if change.$hidden == false || change.$automaticallyRefresh == true { gone[changed] = nil }
      if change.$automaticallyRefresh == false { role = changed }
      if change.$hidden == true, gone[changed] != nil { role = changed }
    }
    guard let role, role != .header else { return }
    // What the answer to the header hides with its content isn't needed by the list that it loads.
    let isOfHeader = run.ledger.answering?.cause == .header
    gone[role] =
      isOfHeader
      ? Gone(refreshes: run.ledger[.header].entries, answered: run.simulation.now)
      : Gone(refreshes: run.ledger[.header].exits, answered: nil)
    isReloaded = false
  }

  private func checkGone(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard isReloaded, !run.ledger.isBusy else { return }
    for blueprint in run.ledger.blueprints {
      let role = blueprint.kind.role
      guard let refreshes = gone[role]?.refreshes, run.ledger[.header].exits > refreshes else { continue }
      let component = run.component(role)
      let (lack, observed): (String, [(path: String, healthy: ObservedValue?)]) =
        switch component?.isHidden {
        case true: ("is still hidden", [("\(role.rawValue).hidden", .bool(false))])
        case false: ("still doesn't load automatically", [])
        case nil: ("is still removed", [])
        }
      breaches.report(
        role, blueprint.kind.family, cause: "gone", observed: observed,
        "the \(blueprint.kind.family.noun) \(lack) after the header's reload")
    }
  }
}
