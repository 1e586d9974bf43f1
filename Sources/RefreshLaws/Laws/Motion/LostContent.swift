import RefreshEngine

/// A load whose content does not appear.
struct LostContent: Law {
  static let name = "lost-content"
  static let summary = "content that the app loads appears"
  static let explanation =
    "Content that an app loads makes the list taller by exactly its own height, and no wider, and the list reports that it has "
    + "reloaded."
  static let inquiry = LawInquiry(.value(.scroll(.contentHeight)), sections: "S2.17")
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.begins, .done, .calls, .stepEnded]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 1200 } }",
    steps: "load: { height: 600 }")

  /// The number of times that the list has reported that it has reloaded: so far, and before the current command.
  private var (reloads, before) = (0, 0)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins: before = reloads
    case .calls(.reloadData):
      reloads += 1
      checkReload(in: run, &breaches)
    case .done(let deed) where deed.isAlone: check(deed, in: run, &breaches)
    // A table or a collection reloads when its first content is there.
    case .stepEnded(let end):
      let scene = run.world.scene
      if end.command == nil, reloads == 0, scene.scrollView != .plain, !scene.content.beforeComponents {
        reportSilence(&breaches)
      }
    default: break
    }
  }

  private func check(_ deed: Deed, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let expected = deed.command.contentHeight(after: deed.scroll, rowHeight: run.simulation.rowHeight) else {
      return
    }
    if deed.command.reloads, reloads == before, run.simulation.fault == nil { reportSilence(&breaches) }
    let (width, healthy) = (run.simulation.scroll.contentSize.width, deed.scroll.contentSize.width)
    if width != healthy {
      breaches.report(
        nil, nil, cause: "width", observed: [("scroll.content.width", .number(healthy))],
        "after a load the content is \(length(width)) wide, not \(length(healthy))")
    }
    let height = run.simulation.scroll.contentSize.height
    guard abs(height - expected) > 0.01 else { return }
    breaches.report(
      nil, nil, observed: [("scroll.content.height", .number(expected))],
      "after a load the content is \(length(height)) high, not \(length(expected))")
  }
}

extension LostContent {
  private func reportSilence(_ breaches: inout Breaches) {
    breaches.report(
      nil, nil, cause: "silent", observed: [("scroll.rows", nil)],
      "content is loaded, and the list doesn't report that it has reloaded")
  }

  /// The content when the app learns that it has reloaded.
  private func checkReload(in run: borrowing RunView, _ breaches: inout Breaches) {
    // A height is independent of the rows.
    guard let load = run.ledger.current?.load else { return }
    if case .height = load.amount { return }
    let (height, expected) = (
      run.simulation.scroll.contentSize.height, Double(run.simulation.scroll.rows) * run.simulation.rowHeight
    )
    guard abs(height - expected) > 0.01 else { return }
    breaches.report(
      nil, nil, cause: "reload", observed: [("scroll.content.height", nil)],
      "the list has reloaded with a content of \(length(height)), not \(length(expected))")
  }
}

extension Command {
  /// The content height to which a command leads, in points; nil for one that does not set it.
  func contentHeight(after scroll: ScrollView, rowHeight: Double) -> Double? {
    switch load {
    case .more(.height(let height), _): scroll.contentSize.height + height
    case .more(.rows(let rows), _): Double(scroll.rows + rows) * rowHeight
    case .all(.rows(let rows)): Double(rows) * rowHeight
    case .all(.height(let height)): height
    case .rowHeight(let height): Double(scroll.rows) * height
    case .width, nil: nil
    }
  }

  /// Whether the list reloads: only rows and content that is appended make it.
  fileprivate var reloads: Bool {
    if case .all(.height) = load { false } else { loads }
  }
}
