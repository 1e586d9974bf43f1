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
    #expect(words.time.last == texts.text(.lastTime, in: tag))
    #expect(words.time.today == texts.text(.dateToday, in: tag))
    #expect(words.time.none == texts.text(.noneLastDate, in: tag))
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
    bench.simulation.beginRefreshing(.header)
    bench.settle()
    bench.simulation.endRefreshing(.header)
    bench.settle()
    bench.look(.ended)
    #expect(bench.found == [])
    let id = bench.simulation.component(.header)!
    bench.simulation.components[id.index].labels.lastUpdatedTime.text = "Last update: Today 00:01"
    bench.look(.ended)
    #expect(bench.found.count == 1)
  }
}
