import Testing

@testable import RefreshEngine

/// `LastUpdatedTime`: the wording of the last-updated label.
@Suite struct LastUpdatedTimeTests {
  /// 2026-03-15T09:30:00Z.
  private static let present: Int64 = 1_773_567_000
  private static let day: Int64 = 86_400

  private func rig(
    stored time: Int64?, template: TimeTemplate? = nil, zone: TimeZoneTable = .utc, language: String = "en"
  ) -> Rig {
    let text = template.map { LocalizedTemplate(versions: [.init(language: nil, template: $0)]) }
    return Rig(.stateHeader, text.map { [.set(\.lastUpdatedTimeText, $0)] } ?? []) {
      $0.now = LastUpdatedTimeTests.present
      $0.timeZone = zone
      $0.language = language
      if let time { $0.storedTimes = [StoredTime(key: StoredTime.defaultKey, time: time)] }
    }
  }

  private func text(
    stored time: Int64?, template: TimeTemplate? = nil, zone: TimeZoneTable = .utc, language: String = "en"
  ) -> ObservedValue {
    rig(stored: time, template: template, zone: zone, language: language)["header.lastUpdatedTimeLabel.text"]
  }

  @Test func `a time that was never is none`() {
    #expect(text(stored: nil) == .text("Last update: No record"))
    #expect(text(stored: nil, language: "uk") == .text("Останнє оновлення: Немає запису"))
  }

  @Test func `today has its hours and minutes`() {
    #expect(text(stored: Self.present - 9 * 3600) == .text("Last update: Today 00:30"))
    #expect(text(stored: Self.present, language: "zh-Hans") == .text("最后更新：今天 09:30"))
    #expect(text(stored: Self.present + 59) == .text("Last update: Today 09:30"))
  }

  @Test func `any day with the same number is today, whatever the month and year`() {
    #expect(text(stored: Self.present - 28 * Self.day) == .text("Last update: Today 09:30"), "15 February")
    #expect(text(stored: Self.present - 365 * Self.day) == .text("Last update: Today 09:30"), "15 March 2025")
  }

  @Test func `another day of this year has its month and day`() {
    #expect(text(stored: Self.present - Self.day) == .text("Last update: 03-14 09:30"))
    #expect(text(stored: Self.present - 73 * Self.day) == .text("Last update: 01-01 09:30"))
    #expect(text(stored: Self.present + Self.day) == .text("Last update: 03-16 09:30"))
  }

  @Test func `another year has all of it`() {
    #expect(text(stored: Self.present - 74 * Self.day) == .text("Last update: 2025-12-31 09:30"))
    #expect(text(stored: 0) == .text("Last update: 1970-01-01 00:00"))
  }

  @Test func `days are those of the place, by the clocks of the moment`() {
    // 09:30 in London is 17:30 in Shanghai; 17:00 in London is 01:00 on the next day there.
    let shanghai = TimeZoneTable(offset: 28_800)
    let evening = Self.present - Self.day + 27_000
    #expect(text(stored: evening) == .text("Last update: 03-14 17:00"))
    #expect(text(stored: evening, zone: shanghai) == .text("Last update: Today 01:00"))

    // The clocks go forward on 14 March at 12:00 UTC: the stored time is in the old time, the present in the new
    // one.
    let transition = TimeZoneTable.Transition(time: Self.present - Self.day + 9000, offset: 3600)
    let changing = TimeZoneTable(offset: 0, transitions: [transition])
    #expect(text(stored: Self.present - Self.day, zone: changing) == .text("Last update: 03-14 09:30"))
    #expect(text(stored: Self.present - Self.day + 9000, zone: changing) == .text("Last update: 03-14 13:00"))

    // West of Greenwich, it is still the previous day.
    #expect(text(stored: Self.present, zone: TimeZoneTable(offset: -36_000)) == .text("Last update: Today 23:30"))
  }

  @Test func `the present is the wall clock, which goes with virtual time`() {
    var rig = rig(stored: Self.present)
    rig.wait(14 * 3600 + 29 * 60 + 59)
    rig.setState(of: .header, to: .pulling)
    rig.expect("header.lastUpdatedTimeLabel.text", "Last update: Today 09:30")
    rig.wait(1)
    rig.setState(of: .header, to: .idle)
    rig.expect("header.lastUpdatedTimeLabel.text", "Last update: 03-15 09:30", "it is 16 March")
  }

  @Test func `each change of state updates the words of the time, also the end that stores it`() {
    var rig = rig(stored: nil)
    rig.begin(.header)
    rig.wait(60)
    rig.expect("header.lastUpdatedTimeLabel.text", "Last update: No record")
    rig.end(.header)
    rig.expect("header.lastUpdatedTimeLabel.text", "Last update: Today 09:31")
  }

