import RefreshDiagnostics

extension Rule {
  // MARK: - Values

  package static let noValue = Rule(
    "no-value", "a key without a value",
    what: "A key has no value, or is followed by a comment.",
    why: "A key needs a value. The most common cause is a colour: `#` without quotes begins a comment.",
    bad: .preset("name: classic\nheader:\n  type: normalHeader\n  stateLabel: { hidden: , fontSize: 12 }"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  stateLabel: { hidden: true, fontSize: 12 }"))

  package static let wrongType = Rule(
    "wrong-type", "a list, map or scalar instead of another",
    what: "A value is a list, a map or a scalar, but its key takes another of these.",
    why: "Often, a bracket, a dash or a level of keys is missing or superfluous.",
    bad: .preset("name: classic\nheader: normalHeader"), good: .header())

  package static let wrongValue = Rule(
    "wrong-value", "a value that its key can't have",
    what: "A text or number doesn't have the form that its key takes.",
    why: "The message says what the key takes.",
    bad: .header("hidden: maybe"), good: .header("hidden: true"))

  package static let wrongUnit = Rule(
    "wrong-unit", "a number with a unit that its key doesn't take",
    what: "A number has a unit that its key doesn't take.",
    why: "Lengths are in points and need no unit; durations take `s` and `ms`, percentages `%`.",
    bad: .header("height: 60pt"), good: .header("height: 60"))

  package static let doubtfulUnit = Rule(
    "doubtful-unit", severity: .warning, "a number that is probably in another unit",
    what: """
      A duration without a unit is 50 or more, a pull is a small fraction of a point, or a percentage is \
      written as a large number.
      """,
    why:
      "Without a unit, durations are in seconds, lengths in points and fractions of 1: `500` waits for eight minutes.",
    bad: .steps("- wait: 500\n- expect: { header.state: idle }", name: "waits"),
    good: .steps("- wait: 500ms\n- expect: { header.state: idle }", name: "waits"))

  package static let outOfRange = Rule(
    "out-of-range", "a number that is too small or too large",
    what: "A number is outside the range of its key.",
    why: "MJRefresh would misbehave with it, or UIKit would terminate the app.",
    bad: .header("height: 0"), good: .header("height: 60"))

  package static let ambiguousNumber = Rule(
    "ambiguous-number", "a number that different programs read differently",
    what: "A number is written with a leading zero, `0x`, an underscore or colons.",
    why: "YAML 1.1 and 1.2 read it differently: `010` is 8 for some programs and 10 for others.",
    bad: .header("height: 060"), good: .header("height: 60"))

  package static let unknownValue = Rule(
    "unknown-value", "a word that isn't allowed",
    what: "A key takes one of several words, but this is another one.",
    why: "The message lists the allowed words, or the most similar ones.",
    bad: .header("loading: { style: big }"), good: .header("loading: { style: large }"))

  package static let wrongCount = Rule(
    "wrong-count", "too few or too many items",
    what: "A list has a different number of items than its key takes, or a map has too few or too many keys.",
    why: "A size has two sides, a velocity two directions; additional items would be ignored.",
    bad: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60] } } }"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60, 60] } } }"))

  package static let wrongTag = Rule(
    "wrong-tag", "a tag that contradicts its key",
    what: "A tag such as `!!str` specifies another type than that of the key.",
    why: "The key alone determines the type, but other programs would follow the tag.",
    bad: .header("height: !!str 60"), good: .header("height: 60"))

  package static let booleanSpelling = Rule(
    "boolean-spelling", severity: .warning, "`yes`, `no`, `on`, `off` for `true` and `false`",
    what: "A key that takes `true` or `false` has another YAML 1.1 word for them.",
    why: "YAML 1.2 readers read them as text.",
    bad: .header("hidden: yes"), good: .header("hidden: true"))

  // MARK: - Single value types

  package static let languageCase = Rule(
    "language-case", severity: .warning, "a language tag with unusual capitalization",
    what: "A language tag has capital letters where lower-case letters are usual, or vice versa.",
    why: "MJRefresh's comparison is case-sensitive, so `zh-hans` doesn't select simplified Chinese.",
    bad: .preset("name: classic\nlanguage: zh-hans\nheader: { type: normalHeader }"),
    good: .preset("name: classic\nlanguage: zh-Hans\nheader: { type: normalHeader }"))

  package static let unknownLanguage = Rule(
    "unknown-language", severity: .warning, "a language without texts",
    what: """
      A preset, scene or step uses a language for which neither MJRefresh nor the preset has texts; or a \
      tag is that of a country, or another word that iOS never uses.
      """,
    why: """
      MJRefresh silently shows another language: English, or traditional Chinese for a Chinese tag without \
      `Hans`.
      """,
    bad: .preset("name: classic\nlanguage: cn\nheader: { type: normalHeader }"),
    good: .preset("name: classic\nlanguage: zh-Hans\nheader: { type: normalHeader }"))

  package static let badTemplate = Rule(
    "bad-template", "an invalid template for a time",
    what: "A `lastUpdatedTimeText` has unmatched braces, or date fields that don't exist.",
    why: "The text would contain braces, or the wrong year: `YYYY` is the year of the week.",
    bad: .preset("name: classic\nheader: { type: stateHeader, lastUpdatedTimeText: '{date:YYYY-MM-dd}' }"),
    good: .preset("name: classic\nheader: { type: stateHeader, lastUpdatedTimeText: '{date:yyyy-MM-dd}' }"))

  // MARK: - Time zones

  package static let unknownTimeZone = Rule(
    "unknown-time-zone", "a time zone that doesn't exist",
    what: "The time-zone database of this machine doesn't have a zone with this name.",
    why: "Times can't be computed for it.",
    bad: .suite("header: { type: normalHeader }\nscene: { timeZone: Asia/Shangai }"),
    good: .suite("header: { type: normalHeader }\nscene: { timeZone: Asia/Shanghai }"))

  package static let noTimeZones = Rule(
    "no-time-zones", "no time-zone database",
    what: "A time zone is specified by name, but this machine doesn't have a time-zone database.",
    why: "Without one, only `UTC` and offsets like `+08:00` are known.")

  package static let badTimeZone = Rule(
    "bad-time-zone", "a damaged time-zone database",
    what: "The entry of the zone in the machine's database can't be read.",
    why: "Times can't be computed for it. The YAML file is fine.")
}
