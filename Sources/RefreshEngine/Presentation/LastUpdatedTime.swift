/// The last-updated label of `MJRefreshStateHeader`.
extension Simulation {
  /// Writes the time's text again, unless the label is hidden:
  /// `-[MJRefreshStateHeader setLastUpdatedTimeKey:]`.
  mutating func updateLastUpdatedTimeText(of c: ComponentID) {
    self[c].labels.shownTime = nil
    guard self[c].family == .header, self[c].hasLabels, !self[c].settings.lastUpdatedTimeLabel.hidden else {
      return
    }
    let shown = shownTime(of: c)
    self[c].labels.shownTime = shown
    if let template = self[c].settings.lastUpdatedTimeText?.template(in: language) {
      self[c].labels.lastUpdatedTime.text = text(of: template, at: shown.time)
    } else {
      self[c].labels.lastUpdatedTime.text = text(.lastTime) + relativeText(at: shown.time)
    }
  }

  /// Updates the time's text on a change of state, if its inputs have changed.
  mutating func retellTime(of c: ComponentID) {
    if self[c].labels.shownTime != shownTime(of: c) { updateLastUpdatedTimeText(of: c) }
  }

  private func shownTime(of c: ComponentID) -> ShownTime {
    let today = CivilTime.days(secondsSince1970: localSeconds(wallClock))
    return ShownTime(time: storedTime(under: self[c].settings.lastUpdatedTimeKey), today: today)
  }

  /// Returns the text of a template.
  private func text(of template: TimeTemplate, at time: Int64?) -> String {
    var result = ""
    for part in template.parts {
      switch part {
      case .text(let text): result += text
      case .relative: result += relativeText(at: time)
      case .date(let fields):
        if let time {
          for field in fields { result += localTime(time).text(of: field) }
        } else {
          result += text(.noneLastDate)
        }
      }
    }
    return result
  }

  /// Returns MJRefresh's own wording of a time.
  ///
  /// As in `-setLastUpdatedTimeKey:`, any day with today's number in its month counts as today, in any month.
  private func relativeText(at time: Int64?) -> String {
    guard let time else { return text(.noneLastDate) }
    let last = localTime(time)
    let present = localTime(wallClock)
    let clock = last.text(of: .hour(digits: 2)) + ":" + last.text(of: .minute(digits: 2))
    if last.day == present.day { return text(.dateToday) + " " + clock }
    let date = last.text(of: .month(digits: 2)) + "-" + last.text(of: .day(digits: 2)) + " " + clock
    return last.year == present.year ? date : last.text(of: .year(digits: 4)) + "-" + date
  }

  private func localTime(_ time: Int64) -> CivilTime { CivilTime(secondsSince1970: localSeconds(time)) }

  private func localSeconds(_ time: Int64) -> Int64 { time + Int64(timeZone.offset(at: time)) }
}

/// The inputs of the time label's text. The text is unchanged as long as these are the same and no wording is
/// set.
struct ShownTime: Equatable, Sendable {
  /// The stored time.
  let time: Int64?
  /// The current day, which MJRefresh's wording compares with that of the stored time.
  let today: Int64
}
