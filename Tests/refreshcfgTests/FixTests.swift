import Foundation
import Testing

@testable import refreshcfg

struct FixTests {
  private static let broken = """
    # A preset with a mistake in each line.
    name:   feed          # two blanks too many stay
    language: zh_hans
    header:
        type: MJRefreshNormalHeader     # the class
        Height: 60pt
        hidden: 'no'
        ignoredScrollViewContentInsetTop: −3
        stateLabel: { textColor: #FF0000
          , hidden: off }
    footer: { type: autoNormalFooter, autoTriggerTimes: -1, labelLeftInset: 1_000 }

    """

  private static let fixed = """
    # A preset with a mistake in each line.
    name:   feed          # two blanks too many stay
    language: zh-Hans
    header:
        type: normalHeader     # the class
        height: 60
        hidden: 'false'
        ignoredInset: -3
        stateLabel: { textColor: "#FF0000"
          , hidden: false }
    footer: { type: autoNormalFooter, autoTriggerTimes: unlimited, labelLeftInset: 1000 }

    """

  @Test func `what is safe is put right, and all else stays byte for byte`() throws {
    let console = try Console()
    let path = try console.file("a.preset.yaml", Self.broken)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    // What was hidden by a wrong key is found and put right, too.
    #expect(try console.run(Validate.self, path, "--fix") == .success)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.fixed)
    #expect(console.error == "11 fixes in 1 file\n")
    #expect(console.output.hasSuffix("1 file is valid\n"))
    // A second run has nothing to do.
    #expect(try console.run(Validate.self, path, "--fix") == .success)
    #expect(console.error == "11 fixes in 1 file\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: console.folder.path) == ["a.preset.yaml"])
  }

  @Test func `each fix may uncover the next, as often as the file has lines`() throws {
    let console = try Console()
    let path = try console.file(
      "a.preset.yaml",
      "name: a\nheader: { type: header }\n" + String(repeating: "footer:\n  titles: { idle: Pull\n", count: 24))
    #expect(try console.run(Validate.self, path, "--fix") == .failure)
    let fixed = try String(contentsOfFile: path, encoding: .utf8)
    #expect(fixed.components(separatedBy: "titles: { idle: Pull }\n").count == 25, "\(fixed)")
    #expect(console.error == "24 fixes in 1 file\n")
  }

