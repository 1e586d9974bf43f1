import Foundation
import Testing

@testable import refreshcfg

struct LastFailedTests {
  private func suite(_ name: String, expecting times: Int...) -> String {
    "suite: \(name)\nheader: { type: header }\nscenarios:\n"
      + times.enumerated().map { "  - { name: s\($0.offset), steps: [ { expect: { time: \($0.element) } } ] }\n" }
      .joined()
  }

  private func kept(in console: Console) -> String? {
    try? String(contentsOf: console.folder.appendingPathComponent(".refreshcfg/last-failed"), encoding: .utf8)
  }

  @Test func `those that failed are run until they pass, then all`() throws {
    let console = try Console()
    let folder = console.folder.path
    try console.file("a.scenarios.yaml", suite("a", expecting: 0, 1))
    try console.file("sub/b.scenarios.yaml", suite("b", expecting: 1))
    #expect(try console.run(refreshcfg.Test.self, folder) == .failure)
    #expect(
      kept(in: console) == """
        {
          "version": 1,
          "failed": [
            { "file": "a.scenarios.yaml", "suite": "a", "scenario": "s1" },
            { "file": "sub/b.scenarios.yaml", "suite": "b", "scenario": "s0" }
          ]
        }

        """)
    let ignored = console.folder.appendingPathComponent(".refreshcfg/.gitignore")
    #expect(try String(contentsOf: ignored, encoding: .utf8).hasSuffix("\n*\n"))

    try console.file("a.scenarios.yaml", suite("a", expecting: 0, 0))
    #expect(try console.run(refreshcfg.Test.self, folder, "--last-failed") == .failure)
    #expect(console.output.hasSuffix("2 scenarios in 2 suites: 1 passed, 1 failed\n"))
    #expect(kept(in: console)?.contains("a.scenarios.yaml") == false)

    try console.file("sub/b.scenarios.yaml", suite("b", expecting: 0))
    #expect(try console.run(refreshcfg.Test.self, folder, "--last-failed") == .success)
    #expect(console.output.hasSuffix("1 scenario in 1 suite: 1 passed\n"))
    #expect(console.error.isEmpty)
    #expect(try console.run(refreshcfg.Test.self, folder, "--last-failed") == .success)
    #expect(console.error == "nothing failed last time: running all scenarios\n")
    #expect(console.output.hasSuffix("3 scenarios in 2 suites: 3 passed\n"))
  }

  @Test func `what is not run is not forgotten, what is no more is`() throws {
    let console = try Console()
    let a = try console.file("a.scenarios.yaml", suite("a", expecting: 1, 1))
    let b = try console.file("b.scenarios.yaml", suite("b", expecting: 1))
    #expect(try console.run(refreshcfg.Test.self, a, b) == .failure)
    #expect(try console.run(refreshcfg.Test.self, a, "--scenario", "s0") == .failure)
    #expect(kept(in: console)?.components(separatedBy: "\"file\"").count == 4)
    try console.file("a.scenarios.yaml", suite("a", expecting: 0))
    #expect(try console.run(refreshcfg.Test.self, a) == .success)
    #expect(kept(in: console)?.contains("\"suite\": \"a\"") == false)
    #expect(kept(in: console)?.contains("\"suite\": \"b\"") == true)
  }

  @Test func `nothing is kept where all pass, and nothing where it isn't asked for`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite("a", expecting: 0))
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(kept(in: console) == nil)
    try console.file("a.scenarios.yaml", suite("a", expecting: 1))
    console.isCI = true
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    console.isCI = false
    console.environment["TEST_TOTAL_SHARDS"] = "1"
    console.environment["TEST_SHARD_INDEX"] = "0"
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(kept(in: console) == nil)
  }

  @Test func `an invalid list is reported, and written again by the next run`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite("a", expecting: 1))
    try console.file(".refreshcfg/last-failed", "failed: [")
    #expect(try console.run(refreshcfg.Test.self, path, "--last-failed") == .unusable)
    #expect(
      console.plainError
        == "error: .refreshcfg/last-failed isn't a list of failed scenarios; remove it, and the next run will write a new one\n"
    )
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(kept(in: console)?.contains("\"scenario\": \"s0\"") == true)
  }

  @Test func `a folder that can't be made does not change what came of the run`() throws {
    let console = try Console()
    try console.file(".refreshcfg", "a file")
    let path = try console.file("a.scenarios.yaml", suite("a", expecting: 1))
    #expect(try console.run(refreshcfg.Test.self, path) == .failure)
    #expect(console.plainError.hasPrefix("warning: .refreshcfg/last-failed can't be written: "))
  }

  @Test func `those that failed elsewhere are not selected here`() throws {
    let console = try Console()
    let a = try console.file("a.scenarios.yaml", suite("a", expecting: 1))
    let b = try console.file("b.scenarios.yaml", suite("b", expecting: 0))
    #expect(try console.run(refreshcfg.Test.self, a) == .failure)
    #expect(try console.run(refreshcfg.Test.self, b, "--last-failed") == .unusable)
    #expect(console.error == "error: no scenario is selected: --last-failed leaves none of 1 scenario\n")
  }
}
