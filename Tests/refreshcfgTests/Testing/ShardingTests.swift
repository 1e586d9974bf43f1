import Foundation
import RefreshScenarios
import Testing

@testable import refreshcfg

struct ShardingTests {
  private func console(_ count: Int = 7) throws -> (console: Console, path: String) {
    let console = try Console()
    let scenarios = (0..<count).map { "  - { name: s\($0), steps: [ { expect: { time: 0 } } ] }\n" }.joined()
    let path = try console.file("a.scenarios.yaml", "suite: a\nheader: { type: header }\nscenarios:\n" + scenarios)
    return (console, path)
  }

  private func listed(_ arguments: [String], in console: Console) throws -> [String] {
    let length = console.output.count
    #expect(try console.run(refreshcfg.Test.self, arguments + ["--list"]) == .success)
    return console.output.dropFirst(length).split(separator: "\n").map { String($0.split(separator: "\t")[1]) }
  }

  @Test(arguments: 1...9) func `all shards together are all scenarios, none twice`(count: Int) throws {
    let (console, path) = try console()
    let parts = try (1...count).map { try listed([path, "--shard", "\($0)/\(count)"], in: console) }
    #expect(parts.flatMap { $0 }.sorted() == (0..<7).map { "a › s\($0)" })
  }

  @Test(arguments: [[], ["--shard", "1/2"], ["--shard", "2/2"], ["--scenario", "one"], ["--max-failures", "1"]])
  func `what the scenarios of a suite share isn't judged by some of them`(choice: [String]) throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      """
      suite: a
      header: { type: normalHeader }
      scene: { content: { height: 1200 } }
      flows: { lift: [ release ] }
      leadsTo: [ { after: { header.state: refreshing }, then: { header.calls.refreshing: '>= 1' }, within: 5s } ]
      scenarios:
        - { name: one, steps: [ { flow: lift }, { expect: { header.state: idle } } ] }
        - name: two
          steps: [ touch, { flow: lift }, { beginRefreshing: header }, { wait: 1s }, { expect: { header.state: refreshing } } ]
      """)
    #expect(try console.run(refreshcfg.Test.self, [path, "--strict"] + choice) == .success, "\(console.error)")
  }

  @Test(arguments: 0..<4) func `Bazel's and Kubernetes' variables mean the shards of the arguments`(index: Int)
    throws
  {
    let (console, path) = try console()
    let expected = try listed([path, "--shard", "\(index + 1)/4"], in: console)
    console.environment = ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "\(index)"]
    #expect(try listed([path], in: console) == expected)
    // An argument takes precedence.
    #expect(try listed([path, "--shard", "1/1"], in: console).count == 7)
    console.environment["JOB_COMPLETION_INDEX"] = "\(index)"
    #expect(try listed([path, "--shard-count", "4"], in: console) == expected)
    console.environment = ["JOB_COMPLETION_INDEX": "\(index)"]
    #expect(try listed([path, "--shard-count", "4"], in: console) == expected)
    // Without a count, the index is not meant for this run.
    #expect(try listed([path], in: console).count == 7)
  }

  @Test(
    arguments: [
      (
        ["TEST_TOTAL_SHARDS": "x", "TEST_SHARD_INDEX": "0"],
        "`TEST_TOTAL_SHARDS` is `x`; it must be a whole number from 1 to 1000000"
      ),
      (
        ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"],
        "`TEST_TOTAL_SHARDS` is `0`; it must be a whole number from 1 to 1000000"
      ),
      (
        ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"],
        "`TEST_SHARD_INDEX` is `3`; it must be a whole number from 0 to 2"
      ),
      (
        ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "-1"],
        "`TEST_SHARD_INDEX` is `-1`; it must be a whole number from 0 to 2"
      ),
      (["TEST_TOTAL_SHARDS": "3"], "`TEST_TOTAL_SHARDS` is set, but `TEST_SHARD_INDEX` isn't"),
      (["TEST_SHARD_INDEX": "3"], "`TEST_SHARD_INDEX` is set, but `TEST_TOTAL_SHARDS` isn't"),
    ] as [([String: String], String)])
  func `a bad value is an error that names the variable`(environment: [String: String], message: String) throws {
    let (console, path) = try console()
    console.environment = environment
    #expect(try console.run(refreshcfg.Test.self, path) == .unusable)
    #expect(console.error == "error: \(message)\n")
    #expect(console.output.isEmpty)
  }

  @Test func `a count of shards needs to know which`() throws {
    let (console, path) = try console()
    #expect(try console.run(refreshcfg.Test.self, path, "--shard-count", "3") == .unusable)
    console.environment["JOB_COMPLETION_INDEX"] = "3"
    #expect(try console.run(refreshcfg.Test.self, path, "--shard-count", "3") == .unusable)
    #expect(
      console.error == """
        error: `--shard-count` needs the variable `JOB_COMPLETION_INDEX`, which isn't set; `--shard I/3` doesn't
        error: `JOB_COMPLETION_INDEX` is `3`; it must be a whole number from 0 to 2

        """)
  }

  @Test func `variables that are empty are not set`() throws {
    let (console, path) = try console()
    console.environment = [
      "TEST_TOTAL_SHARDS": "", "TEST_SHARD_INDEX": "", "XML_OUTPUT_FILE": "", "TEST_SHARD_STATUS_FILE": "",
    ]
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(console.output.hasSuffix("7 scenarios in 1 suite: 7 passed\n"))
  }

  @Test func `a shard without a scenario is well, and says so`() throws {
    let (console, path) = try console(2)
    #expect(try console.run(refreshcfg.Test.self, path, "--shard", "3/3") == .success)
    #expect(console.error == "shard 3/3 has no scenarios\n")
    #expect(console.output.isEmpty)
    // It is an error if the filter selects nothing at all.
    #expect(try console.run(refreshcfg.Test.self, path, "--shard", "3/3", "--scenario", "x") == .unusable)
  }

  @Test func `the status file is touched and the XML written where Bazel wants them`() throws {
    let (console, path) = try console()
    let status = console.folder.path + "/shard/status"
    let xml = console.folder.path + "/test.xml"
    console.environment = [
      "TEST_TOTAL_SHARDS": "9", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": status, "XML_OUTPUT_FILE": xml,
    ]
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(FileManager.default.fileExists(atPath: status))
    #expect(try String(contentsOfFile: xml, encoding: .utf8).contains("name=\"s0\""))
    console.environment["TEST_SHARD_INDEX"] = "8"
    #expect(try console.run(refreshcfg.Test.self, path) == .success)
    #expect(try String(contentsOfFile: xml, encoding: .utf8).contains("<testsuites"))
    #expect(try !String(contentsOfFile: xml, encoding: .utf8).contains("<testcase"))
  }

  @Test(arguments: ["TEST_SHARD_STATUS_FILE", "XML_OUTPUT_FILE"])
  func `a file that can't be written is an error that names its variable`(name: String) throws {
    let (console, path) = try console()
    console.environment = [name: path + "/below/a/file"]
    #expect(try console.run(refreshcfg.Test.self, path) == .unusable)
    #expect(
      console.plainError.hasPrefix("error: `\(name)`: a.scenarios.yaml/below/a/file can't be written: ")
    )
  }
}
