import RefreshText
import Testing

struct DisplayWidthTests {
  @Test(arguments: ["a", "é", "ß", "…", "→", "☺\u{FE0E}", "ﾊ", "\u{303F}", "䷀", "ا"] as [Character])
  func `letters and signs take one column`(_ character: Character) {
    #expect(DisplayWidth.columns(of: character) == 1)
  }

  @Test(arguments: ["下", "ア", "한", "각", "Ａ", "　", "￥", "𠀋", "⌚", "😀", "❤️", "1️⃣", "🇩🇪", "👍🏽", "👩‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"] as [Character])
  func `East Asian characters and emoji take two`(_ character: Character) {
    #expect(DisplayWidth.columns(of: character) == 2)
  }

  @Test(arguments: ["\u{301}", "\u{200B}", "\u{20DD}"] as [Character])
  func `marks without a letter take no column`(_ character: Character) {
    #expect(DisplayWidth.columns(of: character) == 0)
  }

  @Test(arguments: ["", "plain", "a\r\nb", "a\tb", "é下\r\n", "a\u{301}"])
  func `a text is as wide as its characters`(_ text: String) {
    #expect(DisplayWidth.of(text) == text.reduce(0) { $0 + DisplayWidth.columns(of: $1) })
  }
}
