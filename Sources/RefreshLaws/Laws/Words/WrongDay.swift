import RefreshEngine
import RefreshText

/// A day long ago that is called today.
struct WrongDay: Law {
  static let name = "wrong-day"
  static let summary = "a time that is called today is from today"
  static let explanation =
    "The library only compares the day of the month, so the same day of any earlier month is called today."
  static let inquiry = LawInquiry(.value(.component(.header, .lastUpdatedTime)), sections: "S5.8, S5.18")
  static let occasions: Set<Occasion.Kind> = [.stepEnded]
  static let isCorrectable = true
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }",
    "scene: { now: 2026-03-01T09:30:00Z, defaults: { MJRefreshHeaderLastUpdatedTimeKey: 2026-02-01T21:00:00Z } }",
    steps: "touch")
  static let healthy = LawExample(
    "header: { type: normalHeader }",
    "scene: { now: 2026-03-01T09:30:00Z, defaults: { MJRefreshHeaderLastUpdatedTimeKey: 2026-02-27T21:00:00Z } }",
    steps: "touch")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard !run.world.scene.storedTimes.isEmpty, let header = run.component(.header),
      header.kind.has(.lastUpdatedTimeLabel), !run.settings(header).lastUpdatedTimeLabel.hidden,
      let time = run.simulation.storedTime(under: run.settings(header).lastUpdatedTimeKey)
    else { return }
    let (age, text) = (run.simulation.wallClock - time, run.time(of: header))
    guard age >= 86_400 else { return }
    let today = run.simulation.texts.text(.dateToday, in: run.simulation.language)
    // A preset's own words may contain the library's.
    let template = run.settings(header).lastUpdatedTimeText?.said(in: run.simulation.language)
    guard template?.parts.contains(.relative) ?? true, !today.isEmpty, text.contains(bytesOf: today) else { return }
    breaches.report(
      header, observed: [("header.lastUpdatedTimeLabel.text", nil)],
      "the header says \"\(today)\" for a time \(age / 86_400) days ago")
  }
}