  @Test func `a dry run shows the difference and writes nothing`() throws {
    let console = try Console()
    let path = try console.file("a.preset.yaml", "name: a\nheader: { type: header, hidden: yes }")
    #expect(try console.run(Validate.self, path, "--fix", "--dry-run") == .success)
    #expect(
      console.plainOutput == """
        --- a.preset.yaml
        +++ a.preset.yaml
        @@ -1,2 +1,2 @@
         name: a
        -header: { type: header, hidden: yes }
        \\ No newline at end of file
        +header: { type: header, hidden: true }
        \\ No newline at end of file

        """)
    #expect(console.error == "1 fix in 1 file would be made, of 1 problem\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("yes }"))
  }

  @Test(arguments: [
    ("stateLabel: { color: red }", "2 fixes in 1 file would be made, of 2 problems\n"),
    ("hidden: yes, Height: tall", "2 fixes in 1 file would be made, of 3 problems\n"),
    ("hidden: yes, type: maybe", "1 fix in 1 file would be made, of 2 problems\n"),
  ])
  func `problems that fixes uncover count, too`(key: String, message: String) throws {
    let console = try Console()
    let path = try console.file(
      "a.preset.yaml", "name: a\nheader: { \(key.contains("type:") ? "" : "type: normalHeader, ")\(key) }\n")
    _ = try console.run(Validate.self, path, "--fix", "--dry-run")
    #expect(console.error == message)
  }

  @Test func `what may be meant otherwise is left to people`() throws {
    let console = try Console()
    let text = "name: a\nheader: { type: normalHeadr, heigth: 60px, hidden: maybe }\n"
    let path = try console.file("a.preset.yaml", text)
    #expect(try console.run(Validate.self, path, "--fix") == .failure)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(console.error.isEmpty)
  }

  @Test func `a key that is there already is not given twice`() throws {
    let console = try Console()
    let text = "name: a\nheader: { type: header, Height: 60, height: 60 }\n"
    let path = try console.file("a.preset.yaml", text)
    #expect(try console.run(Validate.self, path, "--fix") == .failure)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
  func `a file keeps its encoding, its mark and its line ends`(encoding: String.Encoding) throws {
    let console = try Console()
    let path = try console.file("a.preset.yaml", "")
    func bytes(_ text: String) -> Data { Data((text.data(using: encoding) ?? Data())) }
    let text = "\u{FEFF}name: a # 下\r\nheader: { type: header, hidden: yes } # 👍\r\n"
    try bytes(text).write(to: URL(fileURLWithPath: path))
    #expect(try console.run(Validate.self, path, "--fix") == .success)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes(text.replacing("yes", with: "true")))
  }

  @Test(arguments: [
    (
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: x\n    steps: [ release ]\n",
      "suite: b\nheader: { type: normalHeader }\nscenarios:\n  - name: x\n    steps: [ release ]\n"
    ),
    (
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: x\n    steps:\n      - touch cancel\n", ""
    ),
    (
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: x\n    steps:\n      - expect:\n"
        + "          header: { state: idle, hidden: false }\n", ""
    ),
  ])
  func `new lines of a fix end as the others`(text: String, more: String) throws {
    let console = try Console()
    let windows = (text + more).replacing("\n", with: "\r\n")
    let path = try console.file("a.scenarios.yaml", windows)
    _ = try console.run(Validate.self, path, "--fix")
    let fixed = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    #expect(fixed != windows)
    #expect(fixed.unicodeScalars.count { $0 == "\n" } == fixed.unicodeScalars.count { $0 == "\r" })
  }

  @Test func `the order in which files are fixed doesn't matter`() throws {
    let console = try Console()
    let preset = try console.file("b.preset.yaml", "name: b\nheader:\n  type: header\n  Height: 60\n")
    let suite = try console.file(
      "a.scenarios.yaml",
      "suite: a\npreset: b.preset.yaml\nscenarios:\n  - name: x\n    steps:\n      - expect: { header.statelabel.text: Hi }\n"
    )
    // The order of dictionaries differs from one to the next.
    let plans = try (0..<12).map { _ in
      let before = console.output.count
      _ = try console.run(Validate.self, preset, suite, "--fix", "--dry-run")
      return String(console.output.dropFirst(before))
    }
    #expect(Set(plans).count == 1)
  }

  @Test func `a link stays a link, and its target is written`() throws {
    let console = try Console()
    let path = try console.file("real/a.preset.yaml", "name: a\nheader: { type: header, hidden: yes }\n")
    let link = console.folder.path + "/b.preset.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    // Both names are those of one file, which is fixed once.
    #expect(try console.run(Validate.self, link, path, "--fix") == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("hidden: true }\n"))
    #expect(console.error == "1 fix in 1 file\n")
  }

  @Test func `steps and expectations are put right where it is safe`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      """
      suite: a
      header: normalHeader
      scenarios:
        - name: begins idle
          steps: [ Touch, { begin-refreshing: header }, { expect: { header.State: Refreshing } } ]
      """)
    // Only when a path is right is it known what its value can be.
    #expect(try console.run(Validate.self, path, "--fix") == .success)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8).hasSuffix(
        """
        header: { type: normalHeader }
        scenarios:
          - name: begins idle
            steps: [ touch, { beginRefreshing: header }, { expect: { header.state: refreshing } } ]
        """))
  }

  @Test(arguments: [["--dry-run", "."], ["--fix", "-"]])
  func `wrong usage is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try Validate.parse(arguments) }
  }
}
