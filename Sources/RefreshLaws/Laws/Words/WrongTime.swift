import RefreshEngine
import RefreshScenarios

/// A header that shows another time than that of its last refresh.
struct WrongTime: Law {
  static let name = "wrong-time"
  static let summary = "a header shows the time of its last refresh"
  static let explanation = "The label of the last refresh follows the stored time, in the library's wording."
  static let occasions: Set<Occasion.Kind> = [.ended]
  static let healthy = LawExample.refresh

  /// Judges the library's own wording.
  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let header = run.component(.header), !run.ledger.isReset, !run.ledger[.header].isReplaced,
      header.kind.has(.lastUpdatedTimeLabel),
      // The wording is that of the last change, which may have been on another day; stored times are in UTC.
      run.simulation.startTime / 86_400 == run.simulation.wallClock / 86_400, run.world.scene.timeZone == .utc
    else { return }
    let settings = run.settings(header)
    guard !settings.lastUpdatedTimeLabel.hidden, settings.lastUpdatedTimeText == nil else { return }
    let (found, expected) = (
      run.time(of: header), wording(of: run.simulation.storedTime(under: settings.lastUpdatedTimeKey), in: run)
    )
    guard found != expected else { return }
    breaches.report(
      header, observed: [("header.lastUpdatedTimeLabel.text", .text(expected))],
      "the header says \"\(found)\", and \"\(expected)\" is the time of its last refresh")
  }

  /// The library's wording of a time; nil for none.
  private func wording(of time: Int64?, in run: borrowing RunView) -> String {
    let (texts, language) = (run.simulation.texts, run.simulation.language)
    let prefix = texts.text(.lastTime, in: language)
    guard let time else { return prefix + texts.text(.noneLastDate, in: language) }
    // 2026-01-01T00:00:00Z
    let last = Array(ObservedValue.timeText(time).utf8)
    let present = Array(ObservedValue.timeText(run.simulation.wallClock).utf8)
    let day =
      last[8..<10] == present[8..<10]
      ? texts.text(.dateToday, in: language)
      : String(decoding: last[(last[..<4] == present[..<4] ? 5 : 0)..<10], as: UTF8.self)
    return prefix + day + " " + String(decoding: last[11..<16], as: UTF8.self)
  }
}
