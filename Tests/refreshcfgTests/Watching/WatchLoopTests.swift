import Foundation
import Testing

@testable import refreshcfg

struct WatchLoopTests {
  private func suite(expecting time: Int, _ more: String = "header: { type: header }", steps: String = "") -> String
  {
    "suite: feed\n\(more)\nscenarios: [ { name: a, steps: [ { expect: { time: \(time) } }\(steps) ] } ]\n"
  }

  /// Returns a loop over a folder that has run once.
  private func loop(_ console: Console, _ arguments: String...) throws -> WatchLoop {
    let command = try refreshcfg.Test.parse([console.folder.path, "--watch"] + arguments)
    let loop = WatchLoop(try TestRun(command, on: console.streams), interruption: -1)
    loop.begin()
    return loop
  }

  /// Returns the output while a loop continues until nothing more happens.
  private func output(of loop: WatchLoop, on console: Console) -> String {
    let length = console.output.count
    // The first wait is for a notification that has to come, the others are for those that may come.
    var limit: Int32 = 20_000
    while loop.step(waitingAtMost: limit) == .change, console.output.count == length || limit > 0 { limit = 0 }
    return String(console.output.dropFirst(length))
  }

  /// Returns the last line, without the time.
  private func summary(_ output: String) -> String {
    let line = output.split(separator: "\n").last.map(String.init) ?? ""
    return line.replacing(/in \d+ ms/, with: "in N ms")
  }

  @Test func `what a changed suite affects is run again`() throws {
    let console = try Console()
    try console.file("a.scenarios.yaml", suite(expecting: 0))
    try console.file("b.scenarios.yaml", suite(expecting: 0))
    let loop = try loop(console)
    #expect(
      summary(console.output) == "2 passed; 2 scenarios run in N ms; watching 2 files; press Ctrl-C to stop")
    try console.file("a.scenarios.yaml", suite(expecting: 1))
    let failed = output(of: loop, on: console)
    #expect(failed.contains("expected 1"))
    #expect(summary(failed) == "1 passed, 1 failed; 1 scenario run in N ms; watching 2 files; press Ctrl-C to stop")
    try console.file("a.scenarios.yaml", suite(expecting: 0))
    #expect(
      summary(output(of: loop, on: console))
        == "2 passed; 1 scenario run in N ms; watching 2 files; press Ctrl-C to stop")
  }

  @Test func `files come, go and are replaced`() throws {
    let console = try Console()
    try console.file("a.scenarios.yaml", suite(expecting: 0))
    let loop = try loop(console)
    try console.file("sub/b.scenarios.yaml", suite(expecting: 0))
    #expect(summary(output(of: loop, on: console)).hasPrefix("2 passed; 1 scenario run"))
    // Editors save in this way: a new file is renamed to the old name.
    let other = try console.file("sub/b.tmp", suite(expecting: 2))
    #expect(rename(other, console.folder.path + "/sub/b.scenarios.yaml") == 0)
    #expect(summary(output(of: loop, on: console)).hasPrefix("1 passed, 1 failed; 1 scenario run"))
    try FileManager.default.removeItem(at: console.folder.appendingPathComponent("sub"))
    #expect(
      summary(output(of: loop, on: console))
        == "1 passed; 0 scenarios run in N ms; watching 1 file; press Ctrl-C to stop")
  }

  @Test func `broken text is reported, and fixed text runs`() throws {
    let console = try Console()
    try console.file("a.scenarios.yaml", suite(expecting: 0))
    let loop = try loop(console)
    try console.file("a.scenarios.yaml", "suite: [")
    #expect(summary(output(of: loop, on: console)).hasPrefix("0 passed; 0 scenarios run"))
    #expect(console.plainError.contains("error[invalid-yaml]") || console.plainError.contains("a.scenarios.yaml:1"))
    try console.file("a.scenarios.yaml", suite(expecting: 0))
    #expect(summary(output(of: loop, on: console)).hasPrefix("1 passed; 1 scenario run"))
  }

  @Test func `a preset that is made, fixed and changed runs the suites that name it, and no others`() throws {
    let console = try Console()
    try console.file("a.scenarios.yaml", suite(expecting: 0, "preset: p.preset.yaml"))
    try console.file("b.scenarios.yaml", suite(expecting: 0))
    let loop = try loop(console)
    #expect(summary(console.output).hasPrefix("1 passed; 1 scenario run"))
    try console.file("p.preset.yaml", "name: p\nextends: base.preset.yaml\n")
    #expect(summary(output(of: loop, on: console)).hasPrefix("1 passed; 0 scenarios run"))
    try console.file("base.preset.yaml", "name: base\nheader: { type: header }\n")
    #expect(summary(output(of: loop, on: console)).hasPrefix("2 passed; 1 scenario run"))
    try console.file("base.preset.yaml", "name: base\nheader: { type: header, height: 70 }\n")
    #expect(summary(output(of: loop, on: console)).hasPrefix("2 passed; 1 scenario run"))
  }

  @Test func `a bundle of texts runs the suites whose presets name it`() throws {
    let console = try Console()
    try console.file("refreshcfg.yaml", "rules: {}\n")
    try console.file(
      "a.scenarios.yaml",
      suite(
        expecting: 0, "preset: p.preset.yaml",
        steps: ", { expect: { header.stateLabel.text: Old } }"))
    try console.file(
      "p.preset.yaml",
      "name: p\nstrings: { bundle: T.bundle, file: Localizable }\nheader: { type: normalHeader }\n")
    let texts = "T.bundle/en.lproj/Localizable.strings"
    try console.file(texts, "\"MJRefreshHeaderIdleText\" = \"Old\";\n")
    let loop = try loop(console)
    #expect(
      summary(console.output).hasPrefix("1 passed; 1 scenario run"), "\(console.plainOutput)\(console.plainError)")
    try console.file(texts, "\"MJRefreshHeaderIdleText\" = \"New\";\n")
    #expect(summary(output(of: loop, on: console)).hasPrefix("0 passed, 1 failed; 1 scenario run"))
  }

  @Test func `a snapshot that is stored is no change, one that is changed is`() throws {
    let console = try Console()
    try console.file("a.scenarios.yaml", suite(expecting: 0, steps: ", { snapshot: here }"))
    let loop = try loop(console)
    let path = "__snapshots__/a.here.json"
    #expect(console.plainOutput.contains("new snapshot: \(path)\n"))
    let length = console.output.count
    while loop.step(waitingAtMost: 0) == .change {}
    #expect(console.output.count == length)
    let text = try String(contentsOf: console.folder.appendingPathComponent(path), encoding: .utf8)
    try console.file(path, text.replacingOccurrences(of: "\"scroll.offset.y\": 0", with: "\"scroll.offset.y\": 5"))
    #expect(summary(output(of: loop, on: console)).hasPrefix("0 passed, 1 failed; 1 scenario run"))
  }

  @Test func `an interruption ends the wait`() throws {
    let console = try Console()
    try console.file("a.scenarios.yaml", suite(expecting: 0))
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let command = try refreshcfg.Test.parse([console.folder.path, "--watch"])
    let loop = WatchLoop(try TestRun(command, on: console.streams), interruption: ends[0])
    #expect(write(ends[1], "x", 1) == 1)
    #expect(loop.run() == .interrupted)
    #expect(refreshcfg.ExitStatus.interrupted.rawValue == 130)
    #expect(summary(console.output).hasPrefix("1 passed; 1 scenario run"))
  }
}
