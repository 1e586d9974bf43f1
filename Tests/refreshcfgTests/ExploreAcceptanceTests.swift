import Foundation
import Testing

@testable import refreshcfg

struct ExploreAcceptanceTests {
  private static let preset = """
    name: feed
    header: { type: normalHeader, lastUpdatedTimeKey: feed }
    footer: { type: backNormalFooter }
    """

  private func explore(_ console: Console, _ arguments: [String]) throws -> (
    status: refreshcfg.ExitStatus, output: String
  ) {
    let length = console.output.count
    let status = try console.run(Explore.self, arguments)
    return (status, String(console.output.dropFirst(length)))
  }

  @Test func `what a project accepts gets no file, and is stale only where all of it was looked for`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", Self.preset)
    let folder = console.folder.path + "/found"
    _ = try explore(console, [path, "--out", folder] + ["--runs", "60", "--all"])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).count
    #expect(files > 2)
    try FileManager.default.removeItem(atPath: folder)
    let report = try explore(console, [path, "--format", "json"] + ["--runs", "60", "--all"]).output
    let problem = try #require(
      report.firstMatch(of: /"oracle": "(.*?)",\s+"component": "(.*?)",\s+"cause": "(.*?)"/))
    let cause = "\(problem.1) \(problem.2)" + (problem.3.isEmpty ? "" : ", \(problem.3)")
    _ = try console.file(
      "refreshcfg.yaml",
      """
      accepted:
        - { cause: "\(cause)", reason: known }
        - { cause: late-call trailer, reason: gone }
      """)
    func errors(_ arguments: [String]) throws -> String {
      let length = console.error.count
      _ = try explore(console, arguments + ["--runs", "60", "--all"])
      return String(console.error.dropFirst(length))
    }
    let stale = "`late-call trailer` is accepted, and doesn't occur"
    #expect(try errors([console.folder.path, "--out", folder + "2"]).contains(stale))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "2").count == files - 2)
    try FileManager.default.removeItem(atPath: folder + "2")
    #expect(try !errors([path]).contains(stale))
    #expect(try !errors([console.folder.path, "--only", "stuck-state"]).contains(stale))
    #expect(try !errors([console.folder.path, "--app", "answers"]).contains(stale))
  }
}
