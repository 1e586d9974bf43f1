import Foundation
import Testing

@testable import refreshcfg

struct TestTests {
  private func suite(expecting state: String, _ extra: String = "") -> String {
    """
    suite: feed
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: a long pull
        steps:
          - pull: { header: 60 }
          - expect: { header.state: \(state) }
    \(extra)
    """
  }

  @Test func `what passes is reported in a line`() throws {
    let console = try Console()
    try console.file("a.scenarios.yaml", suite(expecting: "pulling"))
    #expect(try console.run(refreshcfg.Test.self, console.folder.path) == .success)
    #expect(console.output.contains("1 scenario in 1 suite: 1 passed"))
    #expect(console.error.isEmpty)
  }

  @Test func `what fails is reported in full`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(expecting: "idle"))
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(console.plainOutput.contains("error[expectation-failed]: `header.state` is pulling, expected idle"))
    #expect(console.plainOutput.contains("--> a.scenarios.yaml:8:33"))
    #expect(console.plainOutput.contains("header: idle -> pulling"))
  }

  @Test func `an invalid suite fails the run, and the others are run`() throws {
    let console = try Console()
    try console.file("a.scenarios.yaml", suite(expecting: "pulling"))
    try console.file("b.scenarios.yaml", suite(expecting: "puling"))
    #expect(try console.run(refreshcfg.Test.self, console.folder.path) == .failure)
    #expect(console.output.contains("1 passed"))
    #expect(console.plainError.contains("b.scenarios.yaml:8:33"))
  }

  @Test func `nothing to run is no pass`() throws {
    let console = try Console()
    try console.file("a.preset.yaml", "name: a\nheader: { type: header }\n")
    #expect(try console.run(refreshcfg.Test.self, console.folder.path) == .unusable)
    let empty = try console.file("b.scenarios.yaml", "suite: b\nheader: { type: header }\nscenarios: []\n")
    #expect(try console.run(refreshcfg.Test.self, empty) == .unusable)
  }

  @Test func `a warning fails a strict run`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml", suite(expecting: "pulling", "  - name: expects nothing\n    steps: [ touch ]"))
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(try console.run(refreshcfg.Test.self, path, "--strict") == .failure)
  }

  @Test func `a step without effect is a warning of the run`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      suite(
        expecting: "pulling",
        "  - name: lifts nothing\n    steps: [ release, touch, expect: { header.state: idle } ]")
    )
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(
      console.plainError.contains("warning[step-without-effect]: no finger is down\n  --> a.scenarios.yaml:10:14"))
    #expect(console.error.hasSuffix("\n1 warning in 1 file\n"))
    #expect(console.output.contains("2 passed"))
    #expect(try console.run(refreshcfg.Test.self, path, "--strict") == .failure)
    let json = try Console()
    #expect(try json.run(refreshcfg.Test.self, path, "--format", "json") == .success)
    #expect(json.output.contains("step-without-effect"))
    let silent = try console.file(
      "b.scenarios.yaml",
      suite(
        expecting: "pulling",
        "  - name: lifts nothing\n    # refreshcfg: ignore step-without-effect the point of it\n"
          + "    steps: [ release, touch, expect: { header.state: idle } ]"))
    let other = try Console()
    #expect(try other.run(refreshcfg.Test.self, silent, "--strict") == .success)
    #expect(other.error.isEmpty)
    #expect(try other.run(Validate.self, silent, "--strict") == .success, "the comment is used")
  }

  @Test func `lines of one file are chosen by all paths of it`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      suite(expecting: "pulling", "  - name: another\n    steps: [ expect: { header.state: idle } ]"))
    let link = console.folder.path + "/link.scenarios.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(
      try console.run(refreshcfg.Test.self, path + ":5", console.folder.path + "/./a.scenarios.yaml:10") == .success
    )
    #expect(console.output.contains("2 scenarios in 1 suite: 2 passed"))
    let other = try Console()
    #expect(try other.run(refreshcfg.Test.self, path, link + ":10") == .success)
    // A file that is also given without a line runs as a whole.
    let whole = try Console()
    #expect(try whole.run(refreshcfg.Test.self, console.folder.path + "/./a.scenarios.yaml:10", path) == .success)
    #expect(whole.output.contains("2 scenarios in 1 suite: 2 passed"), "\(whole.output)")
  }
}
