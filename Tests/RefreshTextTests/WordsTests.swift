import RefreshText
import Testing

struct WordsTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `words are joined as in a sentence`(words: [String], text: String) {
    #expect(joined(words) == text)
  }

  @Test func `one thing is singular, none and several are plural`() {
    #expect((0...2).map { counted($0, "frame") } == ["0 frames", "1 frame", "2 frames"])
    #expect((1...2).map { counted($0, "fix", "fixes") } == ["1 fix", "2 fixes"])
  }

  @Test func `numbers are rounded to decimals`() {
    #expect([0, 1, 3].map { 2.34567.rounded(decimals: $0) } == [2, 2.3, 2.346])
  }
}
