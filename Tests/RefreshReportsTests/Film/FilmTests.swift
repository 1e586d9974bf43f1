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
    let story = try #require(Story(try record(FilmTests.feed)))
    let frames = FilmCut(story, most: 10).frames
    #expect(frames.map { story.moments[$0].step } == [0, 2, 5])
    #expect(
      frames.map { story.moments[$0].state(of: .header)?.name } == ["idle", "pulling", "refreshing"])
  }

  @Test func `where there are too many, the failure and the beginning stay`() throws {
    let story = try #require(Story(try record(FilmTests.feed)))
    #expect(FilmCut(story, most: 2).frames.map { story.moments[$0].step } == [0, 5])
  }

  @Test func `labels have the colour, the size and the text of the preset`() throws {
    let picture = try #require(Picture.film(of: try record(FilmTests.feed)))
    let elements = Elements(picture)
    let labels = elements["text"].filter { $0.attributes["class"] == "label" }
    #expect(labels.contains { $0.attributes["fill"] == "#c2185b" && $0.attributes["font-size"] == "18" })
    #expect(elements.text.contains("Release to refresh"))
  }

  @Test func `a frame that can't be told in files is drawn with its number`() throws {
    let text = FilmTests.feed.replacingOccurrences(
      of: "type: normalHeader", with: "type: gifHeader, images: { idle: { count: 10, size: [40, 40] } }")
    let picture = try #require(Picture.film(of: try record(text)))
    #expect(picture.contains(">5/10</text>") || picture.contains(">10/10</text>"))
    #expect(Elements(picture)["image"].isEmpty)
  }

  @Test func `images from files stand in the picture once`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../Configs/scenarios/runner.scenarios.yaml")
      .standardized
    let text = try String(contentsOf: root, encoding: .utf8)
    let pictures = try suites(text, path: root.path).flatMap(\.scenarios).map {
      try #require(Picture.film(of: Runner.record($0)))
    }
    for picture in pictures { _ = Elements(picture) }
  }

  @Test func `names and titles are escaped`() throws {
    let text = FilmTests.feed.replacingOccurrences(of: "a pull refreshes", with: "\"</svg> & <b>\"")
    let picture = try #require(Picture.film(of: try record(text)))
    #expect(Elements(picture)["b"].isEmpty)
    #expect(picture.contains("&lt;/svg&gt; &amp; &lt;b&gt;"))
  }
}
