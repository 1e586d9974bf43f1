import Testing

@testable import refreshcfg

struct MuseumOptionsTests {
  private static let room = """
    suite: Early end
    header: { type: normalHeader }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: ended after 100 ms
        tags: [problem, late-call]
        steps:
          - beginRefreshing: header
          - wait: 0.1s
          - endRefreshing: header
          - wait: settled
          - expect: { header.calls.refreshing: 1 }
    """

  private func console(
    room: String = room, header: String = "{ type: header }", footer: String = "{ type: autoFooter }"
  ) throws -> Console {
    let console = try Console()
    try console.file("room.scenarios.yaml", room)
    try console.file("my.preset.yaml", "name: my\nheader: \(header)\nfooter: \(footer)\n")
    return console
  }

  private func visit(_ console: Console, _ more: String? = nil) throws -> refreshcfg.ExitStatus {
    let room = console.folder.path + "/room.scenarios.yaml"
    let preset = console.folder.path + "/my.preset.yaml"
    guard let more else { return try console.run(refreshcfg.Test.self, room, "--preset", preset) }
    return try console.run(refreshcfg.Test.self, room, more, "--preset", preset)
  }

  @Test func `what the library does to everyone is reported, and fails no strict run either`() throws {
    let console = try console()
    #expect(try visit(console) == .success)
    #expect(
      console.output == """
        ! MJRefresh's: Early end › ended after 100 ms
          the header asks the app to load 150 ms after its end

        1 known problem tried with `my`: 0 yours, 1 MJRefresh's

        """)
    #expect(try visit(console, "--strict") == .success)
  }

  @Test func `what the preset causes fails a strict run, and no other`() throws {
    let room = """
      suite: Too early
      footer: { type: autoFooter }
      scene: { content: { height: 1200 } }
      scenarios:
        - name: a bounce at the top loads
          tags: [problem, early-load]
          steps:
            - swipe: { by: [0, 60], duration: 0.2s }
            - release: { velocity: [0, 0] }
            - wait: settled
            - expect: { scroll.offset.y: 0 }
      """
    let sane = try console(room: room)
    #expect(try visit(sane, "--strict") == .success)
    #expect(
      sane.output == """
        - doesn't occur: Too early › a bounce at the top loads

        1 known problem tried with `my`: 0 yours, 1 does not occur

        """)
    let console = try console(room: room, footer: "{ type: autoFooter, triggerPercent: -3000% }")
    #expect(try visit(console) == .success)
    #expect(try visit(console, "--strict") == .failure)
    #expect(console.output.contains("  default  it doesn't occur with default settings\n"))
    #expect(console.output.contains("1 known problem tried with `my`: 1 yours\n"))
  }

  @Test func `a preset without known problems passes a strict run`() throws {
    let console = try console(header: "{ type: header, animationDisabled: true }")
    #expect(try visit(console, "--strict") == .success)
    #expect(
      console.output == """
        - doesn't occur: Early end › ended after 100 ms

        1 known problem tried with `my`: 0 yours, 1 does not occur

        """)
  }

  @Test func `suites without problems are wrong usage`() throws {
    let console = try console(room: Self.room.replacing("problem, late-call", with: "smoke"))
    #expect(try visit(console) == .unusable)
    #expect(console.error == "error: no scenario has both the tag `problem` and the tag of a law\n")
  }

  @Test func `a preset that is wrong fails, one that is not there is wrong usage`() throws {
    let console = try console(header: "{ type: headr }")
    #expect(try visit(console) == .failure)
    #expect(console.plainError.contains("my.preset.yaml:2:17"))
    let path = console.folder.path + "/room.scenarios.yaml"
    #expect(try console.run(refreshcfg.Test.self, path, "--preset", "none.preset.yaml") == .unusable)
  }

  @Test func `an invalid room fails the run, and the others are shown`() throws {
    let console = try console()
    let other = try console.file(
      "b.scenarios.yaml", Self.room.replacing("idle", with: "idel") + "\n        - puul\n")
    #expect(try visit(console, other) == .failure)
    #expect(console.output.contains("1 known problem tried with `my`: 0 yours, 1 MJRefresh's"))
  }

  @Test(arguments: ["--list", "--watch", "--last-failed", "--coverage", "--fail-fast", "--update-snapshots"])
  func `what chooses scenarios does not go with a preset`(option: String) {
    #expect {
      try refreshcfg.Test.parse(["room.scenarios.yaml", "--preset", "my.preset.yaml", option])
    } throws: {
      "\(refreshcfg.Test.message(for: $0))"
        == "--preset tries each problem once; it can't be combined with \(option)"
    }
  }
}
