import RefreshText
import Testing

@Suite struct `Values as YAML` {
  private typealias Member = YAMLValue.Member

  @Test func `short maps and lists are in brackets, long ones on separate lines`() {
    let short = YAMLValue.map([Member("a", .list([.scalar("1"), .text("two")])), Member("b", .map([]))])
    #expect(short.flow == "{ a: [1, two], b: {} }")
    #expect(short.written == "a: [1, two]\nb: {}\n")
    let long = YAMLValue.list((0..<30).map { .scalar("number-\($0)") })
    #expect(YAMLValue.map([Member("all", long)]).written.hasPrefix("all:\n  - number-0\n  - number-1\n"))
  }

  @Test func `a map of one key in a list needs no braces`() {
    let steps = YAMLValue.list([.scalar("touch"), .map([Member("pull", .map([Member("header", .scalar("60"))]))])])
    let written = YAMLValue.map([Member("steps", .lines(steps))]).written
    #expect(written == "steps:\n  - touch\n  - pull: { header: 60 }\n")
  }

  @Test func `comments are after values, which then have separate lines`() {
    let expect = YAMLValue.map([Member("header.state", .remarked(.scalar("idle"), "healthy: refreshing"))])
    #expect(expect.flow == nil)
    #expect(
      YAMLValue.list([.map([Member("expect", expect)])]).written
        == "- expect:\n    header.state: idle  # healthy: refreshing\n")
  }

  @Test(arguments: ["no", "1.0", "2026-01-01", "", " a", "# a", "> 5", "Yes"])
  func `a text that others take for something else has quotes`(text: String) {
    #expect(YAMLValue.text(text).flow == "\"\(text)\"")
  }

  @Test func `a comma needs quotes in brackets only`() {
    #expect(YAMLValue.map([Member("a", .text("x, y"))]).written == "a: x, y\n")
    #expect(YAMLValue.list([.text("x, y")]).flow == "[\"x, y\"]")
  }
}
