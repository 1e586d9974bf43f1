import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshText
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
        tags: [problem, stuck]
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
    var diagnostics = Diagnostics()
    var loader = SuiteLoader()
    let suites = loader.load(SourceFile(path: "room.scenarios.yaml", text: Self.room), into: &diagnostics)
    let file = SourceFile(path: "my.preset.yaml", text: preset)
    let loaded = try #require(Preset.load(file, into: &diagnostics))
    return MuseumReport(OutputStyle(color: color, width: width)).render(
      Museum(suites).visit(with: loaded), of: loaded.name)
  }

  @Test func `what bites is shown in full, with what it is by default and the ways out`() throws {
    #expect(
      try report("name: slow\nheader: { type: normalHeader, fastAnimationDuration: 0.35s }\n") == """
        ✓ Early end › waits for the screen
        - Removed: skipped, there is no trailer

        ! Early end › ended after 100 ms
          the header asks the app to load 250 ms after the refresh has ended
          default  the header asks the app to load 150 ms after the refresh has ended
          way out  ended in the call
                   room.scenarios.yaml:8, tried with this preset
          no help  ended after 200 ms: the header asks the app to load 150 ms after the refresh has ended
          issues   1292, 1433

        1 of 3 known problems bites `slow`, 1 does not, 1 needs a component that it lacks

        """)
  }

  @Test func `in a terminal, lines end between words`() throws {
    let text = try report("name: slow\nheader: { type: normalHeader, fastAnimationDuration: 0.35s }\n", width: 40)
    #expect(
      text.contains(
        """
        ! Early end › ended after 100 ms
          the header asks the app to load 250 ms
          after the refresh has ended
          default  the header asks the app to
                   load 150 ms after the refresh
                   has ended

        """))
  }

  @Test func `nothing that bites is a list of lines`() throws {
    #expect(
      try report("name: calm\nfooter: { type: backFooter }\n") == """
        - Early end: skipped, there is no header
        - Removed: skipped, there is no trailer

        0 of 3 known problems bite `calm`, 3 need a component that it lacks

        """)
  }

  @Test func `marks and measures are coloured on terminals`() throws {
    let text = try report("name: my\nheader: { type: header }\n", color: true)
    #expect(text.contains("\u{1B}[1;33m!\u{1B}[0m Early end › ended after 100 ms\n  \u{1B}[1mthe header asks"))
    #expect(text.contains("\u{1B}[1;32m✓\u{1B}[0m Early end › waits for the screen\n"))
  }
}
