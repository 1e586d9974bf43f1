import Foundation
import Testing

@testable import refreshcfg

struct CoverageOptionsTests {
  private let suite = """
    suite: feed
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: a long pull
        steps:
          - pull: { header: 60 }
          - expect: { header.state: pulling }
    """

  @Test func `coverage is shown after the report`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(refreshcfg.Test.self, path, "--coverage") == .success)
    let report = try #require(console.output.range(of: "1 scenario in 1 suite: 1 passed"))
    let table = try #require(console.output.range(of: "\ncoverage "))
    #expect(report.upperBound < table.lowerBound)
    #expect(console.output.contains("  header header"))
  }

  @Test func `several forms go to several files`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    let (json, lcov) = (console.folder.path + "/c.json", console.folder.path + "/c.info")
    #expect(
      try console.run(
        refreshcfg.Test.self, path, "--coverage-format", "json:" + json, "--coverage-format", "lcov:" + lcov)
        == .success)
    #expect(!console.output.contains("coverage"))
    let object =
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: json))) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(try String(contentsOfFile: lcov, encoding: .utf8).hasSuffix("end_of_record\n"))
  }

  @Test func `too little coverage fails the run, and says how much it is`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(try console.run(refreshcfg.Test.self, path, "--coverage-min", "10%") == .success)
    #expect(console.error.isEmpty)
    #expect(try console.run(refreshcfg.Test.self, path, "--coverage-min", "0.8") == .failure)
    #expect(console.error == "error: coverage is 19% (4 of 21); the minimum is 0.8\n")
  }

  @Test func `a file that can't be written is trouble`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", suite)
    #expect(
      try console.run(refreshcfg.Test.self, path, "--coverage-format", "json:" + path + "/x.json") == .unusable)
    #expect(console.plainError.hasPrefix("error: the report a.scenarios.yaml/x.json can't be written: "))
  }

  @Test(arguments: [
    ["--coverage-format", "xml"], ["--coverage-format", "json:"], ["--coverage-min", "80"],
    ["--coverage-min", "many"],
    ["--coverage-min", "-1%"],
  ])
  func `wrong usage is reported`(arguments: [String]) {
    #expect(throws: (any Error).self) { try refreshcfg.Test.parse(["a"] + arguments) }
  }
}
