import Testing

@testable import RefreshReports

struct CourseStripTests {
  /// Returns the picture of the first failure, as lines.
  private func strip(_ steps: String, _ scene: String = "", width: Int = 78, ascii: Bool = false) throws -> String {
    let report = try report(
      """
      suite: Feed
      header: { type: normalHeader }
      scene: { content: { height: 1200, width: 900 }, physics: none\(scene) }
      scenarios: [ { name: a, steps: [ \(steps), { expect: { time: 99 } } ] } ]
      """)
    let scenario = report.suites[0].scenarios[0]
    let strip = CourseStrip(
      try #require(scenario.failures[0].course), kinds: scenario.steps.map(\.kind), width: width,
      signs: ascii ? .ascii : .unicode)
    return strip.rows.map { row in
      row.name + String(repeating: " ", count: 10 - row.name.count) + row.cells + "\n"
    }
    .joined()
  }

  @Test func `a pull that refreshes goes down and comes back`() throws {
    let picture = try strip(
      "{ pull: { header: 110% } }, release, { wait: 1s }, { endRefreshing: header }, { wait: 1s }")
    #expect(
      picture == """
        step             start 1 pull   2 release   3 wait  4 end 5 wait  6 expect ✗
        offset.y      0 ┤──────╮                             ╭───────────────────────
                        │      │                             │
                        │      │                             │
                        │      │        ╭────────────────────╯
                  -59.4 ┤      ╰────────╯
        inset.top        0              │54                  │0
        header           idle  │pulling │refreshing          │idle
        time             0 s                            1 s           2 s

        """)
  }

  @Test func `where nothing moves, a line is enough`() throws {
    let picture = try strip("touch")
    #expect(
      picture == """
        step         start 1 2 expect ✗
        offset.y  0 ┤───────────────────
        header       idle
        time         0 s

        """)
  }

  @Test func `a time for which there is too little room isn't cut`() throws {
    let waits = Array(repeating: "{ wait: 12345.678s }", count: 12).joined(separator: ", ")
    let times = try #require(try strip(waits, width: 60).split(separator: "\n").last)
    #expect(times.contains("148148.136 s"))
    let shown = times.dropFirst(4).split(separator: " ").filter { $0 != "s" }.map(String.init)
    let right = (0...12).map { (Double($0) * 12345.678).rounded(decimals: 3).shortestText }
    #expect(shown.allSatisfy(right.contains), "\(times)")
  }

  @Test func `in ASCII it is the same picture`() throws {
    let picture = try strip("{ pull: { header: 110% } }", ascii: true)
    #expect(
      picture == """
        step             start 1 pull   2 expect x
        offset.y      0 |------.
                        |      |
                        |      |
                        |      |
                  -59.4 |      '-------------------
        header           idle  |pulling
        time             0 s

        """)
  }

  @Test func `where there is little room, names and values give way, and no step is lost`() throws {
    let picture = try strip(
      "{ pull: { header: 110% } }, release, { wait: 1s }, { endRefreshing: header }", width: 50)
    #expect(
      picture == """
        step             sta 1 p 2 r 3 w 4 en 5 expect ✗
        offset.y      0 ┤────╮            ╭──────────────
                        │    │            │
                        │    │            │
                        │    │   ╭────────╯
                  -59.4 ┤    ╰───╯
        inset.top        0       │54      │0
        header           idle│pu…│refresh…│idle
        time             0 s         1 s

        """)
  }

  @Test func `many steps share their room, and the first pull is still seen`() throws {
    let waits = Array(repeating: "{ drag: { by: 1 } }", count: 60).joined(separator: ", ")
    let picture = try strip(
      "{ pull: { header: 150% } }, release, { wait: 1s }, { endRefreshing: header }, " + waits, width: 60)
    #expect(picture.contains("-81") && picture.contains("0-"))
    #expect(picture.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func `a peak between two columns is seen`() throws {
    let picture = try strip(
      "{ wait: 20s }, { drag: { to: -70 } }, { drag: { to: -200 } }, { drag: { to: 0 } }, { wait: 20s }", width: 40)
    #expect(picture.contains("-200"))
  }

  @Test func `sideways it follows the other axis`() throws {
    let picture = try strip("{ drag: { by: { x: -30 } } }")
    #expect(
      picture == """
        step           start 1 drag 2 expect ✗
        offset.x    0 ┤──────╮
                      │      │
                      │      │
                      │      │
                  -30 ┤      ╰─────────────────
        header         idle
        time           0 s

        """)
  }

  @Test func `a component that is attached on the way begins there`() throws {
    let picture = try strip(
      "{ wait: 1s }, { detach: header }, touch, { attach: { header: { type: header } } }, { drag: { to: -20 } }")
    #expect(
      picture == """
        step           start 1 wait             2 detach 3 4 attach 5 drag 6 expect ✗
        offset.y    0 ┤─────────────────────────────────────────────╮
                      │                                             │
                      │                                             │
                      │                                             │
                  -20 ┤                                             ╰─────────────────
        header         idle                     │          │idle
        time           0 s                  1 s

        """)
  }

  @Test func `the failing value is where its number is, whatever passed before in the same column`() throws {
    let picture = try strip(
      "{ drag: { to: -70 } }, { drag: { to: -200 } }, { drag: { to: -190 } }, { drag: { to: -110 } }")
    let end = try #require(picture.split(separator: "\n").first { $0.last == "─" })
    #expect(end.contains(" -110 ┤"))
  }
}
