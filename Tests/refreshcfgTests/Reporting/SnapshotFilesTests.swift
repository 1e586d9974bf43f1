import Foundation
import Testing

@testable import refreshcfg

struct SnapshotFilesTests {
  private func suite(pulling amount: Int, _ extra: String = "") -> String {
    """
    suite: feed
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios: [ { name: a, steps: [ { pull: { header: \(amount) } }, { snapshot: pulled }\(extra) ] } ]
    """
  }

  private func stored(in console: Console) throws -> String {
    try String(contentsOf: console.folder.appendingPathComponent("__snapshots__/a.pulled.json"), encoding: .utf8)
  }

  @Test func `a new snapshot is stored and reported, and holds from then on`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(pulling: 60))
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(console.plainOutput.hasSuffix("new snapshot: __snapshots__/a.pulled.json\n"))
    #expect(try stored(in: console).contains("\"scroll.offset.y\": -60,"))
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    try console.file("a.scenarios.yaml", suite(pulling: 61))
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(
      console.plainOutput.contains("error[snapshot-differs]: 2 observables differ from the snapshot `pulled`"))
    #expect(
      console.plainOutput.contains(
        "  expected  scroll.offset.y  -60\n            header.pullingPercent  1.111111\n"))
    #expect(try stored(in: console).contains("\"scroll.offset.y\": -60,"))
  }

  @Test func `a snapshot that is missing where nobody looks on is a failure`() throws {
    let console = try Console()
    console.isCI = true
    let path = try console.file("a.scenarios.yaml", suite(pulling: 60))
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(console.plainOutput.contains("error[snapshot-missing]: there is no snapshot `pulled`"))
    #expect(throws: (any Error).self) { try stored(in: console) }
  }

  @Test func `snapshots are rewritten when that is asked for`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(pulling: 60))
    _ = try console.run(refreshcfg.Test.self, path)
    try console.file("a.scenarios.yaml", suite(pulling: 61))
    #expect(try console.run(refreshcfg.Test.self, path, "--update-snapshots") == .success)
    #expect(console.plainOutput.hasSuffix("updated snapshot: __snapshots__/a.pulled.json\n"))
    #expect(try stored(in: console).contains("\"scroll.offset.y\": -61,"))
    let length = console.output.count
    #expect(try console.run(refreshcfg.Test.self, path, "--update-snapshots") == .success)
    #expect(!console.output.dropFirst(length).contains("snapshot:"))
  }

  @Test func `one name for two states is a failure`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(pulling: 60, ", release, { snapshot: pulled }"))
    #expect(try console.run(refreshcfg.Test.self, path, "--update-snapshots") == .failure)
    #expect(console.plainError.contains("error[snapshot-ambiguous]: `pulled` is taken in two states\n"))
    #expect(console.plainError.contains("= help: write another name here\n"))
    #expect(throws: (any Error).self) { try stored(in: console) }
  }

  @Test func `a step that finds several states needs a parameter in its snapshot's name`() throws {
    let console = try Console()
    func suite(_ name: String, examples: String = "{ n: 50 }, { n: 60 }") -> String {
      """
      suite: feed
      header: { type: header }
      scenarios:
        - name: pull ${n}
          examples: [ \(examples) ]
          steps: [ { pull: { header: "${n}" } }, { snapshot: "\(name)" } ]
      """
    }
    let path = try console.file("a.scenarios.yaml", suite("pulled"))
    #expect(try console.run(refreshcfg.Test.self, path, "--format", "json") == .failure)
    #expect(console.plainError.contains("= help: the step runs for several examples: write `pulled-${n}`\n"))
    #expect(console.output.contains("snapshot-ambiguous"), "The report contains it.")
    try console.file("a.scenarios.yaml", suite("pulled-${n}"))
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    // A name can't contain `%`.
    let other = try console.file("b.scenarios.yaml", suite("much", examples: "{ n: 50% }, { n: 60% }"))
    #expect(try console.run(refreshcfg.Test.self, other) == .failure)
    #expect(
      console.plainError.contains(
        "add a parameter to them that is another word in each, and write it in the name\n"))
    try console.file(
      "b.scenarios.yaml",
      suite("much-${word}", examples: "{ n: 50%, word: half }, { n: 60%, word: more }"))
    #expect(try console.run(refreshcfg.Test.self, other) == .success)
  }

  @Test func `a step that is repeated has no parameter to put in its snapshot's name`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      """
      suite: feed
      header: { type: header }
      scenarios:
        - name: pull
          steps: [ { repeat: { times: 2, steps: [ { snapshot: pulled }, { pull: { header: 30 } } ] } } ]
      """)
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(
      console.plainError.contains(
        "= help: the step runs several times: write a step with its own name for each state\n"))
  }

  @Test func `snapshots that would be one file on a Mac are refused, stored or not`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(pulling: 60, ", { snapshot: Pulled }"))
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    let message =
      "error: __snapshots__/a.Pulled.json and __snapshots__/a.pulled.json would be the same file on a Mac; rename one of the snapshots\n"
    #expect(console.plainError == message)
    #expect(throws: (any Error).self) { try stored(in: console) }
    try console.file("a.scenarios.yaml", suite(pulling: 60))
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    try console.file("a.scenarios.yaml", suite(pulling: 60, ", { snapshot: Pulled }"))
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(console.plainError == message + message)
  }

  @Test func `snapshots that no step compares are reported with the coverage, and removed if all are updated`()
    throws
  {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      """
      suite: feed
      header: { type: header }
      scenarios: [ { name: a, steps: [ { snapshot: pulled } ] }, { name: b, steps: [ { snapshot: other } ] } ]
      """)
    let orphans = ["__snapshots__/a.old.json", "__snapshots__/gone.x.json"]
    let others = ["__snapshots__/b.x.json", "__snapshots__/a.b.x.json", "__snapshots__/notes.txt"]
    for file in orphans + others + ["b.scenarios.yaml", "a.b.yaml"] { try console.file(file, "{}\n") }
    func left() -> [String] {
      (orphans + others).filter { FileManager.default.fileExists(atPath: console.folder.path + "/" + $0) }
    }
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(console.error == "")
    #expect(try console.run(refreshcfg.Test.self, path, "--coverage") == .success)
    let warnings = orphans.map { "warning: no step compares the snapshot \($0); --update-snapshots removes it\n" }
    #expect(console.plainError == warnings.joined())
    // A part of the scenarios leaves them alone.
    #expect(try console.run(refreshcfg.Test.self, path, "--update-snapshots", "--scenario", "a") == .success)
    #expect(left() == orphans + others)
    #expect(try console.run(refreshcfg.Test.self, path, "--update-snapshots") == .success)
    #expect(console.plainOutput.hasSuffix(orphans.map { "removed snapshot: \($0)\n" }.joined()))
    #expect(left() == others)
    #expect(try stored(in: console).contains("scroll"))
  }

  @Test func `a snapshot that can't be there is reported`() throws {
    let console = try Console()
    try console.file("__snapshots__", "a file")
    let path = try console.file("a.scenarios.yaml", suite(pulling: 60))
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(
      console.plainOutput.contains(
        "the snapshot `pulled` can't be used: `__snapshots__/a.pulled.json` can't be read: "
          + "a part of its path is a file, not a folder"))
  }
}
