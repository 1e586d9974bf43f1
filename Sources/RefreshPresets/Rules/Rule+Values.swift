import RefreshDiagnostics

extension Rule {
  // MARK: - Values

  package static let noValue = Rule(
    "no-value", "a key with nothing behind it",
    what: "A key stands alone, or what stands behind it is a comment.",
    why: "A key needs a value. The most common cause is a colour: `#` without quotes begins a comment.",
    bad: .preset("name: classic\nheader:\n  type: normalHeader\n  stateLabel: { hidden: , fontSize: 12 }"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  stateLabel: { hidden: true, fontSize: 12 }"))

  package static let wrongType = Rule(
    "wrong-type", "a list, map or scalar where another belongs",
    what: "A value is a list, a map or a scalar where its key takes another of them.",
    why: "It can't be understood. Often a bracket, a dash or a level of keys is missing or superfluous.",
    bad: .preset("name: classic\nheader: normalHeader"), good: .header())

  package static let wrongValue = Rule(
    "wrong-value", "a value that its key can't have",
    what: "A text or number does not have the form that its key demands.",
    why: "It can't be understood. The message says what the key takes.",
    bad: .header("hidden: maybe"), good: .header("hidden: true"))

  package static let wrongUnit = Rule(
    "wrong-unit", "a number with a unit that its key does not have",
    what: "A unit stands behind a number, and it is none that the key takes.",
    why: "Lengths are in points and need no unit; durations take `s` and `ms`, percentages `%`.",
    bad: .header("height: 60pt"), good: .header("height: 60"))

  package static let doubtfulUnit = Rule(
    "doubtful-unit", severity: .warning, "a number that is probably in another unit",
    what: """
      A duration without a unit is 50 or more, a pull is a small fraction of a point, or a percentage is expected that is \
      written as a great number.
      """,
    why:
      "Bare durations are seconds, bare lengths points and bare fractions parts of 1: `500` waits eight minutes.",
    bad: .steps("- wait: 500\n- expect: { header.state: idle }", name: "waits"),
    good: .steps("- wait: 500ms\n- expect: { header.state: idle }", name: "waits"))

  package static let outOfRange = Rule(
    "out-of-range", "a number that is too small or too great",
    what: "A number lies outside of the range of its key.",
    why: "MJRefresh would misbehave with it, or UIKit would stop the app.",
    bad: .header("height: 0"), good: .header("height: 60"))

  package static let ambiguousNumber = Rule(
    "ambiguous-number", "a number that programs read differently",
    what: "A number is written with a leading zero, `0x`, an underscore or colons.",
    why: "YAML 1.1 and 1.2 read it differently: `010` is 8 for some programs and 10 for others.",
    bad: .header("height: 060"), good: .header("height: 60"))

  package static let unknownValue = Rule(
    "unknown-value", "a word that is none of those allowed",
    what: "A key takes one of some words, and this is another.",
    why: "It means nothing. The message lists the words, or those that are nearest.",
    bad: .header("loading: { style: big }"), good: .header("loading: { style: large }"))

  package static let wrongCount = Rule(
    "wrong-count", "too few or too many items",
    what: "A list has another number of items than its key takes, or a map sets nothing or too much.",
    why: "A size has two sides, a velocity two directions; what is left over would be passed over.",
    bad: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60] } } }"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60, 60] } } }"))

  package static let wrongTag = Rule(
    "wrong-tag", "a tag that contradicts its key",
    what: "A tag such as `!!str` says another type than the key does.",
    why: "The key alone decides about the type. Another program would follow the tag.",
    bad: .header("height: !!str 60"), good: .header("height: 60"))

  package static let booleanSpelling = Rule(
    "boolean-spelling", severity: .warning, "`yes`, `no`, `on`, `off` for `true` and `false`",
    what: "A key that takes `true` or `false` has another of YAML 1.1's words for them.",
    why: "Readers of YAML 1.2 take them for text.",
    bad: .header("hidden: yes"), good: .header("hidden: true"))

  // MARK: - Single value types

  package static let languageCase = Rule(
    "language-case", severity: .warning, "a language tag in unusual letters",
    what: "A language tag has capital letters where small ones are usual, or the other way round.",
    why: "MJRefresh compares tags letter by letter, so that `zh-hans` is not the Chinese that is meant.",
    bad: .preset("name: classic\nlanguage: zh-hans\nheader: { type: normalHeader }"),
    good: .preset("name: classic\nlanguage: zh-Hans\nheader: { type: normalHeader }"))

  package static let unknownLanguage = Rule(
    "unknown-language", severity: .warning, "a language without texts",
    what: """
      A preset, scene or step asks for a language that neither MJRefresh nor the preset's own texts and titles have; or a \
      tag is a country's, or another word that iOS never gives.
      """,
    why: """
      MJRefresh shows another language without a word: English, or traditional Chinese for a Chinese that is not said to be \
      `Hans`.
      """,
    bad: .preset("name: classic\nlanguage: cn\nheader: { type: normalHeader }"),
    good: .preset("name: classic\nlanguage: zh-Hans\nheader: { type: normalHeader }"))

  package static let badTemplate = Rule(
    "bad-template", "an invalid wording of a time",
    what: "A `lastUpdatedTimeText` has braces that don't fit, or letters of dates that don't exist.",
    why: "The text would have braces in it, or the date of another year: `YYYY` is the year of the week.",
    bad: .preset("name: classic\nheader: { type: stateHeader, lastUpdatedTimeText: '{date:YYYY-MM-dd}' }"),
    good: .preset("name: classic\nheader: { type: stateHeader, lastUpdatedTimeText: '{date:yyyy-MM-dd}' }"))

  // MARK: - Time zones

  package static let unknownTimeZone = Rule(
    "unknown-time-zone", "a time zone that does not exist",
    what: "The time-zone database of the machine has no zone of this name.",
    why: "Times can't be told in it.",
    bad: .suite("header: { type: normalHeader }\nscene: { timeZone: Asia/Shangai }"),
    good: .suite("header: { type: normalHeader }\nscene: { timeZone: Asia/Shanghai }"))

  package static let noTimeZones = Rule(
    "no-time-zones", "no time-zone database",
    what: "A time zone is given by its name, and the machine has no database of them.",
    why: "Only `UTC` and offsets like `+08:00` can be understood without one.")

  package static let badTimeZone = Rule(
    "bad-time-zone", "a damaged time-zone database",
    what: "The entry of the zone in the machine's database can't be read.",
    why: "Times can't be told in it; the file is fine.")
}
