import RefreshEngine
import RefreshPresets
import Testing

@Suite struct `Numbers` {
  @Test(arguments: [
    ("60", 60), ("-20", -20), ("+5", 5), ("0.5", 0.5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1.5E-2", 0.015),
    ("-0", 0), ("0.0", 0), ("0", 0), ("1e-999", 0), ("\"60\"", 60), ("'60'", 60), ("!!int 60", 60),
    ("!!float 60", 60), ("0.1", 0.1), ("0.30000000000000004", 0.30000000000000004),
  ])
  func `a length is a decimal number`(text: String, length: Double) {
    let (value, found) = decode(text, as: ValueType<Double>.length)
    #expect(value == length)
    #expect(found == [])
    #expect(value?.sign == length.sign)
  }

  @Test(arguments: [
    ("60pt", "wrong-unit", "write `60`"), ("60px", "wrong-unit", "write `60`"),
    ("6 0", "wrong-unit", "write one decimal number"), ("50%", "wrong-unit", "not a percentage"),
    ("54#note", "wrong-unit", "write `54 #note`"),
    ("0,5", "wrong-unit", "write the decimal point as `.`: `0.5`"),
    ("1,200", "wrong-unit", "write `1200`, or `1.200` with a decimal point"),
    ("1 200", "wrong-unit", "write `1200`"),
    ("1'200", "wrong-unit", "write `1200`"), ("1.200,5", "wrong-unit", "write `1200.5`"),
    ("1,234,567.8", "wrong-unit", "write `1234567.8`"),
    ("-54,5", "wrong-unit", "write the decimal point as `.`: `-54.5`"),
    ("1,2,3", "wrong-unit", "write one decimal number"), ("6O", "wrong-unit", "write `60`"),
    ("6l5", "wrong-unit", "write `615`"), ("1/2", "wrong-unit", "write one decimal number"),
    ("010", "ambiguous-number", "write `10`"), ("-007.5", "ambiguous-number", "write `-7.5`"),
    ("000", "ambiguous-number", "write `0`"), ("0x10", "ambiguous-number", "write a decimal number"),
    ("0b11", "ambiguous-number", "write a decimal number"), ("0o17", "ambiguous-number", "write a decimal number"),
    ("1_000", "ambiguous-number", "write `1000`"), ("1:30", "ambiguous-number", "write a decimal number"),
    (".nan", "wrong-value", "write a finite number"), ("-.inf", "wrong-value", "write a finite number"),
    ("Infinity", "wrong-value", "write a finite number"), ("−5", "wrong-value", "write the minus as `-`"),
  ])
  func `what is no decimal number is refused with what to write`(text: String, id: String, help: String) {
    let (value, found) = decode(text, as: ValueType<Double>.length)
    #expect(value == nil)
    #expect(found.count == 2)
    #expect(found.first?.contains(" \(id): `it` ") ?? false, "\(found)")
    #expect(found.last?.contains(help) ?? false, "\(found)")
  }

  @Test(arguments: ["tall", ".", "e5", "٣", "６０", "--5", "true"])
  func `what is no number at all is refused`(text: String) {
    let (value, found) = decode(text, as: ValueType<Double>.length)
    #expect(value == nil)
    #expect(found == ["1:5-\(5 + text.count) wrong-value: `it` must be a length in points, found `\(text)`"])
  }

  @Test(arguments: [
    ("1e999", "must be at most 10000000"), ("-1e10", "must be at least -10000000"),
    (String(repeating: "9", count: 700), "must be at most 10000000"),
    ("1e99999999999999999999", "must be at most"),
  ])
  func `what is beyond every screen is refused`(text: String, message: String) {
    let (value, found) = decode(text, as: ValueType<Double>.length)
    #expect(value == nil)
    #expect(found.first?.contains("out-of-range: `it` \(message)") ?? false, "\(found)")
  }

  @Test func `a positive length is greater than 0`() {
    #expect(decode("0.001", as: ValueType<Double>.positiveLength).value == 0.001)
    #expect(
      decode("0", as: ValueType<Double>.positiveLength).found
        == ["1:5-6 out-of-range: `it` must be greater than 0, found `0`"])
    #expect(
      decode("1e-9", as: ValueType<Double>.positiveLength).found
        == ["1:5-9 out-of-range: `it` must be at least 0.001, found `1e-9`"])
  }

  @Test func `what takes time takes a millisecond at least`() {
    #expect(decode("1ms", as: ValueType<Interval>.positiveDuration).value?.nanoseconds == 1_000_000)
    #expect(
      decode("1e-10s", as: ValueType<Interval>.positiveDuration).found
        == ["1:5-11 out-of-range: `it` must be at least 0.001 seconds, found `1e-10s`"])
  }

  @Test func `a count is a million at most`() {
    #expect(decode("1000000", as: ValueType<Int32>.integer()).value == 1_000_000)
    #expect(
      decode("1000000000", as: ValueType<Int32>.integer()).found
        == ["1:5-15 out-of-range: `it` must be at most 1000000, found `1000000000`"])
  }

  @Test func `a number of a million digits is refused immediately`() {
    let (value, found) = decode(String(repeating: "7", count: 1_000_000), as: ValueType<Double>.length)
    #expect(value == nil)
    #expect(found.first.map { $0.count < 200 } ?? false)
  }

  @Test(arguments: [
    ("0.25s", 250_000_000), ("250ms", 250_000_000), ("0.25", 250_000_000), ("1e3ms", 1_000_000_000), ("0", 0),
    ("0.3", 300_000_000), ("1.1ms", 1_100_000), ("0.0000000001s", 0), ("1000000s", 1_000_000_000_000_000),
    ("\"0.4s\"", 400_000_000), ("!!str 0.4s", 400_000_000),
  ])
  func `a duration is seconds or milliseconds`(text: String, nanoseconds: Int64) {
    let (value, found) = decode(text, as: ValueType<Interval>.duration)
    #expect(value == Interval(nanoseconds: nanoseconds))
    #expect(found == [])
  }

  @Test(arguments: [
    ("250 ms", "wrong-unit", "write `250ms`"), ("0.25 s", "wrong-unit", "write `0.25s`"),
    ("250MS", "wrong-unit", "write `250ms`"), ("2sec", "wrong-unit", "write `2s`"),
    ("1m", "wrong-unit", "durations are in seconds or milliseconds: write `60s`"),
    ("1.5h", "wrong-unit", "write `5400s`"),
    ("1d", "wrong-unit", "durations are in seconds, `0.25s`, or milliseconds, `250ms`"),
    ("0,25s", "wrong-unit", "`0.25s`"), ("-1s", "out-of-range", "must be at least 0 seconds, found `-1s`"),
    ("1000001", "out-of-range", "must be at most 1000000 seconds, found `1000001`"),
    ("00.5s", "ambiguous-number", "write `0.5s`"),
  ])
  func `other durations are refused with what to write`(text: String, id: String, words: String) {
    let (value, found) = decode(text, as: ValueType<Interval>.duration)
    #expect(value == nil)
    #expect(found.first?.contains(" \(id): ") ?? false, "\(found)")
    #expect(found.joined().contains(words), "\(found)")
  }

  @Test(arguments: [
    ("50%", 0.5), ("0.5", 0.5), ("101%", 1.01), ("33.3%", 0.333), ("-50%", -0.5), ("300%", 3), ("1e1%", 0.1),
    ("0.1%", 0.001),
  ])
  func `a fraction is the nearest number to what is written`(text: String, fraction: Double) {
    let (value, found) = decode(text, as: ValueType<Double>.fraction)
    #expect(value == fraction)
    #expect(found == [])
  }

  @Test func `a percentage may not begin with its sign`() {
    #expect(decode("'%50'", as: ValueType<Double>.fraction).found.last == "  help: write `50%`")
  }

  @Test func `a fraction has no other unit than percent`() {
    #expect(decode("50 %", as: ValueType<Double>.fraction).found.last == "  help: write `50%`")
    #expect(
      decode("5pt", as: ValueType<Double>.fraction).found.last
        == "  help: this must be a percentage, like `50%`, not a length")
    #expect(
      decode("50%%", as: ValueType<Double>.fraction).found.last
        == "  help: there is one `%` too many: write `50%`")
    #expect(decode("'%51'", as: ValueType<Double>.fraction).found.last == "  help: write `51%`")
  }

  @Test(arguments: [("3", 3), ("3.0", 3), ("1e2", 100), ("0", 0), ("2147483647", Int32.max)])
  func `a whole number may have a point without digits after it`(text: String, number: Int32) {
    let (value, found) = decode(text, as: ValueType<Int32>.integer(0...Int32.max))
    #expect(value == number)
    #expect(found == [])
  }

  @Test func `other numbers are no whole ones`() {
    #expect(
      decode("1.5", as: ValueType<Int32>.integer()).found
        == ["1:5-8 wrong-value: `it` must be a whole number of at least 0, found `1.5`"])
    #expect(
      decode("2147483648", as: ValueType<Int32>.integer()).found
        == ["1:5-15 out-of-range: `it` must be at most 1000000, found `2147483648`"])
    #expect(
      decode("0", as: ValueType<Int32>.integer(1...10)).found
        == ["1:5-6 out-of-range: `it` must be at least 1, found `0`"])
  }

  @Test func `lists, maps and nothing are no numbers`() {
    #expect(
      decode("[1]", as: ValueType<Double>.length).found
        == [
          "1:5-8 wrong-type: `it` must be a length in points, found a list",
          "  help: write `it: 1`, without a list",
        ])
    #expect(
      decode("{a: 1}", as: ValueType<Interval>.duration).found
        == ["1:5-11 wrong-type: `it` must be a duration like `0.25s` or `250ms`, found a map"])
    #expect(
      decode("", as: ValueType<Double>.length).found
        == ["1:4-4 no-value: `it` has no value; it must be a length in points"])
    #expect(
      decode("\"\"", as: ValueType<Double>.length).found
        == ["1:5-7 wrong-value: `it` must be a length in points, found an empty text"])
    #expect(
      decode("null", as: ValueType<Double>.length).found
        == ["1:5-9 wrong-value: `it` must be a length in points, found `null`"])
  }

  @Test func `a tag that contradicts the key is an error`() {
    #expect(
      decode("!!str 60", as: ValueType<Double>.length).found == [
        "1:11-13 wrong-tag: `it` must be a length in points, but has the tag `!!str`",
        "  help: remove the tag; the key determines the type of its value",
      ])
    #expect(decode("!mine 60", as: ValueType<Double>.length).found.first?.contains("the tag `!mine`") ?? false)
  }
}
