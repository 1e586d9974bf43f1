import Foundation
import Testing

@testable import refreshcfg

struct StoppingTests {
  /// Returns a suite with a number of scenarios, of which those with the given indexes fail.
  private func suite(_ count: Int, failing: Set<Int>) -> String {
    "suite: a\nheader: { type: header }\nscenarios:\n"
      + (0..<count).map {
        "  - { name: s\($0), steps: [ { expect: { time: \(failing.contains($0) ? 1 : 0) } } ] }\n"
      }.joined()
  }

  @Test(arguments: [1, 2, 3]) func `what is run ends with the last failure that is allowed`(limit: Int) throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(300, failing: [7, 120, 121]))
    #expect(
      try console.run(refreshcfg.Test.self, path, "--max-failures", "\(limit)", "--format", "dot") == .failure)
    let count = [8, 121, 122][limit - 1]
    #expect(console.output.contains("\n\(count) scenarios in 1 suite: \(count - limit) passed, \(limit) failed\n"))
    let failures = limit == 1 ? "1 failure" : "\(limit) failures"
    #expect(console.error == "stopped after \(failures): \(300 - count) scenarios were not run\n")
  }

  @Test func `the first failure can be the last`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(3, failing: [1]))
    #expect(try console.run(refreshcfg.Test.self, path, "--fail-fast") == .failure)
    #expect(console.output.contains("2 scenarios in 1 suite: 1 passed, 1 failed\n"))
    #expect(console.error == "stopped after 1 failure: 1 scenario was not run\n")
  }

  @Test func `where nothing is left to be run, nothing is said of it`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(3, failing: [2]))
    #expect(try console.run(refreshcfg.Test.self, path, "--fail-fast") == .failure)
    #expect(console.error.isEmpty)
  }

  @Test func `what makes no sense is refused`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(1, failing: []))
    for arguments in [
      ["--max-failures", "0"], ["--fail-fast", "--max-failures", "2"], ["--repeat-each", "0"],
      ["--watch", "--list"],
      ["--shard", "0/1"], ["--shard", "1"], ["--shard-count", "0"], ["--shard", "1/2", "--shard-count", "2"],
    ] {
      #expect(throws: (any Error).self) { try console.run(refreshcfg.Test.self, [path] + arguments) }
    }
    #expect(throws: (any Error).self) { try console.run(refreshcfg.Test.self, "-", "--watch") }
    #expect(try console.run(refreshcfg.Test.self, path, "--fail-fast", "--max-failures", "1") == .success)
  }

  @Test(arguments: [
    ["--format", "json"], ["--format", "json:r.json"], ["--coverage"], ["--coverage-min", "100%"],
    ["--coverage-format", "lcov"], ["--update-snapshots"], ["--fail-fast"], ["--max-failures", "2"],
    ["--repeat-each", "2"], ["--quiet"], ["--verbose"],
  ])
  func `a list has no results`(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) {
      _ = try refreshcfg.Test.parse(["a.scenarios.yaml", "--list"] + arguments)
    }
    #expect(
      refreshcfg.Test.message(for: error) == "--list runs nothing; it can't be combined with \(arguments[0])")
  }

  @Test func `scenarios that are repeated pass once`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite(3, failing: [1]))
    #expect(try console.run(refreshcfg.Test.self, path, "--repeat-each", "5") == .failure)
    #expect(console.output.contains("3 scenarios in 1 suite: 2 passed, 1 failed\n"))
  }

  @Test func `a thousand scenarios in a hundred files are reported in the same bytes on every run`() throws {
    let console = try Console()
    try console.file("p.preset.yaml", "name: p\nheader: { type: header }\n")
    for number in 0..<100 {
      try console.file(
        "\(number).scenarios.yaml", suite(10, failing: number % 9 == 0 ? [3, 5] : []) + "# \(number)\n")
    }
    #expect(try console.run(refreshcfg.Test.self, console.folder.path) == .failure)
    let first = console.output
    for _ in 0..<3 { _ = try console.run(refreshcfg.Test.self, console.folder.path) }
    #expect(console.output == String(repeating: first, count: 4))
  }

  @Test func `what is wrong with a shared preset is reported once, as by one processor`() throws {
    let console = try Console()
    // A circle is reported where it is first entered.
    try console.file("p.preset.yaml", "name: p\nextends: q.preset.yaml\nheader: { type: header }\n")
    try console.file("q.preset.yaml", "name: q\nextends: p.preset.yaml\nheader: { type: header }\n")
    for number in 100..<240 {
      try console.file(
        "\(number).scenarios.yaml",
        "suite: a\npreset: \(number < 170 ? "p" : "q").preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n"
      )
    }
    #expect(try console.run(refreshcfg.Test.self, console.folder.path) == .failure)
    #expect(console.error.components(separatedBy: "error[").count == 2)
    #expect(console.plainError.contains("q.preset.yaml:2:10"))
  }
}
