import Foundation
import Testing

@testable import RefreshPreview

struct RecordedFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("name: feed\nheader: { type: header }\n".utf8).write(to: folder.appendingPathComponent("feed.preset.yaml"))
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

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  @Test func `it is saved beside the preset, and never over what is there`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = folder.appendingPathComponent("feed.recorded.scenarios.yaml")
    #expect(file.save(text) == .saved("feed.recorded.scenarios.yaml"))
    #expect(try String(contentsOf: first, encoding: .utf8) == text)
    #expect(file.save(text) == .saved("feed.recorded-2.scenarios.yaml"))
    // A link that leads nowhere is there, too.
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

  @Test func `what is no scenario is not written`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    guard case .invalid(let reasons) = file.save("suite: feed\npreset: ../../etc/passwd\nscenarios: []\n") else {
      Issue.record("it was saved")
      return
    }
    #expect(reasons.contains("can't be read") || reasons.contains("feed.recorded.scenarios.yaml:2:9"))
    #expect(file.save("just text") != .saved("feed.recorded.scenarios.yaml"))
    #expect(try names() == ["feed.preset.yaml"])
  }

  @Test func `where nothing can be written, that is said`() throws {
    try FileManager.default.removeItem(at: folder)
    let text = "suite: feed\nheader: { type: header }\nscenarios: [ { name: a, steps: [ touch, { expect: { time: 0 } } ] } ]\n"
    let lost = RecordedFile(beside: folder.path + "/gone/feed.preset.yaml", allowsOutside: false)
    #expect(lost.save(text) == .failed("feed.recorded.scenarios.yaml can't be written: there is no such file"))
  }
}
