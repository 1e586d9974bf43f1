import RefreshEngine
import Testing

@testable import RefreshPresets

@Test(arguments: LanguageSlip.tags.map { (word: $0.key, tag: $0.value) })
func `what is advised for a word that is no language is a tag without a warning`(word: String, tag: String) {
  let (value, found) = decode(tag, as: ValueType<String>.language)
  #expect(value == tag && found == [], "\(word)")
  #expect(LanguageSlip.meaning(of: word) == tag)
}
