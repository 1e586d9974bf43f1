import Foundation
import RefreshDiagnostics
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText
import SuiteTexts
import Testing

private let old = "name: feed\nheader: { type: header }\n"
private let new = "name: feed\nheader: { type: header, height: 80, lastUpdatedTimeKey: a|b`c }\n"

private let suites = """
  suite: Feed
  header: { type: header }
  scene: { content: { height: 1200 }, physics: none }
  scenarios:
    - name: a *pull*
      steps: [ { pull: { header: 60 } }, release, { wait: settled }, { expect: { header.state: refreshing } } ]
    - name: nothing
      steps: [ { expect: { time: 0 } } ]
  """

private func report(_ old: String, _ new: String, isBuiltIn: Bool = false) throws -> DiffReport {
  let comparison = PresetComparison(
    from: try preset(old, path: "old.preset.yaml"), to: try preset(new, path: "new.preset.yaml"))
  let own = try SuiteTexts.suites(suites, path: "a.scenarios.yaml").flatMap(\.scenarios)
  let scenarios = isBuiltIn ? comparison.gestures : own
  return DiffReport(comparison, scenarios: scenarios.map { comparison.difference(in: $0) }, isBuiltIn: isBuiltIn)
}

private func rendered(_ name: String) throws -> String {
  try #require(DiffFormat[name]).render(try report(old, new))
}

@Test func `a comparison for a terminal has keys, behaviour and where scenarios part`() throws {
  #expect(
    try rendered("text") == """
      old.preset.yaml -> new.preset.yaml

      preset
        header.height  54 (the default) -> 80  new.preset.yaml:2
        header.lastUpdatedTimeKey  MJRefreshHeaderLastUpdatedTimeKey (the default) -> a|b`c  new.preset.yaml:2

      behaviour
        the header triggers 26 pt later: pulled by 80 pt instead of 54 pt
        the header makes room for 26 pt more: 80 pt instead of 54 pt
        at rest, the header is 80\u{A0}pt high instead of 54\u{A0}pt
        at rest, 1 more observable differs

      2 of 2 scenarios differ
        Feed › a *pull*, step 1, pull  a.scenarios.yaml:6
          the header is idle instead of pulling
          the header is pulled by 75\u{A0}% instead of 111.1\u{A0}%
          so the header no longer calls back

      """)
}

@Test func `another type is named first`() throws {
  let report = try report(old, "name: feed\nheader: { type: normalHeader, height: 80 }\n", isBuiltIn: true)
  let lines = try #require(DiffFormat["text"]).render(report).components(separatedBy: "\n")
  let heading = try #require(lines.firstIndex(of: "behaviour"))
  #expect(lines[heading + 1] == "  `header.type` is normalHeader instead of header")
  #expect(lines[heading + 2] == "  the header triggers 26 pt later: pulled by 80 pt instead of 54 pt")
}

@Test func `a page shows what looks different, on rows, before the keys`() throws {
  let report = try report(old, "name: feed\nheader: { type: normalHeader }\n", isBuiltIn: true)
  let page = try #require(DiffFormat["html"]).render(report)
  let picture = try #require(page.range(of: "The phone with the new preset"))
  let keys = try #require(page.range(of: "<h2>Keys</h2>"))
  #expect(picture.lowerBound < keys.lowerBound)
  #expect(page.contains("\"rule\"") && !page.contains("\"card\""))
  // Both are out of sight at the start.
  #expect(!page.contains("<h3>start"))
}

