import Testing

@testable import RefreshEngine
@testable import RefreshLaws

/// Texts of the library, which laws know from a table of their own.
struct WordsTests {
  private static let tags = ["en", "zh-Hans", "zh-Hant", "ko", "ru", "uk"]

  @Test(arguments: tags + ["zh", "zh-Hans-CN", "zh-HK", "ko-KR", "ru-RU", "uk-UA", "de", "kok"])
  func `both tables have the same texts`(tag: String) {
    let (words, texts) = (LibraryWords.of(tag), Texts())
    for family in Family.allCases {
      for state in RefreshState.allCases {
        let title = family.titleKey(for: state).map { texts.text($0, in: tag) } ?? ""
        #expect(words.title(of: family, in: state) == title, "\(family) \(state)")
      }
    }
    #expect(words.time().last == texts.text(.lastTime, in: tag))
    #expect(words.time().today == texts.text(.dateToday, in: tag))
    #expect(words.time().none == texts.text(.noneLastDate, in: tag))
  }

  @Test(arguments: tags) func `a title of another state or language is wrong`(tag: String) {
    var bench = Bench(ComponentBlueprint(kind: .backNormalFooter), laws: ["wrong-title"]) { $0.language = tag }
    bench.rest()
    #expect(bench.found == [])
    let id = bench.simulation.component(.footer)!
    bench.simulation.components[id.index].labels.state.text = tag == "en" ? "위로 당겨 더 로드 가능" : "Pull up to load more"
    bench.rest()
    #expect(bench.found.count == 1)
  }

  @Test(arguments: [0, 8, -10, 5.75]) func `a time is that of the place`(hours: Double) {
    var bench = Bench(laws: ["wrong-time"]) { $0.timeZone = TimeZoneTable(offset: Int32(hours * 3_600)) }
    bench.refresh()
    bench.look(.ended)
    #expect(bench.found == [])
    let id = bench.simulation.component(.header)!
    bench.simulation.components[id.index].labels.lastUpdatedTime.text = "Last update: Today 00:01"
    bench.look(.ended)
    #expect(bench.found.count == 1)
  }

  @Test func `a title under a finger is that of the state, too`() {
    var bench = Bench(laws: ["wrong-title"])
    bench.simulation.drag(to: Point(x: 0, y: -60))
    func look() {
      bench.look(
        .pulled(bench.component(.header)!, ComponentGrip(isLifted: false, before: .idle, way: 60, extent: 54)))
    }
    look()
    #expect(bench.found == [])
    let id = bench.simulation.component(.header)!
    bench.simulation.components[id.index].labels.state.text = "Loading..."
    look()
    #expect(bench.found == ["wrong-title the header is `pulling` with the title \"Loading...\""])
  }

  @Test(arguments: ["wrong-title", "stale-title", "memory"])
  func `a title that nobody sees isn't wrong`(law: String) throws {
    func found(hidden: Bool) throws -> Int {
      let header = ComponentBlueprint(kind: .normalHeader) { $0.stateLabel.hidden = hidden }
      var bench = Bench(header, laws: [try #require(LawID(law))])
      bench.rest()
      let id = try #require(bench.simulation.component(.header))
      bench.simulation.components[id.index].labels.state.text = "Loading..."
      bench.rest()
      bench.look(.ended)
      return bench.found.count
    }
    #expect(try found(hidden: false) > 0)
    #expect(try found(hidden: true) == 0)
  }

  @Test func `words that nobody sees aren't lost`() {
    let law: LawID = "lost-words"
    func breach(_ settings: String, hides: Bool = false) -> String? {
      let steps = (hides ? ["set: { header.stateLabel.hidden: true }"] : []) + ["language: ko"]
      return law.breach(
        in: LawExample(
          setup: ["header: { type: normalHeader, titles: { idle: Pull for news }\(settings) }"], steps: steps))
    }
    #expect(breach("") != nil)
    #expect(breach(", stateLabel: { hidden: true }") == nil)
    #expect(breach("", hides: true) == nil)
  }

  // MARK: Texts in several languages

  @Test(
    arguments: [
      "en", "en-GB", "de", "de-AT", "zh", "zh-TW", "zh-hk", "zh-CN", "zh-Hant-HK", "zh-Hans", "ko-KR",
      "sr-Latn-x-a", "x-a",
    ])
  func `a text is found under the same tags`(tag: String) {
    let sets = [
      ["ko", "en", "zh-Hant"], ["de", "zh-Hans"], ["fr", "zh-TW", "EN-gb"], ["sr-latn", "zh"], ["x-A"],
    ]
    for tags in sets {
      let text = LocalizedText(versions: tags.map { LocalizedText.Version(language: $0, text: "in \($0)") })
      #expect(text.said(in: tag) == text.text(in: tag), "\(tags)")
      for open in [[], [String?.none]] {
        let wording = LocalizedTemplate(
          versions: (tags + open).map {
            LocalizedTemplate.Version(language: $0, template: TimeTemplate(parts: [.text($0 ?? "")]))
          })
        #expect(wording.said(in: tag) == wording.template(in: tag), "\(tags)")
      }
    }
  }

  @Test(arguments: [("ko", false), ("en", true)])
  func `a title that is lost although the language stays the same is another problem`(tag: String, isSame: Bool) {
    var bench = Bench(
      ComponentBlueprint(kind: .normalHeader) { $0.titles[.idle] = LocalizedText("Pull") }, laws: ["lost-words"]
    ) {
      $0.languageCode = "en"
    }
    bench.perform(.language(tag)) { _ in }
    let id = bench.simulation.component(.header)!
    bench.simulation.components[id.index].labels.state.text = "Pull down to refresh"
    bench.rest()
    #expect(bench.causes == [isSame ? "same language" : ""])
  }
}
