import Foundation
import RefreshScenarios
import Testing

@testable import RefreshReports

@Suite struct FilmTests {
  private static let feed = """
    suite: Feed
    header: { type: normalHeader, height: 60, stateLabel: { textColor: "#C2185B", fontSize: 18 } }
    scene: { content: { rows: 20, rowHeight: 60 } }
    scenarios:
      - name: a pull refreshes
        steps:
          - pull: { header: 40% }
          - pull: { header: 130% }
          - release
          - wait: 0.5s
          - expect: { header.state: idle }
    """

  @Test func `frames are the beginning, the farthest pull, changes of state and the failure`() throws {
    let recording = try record(FilmTests.feed)
    let frames = FilmCut(recording, most: 10).frames
    #expect(frames.map { recording.moments[$0].step } == [0, 2, 5])
    #expect(
      frames.map { recording.moments[$0].state(of: .header)?.name } == ["idle", "pulling", "refreshing"])
  }

  @Test func `a film has a frame for each step that changed a part that can be seen`() throws {
    let text = FilmTests.feed.replacingOccurrences(
      of: "type: normalHeader",
      with:
        "type: header, parts: { a: { kind: bar, center: [50%, 50%], size: [9, 9], value: { pull: { 0%: 0, 100%: 1 } } } }"
    )
    .replacingOccurrences(
      of: "height: 60, stateLabel: { textColor: \"#C2185B\", fontSize: 18 }", with: "height: 60")
    let recording = try record(text)
    #expect(FilmCut(recording, most: 10).frames.map { recording.moments[$0].step } == [0, 1, 2, 5])
  }

  @Test func `a film has a frame when the screen turns, and rows as wide as it is then`() throws {
    let turning = """
      suite: Feed
      header: { type: normalHeader }
      scene: { scrollView: table, content: { rows: 20 } }
      scenarios:
        - name: turning
          steps: [ { rotate: [667, 375] }, { wait: 1s } ]
      """
    let recording = try record(turning)
    #expect(FilmCut(recording, most: 10).frames.map { recording.moments[$0].step } == [0, 1])
    let widths = { (text: String) in
      Elements(Picture.film(of: try record(text)))["rect"]
        .filter { $0.attributes["class"] == "content" }.map { $0.attributes["width"] }
    }
    #expect(try widths(turning) == ["375", "667"])
    let ofOwnWidth = turning.replacingOccurrences(of: "rows: 20", with: "rows: 20, width: 375")
    #expect(try widths(ofOwnWidth) == ["375", "375"])
  }

  @Test func `where there are too many, the failure and the beginning stay`() throws {
    let recording = try record(FilmTests.feed)
    let cut = FilmCut(recording, most: 2)
    #expect(cut.frames.map { recording.moments[$0].step } == [0, 5] && cut.leftOut == 1)
    #expect(Film(recording, most: 2).note == " · 2 of 3 moments" && Film(recording).note.isEmpty)
  }

  @Test func `labels have the colour, the size and the text of the preset`() throws {
    let picture = Picture.film(of: try record(FilmTests.feed))
    let elements = Elements(picture)
    let labels = elements["text"].filter { $0.attributes["class"] == "label" }
    #expect(labels.contains { $0.attributes["fill"] == "#c2185b" && $0.attributes["font-size"] == "18" })
    #expect(elements.text.contains("Release to refresh"))
  }

  @Test func `a frame that can't be told in files is drawn with its number`() throws {
    let text = FilmTests.feed.replacingOccurrences(
      of: "type: normalHeader", with: "type: gifHeader, images: { idle: { count: 10, size: [40, 40] } }")
    let picture = Picture.film(of: try record(text))
    #expect(picture.contains(">5/10</text>") || picture.contains(">10/10</text>"))
    #expect(Elements(picture)["image"].isEmpty)
  }

  @Test func `images from files stand in the picture once, and frames use them`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    for name in ["f_1.png", "f_2.png"] {
      try #require(Data(base64Encoded: pixel)).write(to: folder.appending(path: name))
    }
    let text = """
      suite: Feed
      header: { type: gifHeader, images: { idle: "f_{1..2}.png" } }
      scene: { content: { height: 900 }, physics: none }
      scenarios:
        - name: frames
          steps: [ { pull: { header: 20% } }, { pull: { header: 90% } }, { expect: { header.gif.image: 1 } } ]
      """
    let recording = try record(text, path: folder.appending(path: "a.scenarios.yaml").path)
    let elements = Elements(Picture.film(of: recording))
    let images = elements["image"]
    #expect(images.map { $0.attributes["xlink:href"] } == ["data:image/png;base64,\(pixel)"])
    let name = try #require(images.first?.attributes["id"])
    #expect(elements["use"].contains { $0.attributes["xlink:href"] == "#\(name)" })
  }

  @Test func `names and titles are escaped`() throws {
    let text = FilmTests.feed.replacingOccurrences(of: "a pull refreshes", with: "\"</svg> & <b>\"")
    let picture = Picture.film(of: try record(text))
    #expect(Elements(picture)["b"].isEmpty)
    #expect(picture.contains("&lt;/svg&gt; &amp; &lt;b&gt;"))
  }
}
