import RefreshEngine
import RefreshLaws
import Testing

private let values: [ObservedValue] = [.absent, .bool(true), .bool(false), .number(1), .text("idle"), .text("")]

@Test(
  arguments: [
    (Matcher.absent, [.absent]),
    (.bool(true), [.bool(true)]),
    (.text("idle"), [.text("idle")]),
    (.name(""), [.text("")]),
    (.number(.atLeast(0)), [.number(1)]),
    (.not(.absent), [.bool(true), .bool(false), .number(1), .text("idle"), .text("")]),
    (.not(.number(.equal(1))), [.absent, .bool(true), .bool(false), .text("idle"), .text("")]),
    (.oneOf([.absent, .bool(false)]), [.absent, .bool(false)]),
    (.not(.oneOf([.absent, .bool(false)])), [.bool(true), .number(1), .text("idle"), .text("")]),
  ] as [(Matcher, [ObservedValue])])
func `values match`(_ matcher: Matcher, right: [ObservedValue]) {
  #expect(values.filter(matcher.matches) == right)
}

@Test func `a pattern matches text alone`() throws {
  let matcher = Matcher.pattern(try TextPattern("."))
  #expect(values.filter(matcher.matches) == [.text("idle")])
}

@Test func `a matcher says what it expects`() throws {
  let all: [Matcher] = [
    .absent, .bool(true), .text("Los"), .name("idle"), .number(.equal(3)),
    .pattern(try TextPattern("a", ignoresCase: true)),
    .not(.name("idle")), .oneOf([.name("idle")]), .oneOf([.name("idle"), .name("pulling"), .absent]),
    .not(.oneOf([.bool(true), .absent])),
  ]
  #expect(
    all.map(\.description) == [
      "null", "true", "\"Los\"", "idle", "3", "/a/i", "not idle", "idle", "idle, pulling or null",
      "neither true nor null",
    ])
}
