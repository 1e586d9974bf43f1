import Foundation
import Testing

@testable import refreshcfg

struct MergeTests {
  private static let text = """
    suite: a
    header: { type: header }
    scenarios:
      - { name: one, steps: [ { expect: { time: 0 } } ] }
      - { name: two, skip: why, steps: [ { expect: { time: 0 } } ] }
      - { name: three, tags: [smoke], steps: [ { expect: { time: 1 } } ] }
    ---
    suite: b
    header: { type: header }
    scenarios:
      - { name: 'four ${n}', examples: [ { n: 1 }, { n: 2 } ], steps: [ { expect: { time: 0 } } ] }
      - { name: five, steps: [ { expect: { time: 0 } } ] }
    """

  /// Returns the paths of the reports of all shards of a run.
  private func shards(_ count: Int, of path: String, in console: Console) throws -> [String] {
    try (1...count).map { index in
      let file = console.folder.path + "/\(index)-\(count).json"
      _ = try console.run(
        refreshcfg.Test.self, path, "--shard", "\(index)/\(count)", "--format", "json:\(file)", "--quiet")
      return file
    }
  }

  /// Returns what a command writes to standard output.
  private func output(
    _ console: Console, _ body: () throws -> refreshcfg.ExitStatus, _ expected: refreshcfg.ExitStatus
  ) rethrows -> String {
    let length = console.output.count
    #expect(try body() == expected)
    return String(console.output.dropFirst(length))
  }

  @Test(arguments: [1, 2, 3, 4, 7])
  func `joined shards are the report of the whole run, byte for byte`(count: Int) throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", MergeTests.text)
    let files = try shards(count, of: path, in: console)
    for format in ["json", "pretty", "junit", "tap"] {
      let whole = try output(console, { try console.run(refreshcfg.Test.self, path, "--format", format) }, .failure)
      let merged = try output(
        console, { try console.run(Merge.self, files.reversed() + ["--format", format]) }, .failure)
      #expect(merged == whole)
    }
  }

  @Test func `a run that passed passes when it is joined`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      "suite: a\nheader: { type: header }\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n")
    let files = try shards(2, of: path, in: console)
    #expect(try console.run(Merge.self, files) == .success)
    #expect(console.output.hasSuffix("1 scenario in 1 suite: 1 passed\n"))
    let joined = console.folder.path + "/all.json"
    #expect(try console.run(Merge.self, files + ["--format", "json:\(joined)"]) == .success)
    #expect(FileManager.default.fileExists(atPath: joined))
  }

  @Test func `what is missing or there twice is reported`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", MergeTests.text)
    let files = try shards(4, of: path, in: console)
    let others = try shards(2, of: path, in: console)
    let whole = console.folder.path + "/whole.json"
    _ = try console.run(refreshcfg.Test.self, path, "--format", "json:\(whole)")
    func errors(_ files: [String]) throws -> String {
      let length = console.plainError.count
      #expect(try output(console, { try console.run(Merge.self, files) }, .unusable).isEmpty)
      return String(console.plainError.dropFirst(length))
    }
    #expect(try errors(Array(files.dropLast())) == "error: the report of shard 4/4 is missing\n")
    #expect(try errors([files[1]]) == "error: the reports of 3 shards are missing: 1/4, 3/4, 4/4\n")
    #expect(
      try errors(files + [files[2]]) == "error: 3-4.json and 3-4.json are both shard 3/4\n")
    #expect(
      try errors([files[0], others[1]])
        == "error: 1-4.json and 2-2.json are from runs with different numbers of shards\n")
    #expect(
      try errors([files[0], whole])
        == "error: 1-4.json is from a shard, but whole.json is from a whole run\n")
    #expect(
      try errors([whole, files[0]])
        == "error: 1-4.json is from a shard, but whole.json is from a whole run\n")
    #expect(
      try errors([whole, whole])
        == "error: whole.json and whole.json both have the scenario at a.scenarios.yaml:4:13\n")
  }

  @Test func `what is no report is reported at its place`() throws {
    let console = try Console()
    let path = try console.file("a.json", "{ \"suites\": [] }\n")
    #expect(try console.run(Merge.self, path) == .unusable)
    #expect(console.plainError.contains(" --> a.json:1:1\n"))
    #expect(try console.run(Merge.self, console.folder.path + "/none.json") == .unusable)
    #expect(console.error.contains("there is no such file"))
    #expect(console.output.isEmpty)
  }
}
