import Foundation
import Testing

@testable import refreshcfg

struct PreviewTests {
  private let preset = "name: feed\nheader: { type: normalHeader }\n"

  @Test func `the page of a preset is written as one file`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", preset)
    let page = console.folder.appendingPathComponent("page.html").path
    #expect(try console.run(Preview.self, path, "--out", page) == .success)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.hasPrefix("<!doctype html>\n"))
    #expect(html.contains("<title>feed · refreshcfg</title>"))
    #expect(html.contains(#"<script id="link" type="application/json">null</script>"#))
    #expect(console.output + console.error == "")
  }

  @Test func `the page of a suite opens at the scenario of a name`() throws {
    let console = try Console()
    let path = try console.file(
      "feed.scenarios.yaml",
      """
      suite: feed
      header: { type: header }
      scenarios:
        - { name: first, steps: [ expect: { header.state: idle } ] }
        - { name: second, steps: [ expect: { header.state: idle } ] }
      """)
    let page = console.folder.appendingPathComponent("page.html").path
    #expect(try console.run(Preview.self, path, "--out", page, "--scenario", "second") == .success)
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains(#""selected": 1"#))
    #expect(try console.run(Preview.self, path, "--out", page, "--scenario", "third") == .unusable)
    #expect(
      console.plainError.hasPrefix("error: no scenario is selected: --scenario `third` leaves none of 2 scenarios"))
    #expect(try console.run(Preview.self, path + ":5", "--out", page) == .success)
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains(#""selected": 1"#))
  }

  @Test func `what is wrong in the file is said, and no page is written`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", "name: feed\nheader: { type: normalHeder }\n")
    let page = console.folder.appendingPathComponent("page.html").path
    #expect(try console.run(Preview.self, path, "--out", page) == .failure)
    #expect(console.error.contains("normalHeder"))
    #expect(!FileManager.default.fileExists(atPath: page))
    #expect(try console.run(Preview.self, path + "x", "--out", page) == .unusable)
  }

  @Test func `warnings are reported and in the page, but for those that are silenced`() throws {
    let console = try Console()
    let wide = "name: feed\nheader: { type: normalHeader, stateLabel: { fontSize: 90 } }\n"
    let path = try console.file("feed.preset.yaml", wide)
    let page = console.folder.appendingPathComponent("page.html").path
    #expect(try console.run(Preview.self, path, "--out", page) == .success)
    #expect(console.error.contains("warning[wide-title]"))
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains(#""id": "wide-title""#))
    let silenced = wide.replacingOccurrences(
      of: "header:", with: "# refreshcfg: ignore wide-title a poster\nheader:")
    try console.file("feed.preset.yaml", silenced)
    #expect(try console.run(Preview.self, path, "--out", page) == .success)
    #expect(!(try String(contentsOfFile: page, encoding: .utf8).contains(#""id": "wide-title""#)))
  }

  @Test func `of several presets in a file, none is shown`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", preset + "---\n" + preset)
    #expect(try console.run(Preview.self, path, "--out", console.folder.path + "/page.html") == .failure)
    #expect(console.error.contains("error[several-presets]"))
  }

  @Test func `a preset has no scenarios to choose from`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", preset)
    let page = console.folder.path + "/page.html"
    #expect(try console.run(Preview.self, path, "--out", page, "--scenario", "x") == .unusable)
    #expect(console.plainError == "error: --scenario selects a scenario, but feed.preset.yaml is a preset\n")
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test func `a folder is not a preset`() throws {
    let console = try Console()
    try console.file("feed.preset.yaml", preset)
    let page = console.folder.path + "/page.html"
    #expect(try console.run(Preview.self, console.folder.path, "--out", page) == .unusable)
    #expect(console.error.hasPrefix("error[cannot-read]: `\(console.folder.path)` can't be read: it is a folder\n"))
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test func `a page that can't be written is said`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", preset)
    #expect(try console.run(Preview.self, path, "--out", console.folder.path) == .unusable)
    #expect(console.error == "error: \(console.folder.path) can't be written: it is a folder\n")
  }
}
