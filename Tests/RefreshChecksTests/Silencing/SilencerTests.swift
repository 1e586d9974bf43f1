import RefreshDiagnostics
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshChecks

struct SilencerTests {
  /// Returns the shown and the silenced diagnostics of a preset, each as `line id`.
  private func check(_ text: String, reportingUnused: Bool = true) -> (shown: [String], silenced: [String]) {
    let file = SourceFile(path: "a.preset.yaml", text: text)
    var diagnostics = Diagnostics()
    _ = Preset.load(file, into: &diagnostics)
    var silencer = Silencer(settings: nil)
    silencer.read(file)
    let outcome = silencer.apply(to: diagnostics.sorted(), reportingUnused: reportingUnused)
    func line(_ diagnostic: Diagnostic) -> String {
      "\(diagnostic.span.startPosition.line) \(diagnostic.id.rawValue)"
    }
    return (outcome.shown.map(line), outcome.silenced.map { line($0.diagnostic) })
  }

  @Test func `a comment silences its own line or the next one with something in it`() {
    let (shown, silenced) = check(
      """
      name: a
      header:
        type: stateHeader
        hidden: no # refreshcfg: ignore boolean-spelling a machine wrote this
        # refreshcfg: ignore boolean-spelling and this
        # which is so

        automaticallyChangeAlpha: no
        animationDisabled: no
      """)
    #expect(shown == ["9 boolean-spelling"])
    #expect(silenced == ["4 boolean-spelling", "8 boolean-spelling"])
  }

  @Test func `comments are above each other, one for each rule`() {
    let (shown, silenced) = check(
      """
      name: a
      # refreshcfg: ignore boolean-spelling a machine wrote this
      # refreshcfg: ignore unused-state for later
      header: { type: stateHeader, hidden: no, titles: { noMoreData: x } }
      """)
    #expect(shown.isEmpty)
    #expect(silenced == ["4 boolean-spelling", "4 unused-state"])
  }