  @Test func `a new key changes the words of the time, a hidden label is left alone`() {
    var rig = rig(stored: Self.present)
    rig.set(.set(\.lastUpdatedTimeKey, "own"), of: .header)
    rig.expect(["header.lastUpdatedTimeLabel.text": "Last update: No record", "header.lastUpdatedTime": nil])
    rig.set(.set(\.lastUpdatedTimeLabel.hidden, true), of: .header)
    rig.set(.set(\.lastUpdatedTimeKey, StoredTime.defaultKey), of: .header)
    rig.setState(of: .header, to: .pulling)
    rig.expect([
      "header.lastUpdatedTimeLabel.text": "Last update: No record",
      "header.lastUpdatedTime": "2026-03-15T09:30:00Z",
      "header.lastUpdatedTimeLabel.hidden": true,
    ])
    rig.set(.set(\.lastUpdatedTimeLabel.hidden, false), of: .header)
    rig.setState(of: .header, to: .idle)
    rig.expect("header.lastUpdatedTimeLabel.text", "Last update: Today 09:30")
  }

  @Test func `a label that was hidden while the language changed has it with the next change of state`() {
    var rig = rig(stored: Self.present)
    rig.set(.set(\.lastUpdatedTimeLabel.hidden, true), of: .header)
    rig.setLanguage("zh-Hans")
    rig.set(.set(\.lastUpdatedTimeLabel.hidden, false), of: .header)
    rig.expect("header.lastUpdatedTimeLabel.text", "Last update: Today 09:30")
    rig.setState(of: .header, to: .pulling)
    rig.expect("header.lastUpdatedTimeLabel.text", "最后更新：今天 09:30")
  }

  // MARK: Templates

  @Test func `a template words the time instead`() {
    let template = TimeTemplate(parts: [
      .text("<"), .date([.year(digits: 4), .text("/"), .month(digits: 1), .text("/"), .day(digits: 2)]), .text("|"),
      .relative, .text(">"),
    ])
    #expect(text(stored: Self.present, template: template) == .text("<2026/3/15|Today 09:30>"))
    #expect(text(stored: Self.present - Self.day, template: template) == .text("<2026/3/14|03-14 09:30>"))
  }

  @Test func `a template has the none text for a time that was never`() {
    let template = TimeTemplate(parts: [
      .text("a "), .date([.year(digits: 4), .text("!")]), .text(" b "), .relative,
    ])
    #expect(text(stored: nil, template: template) == .text("a No record b No record"))
  }

  @Test func `a template's date is local`() {
    let template = TimeTemplate(parts: [.date([.hour(digits: 2)])])
    #expect(text(stored: Self.present, template: template, zone: TimeZoneTable(offset: 3600)) == .text("10"))
  }

  @Test
  func `setting a template changes the words of the time, and setting none brings back the wording of the library`()
  {
    var rig = rig(stored: Self.present)
    let template = TimeTemplate(parts: [.text("own")])
    rig.set(
      .set(\.lastUpdatedTimeText, LocalizedTemplate(versions: [.init(language: nil, template: template)])),
      of: .header)
    rig.expect("header.lastUpdatedTimeLabel.text", "own")
    rig.set(.set(\.lastUpdatedTimeText, nil), of: .header)
    rig.expect("header.lastUpdatedTimeLabel.text", "Last update: Today 09:30")
  }

  @Test func `a template of the language goes before one for all, else the English one, else the first`() {
    func version(_ language: String?, _ text: String) -> LocalizedTemplate.Version {
      .init(language: language, template: TimeTemplate(parts: [.text(text)]))
    }
    let both = LocalizedTemplate(versions: [version(nil, "all"), version("ru", "ru")])
    var rig = Rig(.stateHeader, [.set(\.lastUpdatedTimeText, both)])
    rig.expect("header.lastUpdatedTimeLabel.text", "all")
    rig.setLanguage("ru")
    rig.expect("header.lastUpdatedTimeLabel.text", "ru")

    rig = Rig(.stateHeader, [.set(\.lastUpdatedTimeText, LocalizedTemplate(versions: [version("ru", "ru")]))])
    rig.expect("header.lastUpdatedTimeLabel.text", "ru")
    #expect(both.template(in: "ru-RU") == TimeTemplate(parts: [.text("ru")]))
    let english = LocalizedTemplate(versions: [version("ru", "ru"), version("en", "en")])
    #expect(english.template(in: "ko") == TimeTemplate(parts: [.text("en")]))
    #expect(LocalizedTemplate(versions: []).template(in: "ko") == nil)
  }
}
