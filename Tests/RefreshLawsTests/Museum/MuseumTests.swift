import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshLaws
@testable import RefreshScenarios

struct MuseumTests {
  /// A room with a problem of a header and its way out, a problem of a pulled footer, and a way out with another
  /// setup.
  private static let room = """
    suite: early end
    header: { type: normalHeader, lastUpdatedTimeKey: room }
    scene: { content: { height: 1200 }, physics: none, defaults: { room: 2025-12-01T00:00:00Z } }
    scenarios:
      - name: ended early
        tags: [problem, late-call, 1292]
        steps:
          - beginRefreshing: header
          - wait: 0.1s
          - endRefreshing: header
          - wait: settled
          - expect: { header.calls.refreshing: 1, header.arrow.hidden: false }
      - name: ended in time
        tags: [way-out, late-call]
        app: { header.refreshing: [ { endRefreshing: header } ] }
        steps: [ { beginRefreshing: header }, { wait: settled }, { expect: { header.state: idle } } ]
      - name: ended later
        tags: [way-out, late-call]
        steps:
          - beginRefreshing: header
          - wait: 0.3s
          - endRefreshing: header
          - expect: { header.state: idle }
    ---
    suite: frames
    footer: { type: backGifFooter, images: { refreshing: { count: 6, size: [40, 40] } } }
    scenarios:
      - name: they play on
        tags: [problem, never-stops]
        steps:
          - beginRefreshing: footer
          - wait: 0.3s
          - endRefreshing: footer
          - wait: settled
          - expect: { footer.gif.animating: true }
    """

  private func findings(_ preset: String, in room: String = room) throws -> [MuseumFinding] {
    let loaded = load(room)
    #expect(loaded.lines == [])
    return Museum(loaded.suites).visit(
      with: try SuiteTexts.preset(preset, path: "my.preset.yaml", allowsWarnings: false))
  }

  @Test func `a preset is measured with its own durations, and not held against numbers of others`() throws {
    let found = try findings("name: my\nheader: { type: header, fastAnimationDuration: 0.6s }\n")
    #expect(found.first?.breach == "the header asks the app to load 500 ms after its end")
    guard case .occurs(_, _, let byDefault, let waysOut) = found.first?.outcome else { throw NoBreach() }
    #expect(byDefault == "the header asks the app to load 150 ms after its end")
    #expect(found.first?.owner == .library)
    #expect(waysOut.map(\.scenario.name) == ["ended in time", "ended later"])
    #expect(waysOut.map(\.isTried) == [true, true])
    #expect(
      waysOut.map(\.rest) == [nil, "the header asks the app to load 300 ms after its end"])
  }

  @Test func `a preset without animations is not bitten by what comes of them`() throws {
    let found = try findings("name: my\nheader: { type: normalHeader, animationDisabled: true }\n")
    guard case .harmless = found.first?.outcome else { throw NoBreach() }
  }

  @Test func `exhibits about other families are skipped, and say which are missing`() throws {
    let found = try findings("name: my\nfooter: { type: autoNormalFooter }\n")
    #expect(found.map(\.missing) == [[.header], [.backFooter]])
  }

  @Test func `what a preset sets itself is told from what its type does by default`() throws {
    let footer = "footer: { type: backGifFooter, images: { refreshing: { count: 3, size: [40, 40] } } }"
    let found = try findings("name: my\n\(footer)\n")
    #expect(found.last?.breach == "the back footer's frames play on while it rests in `idle`")
    #expect(found.last?.owner == .preset)
  }

  @Test func `what another use of the same components avoids does not come from the preset`() throws {
    let wayOut =
      "\n  - name: told to stop by a pull\n    tags: [way-out, never-stops]\n    steps: [ { expect: { time: 0 } } ]\n"
    let room = Self.room + wayOut
    let footer = "footer: { type: backGifFooter, images: { refreshing: { count: 3, size: [40, 40] } } }"
    let found = try findings("name: my\n\(footer)\n", in: room)
    guard case .occurs(_, _, nil, _) = found.last?.outcome else { throw NoBreach() }
    #expect(found.last?.owner == .library)
  }

  @Test func `words of one's own are no mistake`() throws {
    let room = """
      suite: words
      header: { type: normalHeader, titles: { idle: Mine } }
      scenarios:
        - { name: gone, tags: [problem, lost-words], steps: [ { language: ko }, { expect: { time: 0 } } ] }
      """
    let found = try findings("name: my\nheader: { type: stateHeader, titles: { idle: My own } }\n", in: room)
    #expect(
      found.first?.breach == "in another language, the header shows \"아래로 당겨 새로고침\", not its title \"My own\"")
    #expect(found.first?.owner == .library)
  }

  @Test func `no preset of Configs causes a problem`() throws {
    let museum = Museum(Configs.suites("museum"))
    for path in Configs.presets() {
      var diagnostics = Diagnostics()
      let file = try #require(SourceFile.read(path: path, into: &diagnostics))
      let preset = try #require(Preset.load(file, into: &diagnostics))
      let caused = museum.visit(with: preset).filter { $0.owner == .preset }.map {
        "\($0.exhibit.scenario.name): \($0.breach ?? "")"
      }
      #expect(caused == [], "\(path)")
    }
  }

  @Test(arguments: [
    ("footer: { type: autoNormalFooter, triggerPercent: -3000% }", "early-load"),
    ("footer: { type: autoNormalFooter, triggerPercent: -3000% }", "asked-twice"),
    ("footer: { type: autoFooter, triggerPercent: 400% }", "late-load"),
    ("header: { type: gifHeader, height: 54, images: { idle: { count: 2, size: [54, 90] } } }", "taller"),
    ("footer: { type: backGifFooter, images: { refreshing: { count: 3, size: [40, 40] } } }", "never-stops"),
  ])
  func `a preset with a mistake causes its problem`(preset: String, law: String) throws {
    let findings = Museum(Configs.suites("museum")).visit(with: try SuiteTexts.preset("name: my\n" + preset))
    #expect(findings.contains { $0.owner == .preset && $0.exhibit.law.name == law })
  }

  @Test func `times under the key of the exhibit's header are those of the preset's`() throws {
    let room = """
      suite: a month
      header: { type: normalHeader, lastUpdatedTimeKey: room }
      scene: { now: 2026-03-01T09:30:00Z, defaults: { room: 2026-02-01T21:00:00Z } }
      scenarios:
        - name: today
          tags: [problem, wrong-day]
          steps: [ { expect: { header.lastUpdatedTimeLabel.text: /Today/ } } ]
      """
    let header = "header: { type: stateHeader, lastUpdatedTimeKey: mine }"
    #expect(
      try findings("name: my\n\(header)\n", in: room).first?.breach
        == "the header says \"Today\" for a time 27 days ago"
    )
    let chinese = "language: zh-Hans\nheader: { type: stateHeader }"
    #expect(
      try findings("name: my\n\(chinese)\n", in: room).first?.breach
        == "the header says \"今天\" for a time 27 days ago"
    )
  }

  @Test func `without a law among its tags a scenario is no exhibit`() {
    let text = Self.room.replacing("late-call", with: "something-else")
    #expect(Museum(load(text).suites).exhibits.map(\.scenario.name) == ["they play on"])
  }
}

/// An exhibit did not show the problem that the test is about.
private struct NoBreach: Error {}

extension MuseumFinding {
  /// The families that the preset lacks; `nil` if it lacks none.
  fileprivate var missing: [Family]? { if case .skipped(let missing) = outcome { missing } else { nil } }
}
