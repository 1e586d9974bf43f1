import Testing

/// Titles by state and language, with a key on the level of the other.
struct StateAmongLanguagesTests {
  private func messages(_ titles: String) -> [String] {
    let found = load("name: a\nheader: { type: normalHeader, titles: \(titles) }\n").found
    return found.filter { !$0.hasPrefix(" ") }.map { String($0.split(separator: ": ", maxSplits: 1).last ?? "") }
  }

  @Test func `a state among languages is an error`() {
    #expect(messages("{ idle: { en: A, refreshing: B } }") == ["`refreshing` is a state, not a language"])
  }

  @Test func `languages among states are one error`() {
    #expect(messages("{ en: Pull, de: Ziehen }") == ["`en` is a language and belongs one level deeper"])
  }

  @Test func `a language beside others needs its colon`() {
    #expect(messages("{ idle: { en: The end, de Ende } }") == ["a `:` is missing after `de`"])
  }

  @Test func `images under another key than frames need it`() {
    let found = load("name: a\nheader: { type: gifHeader, images: { idle: { images: loading.gif } } }\n").found
    #expect(found.count { !$0.hasPrefix(" ") } == 1)
    #expect(found.first?.contains("unknown-key: unknown key `images` in `idle`") == true)
    #expect(found.contains { $0.contains("`frames`") })
  }
}
