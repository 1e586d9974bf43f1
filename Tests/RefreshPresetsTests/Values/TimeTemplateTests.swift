import RefreshEngine
import RefreshPresets
import Testing

@Suite struct `Wordings of a time` {
  private func parts(_ text: String) -> [TimeTemplate.Part]? {
    let (value, found) = decode(text, as: ValueType<TimeTemplate>.timeTemplate)
    return found.isEmpty ? value?.parts : nil
  }

  @Test func `text has places for the time`() {
    #expect(parts("'Updated {relative}!'") == [.text("Updated "), .relative, .text("!")])
    #expect(
      parts("'{date:yyyy-MM-dd HH:mm}'") == [
        .date([
          .year(digits: 4), .text("-"), .month(digits: 2), .text("-"), .day(digits: 2), .text(" "),
          .hour(digits: 2),
          .text(":"), .minute(digits: 2),
        ])
      ])
    #expect(
      parts("'{date:yy/M/d h:m:s a} {date:hh.ss} {date:y H}'") == [
        .date([
          .year(digits: 2), .text("/"), .month(digits: 1), .text("/"), .day(digits: 1), .text(" "),
          .hour12(digits: 1),
          .text(":"), .minute(digits: 1), .text(":"), .second(digits: 1), .text(" "), .period,
        ]), .text(" "), .date([.hour12(digits: 2), .text("."), .second(digits: 2)]), .text(" "),
        .date([.year(digits: 1), .text(" "), .hour(digits: 1)]),
      ])
  }

  @Test func `text alone, and none, are right`() {
    #expect(parts("just now") == [.text("just now")])
    #expect(parts("\"\"") == [])
    #expect(parts("更新于{relative}") == [.text("更新于"), .relative])
  }

  @Test func `doubled braces are text`() {
    #expect(parts("'{{relative}} {{{relative}}}'") == [.text("{relative} {"), .relative, .text("}")])
  }

  @Test func `text in a pattern is in apostrophes`() {
    #expect(
      parts("\"{date:dd'. of 'MM ''yy' o''clock'}\"") == [
        .date([
          .day(digits: 2), .text(". of "), .month(digits: 2), .text(" '"), .year(digits: 2), .text(" o'clock"),
        ])
      ])
    #expect(
      parts("\"{date:yyyy年M月d日}\"") == [
        .date([.year(digits: 4), .text("年"), .month(digits: 1), .text("月"), .day(digits: 1), .text("日")])
      ])
  }

  @Test(arguments: [
    (
      "'on {date:YYYY-MM}'", "1:15-19", "has the unknown date field `YYYY`",
      "write `yyyy`: `YYYY` is the week-based year"
    ),
    ("at {date:DD}", "1:14-16", "has the unknown date field `DD`", "write `dd`: `DD` counts the days of the year"),
    ("'更 {date:EEE}'", "1:14-17", "has the unknown date field `EEE`", "the fields are `yyyy`"),
    ("'{date:ss.SSS}'", "1:15-18", "has the unknown date field `SSS`", "there are no fractions of seconds"),
    ("'{date:MMM}'", "1:12-15", "has the unknown date field `MMM`", "the fields are"),
    (
      "'a {now} b'", "1:8-13", "has the unknown placeholder `{now}`",
      "the placeholders are `{relative}` and `{date:…}`"
    ),
    ("'a {relativ} b'", "1:8-17", "has the unknown placeholder `{relativ}`", "write `{relative}`"),
    ("'a {MM-dd}'", "1:8-15", "has the unknown placeholder `{MM-dd}`", "write `{date:MM-dd}`"),
    ("'a {dat:MM-dd}'", "1:8-19", "has the unknown placeholder `{dat:MM-dd}`", "write `{date:MM-dd}`"),
    ("'{date}'", "1:6-12", "has the unknown placeholder `{date}`", "write `{date:yyyy-MM-dd HH:mm}`"),
    ("'{date:}'", "1:6-13", "has a date without a pattern", "the placeholders are"),
    ("'a {b'", "1:8-9", "has a `{` without its `}`", "write `{{` for a brace in the text"),
    ("'a {relative'", "1:8-17", "has a `{` without its `}`", "write `{relative}`"),
    ("'a }'", "1:8-9", "has a `}` without its `{`", "write `}}` for a brace in the text"),
    (
      "\"{date:'at}\"", "1:12-13", "has a `'` without a matching one in a date pattern",
      "write `''` for an apostrophe"
    ),
    // If the text differs from its source, the diagnostic covers the whole scalar.
    ("\"a\\t{date:YYYY}\"", "1:5-21", "has the unknown date field `YYYY`", "write `yyyy`"),
  ])
  func `what means nothing is an error at its place`(text: String, place: String, predicate: String, help: String) {
    let (value, found) = decode(text, as: ValueType<TimeTemplate>.timeTemplate)
    #expect(value == nil)
    #expect(found.count == 2)
    #expect(found.first == "\(place) bad-template: `it` \(predicate)")
    #expect(found.last?.contains(help) ?? false, "\(found)")
  }

  @Test func `a wording may differ by language`() {
    #expect(
      decode("{ en: '{relative}', de: Stand }", as: ValueType<LocalizedTemplate>.localizedTemplate).value
        == LocalizedTemplate(versions: [
          LocalizedTemplate.Version(language: "en", template: TimeTemplate(parts: [.relative])),
          LocalizedTemplate.Version(language: "de", template: TimeTemplate(parts: [.text("Stand")])),
        ]))
    #expect(
      decode("Stand", as: ValueType<LocalizedTemplate>.localizedTemplate).value
        == LocalizedTemplate(versions: [
          LocalizedTemplate.Version(language: nil, template: TimeTemplate(parts: [.text("Stand")]))
        ]))
  }
}
