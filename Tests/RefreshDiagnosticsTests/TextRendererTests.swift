import RefreshDiagnostics
import Testing

struct TextRendererTests {
  private let renderer = TextRenderer(color: false)

  /// Renders an error at the location of a piece of a text.
  private func rendered(_ text: String, at place: String, width: Int = 120) -> String {
    let file = SourceFile(path: "a.yaml", text: text)
    return TextRenderer(color: false, width: width).render(
      Diagnostic(.sample, "wrong", at: span(of: place, in: file)))
  }

  @Test func `an error shows its line with a caret below, and the help`() {
    let file = SourceFile(path: "presets/a.yaml", text: "name: a\nheader:\n  heigth: 60\n")
    let diagnostic = Diagnostic(
      .sample, "unknown key `heigth`", at: span(of: "heigth", in: file), help: "did you mean `height`?")
    #expect(
      renderer.render(diagnostic) == """
        error[sample-rule]: unknown key `heigth`
         --> presets/a.yaml:3:3
          |
        3 |   heigth: 60
          |   ^^^^^^
          |
          = help: did you mean `height`?

        """)
  }

  @Test func `a label in another line gets its own snippet`() {
    let file = SourceFile(path: "a.yaml", text: "a: 1\n" + String(repeating: "#\n", count: 8) + "a: 2\n")
    let diagnostic = Diagnostic(
      .sample, "key `a` is given twice", at: span(of: "a", in: file, occurrence: 2), severity: .warning,
      labels: [.init("it first appears here", at: span(of: "a", in: file))])
    #expect(
      renderer.render(diagnostic) == """
        warning[sample-rule]: key `a` is given twice
          --> a.yaml:10:1
           |
        10 | a: 2
           | ^
           |
          ::: a.yaml:1:1
           |
         1 | a: 1
           | - it first appears here

        """)
  }

  @Test func `a label in another file gets its own snippet`() {
    let (one, other) = (SourceFile(path: "one.yaml", text: "x: 1"), SourceFile(path: "other.yaml", text: "x: 2"))
    let diagnostic = Diagnostic(
      .sample, "differs", at: span(of: "1", in: one), labels: [.init("from here", at: span(of: "2", in: other))])
    #expect(
      renderer.render(diagnostic) == """
        error[sample-rule]: differs
         --> one.yaml:1:4
          |
        1 | x: 1
          |    ^
          |
         ::: other.yaml:1:4
          |
        1 | x: 2
          |    - from here

        """)
  }

  @Test func `labels in the same line share the snippet`() {
    let file = SourceFile(path: "a.yaml", text: "header: { height: 1, width: 2, height: 3 }")
    let diagnostic = Diagnostic(
      .sample, "key `height` is given twice", at: span(of: "height", in: file, occurrence: 2),
      labels: [
        .init("it first appears here", at: span(of: "height", in: file)),
        .init("in this map", at: span(of: "{", in: file)),
      ])
    #expect(
      renderer.render(diagnostic) == """
        error[sample-rule]: key `height` is given twice
         --> a.yaml:1:32
          |
        1 | header: { height: 1, width: 2, height: 3 }
          |         - ------               ^^^^^^
          |         | |
          |         | it first appears here
          |         in this map

        """)
  }

  @Test func `the label of the last mark is after it`() {
    let file = SourceFile(path: "a.yaml", text: "a: b: c")
    let diagnostic = Diagnostic(
      .sample, "a second `:`", at: span(of: ":", in: file),
      labels: [.init("here", at: span(of: ":", in: file, occurrence: 2))])
    #expect(
      renderer.render(diagnostic) == """
        error[sample-rule]: a second `:`
         --> a.yaml:1:2
          |
        1 | a: b: c
          |  ^  - here

        """)
  }

  @Test func `the caret is under its place after tabs`() {
    #expect(
      rendered("\tkey:\tvalue", at: "value") == """
        error[sample-rule]: wrong
         --> a.yaml:1:7
          |
        1 |     key:    value
          |             ^^^^^

        """)
  }

  @Test func `the caret is under its place after wide characters`() {
    #expect(
      rendered("标题: 下拉刷新 # ＡＢ한국어", at: "刷新") == """
        error[sample-rule]: wrong
         --> a.yaml:1:7
          |
        1 | 标题: 下拉刷新 # ＡＢ한국어
          |           ^^^^

        """)
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇰🇷", "👍🏽", "🎉", "❤️", "1️⃣"])
  func `an emoji of any number of code points takes two columns`(_ emoji: String) {
    #expect(
      rendered("a: \(emoji) b", at: "b") == """
        error[sample-rule]: wrong
         --> a.yaml:1:6
          |
        1 | a: \(emoji) b
          |       ^

        """)
  }

  @Test func `an emoji itself is underlined with two carets`() {
    #expect(rendered("a: 👩‍👩‍👧‍👦!", at: "👩‍👩‍👧‍👦").hasSuffix("\n  |    ^^\n"))
  }

  @Test(arguments: ["e\u{301}", "a\u{308}\u{304}", "\u{915}\u{93C}"])
  func `combining marks take no column`(_ character: String) {
    #expect(rendered("a: \(character) b", at: " b").hasSuffix("\n  |     ^^\n"))
  }

  @Test func `a place at the end of a line and of the text has a caret`() {
    let file = SourceFile(path: "a.yaml", text: "a:\nb:")
    #expect(
      renderer.render(Diagnostic(.sample, "x", at: Span(file: file, start: 2, end: 2))).hasSuffix(
        "1 | a:\n  |   ^\n"))
    #expect(
      renderer.render(Diagnostic(.sample, "x", at: Span(file: file, start: 5, end: 5))).hasSuffix(
        "2 | b:\n  |   ^\n"))
  }

  @Test func `a span of several lines underlines the first and says so`() {
    #expect(
      rendered("a: |\n  one\n  two\nb: 1\n", at: "|\n  one\n  two") == """
        error[sample-rule]: wrong
         --> a.yaml:1:4
          |
        1 | a: |
          |    ^ to line 3

        """)
    let file = SourceFile(path: "a.yaml", text: "a: 1\nb:\n  c: 2\n")
    let diagnostic = Diagnostic(
      .sample, "wrong", at: span(of: "1", in: file), labels: [.init("this", at: span(of: "b:\n  c: 2", in: file))])
    #expect(renderer.render(diagnostic).hasSuffix("2 | b:\n  | -- this (to line 3)\n"))
  }

  @Test func `a long line is cut around the place`() {
    let text = (0..<40).map { "k\($0): 1" }.joined(separator: ", ")
    #expect(
      rendered("{\(text)}", at: "k20", width: 40) == """
        error[sample-rule]: wrong
         --> a.yaml:1:152
          |
        1 | … 1, k19: 1, k20: 1, k21: 1, k22: 1, k2…
          |              ^^^

        """)
    #expect(
      rendered("{\(text)}", at: "k0", width: 40).contains("1 | {k0: 1, k1: 1, k2: 1, k3: 1, k4: 1, k5…\n  |  ^^\n"))
    #expect(
      rendered("{\(text)}", at: "}", width: 40).hasSuffix(": 1}\n  |" + String(repeating: " ", count: 39) + "^\n"))
  }

  @Test func `a label in the part that is cut off gets its own snippet`() {
    let file = SourceFile(path: "a.yaml", text: "{a: 1" + String(repeating: " ", count: 10_000) + ", a: 2}")
    let diagnostic = Diagnostic(
      .sample, "twice", at: span(of: "a", in: file, occurrence: 2),
      labels: [.init("first", at: span(of: "a", in: file))])
    let lines = TextRenderer(color: false, width: 30).render(diagnostic).split(separator: "\n")
    #expect(lines[3] == "1 | …                     , a: 2}")
    #expect(lines[4] == "  |                         ^")
    #expect(lines[6] == " ::: a.yaml:1:2")
    #expect(lines[8] == "1 | {a: 1" + String(repeating: " ", count: 23) + "…")
    #expect(lines[9] == "  |  - first")
  }

  @Test func `nothing of a file or message acts on the terminal`() {
    let file = SourceFile(path: "a\u{1B}[2J.yaml", text: "a: \u{1B}[31m\u{202E}b\u{7F}\u{85} c")
    let diagnostic = Diagnostic(
      .sample, "found `\u{1B}[31m\n`", at: span(of: "c", in: file), help: "no \u{9B}1m")
    #expect(
      renderer.render(diagnostic) == """
        error[sample-rule]: found `␛[31m␊`
         --> a␛[2J.yaml:1:14
          |
        1 | a: ␛[31m<U+202E>b␡<U+0085> c
          |                            ^
          |
          = help: no <U+009B>1m

        """)
  }

  @Test func `bytes that are not text are shown and keep the caret right`() {
    let file = SourceFile(path: "a.yaml", bytes: Array("a: ".utf8) + [0xE4, 0xFF] + Array("é x".utf8))
    let diagnostic = Diagnostic(.sample, "bad", at: Span(file: file, start: 4, end: 5))
    #expect(renderer.render(diagnostic).hasSuffix("1 | a: \u{FFFD}\u{FFFD}é x\n  |     ^\n"))
  }

  @Test func `a file without text is shown by its name alone`() {
    let file = SourceFile(path: "a.yaml", bytes: [])
    #expect(
      renderer.render(Diagnostic(.sample, "there is no such file", at: Span(wholeOf: file), help: "look")) == """
        error[sample-rule]: there is no such file
         --> a.yaml:1:1
          = help: look

        """)
  }

  @Test func `several diagnostics are separated by a blank line`() {
    let file = SourceFile(path: "a.yaml", text: "a")
    let diagnostic = Diagnostic(.sample, "x", at: Span(wholeOf: file))
    let one = renderer.render(diagnostic)
    #expect(renderer.render([diagnostic, diagnostic]) == one + "\n" + one)
    #expect(renderer.render([]) == "")
  }

  @Test func `colours surround what they colour, and only when asked for`() {
    let file = SourceFile(path: "a.yaml", text: "a: 1")
    let diagnostic = Diagnostic(
      .sample, "wrong", at: span(of: "1", in: file), labels: [.init("key", at: span(of: "a", in: file))], help: "no"
    )
    let (red, blue, bold, off) = ("\u{1B}[1;31m", "\u{1B}[1;34m", "\u{1B}[1m", "\u{1B}[0m")
    #expect(
      TextRenderer(color: true).render(diagnostic) == """
        \(red)error[sample-rule]\(off)\(bold): wrong\(off)
        \(blue) --> \(off)a.yaml:1:4
        \(blue)  |\(off)
        \(blue)1 |\(off) a: 1
        \(blue)  | \(off)\(blue)-\(off)  \(red)^\(off)
        \(blue)  | \(off)\(blue)|\(off)
        \(blue)  | \(off)\(blue)key\(off)
        \(blue)  |\(off)
        \(blue)  = \(off)\(bold)help\(off): no

        """)
    #expect(!renderer.render(diagnostic).contains("\u{1B}"))
  }
}
