import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshPreview

struct PreviewFeedTests {
  @Test func `the first scenario that fails is shown first, with why it failed`() throws {
    let feed = Samples.suites(Samples.twoScenarios)
    #expect(feed.scenes.map(\.name) == ["well", "ill"])
    #expect(feed.selected == 1)
    let steps = try #require(feed.scenes[1].steps)
    #expect(steps.map(\.text) == ["pull: { header: 50% }", "expect:\n  header.state: pulling", "release"])
    #expect(steps.map(\.line) == [15, 16, 18])
    #expect(steps.map(\.number) == [1, 2, 3])
    #expect(steps.map(\.failures) == [[], ["`header.state` is idle, expected pulling"], []])
    #expect(steps.map(\.isRun) == [true, true, false])
  }

  @Test func `what fails before the first step is a step of its own, and the others are not run`() throws {
    let text = Samples.twoScenarios.replacingOccurrences(
      of: "scene: { physics: none }", with: "always: { header.state: pulling }")
    let steps = try #require(Samples.suites(text).scenes[1].steps)
    #expect(steps.map(\.number) == [0, 1, 2, 3])
    #expect(steps.map(\.text).first == "start" && steps.map(\.isRun) == [true, false, false, false])
    #expect(steps[0].failures.count == 1)
  }

  @Test func `steps with parameters come with the values of their example`() throws {
    let text = Samples.twoScenarios.replacingOccurrences(
      of: "- name: ill\n", with: "- name: ill by ${far}\n    examples: [ { far: 50% } ]\n"
    )
    .replacingOccurrences(of: "header: 50% }", with: "header: \"${far}\" }")
    let scene = Samples.suites(text).scenes[1]
    #expect(scene.name == "ill by 50%" && scene.example == "far: 50%")
    #expect(scene.json(SharedFiles(of: [])).written(.padded).contains(#""example": "far: 50%""#))
  }

  @Test func `a scenario is chosen by its name`() {
    #expect(Samples.suites(Samples.twoScenarios, scenario: "well").selected == 0)
  }

  @Test func `a wait for something is played as a wait for the time that it took`() throws {
    let steps = try #require(Samples.suites(Samples.twoScenarios).scenes[0].steps)
    guard case .wait(let interval) = steps[2].commands.first else {
      Issue.record("\(steps[2].commands)")
      return
    }
    // The duration of the entry animation and of the app's answer.
    #expect(interval.seconds == 0.75)
  }

  @Test func `a preset is shown with content, and one with a trailer with content that is no higher`() throws {
    try TestFolder.use { folder in
      let classic = try Samples.feed("classic", in: folder).scenes[0]
      let trailer = try Samples.feed("trailer", in: folder).scenes[0]
      #expect(classic.world.scene.content.rows == 20)
      #expect(trailer.world.scene.content.height == 719)
    }
  }

  @Test func `the languages that a preset has texts and titles in are there to choose`() throws {
    let text = """
      name: x
      language: fr
      strings: { de: { headerIdle: Ziehen }, fr: { headerIdle: Tirez } }
      header:
        type: stateHeader
        titles: { pulling: { en: Go, de: Los, pt-BR: Solte } }
        parts: { a: { kind: label, center: [50%, 50%], size: [9, 9], text: { state: { refreshing: { it: Attendi } } } } }
      """
    #expect(
      PreviewFeed(try preset(text, path: "x.preset.yaml"), path: "x.preset.yaml").scenes[0].languages
        == ["en", "zh-Hans", "zh-Hant", "ko", "ru", "uk", "de", "fr", "pt-BR", "it"])
  }

  @Test func `parts stand in the feed in the order of drawing, with what follows state or pull`() throws {
    try TestFolder.use { folder in
      let parts = try Samples.feed("parts", in: folder).scenes[0].parts
      #expect(parts.map(\.name) == ["ring", "hint", "flip", "busy", "progress", "plate"])
      #expect(parts.map(\.kind) == [.ring, .label, .switch, .spinner, .bar, .box])
      #expect(
        parts.map(\.follows) == [["rotation", "end"], ["text"], ["on"], ["animating"], ["value"], ["moveX"]])
    }
  }

  @Test func `a part's images are there by their indexes, and its frames by state`() throws {
    let text = """
      name: x
      header:
        type: header
        parts:
          a: { kind: frames, center: [50%, 50%], size: [9, 9], images: { idle: { count: 8, size: [40, 40] } } }
      """
    let preset = try preset(text, path: "x.preset.yaml")
    let scene = PreviewFeed(preset, path: "x.preset.yaml").scenes[0]
    #expect(scene.parts[0].frames.map(\.count) == [8] && scene.parts[0].follows == ["image", "animating"])
    #expect(scene.images.isEmpty && scene.parts[0].images == nil)
    let site = GallerySite(title: "t", presets: [(preset, "x.preset.yaml")], scenarios: nil)
    let page = try #require(site.files.first { $0.path == "presets/x/index.html" }).text
    #expect(page.contains("<b>header, a, idle</b> 8 frames of 40×40 pt, drawn by the app"))
  }

  @Test func `what is wrong stands in the feed with its place`() {
    let feed = Samples.suites("suite: a\nheader: { type: normalHeder }\nscenarios: []\n")
    #expect(feed.scenes.isEmpty)
    #expect(feed.json.contains(#""path": "x.scenarios.yaml", "line": 2, "column": 17"#))
  }

  @Test func `frames are there with their files, as data`() throws {
    try TestFolder.use { folder in
      // Only the header of a PNG is read, here of 2 by 2 pixels.
      let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      for name in ["a1.png", "a2.png"] { try OutputFile.write(png, to: folder.appendingPathComponent(name).path) }
      let text = "name: x\nheader: { type: gifHeader, images: { refreshing: \"a{1..2}.png\" } }\n"
      let path = folder.appendingPathComponent("x.preset.yaml").path
      let preset = try preset(text, path: path)
      let images = PreviewFeed(preset, path: path).scenes[0].images
      let address = "data:image/png;base64,\(png.base64)"
      #expect(images.map(\.files) == [[address, address]])
      #expect(images[0].count == 2)
      #expect(PreviewFeed(preset, path: path).json.contains(#""files": ["\#(address)"]"#))
      #expect(PreviewFeed(preset, path: path).json.contains(#""files": [0, 0]"#))
    }
  }
}
