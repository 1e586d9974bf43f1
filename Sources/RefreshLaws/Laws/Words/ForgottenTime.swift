import RefreshEngine

/// A header that does not know when it was last refreshed.
struct ForgottenTime: Law {
  static let name = "forgotten-time"
  static let summary = "a header shows its last refresh in every language"
  static let explanation =
    "A change of language resets the key of the time to its default, so that the header shows another list's time, "
    + "or none."
  static let inquiry = LawInquiry(.value(.component(.header, .lastUpdatedTime)), sections: "S5.8, S5.18")
  static let occasions: Set<Occasion.Kind> = [.stepEnded, .ended]
  static let isCorrectable = true
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader, lastUpdatedTimeKey: news }",
    "scene: { defaults: { news: 2025-12-31T23:59:00Z } }",
    steps: "language: ko")
  static let healthy = LawExample(
    "header: { type: normalHeader, lastUpdatedTimeKey: news }",
    "scene: { defaults: { news: 2025-12-31T23:59:00Z } }",
    steps: "touch")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let header = run.component(.header), header.kind.has(.lastUpdatedTimeLabel) else { return }
    switch occasion {
    case .stepEnded where run.ledger.hasChangedLanguage: checkLanguage(header, in: run, &breaches)
    case .ended: checkEnd(header, in: run, &breaches)
    default: break
    }
  }

  /// A time under a key that the change of the language resets to its default.
  private func checkLanguage(_ header: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let key = run.ledger.blueprints.last(where: { $0.kind.role == .header })?.settings.$lastUpdatedTimeKey,
      !run.settings(header).lastUpdatedTimeLabel.hidden, let time = run.simulation.storedTime(under: key),
      run.simulation.storedTime(under: run.settings(header).lastUpdatedTimeKey) != time
    else { return }
    let text = ObservedValue.timeText(time)
    breaches.report(
      header, observed: [("header.lastUpdatedTime", .text(text))],
      "in another language, the header doesn't show its refresh at \(text)")
  }

  /// The time of the last refresh of the run.
  private func checkEnd(_ header: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard !run.ledger.isReset, !run.ledger[.header].isReplaced, run.ledger[.header].exits > 0,
      !run.ledger.hasChangedLanguage
    else { return }
    let (time, key) = (
      run.world.scene.now + run.ledger[.header].left.nanoseconds / 1_000_000_000, run.ledger[.header].said.timeKey
    )
    guard run.simulation.storedTimes.first(where: { $0.key == key })?.time != time else { return }
    let text = ObservedValue.timeText(time)
    breaches.report(
      header, cause: "end", observed: [("header.lastUpdatedTime", .text(text))],
      "the header does not know that it was refreshed at \(text)")
  }
}
