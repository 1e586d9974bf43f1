import Testing

@testable import RefreshPreview

struct AccessTokenTests {
  @Test func `a token has 128 bits, and no other is like it`() {
    let tokens = (0..<1000).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 1000)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    // Every digit comes at every place.
    for place in 0..<32 { #expect(Set(tokens.map { Array($0)[place] }).count == 16) }
  }

  @Test func `it matches itself alone`() {
    let token = AccessToken()
    #expect(token.matches(token.text))
    #expect(!token.matches(nil) && !token.matches("") && !token.matches(token.text + "0"))
    #expect(!token.matches(String(token.text.dropLast())) && !token.matches(AccessToken().text))
    #expect(!token.matches(token.text.uppercased() + " "))
  }
}
