import RefreshEngine
import RefreshScenarios

/// A day long ago that is called today.
struct WrongDay: Law {
  static let name = "wrong-day"
  static let summary = "a time that is called today is of today"
  static let occasions: Occasion.Kinds = .stepEnded

  /// The label's text when it was last judged; it is as right as it was until it changes.
  private var judged = ""

  init(_ world: World) {}

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard !run.world.scene.storedTimes.isEmpty, let header = run.component(.header),
      header.kind.has(.lastUpdatedTimeLabel), !run.settings(header).lastUpdatedTimeLabel.hidden,
      let time = run.simulation.storedTime(under: run.settings(header).lastUpdatedTimeKey)
    else { return }
    let (age, text) = (run.simulation.wallClock - time, run.time(of: header))
    guard age >= 86_400, text != judged else { return }
    judged = text
    let today = run.simulation.texts.text(.dateToday, in: run.simulation.language)
    guard !today.isEmpty, text.utf8.contains(today.utf8) else { return }
    breaches.report(
      header, observed: [("header.lastUpdatedTimeLabel.text", nil)],
      "the header says \"\(today)\" of a time \(age / 86_400) days ago")
  }
}