@Test func `a comparison for a pull request is a table that nothing breaks`() throws {
  #expect(
    try rendered("markdown") == #"""
      ### Preset `feed`

      - the header triggers 26 pt later: pulled by 80 pt instead of 54 pt
      - the header makes room for 26 pt more: 80 pt instead of 54 pt
      - at rest, the header is 80\#u{A0}pt high instead of 54\#u{A0}pt
      - at rest, 1 more observable differs

      | key | was | is | |
      | --- | --- | --- | --- |
      | `header.height` | 54 (the default) | `80` | `new.preset.yaml:2` |
      | `header.lastUpdatedTimeKey` | MJRefreshHeaderLastUpdatedTimeKey (the default) | `` a\|b`c `` | `new.preset.yaml:2` |

      2 of 2 scenarios differ:

      - **Feed › a \*pull\***, step 1, pull (`a.scenarios.yaml:6`)
        - the header is idle instead of pulling
        - the header is pulled by 75\#u{A0}% instead of 111.1\#u{A0}%
        - so the header no longer calls back

      """#)
}

@Test func `a comparison for programs has everything as data`() throws {
  #expect(
    try rendered("json") == #"""
      {
        "version": 1,
        "same": false,
        "old": { "name": "feed", "path": "old.preset.yaml" },
        "new": { "name": "feed", "path": "new.preset.yaml" },
        "changes": [
          {
            "key": "header.height",
            "old": null,
            "new": { "text": "80", "path": "new.preset.yaml", "line": 2 },
            "default": "54"
          },
          {
            "key": "header.lastUpdatedTimeKey",
            "old": null,
            "new": { "text": "a|b`c", "path": "new.preset.yaml", "line": 2 },
            "default": "MJRefreshHeaderLastUpdatedTimeKey"
          }
        ],
        "behaviour": [
          { "component": "header", "difference": "triggers 26 pt later: pulled by 80 pt instead of 54 pt" },
          { "component": "header", "difference": "makes room for 26 pt more: 80 pt instead of 54 pt" }
        ],
        "atRest": ["the header is 80\#u{A0}pt high instead of 54\#u{A0}pt", "1 more observable differs"],
        "builtIn": false,
        "scenarioCount": 2,
        "differingCount": 2,
        "scenarios": [
          {
            "suite": "Feed",
            "name": "a *pull*",
            "path": "a.scenarios.yaml",
            "line": 6,
            "step": 1,
            "kind": "pull",
            "differences": ["the header is idle instead of pulling", "the header is pulled by 75\#u{A0}% instead of 111.1\#u{A0}%"],
            "consequences": ["the header no longer calls back"]
          },
          {
            "suite": "Feed",
            "name": "nothing",
            "path": "a.scenarios.yaml",
            "line": 7,
            "step": 0,
            "kind": null,
            "differences": ["the header is 80\#u{A0}pt high instead of 54\#u{A0}pt", "1 more observable differs"],
            "consequences": []
          }
        ],
        "explored": null
      }

      """#)
}

@Test func `a comparison of a preset with itself says that nothing differs`() throws {
  let same = try report(old, old)
  #expect(same.isEmpty)
  #expect(DiffFormat["text"]?.render(same) == "no difference; all 2 scenarios are the same\n")
  #expect(
    DiffFormat["markdown"]?.render(same)
      == "**new.preset.yaml**: no difference; all 2 scenarios are the same.\n")
  #expect(DiffFormat["json"]?.render(same).contains("\"same\": true") == true)
}

@Test func `other words without other behaviour are told as such`() throws {
  let text = "name: feed\ndescription: Pull.\nheader: { type: header }\n"
  let report = try report(old, text)
  #expect(!report.isEmpty)
  #expect(!report.changesBehaviour)
  #expect(DiffFormat["markdown"]?.render(report).contains("The behaviour is the same.") == true)
}

@Test func `what is the same on all screens is told once`() throws {
  let report = try report(
    old, "name: feed\nheader: { type: header, fastAnimationDuration: 0.4s }\n", isBuiltIn: true)
  #expect(report.differingCount == 6)
  #expect(report.scenarios.map(\.scenario.name).filter { $0.hasSuffix("on a tablet") } == [])
}

@Test func `a comparison for browsers has the moments that differ, with both phones and in words`() throws {
  let page = try rendered("html")
  #expect(page.contains("1 pull, at 0 s") && page.contains("the header is idle instead of pulling"))
  let phones = page.components(separatedBy: "aria-label=\"The phone with the ").dropFirst().map { $0.prefix(3) }
  #expect(phones.count >= 2 && phones.count.isMultiple(of: 2))
  #expect(phones.enumerated().allSatisfy { $1 == ($0.isMultiple(of: 2) ? "old" : "new") })
  #expect(try #require(DiffFormat["html"]).render(try report(old, old)).contains("No difference"))
}

@Test func `a default that is written out is no change`() throws {
  let written = "name: feed\nheader: { type: header, height: 54 }\n"
  #expect(try report(old, written).comparison.changes.isEmpty && report(written, old).comparison.changes.isEmpty)
}

@Test func `frames and arrows of both presets are in the pictures of a comparison`() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  try #require(Data(base64Encoded: pixel)).write(to: folder.appending(path: "dot.png"))
  func text(_ color: String) -> String {
    """
    name: feed
    header:
      type: stateHeader
      stateLabel: { textColor: "\(color)" }
      parts: { dot: { kind: frames, center: [20, 50%], size: [9, 9], images: { idle: dot.png } } }
    """
  }
  let comparison = PresetComparison(
    from: try preset(text("#B83A2A"), path: folder.appending(path: "old.preset.yaml").path),
    to: try preset(text("#2E7D32"), path: folder.appending(path: "new.preset.yaml").path))
  let differences = comparison.gestures.map { comparison.difference(in: $0) }
  // Nothing runs otherwise, but it looks different.
  #expect(differences.allSatisfy { $0 == nil })
  let report = DiffReport(comparison, scenarios: differences, unchanged: comparison.gestures, isBuiltIn: true)
  let picture = try #require(DiffPicture.all(of: report)[0]?.svg)
  #expect(picture.contains("data:image/png;base64,\(pixel)") && !picture.contains("stillname\""))
  let markdown = try #require(DiffFormat["markdown"]).render(report)
  // GitHub shows a sample of a colour in code.
  #expect(markdown.contains("| `header.stateLabel.textColor` | `#B83A2A` | `#2E7D32` |"), "\(markdown)")
  #expect(picture.contains("only what is drawn differs"))
  #expect(try #require(DiffFormat["html"]).render(report).contains("The phone with the new preset"))
}

@Test func `a picture is above the keys, and gestures that differ in the same way are counted`() throws {
  var report = try report(old, new, isBuiltIn: true)
  report.pictures = DiffReport.Pictures(DiffPicture.all(of: report), at: "diff/")
  let markdown = try #require(DiffFormat["markdown"]).render(report)
  let picture = try #require(markdown.range(of: "](<diff/1.svg>)"))
  let keys = try #require(markdown.range(of: "| key | was | is |"))
  #expect(picture.lowerBound < keys.lowerBound)
  let others = report.differingCount - report.scenarios.count
  #expect(others > 0 && markdown.contains("- \(others) more differ in the same way"), "\(markdown)")
}

@Test func `a comment on many scenarios fits GitHub's limit`() throws {
  let name = String(repeating: "long ", count: 100)
  let scenarios = (1...400).map { "  - name: \"\(name)\($0) \"\n    steps: [ { pull: { header: 60 } } ]\n" }
  let text = "suite: Feed\nheader: { type: header }\nscene: { physics: none }\nscenarios:\n" + scenarios.joined()
  let comparison = PresetComparison(
    from: try preset(old, path: "old.preset.yaml"), to: try preset(new, path: "new.preset.yaml"))
  let differences = try SuiteTexts.suites(text, path: "a.scenarios.yaml").flatMap(\.scenarios).map {
    comparison.difference(in: $0)
  }
  let markdown = try #require(DiffFormat["markdown"]).render(
    DiffReport(comparison, scenarios: differences, isBuiltIn: false))
  #expect(markdown.utf8.count < 65_536)
  #expect(markdown.contains(/\n- and 3[0-9]{2} more\n/))
  // A blank before the stars would leave them stars.
  #expect(markdown.contains(" 1**, step 1, pull"))
}
