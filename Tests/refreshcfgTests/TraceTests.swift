import Testing

@testable import refreshcfg

struct TraceTests {
  private let suite = """
    suite: feed
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: first
        steps: [ { pull: { header: 60 } }, release ]
      - name: second
        steps: [ touch ]
    """

  @Test func `each step is a line, after one for the scene`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Trace.self, path) == .success)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix(#"{"scenario":"first","step":0,"line":5,"time":0,"scroll":{"offset":{"x":0,"y":0}"#))
    #expect(lines[1].hasPrefix(#"{"scenario":"first","step":1,"line":6,"#))
    #expect(lines[1].hasSuffix(#""events":[{"time":0,"event":"header: idle -> pulling"}]}"#))
    #expect(lines[3].hasPrefix(#"{"scenario":"second","step":0,"line":7,"#))
  }

  @Test func `one scenario can be chosen`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Trace.self, path, "--scenario", "second") == .success)
    #expect(console.output.split(separator: "\n").count == 2)
    #expect(try console.run(Trace.self, path, "--scenario", "third") == .unusable)
    #expect(
      console.plainError == "error: no scenario is selected: --scenario `third` leaves none of 2 scenarios; "
        + "the nearest are `first` and `second`\n")
  }

  @Test func `one scenario can be chosen by a line`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Trace.self, path + ":8") == .success)
    #expect(console.output.hasPrefix(#"{"scenario":"second""#))
    #expect(try console.run(Trace.self, path + ":2") == .unusable)
  }

  @Test func `an invalid file gives no trace`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite + "    stops: []\n")
    #expect(try console.run(Trace.self, path) == .failure)
    #expect(console.output.isEmpty && !console.error.isEmpty)
  }

  @Test func `the same file gives the same bytes`() throws {
    let (one, other) = (try Console(), try Console())
    _ = try one.run(Trace.self, one.file("a.scenarios.yaml", suite))
    _ = try other.run(Trace.self, other.file("a.scenarios.yaml", suite))
    #expect(one.output == other.output)
  }
}
