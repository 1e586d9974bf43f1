import Foundation
import Testing

@testable import refreshcfg

struct PicturedRunTests {
  @Test func `of very many scenarios, the first ones and those that failed have pictures`() throws {
    let console = try Console()
    let scenarios = (0..<1010).map {
      "  - { name: s\($0), steps: [ { expect: { time: \($0 == 1005 ? 1 : 0) } } ] }\n"
    }
    let path = try console.file(
      "a.scenarios.yaml", "suite: a\nheader: { type: header }\nscenarios:\n" + scenarios.joined())
    let out = console.folder.appendingPathComponent("report.html").path
    #expect(try console.run(refreshcfg.Test.self, path, "--format", "dot", "--format", "html:\(out)") == .failure)
    let page = try String(contentsOfFile: out, encoding: .utf8)
    #expect(page.components(separatedBy: "class=\"pic film\"").count - 1 == 1001)
    #expect(page.contains("aria-label=\"Film of s1005\"") && !page.contains("aria-label=\"Film of s1006\""))
    #expect(page.contains("Only the first 1,000 scenarios have pictures"))
  }
}
