import RefreshEngine
import RefreshPresets
import Testing

@Suite struct `Value shapes` {
  /// Returns whether the shape of a text accepts a text, as a JSON Schema would.
  private func matches(_ text: String, _ shape: ValueShape) throws -> Bool {
    guard case .text(let form) = shape else { return false }
    guard let pattern = form.pattern else { return true }
    return try Regex(pattern).firstMatch(in: text) != nil
  }

  @Test func `a pattern lets pass what is decoded`() throws {
    for text in ["classic-feed", "经典", "नमस्ते", "a_1"] {
      #expect(try matches(text, ValueType<String>.name.shape), "\(text)")
    }
    for text in ["#5A5A5A", "#00ff0080"] { #expect(try matches(text, ValueType<RGBAColor>.color.shape), "\(text)") }
    for text in ["en", "zh-Hans", "x-private", "i-klingon", "es-419"] {
      #expect(try matches(text, ValueType<String>.language.shape), "\(text)")
    }
    for text in [
      "2026-03-01T09:30:00+08:00", "2026-03-01 01:30Z", "2026-03-01T01:30:00.000z", "2026-03-01T01:30:00+09",
    ] {
      #expect(try matches(text, ValueType<Int64>.dateTime.shape), "\(text)")
    }
    for text in ["Asia/Shanghai", "UTC", "+08:00", "-0530", "Etc/GMT+5", "America/Argentina/Buenos_Aires"] {
      #expect(try matches(text, ValueType<TimeZoneTable>.timeZone().shape), "\(text)")
    }
  }

  @Test func `a pattern stops what has another form`() throws {
    #expect(try !matches("a b", ValueType<String>.name.shape))
    #expect(try !matches("#FFF", ValueType<RGBAColor>.color.shape))
    #expect(try !matches("zh_Hans", ValueType<String>.language.shape))
    #expect(try !matches("2026-03-01T09:30:00", ValueType<Int64>.dateTime.shape))
    #expect(try !matches("../UTC", ValueType<TimeZoneTable>.timeZone().shape))
    #expect(try !matches("  ", ValueType<String>.nonEmptyText().shape))
  }

  @Test(arguments: [
    (ValueType<Bool>.boolean.shape, "`true` or `false`"),
    (ValueType<Int32>.integer().shape, "a whole number of at least 0"),
    (ValueType<Int32>.integer(1...Int32.max).shape, "a whole number of at least 1"),
    (ValueType<Int32>.integer(1...9).shape, "a whole number from 1 to 9"),
    (ValueType<Double>.velocity.shape, "a velocity in points per second"),
    (ValueType<RefreshState>.state.shape, "one of `idle`, `pulling`, `refreshing`, `willRefresh`, `noMoreData`"),
    (ValueShape.choice([ValueShape.Word("on")]), "`on`"),
    (ValueShape.choice((1...13).map { ValueShape.Word("w\($0)") }), "one of 13 words"),
    (ValueType<[String]>.list(of: .text, count: 1...5).shape, "a non-empty list, each item text"),
    (ValueShape.oneKey({ [] }, words: []), "a map with one key"),
    (
      ValueShape.either([
        .boolean, .oneKey({ [key("not"), key("oneOf")] }), .keys { [key("approx"), key("within")] },
      ]),
      "`true` or `false` or a map with `not`, `oneOf` or `approx` and `within`"
    ),
  ])
  func `a message names a value as people do`(shape: ValueShape, phrase: String) {
    #expect(shape.phrase == phrase)
  }
}

/// Returns a key with a switch as its value.
private func key(_ name: String) -> KeyDescription {
  KeyDescription(name: name, shape: .boolean, summary: "A key.")
}
