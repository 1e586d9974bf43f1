import Foundation
import Testing

@testable import refreshcfg

struct GalleryTests {
  private let suite = """
    suite: feed
    preset: feed.preset.yaml
    scenarios:
      - { name: pulls, steps: [ { pull: { header: 110% } }, { expect: { header.state: pulling } } ] }

    """

  private func console() throws -> Console {
    let console = try Console()
    try console.file("in/feed.preset.yaml", "name: feed\nextends: base.preset.yaml\nheader: { height: 60 }\n")
    try console.file("in/base.preset.yaml", "header: { type: normalHeader }\n")
    return console
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a site has a page of all, of each preset and of the scenarios`() throws {
    let console = try console()
    try console.file("in/feed.scenarios.yaml", suite)
    let site = console.folder.appendingPathComponent("site")
    #expect(try console.run(Gallery.self, console.folder.path + "/in", "--out", site.path) == .success)
    #expect(
      console.plainError == "" && console.plainOutput == "1 preset, 1 scenario, none failed: site/index.html\n")
    #expect(try names(in: site) == [".refreshcfg-gallery", "assets", "index.html", "presets", "scenarios"])
    #expect(try names(in: site.appendingPathComponent("presets")) == ["feed"])
    let index = try String(contentsOf: site.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(index.contains("<a class=\"verdict\" href=\"scenarios/index.html\">1 scenario, none failed</a>"))
  }

  @Test func `a site names no folder of the machine on which it was made`() throws {
    let console = try console()
    try console.file(
      "in/feed.scenarios.yaml", suite.replacing("pulling }", with: "idle, header.stateLabel.text: x }"))
    let site = console.folder.appendingPathComponent("site")
    #expect(try console.run(Gallery.self, console.folder.path + "/in", "--out", site.path) == .failure)
    for path in try FileManager.default.subpathsOfDirectory(atPath: site.path) where path.hasSuffix(".html") {
      let text = try String(contentsOf: site.appendingPathComponent(path), encoding: .utf8)
      #expect(!text.contains(console.folder.path), "\(path)")
      #expect(!path.hasPrefix("scenarios") || text.contains("<code>refreshcfg test feed.scenarios.yaml:4</code>"))
    }
  }

  @Test func `a scenario that fails is shown, and the exit status says so`() throws {
    let console = try console()
    try console.file(
      "in/feed.scenarios.yaml", suite.replacingOccurrences(of: "state: pulling", with: "state: idle"))
    let site = console.folder.path + "/site"
    #expect(try console.run(Gallery.self, console.folder.path + "/in", "--out", site) == .failure)
    #expect(console.plainOutput == "1 preset, 1 scenario, 1 failed: site/index.html\n")
    #expect(FileManager.default.fileExists(atPath: site + "/scenarios/index.html"))
  }

  @Test func `where something is wrong nothing is written, and what was there stays`() throws {
    let console = try console()
    let site = console.folder.appendingPathComponent("site")
    #expect(try console.run(Gallery.self, console.folder.path + "/in", "--out", site.path) == .success)
    let before = try Data(contentsOf: site.appendingPathComponent("index.html"))
    try console.file("in/bad.preset.yaml", "name: bad\nheader: { type: header, heigth: 1 }\n")
    #expect(try console.run(Gallery.self, console.folder.path + "/in", "--out", site.path) == .failure)
    #expect(console.plainError.hasPrefix("error[unknown-key]: unknown key `heigth`"))
    #expect(try Data(contentsOf: site.appendingPathComponent("index.html")) == before)
    #expect(try names(in: console.folder) == ["in", "site"])
  }

  @Test func `a folder without presets makes no site`() throws {
    let console = try Console()
    try console.file(
      "in/feed.scenarios.yaml",
      suite.replacingOccurrences(of: "preset: feed.preset.yaml", with: "header: { type: header }"))
    #expect(
      try console.run(Gallery.self, console.folder.path + "/in", "--out", console.folder.path + "/site")
        == .unusable)
    #expect(console.plainError == "error: there is no preset to show\n")
  }
}
