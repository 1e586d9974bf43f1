import Foundation
import Testing

@testable import refreshcfg

struct DiffTests {
  private let old = "name: feed\nheader: { type: normalHeader }\n"
  private let new = "name: feed\nheader: { type: normalHeader, height: 76 }\n"
  private let suite = """
    suite: feed
    preset: old.preset.yaml
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: a long pull
        steps:
          - pull: { header: 60 }
          - expect: { header.state: pulling }
      - name: a pull that waits
        skip: not now
        steps: [ { expect: { time: 1 } } ]
    """

  @Test func `without suites gestures are tried that are built in`() throws {
    let console = try Console()
    let (a, b) = (try console.file("old.preset.yaml", old), try console.file("new.preset.yaml", new))
    #expect(try console.run(Diff.self, a, b) == .failure)
    #expect(console.plainOutput.hasPrefix("old.preset.yaml -> new.preset.yaml\n"))
    #expect(console.output.contains("the header triggers 22 pt later: pulled by 76 pt instead of 54 pt"))
    #expect(console.output.contains("6 of 6 built-in gestures differ"))
  }

  @Test func `suites are run with both presets, whatever they expect and name`() throws {
    let console = try Console()
    let (a, b) = (try console.file("old.preset.yaml", old), try console.file("new.preset.yaml", new))
    let suites = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(Diff.self, a, b, suites) == .failure)
    #expect(
      console.plainOutput.contains(
        "1 of 1 scenario differs\n  feed › a long pull, step 1, pull  a.scenarios.yaml:7\n"))
    #expect(console.output.contains("    the header is idle instead of pulling\n"))
  }

  @Test func `another notation isn't a change`() throws {
    let console = try Console()
    let keys = "type: autoNormalFooter, triggerPercent: 0.5, slowAnimationDuration: 0.3s, hidden: false"
    let other = "type: autoNormalFooter, triggerPercent: 50%, slowAnimationDuration: 300ms, height: 44.0"
    let a = try console.file("a.preset.yaml", "name: feed\nfooter: { \(keys) }\n")
    let b = try console.file("b.preset.yaml", "name: feed\nfooter: { \(other), fastAnimationDuration: 250ms }\n")
    #expect(try console.run(Diff.self, a, b) == .success)
    #expect(console.output.hasPrefix("no difference"))
  }

  @Test func `numbers within the tolerance of expectations are the same`() throws {
    let console = try Console()
    func preset(_ place: String) -> String {
      "name: feed\nheader: { type: header, parts: { bar: { kind: bar, \(place), bottom: 0, height: 2 } } }\n"
    }
    let a = try console.file("a.preset.yaml", preset("left: 10%, right: 10%"))
    let b = try console.file("b.preset.yaml", preset("centerX: 50%, width: 80%"))
    #expect(try console.run(Diff.self, a, b, "--runs", "50") == .failure)
    #expect(
      console.output.hasSuffix(
        "\nall 6 built-in gestures are the same, and none of 50 random runs distinguishes the presets\n"),
      "\(console.output)")
    #expect(try console.run(Diff.self, a, b, "--format", "json", "--runs", "50") == .failure)
    #expect(!console.output.contains("header.parts.bar.frame"), "\(console.output)")
  }

  @Test func `the number of random runs has a limit`() {
    #expect(throws: (any Error).self) { try Diff.parse(["a", "b", "--runs", "1000000001"]) }
    #expect(throws: (any Error).self) { try Diff.parse(["a", "b", "--runs=-1"]) }
  }

  @Test func `what is the same ends well`() throws {
    let console = try Console()
    let (a, b) = (
      try console.file("old.preset.yaml", old), try console.file("b.preset.yaml", "# as before\n" + old)
    )
    #expect(try console.run(Diff.self, a, b) == .success)
    #expect(console.output == "no difference; all 6 built-in gestures are the same\n")
    for preset in Repository.files(below: "Configs/presets", endingIn: ".preset.yaml") {
      #expect(try console.run(Diff.self, preset, preset) == .success)
    }
  }

  @Test func `runs are asked where only keys differ, as many as are wished`() throws {
    let console = try Console()
    let (a, b) = (
      try console.file("old.preset.yaml", old), try console.file("b.preset.yaml", "description: as before\n" + old)
    )
    #expect(try console.run(Diff.self, a, b, "--runs", "30") == .failure)
    #expect(
      console.output.contains(
        "all 6 built-in gestures are the same, and none of 30 random runs distinguishes the presets"))
    let silent = try Console()
    #expect(try silent.run(Diff.self, a, b, "--runs", "0") == .failure)
    #expect(!silent.output.contains("no run of"))
    #expect(throws: (any Error).self) { try Diff.parse([a, b, "--runs", "-1"]) }
  }

  @Test func `what can't be compared is trouble, not a difference`() throws {
    let console = try Console()
    let a = try console.file("old.preset.yaml", old)
    let broken = try console.file("b.preset.yaml", "name: feed\nheader: { type: haeder }\n")
    #expect(try console.run(Diff.self, a, console.folder.path + "/none.preset.yaml") == .unusable)
    #expect(console.plainError.contains("none.preset.yaml"))
    #expect(try console.run(Diff.self, a, broken) == .unusable)
    #expect(console.plainError.contains("b.preset.yaml:2:17"))
    let skipped = try console.file("a.scenarios.yaml", "suite: a\nheader: { type: header }\nscenarios: []\n")
    #expect(try console.run(Diff.self, a, a, skipped) == .unusable)
    #expect(console.error.contains("error: there is no scenario to run\n"))
    #expect(throws: (any Error).self) { try Diff.parse(["-", "-"]) }
    #expect(throws: (any Error).self) { try Diff.parse([a, a, "--format", "xml"]) }
  }

  @Test func `a comment refers to a picture of each scenario that differs`() throws {
    let console = try Console()
    let (a, b) = (try console.file("old.preset.yaml", old), try console.file("new.preset.yaml", new))
    let suites = try console.file("a.scenarios.yaml", suite)
    let folder = console.folder.path + "/pictures"
    let arguments = [a, b, suites, "--format", "markdown", "--pictures", folder]
    func picture() throws -> String { try String(contentsOfFile: folder + "/1.svg", encoding: .utf8) }
    #expect(try console.run(Diff.self, arguments) == .failure)
    #expect(console.plainOutput.contains("](<pictures/1.svg>)"))
    let first = try picture()
    #expect(first.contains(">feed › a long pull</title>"))
    #expect(first.components(separatedBy: "class=\"screen\"").count == 3, "an old and a new phone")
    #expect(first.contains(">the header is idle instead of pulling</text>"))
    // The folder is replaced, unless someone else wrote into it.
    #expect(try console.run(Diff.self, arguments + ["--pictures-address", "https://example.com/diff"]) == .failure)
    #expect(console.output.contains("](<https://example.com/diff/1.svg>)"))
    #expect(try picture() == first)
    try console.file("pictures/own.svg", "")
    #expect(try console.run(Diff.self, arguments) == .unusable)
    #expect(console.plainError.contains("error: pictures can't be written: "))
    #expect(throws: (any Error).self) { try Diff.parse([a, b, "--pictures", "p"]) }
    #expect(throws: (any Error).self) { try Diff.parse([a, b, "--format", "markdown", "--pictures-address", "p"]) }
  }

  @Test func `formats are chosen by name`() throws {
    let console = try Console()
    let (a, b) = (try console.file("old.preset.yaml", old), try console.file("new.preset.yaml", new))
    #expect(try console.run(Diff.self, a, b, "--format", "json") == .failure)
    let object = try JSONSerialization.jsonObject(with: Data(console.output.utf8)) as? [String: Any]
    #expect(object?["same"] as? Bool == false)
  }
}
