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
    let frames = FilmCut(recording, Playback(recording), most: 10).frames.map(\.sight.moment)
    #expect(frames.map(\.step) == [0, 2, 5])
    #expect(
      frames.map { $0.state(of: .header)?.name } == ["idle", "pulling", "refreshing"])
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
    #expect(FilmCut(recording, Playback(recording), most: 10).frames.map(\.sight.moment.step) == [0, 1, 2, 5])
  }

  @Test func `a problem that was found is marked, below the phone where it is out of view`() throws {
    let found = """
      suite: Found in Feed
      header: { type: normalHeader, titles: { idle: Pull for mail } }
      scenarios:
        - name: in another language the title is lost
          tags: [found, lost-words, surroundings, preset]
          steps: [ { language: ko }, { expect: { header.stateLabel.text: 아래로 당겨 새로고침 } } ]
      """
    let film = Elements(Picture.film(of: try record(found)))
    #expect(film["rect"].count { $0.attributes["class"] == "mark" } == 2)
    #expect(film["g"].count { $0.attributes["class"] == "frame bad" } == 1)
    for text in [
      "✗ Problem: in another language the title is lost", "out of view: the header",
      "✗ header.stateLabel.text is \"아래로 당겨 새로고침\"",
    ] { #expect(film.text.contains(text), "\(film.text)") }
    let plain = Elements(Picture.film(of: try record(found.replacingOccurrences(of: "found, ", with: ""))))
    #expect(!plain["rect"].contains { $0.attributes["class"] == "mark" })
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
    #expect(FilmCut(recording, Playback(recording), most: 10).frames.map(\.sight.moment.step) == [0, 1])
    let widths = { (text: String) in
      Elements(Picture.film(of: try record(text)))["rect"]
        .filter { $0.attributes["class"] == "cell" }.map { $0.attributes["width"] }
    }
    #expect(try widths(turning) == ["375", "667"])
  }

  @Test func `of rows too low to be told apart, only some are drawn, with their numbers`() throws {
    let film = Picture.film(
      of: try record(
        """
        suite: low
        header: { type: header }
        scene: { content: { rows: 1000000, rowHeight: 0.001 }, physics: none }
        scenarios: [ { name: a, steps: [ { scroll: { to: 100 } } ] } ]
        """))
    #expect(film.utf8.count < 100_000)
    #expect(film.contains(">1</text>") && film.contains(">12001</text>") && film.contains(">108001</text>"))
  }

  @Test func `where there are too many, the failure and the beginning stay`() throws {
    let recording = try record(FilmTests.feed)
    let cut = FilmCut(recording, Playback(recording), most: 2)
    #expect(cut.frames.map(\.sight.moment.step) == [0, 5] && cut.leftOut == 1)
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
    let elements = Elements(picture)
    let numbers = elements["text"].filter { $0.attributes["class"] == "stillname" }
    #expect(!numbers.isEmpty && elements["image"].isEmpty)
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

  @Test func `a film shows the middle of the animation that ends a refresh, and its end`() throws {
    let text = FilmTests.feed.replacingOccurrences(
      of: "- expect: { header.state: idle }", with: "- endRefreshing: header")
    let recording = try record(text)
    let playback = Playback(recording)
    let frames = FilmCut(recording, playback, most: 10).frames.map(\.sight)
    let last = try #require(frames.last)
    #expect(
      last.moment.time == playback.end && last.moment.time > recording.moments[recording.moments.count - 1].time)
    #expect(last.offset.y == 0 && frames.contains { $0.offset.y < -1 && $0.moment.offset.y == 0 })
    #expect(Elements(Picture.film(of: recording)).text.contains(" → 0\u{A0}pt"))
  }

  @Test func `a moment of a film belongs to the step that is running then`() throws {
    let text = FilmTests.feed.replacingOccurrences(
      of: "- expect: { header.state: idle }", with: "- endRefreshing: header\n      - wait: 1s")
    let recording = try record(text)
    let playback = Playback(recording)
    let ending = try #require(
      FilmCut(recording, playback, most: 10).frames.map(\.sight).first {
        $0.offset.y < -1 && $0.moment.offset.y == 0
      })
    // `endRefreshing` is step 5 and takes no time; its animation plays during the wait.
    #expect(ending.moment.step == 6 && ending.moment.time.seconds > 0.5)
    #expect(playback.sight(of: 0, at: .zero).moment.step == 0)
  }

  @Test func `what an animation moves at the end of a swipe is seen on its way`() throws {
    let text = """
      suite: Feed
      header: { type: normalHeader }
      scene: { content: { rows: 20 } }
      scenarios:
        - name: swiping
          steps: [ { swipe: { by: [0, 220], duration: 0.2s } }, release, { wait: 0.4s } ]
      """
    let recording = try record(text)
    let frames = FilmCut(recording, Playback(recording), most: 10).frames.map(\.sight)
    let pulled = frames.filter { $0.moment.state(of: .header) == .pulling }
    // At one time, only one picture is true.
    #expect(pulled.count == 1 && pulled[0].moment.time.seconds == 0.2)
    let rotation = try #require(pulled[0].looks(of: .header)?.arrow?.rotation)
    #expect(abs(rotation) > 1 && abs(rotation) < 179, "\(rotation)")
  }

  @Test func `an animation begins with what was seen before it, and a finger ends it`() throws {
    let text = FilmTests.feed.replacingOccurrences(
      of: "- expect: { header.state: idle }",
      with: "- endRefreshing: header\n      - wait: 0.2s\n      - touch\n      - wait: 0.1s")
    let playback = Playback(try record(text))
    let ending = try #require(
      playback.moments.firstIndex { $0.events.contains { $0.text.hasPrefix("animation: header.end") } })
    #expect(
      playback.sight(of: ending, at: playback.moments[ending].time).offset == playback.moments[ending - 1].offset)
    let touch = try #require(playback.moments.firstIndex { $0.step == 7 })
    #expect(playback.sight(of: touch - 1, at: playback.moments[touch].time).offset.y < -1)
    #expect(playback.sight(of: touch, at: playback.moments[touch].time).offset == playback.moments[touch].offset)
  }

  @Test func `the finger goes as far as it swipes, not only as far as the content follows`() throws {
    let text = """
      suite: Feed
      header: { type: header }
      scene: { content: { rows: 20 } }
      scenarios:
        - name: swiping
          steps: [ { swipe: { by: [0, 200], duration: 0.2s } }, release ]
      """
    let playback = Playback(try record(text))
    let fingers = playback.moments.indices.compactMap { playback.outcome(of: $0).finger }
    let (first, last) = (try #require(fingers.first), try #require(fingers.last))
    #expect(abs(last.y - first.y) > 190 && last.x == first.x)
    #expect(
      playback.moments.contains { $0.offset.y < 0 }
        && playback.outcome(of: playback.moments.count - 1).finger == nil)
  }

  @Test func `of a scenario that repeats, the last round is shown, too`() throws {
    let text = FilmTests.feed.replacingOccurrences(
      of: "- expect: { header.state: idle }",
      with: """
        - repeat: { times: 12, steps: [ { endRefreshing: header }, { wait: 1s }, { pull: { header: 130% } }, release, { wait: 1s } ] }
        """)
    let recording = try record(text)
    let steps = FilmCut(recording, Playback(recording), most: 10).frames.map(\.sight.moment.step)
    #expect(steps.count == 10 && steps.first == 0 && steps.contains { $0 < 10 } && steps.contains { $0 > 55 })
  }

  @Test func `captions have amounts with units, and frames continue in another row`() throws {
    let text = FilmTests.feed.replacingOccurrences(
      of: "- wait: 0.5s",
      with: (0..<6).map {
        "- endRefreshing: header\n      - wait: 1s\n      - pull: { header: \(110 + $0)% }\n      - release\n      "
      }.joined() + "- wait: 0.5s")
    let elements = Elements(Picture.film(of: try record(text)))
    #expect(elements.text.contains("header pulled 130\u{A0}%") && elements.text.contains("offset.y -78\u{A0}pt"))
    let width = try #require(elements["svg"].first?.attributes["width"].flatMap { Double($0) })
    #expect(width < 1240)
  }

  @Test func `an inset that is wrong has its length, also where it is only the safe area`() throws {
    let text = """
      suite: Feed
      header: { type: header }
      scene: { content: { rows: 20 }, safeArea: { top: 47 } }
      scenarios: [ { name: a, steps: [ { expect: { scroll.inset.top: 101 } } ] } ]
      """
    let film = Elements(Picture.film(of: try record(text)))
    #expect(film.text.contains("top inset 47 pt"))
    #expect(film["text"].contains { $0.attributes["class"] == "length wrong" })
    #expect(film["path"].count { $0.attributes["class"] == "held wrong" } == 1)
  }

  @Test func `rows have their numbers`() throws {
    let film = Picture.film(of: try record(FilmTests.feed))
    let shapes = film.components(separatedBy: "<g id=\"").dropFirst().map { $0.components(separatedBy: "</g>")[0] }
    let rows = shapes.filter { $0.contains("class=\"rownumber\"") }.map { $0.prefix { $0 != "\"" } }
    #expect(rows.count >= 11)
    // Each stands once, and frames use it.
    let uses = Elements(film)["use"].compactMap { $0.attributes["xlink:href"] }
    #expect(uses.count { rows.contains($0.dropFirst()) } >= 3 * 11)
  }
}
