import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios
import SuiteTexts
import Testing

private let expectation = "steps: [ { expect: { time: 0 } } ]"

@Test func `a file has a suite in each document`() {
  let loaded = load(
    """
    suite: one
    header: { type: header }
    scenarios: [ { name: a, tags: [smoke, slow], \(expectation) }, { name: b, \(expectation) } ]
    ---
    suite: two
    footer: { type: autoFooter }
    scenarios: [ { name: a, \(expectation) } ]
    """)
  #expect(loaded.lines == [])
  #expect(loaded.suites.map(\.name) == ["one", "two"])
  #expect(loaded.suites.map { $0.scenarios.map(\.name) } == [["a", "b"], ["a"]])
  #expect(loaded.suites[0].scenarios[0].tags == ["smoke", "slow"])
  #expect(loaded.suites[1].scenarios[0].suite == "two")
  #expect(loaded.suites[0].scenarios[1].span.startPosition.line == 3)
}

@Test func `the keys of a suite are moved to the left, whatever ends their lines`() throws {
  let text = """
    suite: one
    header:
      type: header
      height: 60
    scenarios:
      - name: a
        scene:
          content: { height: 1200 }
        \(expectation)

    """
  for text in [text, text.replacing("\n", with: "\r\n")] {
    let suite = try #require(load(text).suites.first)
    #expect(suite.beginning == ["header:\n  type: header\n  height: 60"])
    #expect(suite.beginning(of: suite.scenarios[0]) == ["scene:\n  content: { height: 1200 }"])
  }
}

@Test func `a broken suite leaves the others`() {
  let loaded = load(
    """
    suite: one
    header: { type: normalHeader, heigth: 3 }
    scenarios: [ { name: a, \(expectation) } ]
    ---
    suite: two
    footer: { type: autoFooter }
    scenarios: [ { name: a, \(expectation) } ]
    """)
  #expect(loaded.suites.map(\.name) == ["two"])
  #expect(
    loaded.lines == ["2:31 unknown-key: unknown key `heigth` in `normalHeader`", "  help: did you mean `height`?"])
}

@Test func `a preset is read once, by its path from the file`() {
  let text = """
    suite: one
    preset: ../presets/./a.preset.yaml
    scenarios: [ { name: a, steps: [ { expect: { header.frame.height: 80, header.stateLabel.text: /下拉/ } } ] } ]
    ---
    suite: two
    preset: ../presets/a.preset.yaml
    scene: { language: en }
    scenarios: [ { name: a, steps: [ language: en, { expect: { header.stateLabel.text: /Pull/, footer.type: autoFooter } } ] } ]
    """
  let preset = """
    name: a
    language: zh-Hans
    header: { type: stateHeader, height: 80 }
    footer: { type: autoFooter }
    """
  let loaded = load(text, files: ["presets/a.preset.yaml": preset])
  #expect(loaded.lines == [])
  #expect(loaded.read == ["presets/a.preset.yaml"])
  #expect(RunPlan(loaded.suites).run().flatMap(\.verdicts).flatMap(failures) == [])
}

@Test func `a broken preset is diagnosed once and its suites are unusable`() {
  let text = """
    suite: one
    preset: a.preset.yaml
    scenarios: [ { name: a, \(expectation) } ]
    ---
    suite: two
    preset: a.preset.yaml
    scenarios: [ { name: a, \(expectation) } ]
    """
  let loaded = load(text, files: ["suites/a.preset.yaml": "name: a\nheader: { type: header, height: 0 }"])
  #expect(loaded.suites.isEmpty)
  #expect(
    loaded.lines == [
      "suites/a.preset.yaml:2:33 out-of-range: `height` must be greater than 0, found `0`"
    ])
}

@Test func `a scenario has its own scene and app over the suite's`() throws {
  let loaded = load(
    """
    suite: one
    header: { type: header }
    scene: { content: { rows: 20, rowHeight: 60 }, contentInset: { top: 10, left: 3 }, physics: none }
    app:
      header.refreshing: [ { wait: 1s }, { endRefreshing: header } ]
      header.endRefreshingCompletion: [ { load: { height: 10 } } ]
    scenarios:
      - name: a
        scene: { content: { rows: 5 }, contentInset: { top: 20 }, viewport: [320, 568] }
        app: { header.refreshing: [ { wait: 2s }, { endRefreshing: header } ] }
        steps:
          - expect: { scroll.content.height: 300, scroll.inset.top: 20, scroll.inset.left: 3, scroll.viewport.width: 320 }
          - beginRefreshing: header
          - wait: settled
          - expect: { time: 2.65, scroll.content.height: 310 }
      - name: b
        scene: { content: { height: 700 } }
        steps:
          - expect: { scroll.content.height: 700, scroll.rows: 0, scroll.inset.top: 10, scroll.viewport.width: 375 }
          - beginRefreshing: header
          - wait: settled
          - expect: { time: 1.65 }
    """)
  #expect(loaded.lines == [])
  #expect(RunPlan(loaded.suites).run().flatMap(\.verdicts).flatMap(failures) == [])
}

@Test func `images that suites and their steps name are looked up once`() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let image = folder.appendingPathComponent("a.png")
  let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
  try Data(signature + Array("IHDR".utf8) + [0, 0, 0, 8, 0, 0, 0, 8]).write(to: image)
  var loader = SuiteLoader()
  func found(_ text: String) -> [String] {
    var diagnostics = Diagnostics()
    _ = loader.load(SourceFile(path: folder.path + "/it.scenarios.yaml", text: text), into: &diagnostics)
    return diagnostics.all.map(\.message)
  }
  let header = "{ type: normalHeader, arrow: { image: a.png } }"
  #expect(found("suite: one\nheader: \(header)\nscenarios: [ { name: a, \(expectation) } ]") == [])
  // What a run has found it does not look for again.
  try FileManager.default.removeItem(at: image)
  let step = "steps: [ { attach: { header: \(header) } }, { expect: { time: 0 } } ]"
  #expect(found("suite: two\nheader: \(header)\nscenarios: [ { name: a, \(step) } ]") == [])
}
