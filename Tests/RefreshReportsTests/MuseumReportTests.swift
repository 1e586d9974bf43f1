import RefreshChecks
import RefreshDiagnostics
import RefreshLaws
import RefreshPresets
import RefreshScenarios
import RefreshText
import SuiteTexts
import Testing

@testable import RefreshReports

struct MuseumReportTests {
  private static let room = """
    suite: Early end
    header: { type: normalHeader }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: ended after 100 ms
        tags: [problem, late-call, 1292, 1433]
        steps: [ { beginRefreshing: header }, { wait: 0.1s }, { endRefreshing: header }, { wait: settled } ]
      - name: ended in the call
        tags: [way-out, late-call, 1292, 1433]
        app: { header.refreshing: [ { endRefreshing: header } ] }
        steps: [ { beginRefreshing: header }, { wait: settled } ]
      - name: ended after 200 ms
        tags: [way-out, late-call]
        steps: [ { beginRefreshing: header }, { wait: 0.2s }, { endRefreshing: header } ]
      - name: waits for the screen
        tags: [problem, stuck-state]
        scene: { window: false }
        steps: [ { beginRefreshing: header }, { window: true } ]
    ---
    suite: Removed
    trailer: { type: trailer }
    scenarios:
      - name: it leaves its room
        tags: [problem, inset-left]
        steps: [ { beginRefreshing: trailer }, { detach: trailer } ]
    """

  private func report(_ preset: String, color: Bool = false, width: Int? = nil) throws -> String {
    let suites = try suites(Self.room, path: "room.scenarios.yaml")
    let loaded = try SuiteTexts.preset(preset, path: "my.preset.yaml")
    return MuseumReport(OutputStyle(color: color, width: width)).render(
      Museum(suites).visit(with: loaded), of: loaded.name)
  }

  @Test func `what occurs is shown in full, with what it is by default and the ways out`() throws {
    #expect(
      try report("name: slow\nheader: { type: normalHeader, fastAnimationDuration: 0.35s }\n") == """
        - doesn't occur: Early end › waits for the screen
        - skipped, there is no trailer: Removed

        ! MJRefresh's: Early end › ended after 100 ms
          the header asks the app to load 250 ms after its end
          default  the header asks the app to load 150 ms after its end
          way out  ended in the call
                   room.scenarios.yaml:8, tried with this preset
          no help  ended after 200 ms: the header asks the app to load 150 ms after its end
          issues   1292, 1433

        3 known problems tried with `slow`: 0 yours, 1 MJRefresh's, 1 does not occur, 1 skipped, because a component is missing

        """)
  }

  @Test func `in a terminal, lines end between words`() throws {
    let text = try report("name: slow\nheader: { type: normalHeader, fastAnimationDuration: 0.35s }\n", width: 40)
    #expect(
      text.contains(
        """
        ! MJRefresh's: Early end › ended after
          100 ms
          the header asks the app to load 250 ms
          after its end
          default  the header asks the app to
                   load 150 ms after its end

        """))
    #expect(
      text.hasSuffix(
        """

        3 known problems tried with `slow`: 0
          yours, 1 MJRefresh's, 1 does not
          occur, 1 skipped, because a component
          is missing

        """))
  }

  @Test func `nothing that occurs is a list of lines`() throws {
    #expect(
      try report("name: calm\nfooter: { type: backFooter }\n") == """
        - skipped, there is no header: Early end
        - skipped, there is no trailer: Removed

        3 known problems tried with `calm`: 0 yours, 3 skipped, because a component is missing

        """)
  }

  @Test func `marks and measures are coloured on terminals`() throws {
    let text = try report("name: my\nheader: { type: header }\n", color: true)
    #expect(
      text.contains(
        "\u{1B}[1;33m!\u{1B}[0m MJRefresh's: Early end › ended after 100 ms\n  \u{1B}[1mthe header asks"
      ))
    #expect(text.contains("- doesn't occur: Early end › waits for the screen\n") && !text.contains("✓"))
  }

  @Test(arguments: [
    ("-1.1", "early-load", "Early load", "Late load", "header-fires-footer"),
    ("1.1", "late-load", "Late load", "Early load", "late-trigger-percent"),
  ])
  func `what does not occur in its scene, but is warned of, says so`(
    percent: String, law: String, warned: String, silent: String, rule: String
  ) throws {
    let room = ["Early load", "Late load"].map { suite in
      """
      suite: \(suite)
      footer: { type: autoFooter }
      scene: { content: { height: 1200 }, physics: none }
      scenarios:
        - name: nothing happens
          tags: [problem, \(suite.lowercased().replacing(" ", with: "-"))]
          steps: [ { wait: 1s } ]

      """
    }
    let header = """
      suite: Early header
      header: { type: header }
      scenarios:
        - name: nothing happens
          tags: [problem, \(law)]
          steps: [ { wait: 1s } ]
      """
    let suites = try suites((room + [header]).joined(separator: "---\n"), path: "room.scenarios.yaml")
    let text = "name: my\nheader: { type: header }\nfooter: { type: autoFooter, triggerPercent: \(percent) }\n"
    let preset = try preset(text, path: "my.preset.yaml")
    var found = Diagnostics()
    PresetLint.check(preset, into: &found)
    let warning = try #require(found.all.first { $0.id.rawValue == rule })
    let report = MuseumReport().render(Museum(suites).visit(with: preset, warnings: found.all), of: "my")
    #expect(
      report.contains(
        """
        ! doesn't occur in this scene, but `validate` warns about it: \(warned) › nothing happens
          validate \(warning.message) [\(rule)]

        """))
    #expect(report.contains("- doesn't occur: \(silent) › nothing happens\n"))
    #expect(report.contains("- doesn't occur: Early header › nothing happens\n"))
    #expect(report.hasSuffix("\n3 known problems tried with `my`: 0 yours, 3 do not occur\n"))
  }
}
