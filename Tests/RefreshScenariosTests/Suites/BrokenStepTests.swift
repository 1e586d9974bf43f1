import BrokenTexts
import RefreshText
import SuiteTexts
import Testing

/// The first step is on line 8 of its file.
@Test(arguments: BrokenText.all(in: "broken-steps.txt"))
func `each mistake of steps is answered at its place`(broken: BrokenText) {
  #expect(problems(broken.text) == broken.expected)
}

@Test func `regular expressions are refused at the piece that is wrong`() {
  #expect(
    problems(
      """
      - expect: { header.stateLabel.text: '/a(?=b)/' }
      - expect: { header.stateLabel.text: { matches: 'a(?=b)' } }
      - expect: { header.stateLabel.text: { matches: "/\\u0061(?=b)/" } }
      """
    ).filter { !$0.hasPrefix("  ") } == [
      "8:46 bad-pattern: groups that begin with `(?=` aren't supported",
      "9:56 bad-pattern: groups that begin with `(?=` aren't supported",
      "10:54 bad-pattern: groups that begin with `(?=` aren't supported",
    ])
}

@Test func `a wrong type in an attach step says nothing about what follows`() {
  #expect(
    problems(
      """
      - attach: { footer: { type: autoFootr } }
      - expect: { footer.state: idle }
      - attach: { header: { type: header } }
      - expect: { header.stateLabel.text: x }
      """) == [
        "8:35 unknown-type: `type` must be one of \(footers.joined(separator: ", ")), found `autoFootr`",
        "  help: did you mean `autoFooter`?",
        "11:19 no-such-part: `header` doesn't have `stateLabel`",
        "  help: `stateHeader`, `normalHeader` and `gifHeader` have it",
      ])
}

@Test func `a tap on a footer without a label`() {
  #expect(
    problems(
      """
      - tap: footer
      """,
      components: "footer: { type: autoFooter }") == [
        "8:14 no-such-part: `autoFooter` doesn't have `stateLabel`",
        "  help: \(joined(labelledFooters, by: "and")) have it",
      ])
}

@Test func `a list of one step that is an alias has no dash to be removed`() {
  let loaded = load(
    """
    suite: s
    header: { type: normalHeader }
    scenarios:
      - name: a
        steps: &once
          - beginRefreshing: header
      - name: b
        steps:
          - *once
    """)
  #expect(loaded.problems.contains { $0.contains("a step must be a word or a map with one key, found a list") })
  #expect(loaded.problems.last == "  help: there may be a superfluous dash")
}
