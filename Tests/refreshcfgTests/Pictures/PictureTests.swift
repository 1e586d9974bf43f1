import Foundation
import Testing

@testable import refreshcfg

struct PictureTests {
  private let suite = """
    suite: feed
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: first
        steps: [ { pull: { header: 60 } }, release ]
      - name: by ${far}
        examples:
          - { far: 10 }
          - { far: 60 }
        steps: [ { pull: { header: "${far}" } } ]
    """

  @Test func `a line names a scenario, and the line of an example that example`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path + ":6") == .success)
    #expect(console.output.hasPrefix("<svg ") && console.output.contains("<title>feed › first</title>"))
    #expect(try console.run(Timeline.self, path + ":10") == .success)
    #expect(console.output.contains("<title>feed › by 60</title>"))
  }

  @Test func `a picture goes into a file`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    let out = console.folder.appendingPathComponent("t.svg").path
    #expect(try console.run(Timeline.self, path, "--scenario", "first", "--out", out) == .success)
    #expect(console.output.isEmpty)
    #expect(try String(contentsOfFile: out, encoding: .utf8).hasSuffix("</svg>\n"))
  }

  @Test func `a file with several scenarios needs to be told which`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path) == .unusable)
    #expect(
      console.plainError
        == "error: a.scenarios.yaml has 3 scenarios; say which by a.scenarios.yaml:LINE or --scenario NAME; "
        + "there are `first` (line 5), `by 10` (line 7), `by 60` (line 7)\n")
  }

  @Test func `a line without a scenario is told`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path + ":2") == .unusable)
    #expect(console.plainError.hasPrefix("error: no scenario of a.scenarios.yaml is on line 2"))
  }

  @Test func `a name that no scenario has is told`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path, "--scenario", "third") == .unusable)
    #expect(
      console.plainError.hasPrefix(
        "error: no scenario is selected: --scenario `third` leaves none of 3 scenarios; the nearest are `first`"))
  }

  @Test func `a name is found as in a run of tests, and has to be clear`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Film.self, path, "--scenario", "^by 1") == .success)
    #expect(console.output.contains("<title>feed › by 10</title>"))
    #expect(try console.run(Film.self, path, "--scenario", "by") == .unusable)
    #expect(
      console.plainError
        == "error: a.scenarios.yaml has 2 scenarios in whose names `by` is found; say which by a.scenarios.yaml:LINE or "
        + "--scenario NAME; there are `by 10` (line 7), `by 60` (line 7)\n")
  }

  @Test func `an invalid file gives no picture`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite + "    stops: []\n")
    #expect(try console.run(Film.self, path + ":6") == .failure)
    #expect(console.output.isEmpty)
  }
}
