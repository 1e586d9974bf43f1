import RefreshEngine

/// A header that shows a time other than that of its last refresh.
struct WrongTime: Law {
  static let name = "wrong-time"
  static let summary = "a header shows the time of its last refresh"
  static let explanation = "The label of the last refresh follows the stored time, in the library's wording."
  static let inquiry = LawInquiry(.value(.component(.header, .lastUpdatedTime)), sections: "S5.8, S5.18")
  static let occasions: Set<Occasion.Kind> = [.ended]
  static let healthy = LawExample.refresh

  /// Judges the library's own wording.
  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let header = run.component(.header), !run.ledger.isReset, !run.ledger[.header].isReplaced,
      header.kind.has(.lastUpdatedTimeLabel),
      // The wording is that of the last change, which may have been on another day.
      local(run.simulation.startTime, in: run) / 86_400 == local(run.simulation.wallClock, in: run) / 86_400
    else { return }
    let settings = run.settings(header)
    guard !settings.lastUpdatedTimeLabel.hidden, settings.lastUpdatedTimeText == nil else { return }
    let (found, expected) = (
      run.time(of: header), wording(of: run.simulation.storedTime(under: settings.lastUpdatedTimeKey), in: run)
    )
    guard found != expected else { return }
    breaches.report(
      header, observed: [("header.lastUpdatedTimeLabel.text", .text(expected))],
      "the header says \"\(found)\" instead of \"\(expected)\"")
  }

  /// The library's wording of a time; nil for none.
  private func wording(of time: Int64?, in run: borrowing RunView) -> String {
    let (texts, language) = (run.simulation.texts, run.simulation.language)
    let words =
      texts.tables.isEmpty
      ? LibraryWords.of(language).time
      : (
        last: texts.text(.lastTime, in: language), today: texts.text(.dateToday, in: language),
        none: texts.text(.noneLastDate, in: language)
      )
    guard let time else { return words.last + words.none }
    // 2026-01-01T00:00:00Z
    let last = Array(ObservedValue.timeText(local(time, in: run)).utf8)
    let present = Array(ObservedValue.timeText(local(run.simulation.wallClock, in: run)).utf8)
    let day =
      last[8..<10] == present[8..<10]
      ? words.today : String(decoding: last[(last[..<4] == present[..<4] ? 5 : 0)..<10], as: UTF8.self)
    return words.last + day + " " + String(decoding: last[11..<16], as: UTF8.self)
  }

  /// Returns a time as the clocks of the place show it.
  private func local(_ time: Int64, in run: borrowing RunView) -> Int64 {
    time + Int64(run.world.scene.timeZone.offset(at: time))
  }
}