  @Test func `errors are not silenced`() {
    #expect(
      check(
        """
        name: a
        # refreshcfg: ignore unknown-key no
        header: { type: header, colour: red }
        """
      ).shown == ["2 cannot-silence", "3 unknown-key"])
  }

  @Test func `a comment that is wrong says so`() {
    let (shown, _) = check(
      """
      # refreshcfg: ignore
      # refreshcfg: ignore no-such-rule since it is old
      # refreshcfg: ignroe boolean-spelling x
      # refreshcfg: ignore boolean-spelling
      name: a # refreshcfg: ignore unused-state nothing here
      header: { type: header } # refreshcfg reads this, refreshcfg: too
      """)
    #expect(
      shown == [
        "1 bad-ignore", "2 unknown-rule", "3 bad-ignore", "4 bad-ignore", "4 unused-ignore", "5 unused-ignore",
      ])
  }

  @Test func `a comment that silences nothing is not spoken of where not all rules were asked`() {
    let text = "name: a # refreshcfg: ignore unused-state nothing here\nheader: { type: header }\n"
    #expect(check(text).shown == ["1 unused-ignore"])
    #expect(check(text, reportingUnused: false).shown.isEmpty)
  }

  @Test func `what compares files may find nothing in one alone`() {
    #expect(
      check("name: a\n# refreshcfg: ignore shared-time-key one list\nheader: { type: stateHeader }\n").shown.isEmpty
    )
  }

  @Test func `what is text is no comment`() {
    let (shown, silenced) = check(
      """
      name: a
      description: |
        Write
        # refreshcfg: ignore boolean-spelling reason
        on the line.
      header: { type: header, hidden: no, lastUpdatedTimeKey: ' # refreshcfg: ignore boolean-spelling x' }
      """)
    #expect(shown == ["6 boolean-spelling"])
    #expect(silenced.isEmpty)
  }

  @Test func `in a file with errors not all may have been found`() {
    #expect(check("name: [a # refreshcfg: ignore boolean-spelling since\n").shown.contains("1 unclosed-bracket"))
  }

  @Test(arguments: [10, 100])
  func `each of many comments silences its line, and those in texts none`(count: Int) {
    let rows = (1...count).flatMap { index in
      ["  # refreshcfg: ignore boolean-spelling \(index)", "  'k\(index)  # refreshcfg: ignore this': 1"]
    }
    let text = (["name: a", "header:", "  type: stateHeader"] + rows + ["  hidden: no"]).joined(separator: "\n")
    let file = SourceFile(path: "a.preset.yaml", text: text)
    var diagnostics = Diagnostics()
    let comments = IgnoreComment.all(in: file, into: &diagnostics)
    #expect(comments.map(\.reason) == (1...count).map(String.init))
    #expect(comments.map(\.line) == (1...count).map { 2 * $0 + 3 })
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [10, 100])
  func `comments that are above each other are all for the line below the last`(count: Int) {
    let rows = (1...count).map { "  # refreshcfg: ignore boolean-spelling \($0)" }
    let text = (["name: a", "header:"] + rows + ["", "  hidden: no"]).joined(separator: "\n")
    var diagnostics = Diagnostics()
    let comments = IgnoreComment.all(in: SourceFile(path: "a.preset.yaml", text: text), into: &diagnostics)
    #expect(comments.map(\.line) == Array(repeating: count + 4, count: count))
  }

  @Test(arguments: [
    "refreshcfg-ignore: unused-state later", "refreshcfg:disable unused-state later",
    "refreshcfg: disable:next unused-state later", "refreshcfg-disable-next-line unused-state later",
    "refreshcfg ignore unused-state later", "refreshcfg: Ignore unused-state later",
    "refreshcfg: ignore: unused-state later",
  ])
  func `a comment in the form of another tool becomes one of ours`(comment: String) {
    let text = "name: a\n# \(comment)\nheader: { type: stateHeader, titles: { noMoreData: x } }\n"
    let file = SourceFile(path: "a.preset.yaml", text: text)
    var silencer = Silencer(settings: nil)
    silencer.read(file)
    let shown = silencer.apply(to: [], reportingUnused: false).shown
    #expect(shown.map(\.id.rawValue) == ["bad-ignore"])
    let fixed = EditedText(shown.compactMap(\.fix), appliedTo: file.bytes).bytes
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == text.replacing(comment, with: "refreshcfg: ignore unused-state later"))
  }

  @Test(arguments: [
    (
      "  # refreshcfg: ignore wide-title, unused-state a poster\n  type: stateHeader\n",
      "  # refreshcfg: ignore wide-title a poster\n  # refreshcfg: ignore unused-state a poster\n  type: stateHeader\n"
    ),
    (
      "  # refreshcfg: ignore wide-title,unused-state, empty-title a poster\r\n  type: stateHeader\r\n",
      "  # refreshcfg: ignore wide-title a poster\r\n  # refreshcfg: ignore unused-state a poster\r\n"
        + "  # refreshcfg: ignore empty-title a poster\r\n  type: stateHeader\r\n"
    ),
    ("  type: stateHeader # refreshcfg: ignore wide-title, unused-state a poster\n", nil),
    ("  # refreshcfg: ignore wide-title, unused-state\n  type: stateHeader\n", nil),
  ])
  func `each rule needs its own comment`(lines: String, fixed: String?) throws {
    // A fix has the line ends of the first line.
    let start = lines.contains("\r\n") ? "name: a\r\nheader:\r\n" : "name: a\nheader:\n"
    let file = SourceFile(path: "a.preset.yaml", text: start + lines)
    var silencer = Silencer(settings: nil)
    silencer.read(file)
    let shown = silencer.apply(to: [], reportingUnused: false).shown
    #expect(shown.map(\.message) == ["an ignore comment silences one rule"])
    #expect(
      shown.first?.help?.hasPrefix(
        "write a comment for each rule above the line: `# refreshcfg: ignore wide-title ") == true)
    let text = String(decoding: EditedText(shown.compactMap(\.fix), appliedTo: file.bytes).bytes, as: UTF8.self)
    #expect(text == start + (fixed ?? lines))
  }

  @Test func `in a list of rules, a wrong one is named`() {
    let text = "name: a # refreshcfg: ignore wide-title, wide-titel, missing-key because\n"
    var silencer = Silencer(settings: nil)
    silencer.read(SourceFile(path: "a.preset.yaml", text: text))
    let shown = silencer.apply(to: [], reportingUnused: false).shown
    #expect(shown.map(\.id.rawValue) == ["unknown-rule"])
    #expect(shown.first?.message == "there is no rule `wide-titel`")
  }

  @Test(arguments: [
    "refreshcfg ignores unused-state", "refreshcfg-lane", "see refreshcfg: it is good",
    "refreshcfg ignore what you like",
  ])
  func `a comment that mentions the tool is no command`(comment: String) {
    #expect(check("name: a\n# \(comment)\nheader: { type: stateHeader }\n").shown.isEmpty)
  }
}
