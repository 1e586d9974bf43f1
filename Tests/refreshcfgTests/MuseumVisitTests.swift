import Foundation
import Testing

@testable import refreshcfg

struct MuseumVisitTests {
  private func visit(_ preset: String, _ more: String...) throws -> (
    console: Console, status: refreshcfg.ExitStatus
  ) {
    let console = try Console()
    let path = try console.file("my.preset.yaml", "name: my\n" + preset)
    let museum = Repository.root.appendingPathComponent("Configs/museum").path
    return (console, try console.run(MuseumVisit.self, [path, "--museum", museum] + more))
  }

  @Test(arguments: [
    "header: { type: normalHeader }", "footer: { type: autoNormalFooter }", "trailer: { type: trailer }",
  ])
  func `what the library does to everyone is reported and does not fail`(preset: String) throws {
    let (console, status) = try visit(preset)
    #expect(status == .success)
    #expect(console.output.contains("\n! ") && !console.output.contains("✗"))
    #expect(try visit(preset, "--strict").status == .failure)
  }

  @Test func `what the preset sets fails`() throws {
    let (console, status) = try visit("footer: { type: autoNormalFooter, triggerPercent: -3000% }")
    #expect(status == .failure)
    #expect(
      console.output.contains("✗ yours: A trigger percent far below 0, on a list without a header"))
    #expect(console.output.contains("  default  it doesn't occur with default settings\n"))
  }

  @Test func `the museum is found beside an installed tool, and in the checkout of one that was built`() throws {
    let console = try Console()
    #expect(InstalledFiles.configs(of: console.folder.path + "/bin/refreshcfg") == nil)
    try console.file("a/.build/debug/refreshcfg", "")
    try console.file("a/Configs/museum/README.md", "")
    #expect(
      InstalledFiles.configs(of: console.folder.path + "/a/.build/debug/refreshcfg") == console.folder.path
        + "/a/Configs")
    try console.file("share/refreshcfg/Configs/museum/README.md", "")
    #expect(
      InstalledFiles.configs(of: console.folder.path + "/bin/refreshcfg") == console.folder.path
        + "/share/refreshcfg/Configs")
  }

  @Test func `nothing is marked as well that validate warns of`() throws {
    let preset =
      "header: { type: normalHeader, fastAnimationDuration: 3s }\nfooter: { type: autoFooter, triggerPercent: -1.1 }"
    let (console, _) = try visit(preset)
    #expect(!console.output.contains("✓"))
    #expect(console.output.contains("doesn't occur in this scene, but `validate` warns about it"))
    let path = try console.file("my.preset.yaml", "name: my\n" + preset)
    #expect(try console.run(Validate.self, path, "--format", "oneline") == .success)
    #expect(console.output.contains("[header-fires-footer]"))
  }
}
