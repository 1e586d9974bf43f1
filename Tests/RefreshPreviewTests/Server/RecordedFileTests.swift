import ExternalTools
import Foundation
import Testing

@testable import RefreshPreview

struct RecordedFileTests {
  private let place: TestFolder
  private var folder: URL { place.url }

  init() throws {
    place = try TestFolder(["feed.preset.yaml": "name: feed\nheader: { type: header }\n"])
  }

  private var file: RecordedFile {
    RecordedFile(beside: folder.appendingPathComponent("feed.preset.yaml").path, allowsOutside: false)
  }

  private let text = """
    suite: feed
    preset: feed.preset.yaml
    scenarios:
      - name: recorded
        steps: [ { pull: { header: 60 } }, release, { expectEvents: [ … ] } ]

    """

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `it is saved beside the preset, and never over what is there`() throws {
    var file = file
    let first = folder.appendingPathComponent("feed.recorded.scenarios.yaml")
    #expect(file.save(text) == .saved("feed.recorded.scenarios.yaml"))
    #expect(try String(contentsOf: first, encoding: .utf8) == text)
    #expect(file.save(text) == .saved("feed.recorded-2.scenarios.yaml"))
    // A dangling link counts as an existing file.
    let outside = folder.appendingPathComponent("outside.yaml")
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("feed.recorded-3.scenarios.yaml"), withDestinationURL: outside)
    #expect(file.save(text) == .saved("feed.recorded-4.scenarios.yaml"))
    #expect(!FileManager.default.fileExists(atPath: outside.path))
    #expect(
      try names() == [
        "feed.preset.yaml", "feed.recorded-2.scenarios.yaml", "feed.recorded-3.scenarios.yaml",
        "feed.recorded-4.scenarios.yaml", "feed.recorded.scenarios.yaml",
      ])
  }

  @Test func `a recording that is saved again replaces its file, unless someone has changed that`() throws {
    var file = file
    let named = text.replacingOccurrences(of: "name: recorded", with: "name: renamed")
    let first = folder.appendingPathComponent("feed.recorded.scenarios.yaml")
    #expect(file.save(text, of: "a") == .saved("feed.recorded.scenarios.yaml"))
    #expect(file.save(text, of: "b") == .saved("feed.recorded-2.scenarios.yaml"))
    #expect(file.save(named, of: "a") == .saved("feed.recorded.scenarios.yaml"))
    #expect(try String(contentsOf: first, encoding: .utf8) == named)
    #expect(file.save("just text", of: "a") != .saved("feed.recorded.scenarios.yaml"))
    #expect(try String(contentsOf: first, encoding: .utf8) == named)
    try Data("suite: mine\n".utf8).write(to: first)
    #expect(file.save(text, of: "a") == .saved("feed.recorded-3.scenarios.yaml"))
    #expect(try String(contentsOf: first, encoding: .utf8) == "suite: mine\n")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("feed.recorded-3.scenarios.yaml"))
    #expect(file.save(named, of: "a") == .saved("feed.recorded-3.scenarios.yaml"))
  }

  @Test func `what is no scenario is not written, and what it names elsewhere is not read`() throws {
    var file = file
    func reasons(_ text: String) -> String {
      guard case .invalid(let reasons) = file.save(text) else { return "it was saved" }
      return reasons.replacingOccurrences(of: folder.path + "/", with: "")
    }
    #expect(
      reasons("suite: feed\npreset: ../../../../../etc/passwd\nscenarios: []\n").hasPrefix(
        "error[outside-project]: `../../../../../etc/passwd` is outside the project, whose root is "))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.preset.yaml"), withDestinationURL: URL(fileURLWithPath: "/etc/passwd")
    )
    #expect(
      reasons("suite: feed\npreset: link.preset.yaml\nscenarios: []\n").contains("is outside the project"))
    #expect(reasons("just text").hasPrefix("error[wrong-type]: a suite must be a map, found `just text`\n"))
    #expect(reasons("suite: feed\npreset: feed.preset.yaml\nscenarios: []\n") == "the file has no scenario")
    #expect(try names() == ["feed.preset.yaml", "link.preset.yaml"])
  }

  @Test func `what lies outside of the project may be named where that is allowed`() throws {
    let inner = folder.appendingPathComponent("scenarios")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let elsewhere = text.replacingOccurrences(of: "feed.preset.yaml", with: "../feed.preset.yaml")
    let path = inner.appendingPathComponent("feed.scenarios.yaml").path
    for allowsOutside in [false, true] {
      var file = RecordedFile(beside: path, allowsOutside: allowsOutside)
      #expect((file.save(elsewhere) == .saved("feed.recorded.scenarios.yaml")) == allowsOutside)
    }
  }

  @Test func `where nothing can be written, that is said`() throws {
    try FileManager.default.removeItem(at: folder)
    let text =
      "suite: feed\nheader: { type: header }\nscenarios: [ { name: a, steps: [ touch, { expect: { time: 0 } } ] } ]\n"
    var lost = RecordedFile(beside: folder.path + "/gone/feed.preset.yaml", allowsOutside: false)
    #expect(lost.save(text) == .failed("feed.recorded.scenarios.yaml can't be written: there is no such file"))
  }
}
