import Testing

@testable import refreshcfg

struct GraphTests {
  @Test func `a graph is printed in the format that is asked for`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", "name: feed\nheader: { type: header }\n")
    #expect(try console.run(Graph.self, path) == .success)
    #expect(
      console.output.hasPrefix(
        "scrollView\n├─ language = en (default)\n└─ header: header\n   ├─ height = 54 (default)\n"))
    for (format, start) in [("dot", "digraph"), ("mermaid", "flowchart"), ("json", "{")] {
      let console = try Console()
      let path = try console.file("feed.preset.yaml", "name: feed\nheader: { type: header }\n")
      #expect(try console.run(Graph.self, path, "--format", format) == .success)
      #expect(console.output.hasPrefix(start))
    }
    #expect(try console.run(Graph.self, path + "x") == .unusable)
    #expect(throws: (any Error).self) { try Graph.parse([path, "--format", "svg"]) }
  }
}
