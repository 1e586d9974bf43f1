import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// Judging the time that a header shows.
extension Monitor {
  /// Judges the time that a header stores, and the text of its label.
  func judgeTime(in simulation: inout Simulation) {
    guard let index = simulation.component(.header)?.index, !isReset, !records[0].isReplaced,
      simulation.components[index].kind.has(.lastUpdatedTimeLabel)
    else { return }
    let start = simulation.wallClock - simulation.now.nanoseconds / 1_000_000_000
    if records[0].exits > 0, !hasChangedLanguage {
      let time = start + records[0].left.nanoseconds / 1_000_000_000
      if simulation.storedTime(under: records[0].said.timeKey) != time {
        let text = ObservedValue.timeText(time)
        raise(
          .forgottenTime, .header, .header, cause: "end", observed: [("header.lastUpdatedTime", .text(text))],
          "the header does not know that it was refreshed at \(text)")
      }
    }
    // The text is that of the last change, which may have been on another day; stored times are in UTC.
    guard start / 86_400 == simulation.wallClock / 86_400, run.scene.timeZone == .utc else { return }
    judgeTimeLabel(index, in: &simulation)
  }

  /// Judges the library's own text.
  private func judgeTimeLabel(_ index: Int, in simulation: inout Simulation) {
    guard !simulation.components[index].settings.lastUpdatedTimeLabel.hidden,
      simulation.components[index].settings.lastUpdatedTimeText == nil
    else { return }
    let found = simulation.components[index].labels.lastUpdatedTime.text
    let stored = simulation.storedTime(under: simulation.components[index].settings.lastUpdatedTimeKey)
    guard found != judgedTime.text || stored != judgedTime.stored else { return }
    judgedTime = (found, stored)
    var text = simulation.texts.text(.lastTime, in: simulation.language)
    if let time = stored {
      // 2026-01-01T00:00:00Z
      let last = Array(ObservedValue.timeText(time).utf8)
      let present = Array(ObservedValue.timeText(simulation.wallClock).utf8)
      if last[8..<10] == present[8..<10] {
        text += simulation.texts.text(.dateToday, in: simulation.language)
      } else {
        text += String(decoding: last[(last[..<4] == present[..<4] ? 5 : 0)..<10], as: UTF8.self)
      }
      text += " " + String(decoding: last[11..<16], as: UTF8.self)
    } else {
      text += simulation.texts.text(.noneLastDate, in: simulation.language)
    }
    guard found != text else { return }
    raise(
      .wrongTime, .header, .header, observed: [("header.lastUpdatedTimeLabel.text", .text(text))],
      "the header says \"\(found)\", and \"\(text)\" is the time of its last refresh")
  }
}
