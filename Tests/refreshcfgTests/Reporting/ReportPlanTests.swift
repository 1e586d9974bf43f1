import Foundation
import Testing

@testable import refreshcfg

struct ReportPlanTests {
  private static let suite = """
    suite: feed
    header: { type: header }
    scenarios:
      - { name: a, steps: [ { expect: { time: 0 } } ] }
      - { name: b, steps: [ { expect: { time: 1 } } ] }
    """

  private func problem(_ requests: String...) -> String? {
    do {
      _ = try ReportPlan(requests, detail: .normal)
      return nil
    } catch {
      return error.messages.first
    }
  }

  private func targets(_ requests: String...) throws -> [String] {
    try ReportPlan(requests, detail: .normal).targets.map { "\($0.format.name) \($0.file ?? "-")" }
  }

  @Test func `where nothing else goes to standard output, what people read does`() throws {
    #expect(try targets() == ["pretty -"])
    #expect(try targets("junit:a.xml", "json:b:c.json") == ["pretty -", "junit a.xml", "json b:c.json"])
    #expect(try targets("dot", "tap:t.tap") == ["dot -", "tap t.tap"])
    #expect(try targets("json:-") == ["json -"])
  }

  @Test func `what is impossible is reported with what is possible`() {
    let all = "there are pretty, dot, tap, junit, json"
    #expect(problem("jnuit")?.hasPrefix("there is no format `jnuit`; did you mean `junit`? \(all)") == true)
    #expect(problem("postcard")?.hasPrefix("there is no format `postcard`; \(all)") == true)
    #expect(
      problem("json", "tap")
        == "the formats `json` and `tap` can't both go to standard output; write `tap:FILE` for one of them")
    #expect(
      problem("json:a", "tap:a")
        == "the formats `json` and `tap` can't both go to the file a; write `tap:FILE` for one of them")
    #expect(problem("json:") == "a file is missing after `json:`; remove the colon for standard output")
  }

  @Test func `wrong usage is reported by the command`() throws {
    for arguments in [["--format", "postcard"], ["--format", "json", "--format", "tap"], ["-q", "-v"]] {
      #expect(throws: (any Error).self) { try refreshcfg.Test.parse(["a.scenarios.yaml"] + arguments) }
    }
  }

  @Test func `several formats are written together`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", Self.suite)
    let files = ["tap", "junit", "json", "github", "dot"].map { ($0, console.folder.path + "/report.\($0)") }
    let command = try refreshcfg.Test.parse([path] + files.flatMap { ["--format", "\($0):\($1)"] })
    var output = ""
    let status = command.status(on: Streams(output: { output += $0 }, error: { _ in }, isCI: true))
    #expect(status == .failure)
    #expect(output.hasSuffix("2 scenarios in 1 suite: 1 passed, 1 failed\n"))
    let starts = ["TAP version 14\n", "<?xml", "{\n", "::error file=", ".F\n"]
    for (file, start) in zip(files, starts) {
      #expect(try String(contentsOfFile: file.1, encoding: .utf8).hasPrefix(start), "\(file.0)")
    }
    // No temporary files are left.
    #expect(try FileManager.default.contentsOfDirectory(atPath: console.folder.path).count == 6)
  }

  @Test func `a report that can't be written is reported before anything runs`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", Self.suite)
    let folder = console.folder.path
    #expect(try console.run(refreshcfg.Test.self, path, "--format", "json:\(folder)/no/no/r.json") == .unusable)
    #expect(try console.run(refreshcfg.Test.self, path, "--format", "json:\(folder)") == .unusable)
    #expect(console.output == "")
    #expect(
      console.error.replacingOccurrences(of: folder, with: "F") == """
        error: the report F/no/no/r.json can't be written: there is no folder F/no
        error: the report F can't be written: it is a folder

        """)
  }

  @Test func `a folder for reports is made`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml", "suite: a\nheader: { type: header }\nscenarios: [ { name: a, steps: [ touch ] } ]\n")
    let folder = console.folder.path
    #expect(
      try console.run(
        refreshcfg.Test.self, path, "--format", "json:\(folder)/new/r.json", "--coverage-format",
        "json:\(folder)/newer/c.json") == .success)
    #expect(FileManager.default.fileExists(atPath: folder + "/new/r.json"))
    #expect(FileManager.default.fileExists(atPath: folder + "/newer/c.json"))
    let other = try Console()
    #expect(
      try other.run(refreshcfg.Test.self, path, "--coverage-format", "json:\(folder)/a/b/c.json") == .unusable)
    #expect(other.output == "", "nothing runs before a report that can't be written is refused")
  }

  @Test func `what a program reads is not mixed with notes for people`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      "suite: a\nheader: { type: header }\nscenarios: [ { name: a, steps: [ { snapshot: s } ] } ]\n")
    #expect(try console.run(refreshcfg.Test.self, path, "--format", "json") == .success)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(console.output.utf8)) }
    #expect(console.plainError == "new snapshot: __snapshots__/a.s.json\n")
  }

  @Test func `files that can't be read are in the report`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", "suite: [\n")
    #expect(try console.run(refreshcfg.Test.self, path, "--format", "junit") == .failure)
    #expect(console.output.contains("<error message=\"this `[` is never closed\" type=\"unclosed-bracket\">"))
  }

  @Test func `verbosity decides how much is reported`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", Self.suite)
    #expect(try console.run(refreshcfg.Test.self, path, "--quiet") == .failure)
    #expect(console.output.hasPrefix("feed › b, step 1, at 0 s\n"))
    let before = console.output.count
    #expect(try console.run(refreshcfg.Test.self, path, "--verbose") == .failure)
    #expect(console.output.dropFirst(before).contains("  ✓ a\n    ✓ 1  0 s  expect: { time: 0 }\n"))
  }

  @Test func `the summary of a job is added to its file`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml", Self.suite)
    let summary = try console.file("summary.md", "before\n")
    var error = ""
    func run(_ file: String) throws -> refreshcfg.ExitStatus {
      try refreshcfg.Test.parse([path, "--format", "github"]).run(
        on: Streams(
          output: { _ in }, error: { error += $0 }, isCI: true,
          environment: { $0 == "GITHUB_STEP_SUMMARY" ? file : nil }))
    }
    #expect(try run(summary) == .failure)
    #expect(
      try String(contentsOfFile: summary, encoding: .utf8).hasPrefix(
        "before\n## ✗ refreshcfg: 1 of 2 scenarios failed\n"))
    #expect(try run(console.folder.path) == .unusable)
    #expect(error.hasSuffix(" can't be written: it is a folder\n"))
  }
}
