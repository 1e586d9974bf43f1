import Testing

@testable import RefreshReports

/// Pictures in programs other than browsers.
struct PictureTests {
  private static let feed = """
    suite: Feed
    header: { type: normalHeader, stateLabel: { textColor: "#C2185B" } }
    scene: { content: { height: 1200 }, physics: none, safeArea: { top: 91, bottom: 34 } }
    scenarios:
      - name: it pulls
        steps: [ { pull: { header: 20 } }, { wait: 0.5s } ]
    """

  private func pictures() throws -> [String] {
    let recording = try record(PictureTests.feed)
    return [
      Picture.film(of: recording), Picture.timeline(of: recording), try #require(Picture.still(of: recording)),
    ]
  }

  @Test func `colours stand in place, dark ones last and for screens alone`() throws {
    for picture in try pictures() {
      #expect(!picture.contains("var(") && !picture.contains(":root"))
      #expect(picture.contains(".paper{fill:#fff}"))
      let sheets = picture.components(separatedBy: "@media screen and (prefers-color-scheme:dark){")
      try #require(sheets.count == 2)
      #expect(sheets[1].contains(".paper{fill:#171a1f}") && !sheets[1].contains("fill:#fff}"))
    }
  }

  @Test func `rules choose by elements and classes, which all programs know`() throws {
    let sheet = try #require(pictures()[0].split(separator: "<style>")[1].split(separator: "@media").first)
    for rule in sheet.split(separator: "}") {
      let selector = try #require(rule.split(separator: "{").first)
      #expect(selector.allSatisfy { $0.isLetter || " .,".contains($0) }, "\(selector)")
      // Some programs do not support the shorthand or the baseline.
      #expect(!rule.contains("font:") && !rule.contains("dominant-baseline"))
    }
  }

  @Test func `what is shared is found by its name in the old space of names, too`() throws {
    for picture in try pictures() {
      let elements = Elements(picture)
      #expect(picture.contains("xmlns:xlink=\"http://www.w3.org/1999/xlink\""))
      #expect(elements.all.allSatisfy { $0.attributes["href"] == nil })
    }
  }

  @Test func `the library's arrow has the colour of the label, as it has on a phone`() throws {
    // Rows, which are used, too, are only moved.
    let uses = Elements(try pictures()[0])["use"].filter { $0.attributes["transform"] != nil }
    #expect(!uses.isEmpty && uses.allSatisfy { $0.attributes["stroke"] == "#c2185b" })
  }

  @Test func `names and messages continue in further lines`() throws {
    let text = PictureTests.feed.replacingOccurrences(of: "it pulls", with: "a name that is longer than one frame")
      .replacingOccurrences(
        of: "{ wait: 0.5s } ]", with: "{ expect: { header.state: refreshing, header.calls.refreshing: 12345 } } ]")
    let elements = Elements(Picture.film(of: try record(text)))
    let width = try #require(elements["svg"].first?.attributes["width"].flatMap { Double($0) })
    #expect(width > 380)
    let messages = elements["text"].filter { $0.attributes["class"] == "message" }
    #expect(messages.count > 2)
  }

  @Test func `a text without blanks continues in further lines, too`() throws {
    let name = String(repeating: "下拉刷新", count: 60)
    let elements = Elements(
      Picture.film(of: try record(PictureTests.feed.replacingOccurrences(of: "it pulls", with: name))))
    #expect(elements["text"].count { $0.attributes["class"] == "heading" } > 3)
    #expect(elements.text.contains("下拉刷新下拉"))
    #expect(Picture.lines(of: "ab cde f", fontSize: 10, width: 1) == ["a", "b", "c", "d", "e", "f"])
    #expect(Picture.lines(of: "ab cde f", fontSize: 10, width: 1000) == ["ab cde f"])
    #expect(Picture.lines(of: "", fontSize: 10, width: 1).isEmpty)
  }

  @Test func `on a still, rows go on below the indicator at the bottom`() throws {
    let still = try pictures()[2]
    #expect(still.contains(".foot{display:none}"))
    #expect(Elements(still)["rect"].contains { $0.attributes["class"] == "safe foot" })
  }
}
