import BrokenTexts
import RefreshDiagnostics
import RefreshScenarios
import SuiteTexts
import Testing

struct TagExpressionTests {
  private func read(_ text: String) -> (expression: TagExpression?, lines: [String]) {
    var diagnostics = Diagnostics()
    let expression = TagExpression(SourceFile(path: "--tags", text: text), into: &diagnostics)
    return (expression, starts(diagnostics) { $0.path })
  }

  @Test(arguments: [
    ("smoke", ["smoke"], true), ("smoke", [], false), ("not smoke", [], true), ("not not smoke", ["smoke"], true),
    ("a and b", ["a", "b"], true), ("a and b", ["a"], false), ("a or b", ["b"], true), ("a or b", ["c"], false),
    ("a or b and c", ["a"], true), ("(a or b) and c", ["a"], false), ("not a and b", ["b"], true),
    ("not (a and b)", ["a"], true), ("not a or a", [], true), ("((a))", ["a"], true),
    ("a and\n\tb", ["a", "b"], true),
    ("\"not\"", ["not"], true), ("'and' and not 'or'", ["and"], true), ("über", ["über"], true),
  ])
  func `words, parentheses and quotes mean what they say`(text: String, tags: [String], matches: Bool) throws {
    let expression = try #require(read(text).expression)
    #expect(expression.matches(tags) == matches)
  }

  @Test func `of all truth tables not one line is wrong`() throws {
    let expression = try #require(read("a and not b or c and (a or b)").expression)
    for number in 0..<8 {
      let (a, b, c) = (number & 1 != 0, number & 2 != 0, number & 4 != 0)
      let tags = [a ? "a" : nil, b ? "b" : nil, c ? "c" : nil].compactMap { $0 }
      #expect(expression.matches(tags) == (a && !b || c && (a || b)), "\(tags)")
    }
  }

  @Test(arguments: [
    ("", "1:1 bad-tags: a tag is missing"),
    ("smoke and", "1:10 bad-tags: a tag is missing after `and`"),
    ("and smoke", "1:1 bad-tags: a tag is missing before `and`"),
    ("smoke slow", "1:7 bad-tags: an `and` or `or` is missing before `slow`"),
    ("smoke)", "1:6 bad-tags: this parenthesis is unmatched"),
    ("(smoke", "1:1 bad-tags: this parenthesis isn't closed"),
    ("(smoke slow)", "1:8 bad-tags: an `and`, an `or` or a `)` is missing before `slow`"),
    ("()", "1:2 bad-tags: a tag is missing before `)`"),
    ("not", "1:4 bad-tags: a tag is missing after `not`"),
    ("a && b", "1:3 bad-tags: `&&` is written `and`"),
    ("!slow", "1:1 bad-tags: `!slow` is written `not slow`"),
    ("'smoke", "1:1 bad-tags: this quote isn't closed"),
    ("a or or b", "1:6 bad-tags: a tag is missing before `or`"),
  ])
  func `what is wrong is reported at its place`(text: String, line: String) {
    let found = read(text)
    #expect(found.expression == nil)
    // The option takes the place of the path.
    #expect(
      found.lines == [
        "--tags:" + line, "  help: write tags with `and`, `or`, `not` and parentheses: `smoke and not slow`",
      ])
  }

  @Test func `what is nested without end is refused`() {
    let text = String(repeating: "(", count: 100_000) + "a"
    #expect(read(text).lines.first == "--tags:1:101 bad-tags: this is nested more than 100 deep")
  }

  @Test func `a tag that no scenario has is probably misspelt`() throws {
    let suites = load(
      """
      suite: a
      header: { type: header }
      scenarios:
        - { name: a, tags: [smoke, slow], steps: [ { expect: { time: 0 } } ] }
      """
    ).suites
    var diagnostics = Diagnostics()
    try #require(read("smok and not slow or gone").expression).checkNames(in: suites, into: &diagnostics)
    #expect(
      starts(diagnostics) { $0.path } == [
        "--tags:1:1 no-such-tag: no scenario has the tag `smok`", "  help: did you mean `smoke`?",
        "--tags:1:22 no-such-tag: no scenario has the tag `gone`",
        "  help: existing tags: `smoke`, `slow`",
      ])
    #expect(diagnostics.all.allSatisfy { $0.severity == .warning })
  }
}
