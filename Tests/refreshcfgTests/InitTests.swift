import Foundation
import Testing

@testable import refreshcfg

struct InitTests {
  @Test(arguments: ["", "/new", "/news-2.preset.yaml", "/deep/x.preset.yaml", "/a/b/c", "/a/b/x.preset.yaml"])
  func `what it writes is valid, passes, and causes no known problem`(place: String) throws {
    let console = try Console()
    #expect(try console.run(Init.self, console.folder.path + place) == .success)
    #expect(console.error == "")
    let path = place.hasSuffix(".yaml") ? place : place + "/feed.preset.yaml"
    #expect(console.plainOutput.contains("refreshcfg preview \(path.dropFirst()) --open\n"))
    let preset = console.folder.path + path
    let scenarios = preset.replacingOccurrences(of: ".preset.", with: ".scenarios.")
    #expect(try console.run(Validate.self, "--strict", preset, scenarios) == .success, "\(console.output)")
    #expect(try console.run(refreshcfg.Test.self, scenarios) == .success, "\(console.output)")
    let museum = Repository.root.appendingPathComponent("Configs/museum").path
    #expect(try console.run(MuseumVisit.self, preset, "--museum", museum) == .success, "\(console.output)")
    for file in [preset, scenarios] {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let comment = try #require(text.firstMatch(of: /^# yaml-language-server: \$schema=(\S+)\n/))
      let schema = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(String(comment.1))
      #expect(FileManager.default.fileExists(atPath: schema.path))
    }
  }

  @Test func `a file is no place for a preset`() throws {
    let console = try Console()
    let path = try console.file("notes", "mine")
    #expect(try console.run(Init.self, path) == .unusable)
    #expect(console.plainError == "error: notes already exists and isn't a folder\n")
  }

  @Test func `what is there already stays as it is`() throws {
    let console = try Console()
    let path = try console.file("feed.scenarios.yaml", "mine")
    #expect(try console.run(Init.self, console.folder.path) == .unusable)
    #expect(
      console.plainError
        == "error: feed.scenarios.yaml is there already, and nothing was written; choose another name: refreshcfg init "
        + "NAME.preset.yaml\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: console.folder.path) == ["feed.scenarios.yaml"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(try console.run(Init.self, console.folder.path + "/other.preset.yaml") == .success)
    #expect(try console.run(Init.self, console.folder.path + "/third.preset.yaml") == .success)
    #expect(console.plainOutput.contains("kept: .schemas/preset.schema.json\n"))
  }

  @Test(arguments: [
    ("my feed.preset.yaml", "`my feed` isn't a valid preset name: `name` can't have a blank in it"),
    ("feed.yaml", "the file name of a preset must end with .preset.yaml, found feed.yaml"),
    (".preset.yaml", "there is no name before .preset.yaml in .preset.yaml"),
  ])
  func `a name that no preset can have is refused`(name: String, message: String) throws {
    let console = try Console()
    #expect(try console.run(Init.self, console.folder.path + "/" + name) == .unusable)
    #expect(console.plainError == "error: \(message)\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: console.folder.path).isEmpty)
  }
}
