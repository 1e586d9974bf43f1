import RefreshDiagnostics
import RefreshReports
import RefreshText
import Testing

@Test func `colours surround marks, titles and counts`() throws {
  let results = try report(
    """
    suite: one
    header: { type: header }
    scenarios: [ { name: a, steps: [ { expect: { time: 1 } } ] }, { name: b, steps: [ { expect: { time: 0 } } ] } ]
    """)
  let text = PrettyReport(OutputStyle(color: true)).render(results)
  #expect(text.hasPrefix("\u{1B}[1;31m✗\u{1B}[0m one: 1 of 2 scenarios failed\n"))
  #expect(text.contains("\n\u{1B}[1mone › a\u{1B}[0m, step 1, at 0 s\n"))
  #expect(text.contains("\u{1B}[1;31merror[expectation-failed]\u{1B}[0m"))
  #expect(text.hasSuffix("2 scenarios in 1 suite: 1 passed, \u{1B}[1;31m1 failed\u{1B}[0m\n"))
  #expect(!PrettyReport().render(results).contains("\u{1B}"))
}

@Test func `what is asked for quietly is failures and the summary`() throws {
  let results = try report(
    """
    suite: one
    header: { type: header }
    scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] }, { name: b, skip: no time, steps: [ touch ] } ]
    """)
  #expect(
    PrettyReport(OutputStyle(detail: .quiet)).render(results)
      == "2 scenarios in 1 suite: 1 passed, 1 skipped\n")
}

@Test func `every step is shown where that is asked for`() throws {
  let results = try report(
    """
    suite: one
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: a
        steps:
          - pull: { header: 110% }
          - wait: 1.5s
          - expect: { header.state: pulling }
      - { name: b, skip: no time, steps: [ touch ] }
      - { name: c, steps: [ touch, { expect: { time: 1 } }, release ] }
    """)
  let text = PrettyReport(OutputStyle(detail: .verbose)).render(results)
  #expect(
    text.hasPrefix(
      """
      ✗ one: 1 of 3 scenarios failed, 1 skipped
        ✓ a
          ✓ 1  0 s    pull: { header: 110% }
          ✓ 2  1.5 s  wait: 1.5s
          ✓ 3  1.5 s  expect: { header.state: pulling }
        - b: skipped, no time
        ✗ c
          ✓ 1  0 s  touch
          ✗ 2  0 s  expect: { time: 1 }
          - 3       release

      one › c, step 2, at 0 s

      """))
}

@Test func `where a terminal shows no other letters, all signs are ASCII`() throws {
  let results = try report(
    """
    suite: one
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: a
        steps: [ { pull: { header: 60 } }, { expect: { time: 1 } } ]
    """)
  let text = PrettyReport(OutputStyle(ascii: true)).render(results)
  #expect(text.filter { !$0.isASCII } == "")
  #expect(text.hasPrefix("x one: 1 of 1 scenario failed\n"))
}

@Test(arguments: [60, 80, 120])
func `nothing of ours is wider than the terminal`(width: Int) throws {
  let text = PrettyReport(OutputStyle(width: width, detail: .verbose)).failures(of: try Sample.report())
  let ours = text.split(separator: "\n").drop { !$0.hasPrefix("  scroll") }.filter { !$0.contains("rerun") }
  #expect(ours.count > 10)
  for line in ours { #expect(line.count <= width, "\(line)") }
}

@Test func `in a narrow terminal, names and counts are broken between words`() throws {
  let results = try report(
    """
    suite: a suite with a name of many words
    header: { type: header }
    scenarios:
      - name: x
        steps: [ { expect: { time: 1 } } ]
      - name: 名名名名名名名名名名
        steps: [ { expect: { time: 0 } } ]
      - { name: y, skip: there was no time to do it yet, steps: [ touch ] }
    """)
  let text = PrettyReport(OutputStyle(width: 40)).render(results)
  #expect(
    text.hasPrefix(
      """
      ✗ a suite with a name of many words: 1
        of 3 scenarios failed, 1 skipped
        - y: skipped, there was no time to do
          it yet

      """))
  #expect(text.hasSuffix("\n3 scenarios in 1 suite: 1 passed,\n  1 failed, 1 skipped\n"))
  let titled = try report(
    """
    suite: a
    header: { type: stateHeader, titles: { idle: a title of so many words } }
    scenarios: [ { name: x, steps: [ { expect: { time: 1 } } ] } ]
    """)
  #expect(
    PrettyReport(OutputStyle(width: 40)).render(titled).contains(
      "\n          stateLabel.text \"a title of so\n          many words\""))
}

@Test func `a step is cut by the width of its characters`() throws {
  let results = try report(
    """
    suite: one
    header: { type: stateHeader, titles: { idle: 名名名名名名名名名名名名名名名名名名名名 } }
    scenarios:
      - name: a
        steps: [ expect: { header.stateLabel.text: 名名名名名名名名名名名名名名名名名名名名 } ]
    """)
  let text = PrettyReport(OutputStyle(width: 40, detail: .verbose)).render(results)
  #expect(text.contains("    ✓ 1  0 s  expect: { header.stateLab…\n"))
  #expect("名名名".cut(to: 5, "…") == "名名…" && "名名名".cut(to: 4, "…") == "名…" && "名".cut(to: 2, "…") == "名")
}

@Test func `a reason with signs that stand for others ends within its width`() throws {
  let results = try report(
    """
    suite: one
    header: { type: stateHeader, titles: { idle: "a\\u202e b\\u202e c\\u202e d" } }
    scenarios: [ { name: a, steps: [ { expect: { header.stateLabel.text: z } } ] } ]
    """)
  let text = PrettyReport().render(results)
  let lines = text.split(separator: "\n").drop { !$0.hasPrefix("  because") }.prefix { !$0.hasPrefix("  scroll") }
  #expect(lines.joined().contains("<U+202E>") && lines.allSatisfy { DisplayWidth.of($0) <= 80 }, "\(text)")
}
