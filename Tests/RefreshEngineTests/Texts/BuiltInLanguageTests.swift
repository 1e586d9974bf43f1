import ExternalTools
import Foundation
import Testing

@testable import RefreshEngine

@Suite struct BuiltInLanguageTests {
  @Test func `the library's texts are those of its string tables`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: Fixture.file("texts.json")))
    let tables = try #require(json as? [String: [String: String]])
    #expect(Set(tables.keys) == Set(BuiltInLanguage.allCases.map(\.rawValue) + ["keys"]))
    for language in BuiltInLanguage.allCases {
      let table = try #require(tables[language.rawValue])
      #expect(table.count == TextKey.allCases.filter { language.text(for: $0) != nil }.count)
      for key in TextKey.allCases { #expect(language.text(for: key) == table[key.name], "\(language) \(key.name)") }
    }
    for key in TextKey.allCases { #expect(key.mjrefreshKey == tables["keys"]?[key.name]) }
    #expect(tables["keys"]?.count == TextKey.allCases.count)
  }

  @Test func `only Chinese has texts for trailers`() {
    for language in BuiltInLanguage.allCases {
      for key in TextKey.allCases {
        let isMissing = [.trailerIdle, .trailerPulling].contains(key) && ![.zhHans, .zhHant].contains(language)
        #expect((language.text(for: key) == nil) == isMissing)
      }
    }
  }

  @Test(arguments: [
    ("en", BuiltInLanguage.en), ("en-US", .en), ("de", .en), ("", .en), ("k", .en), ("z", .en), ("EN", .en),
    ("ko", .ko), ("ko-KR", .ko), ("ru", .ru), ("ru-UA", .ru), ("uk", .uk), ("uk-UA", .uk), ("kok", .ko),
    ("zh-Hans", .zhHans), ("zh-Hans-CN", .zhHans), ("zh-CN-Hans", .zhHans), ("zhHans", .zhHans),
    ("zh", .zhHant), ("zh-Hant", .zhHant), ("zh-CN", .zhHant), ("zh-TW", .zhHant), ("zh-HK", .zhHant),
    ("zh-hans", .zhHant), ("zh-Han", .zhHant), ("ZH-Hans", .en), ("Hans", .en), ("fr-zh-Hans", .en),
  ])
  func `the beginning of a tag decides its language`(tag: String, language: BuiltInLanguage) {
    #expect(BuiltInLanguage(resolving: tag) == language)
  }
}
