import ExternalTools
import Foundation
import Testing

/// The list of mutations quotes the engine, which may change without it.
@Test func `each mutation quotes text that its file has exactly once`() throws {
  let engine = ExternalTool.package.appendingPathComponent("Sources/RefreshEngine")
  let mutations = Fixture.folder().appendingPathComponent("Mutations/mutations.txt")
  let list = try String(contentsOf: mutations, encoding: .utf8)
  for mutation in list.components(separatedBy: "=== ").dropFirst() {
    let lines = mutation.components(separatedBy: "\n")
    let quoted = lines[2...].prefix { $0 != "--->" }.joined(separator: "\n")
    let file = try String(contentsOf: engine.appendingPathComponent(lines[1]), encoding: .utf8)
    #expect(file.components(separatedBy: quoted).count == 2, "\(lines[0])")
  }
}
