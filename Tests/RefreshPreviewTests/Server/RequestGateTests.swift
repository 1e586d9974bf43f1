import Testing

@testable import RefreshPreview

struct RequestGateTests {
  private let gate = RequestGate(ServerAddress(host: "127.0.0.1", port: 8017))
  private let byName = "this server only answers requests to its own address, 127.0.0.1:8017"
  private let fromElsewhere = "requests from other sites are refused"

  @Test(arguments: ["127.0.0.1:8017", "localhost:8017", "LOCALHOST:8017", "[::1]:8017"])
  func `its own addresses lead to it`(host: String) {
    #expect(gate.refusal(of: .get("/", host: host)) == nil)
  }

  @Test(arguments: [
    "evil.example:8017", "127.0.0.1.evil.example:8017", "localhost.evil.example:8017", "127.0.0.1", "127.0.0.1:80",
    "127.0.0.1:8017:8017", "127.0.0.1:", "127.0.0.1:+8017", "", "10.0.0.1:8017", "user@127.0.0.1:8017",
    "[::2]:8017",
  ])
  func `a name that leads here does not let in: it may be another's`(host: String) {
    #expect(gate.refusal(of: .get("/", host: host)) == byName)
  }

  @Test func `what says twice where it goes does not get in`() {
    let request = HTTPRequest.get("/", host: "127.0.0.1:8017", ["Host": "127.0.0.1:8017"])
    #expect(gate.refusal(of: request) == byName)
  }

  @Test func `its own pages may ask`() {
    let own = HTTPRequest.get("/events", host: "localhost:8017", ["Origin": "http://localhost:8017"])
    #expect(gate.refusal(of: own) == nil)
    let same = HTTPRequest.get("/events", host: "localhost:8017", ["Sec-Fetch-Site": "same-origin"])
    #expect(gate.refusal(of: same) == nil)
  }

  @Test(arguments: [
    "http://evil.example", "https://localhost:8017", "null", "http://127.0.0.1:8017", "http://localhost", "",
  ])
  func `pages of other sites may not`(origin: String) {
    let request = HTTPRequest.get("/events", host: "localhost:8017", ["Origin": origin])
    #expect(gate.refusal(of: request) == fromElsewhere)
  }

  @Test func `a link from elsewhere may be followed, and nothing else from there`() {
    let link = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]
    #expect(gate.refusal(of: .get("/", host: "localhost:8017", link)) == nil)
    let image = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]
    #expect(gate.refusal(of: .get("/", host: "localhost:8017", image)) == fromElsewhere)
    let form = HTTPRequest.get("/save", method: "POST", host: "localhost:8017", link)
    #expect(gate.refusal(of: form) == fromElsewhere)
  }

  @Test func `at all addresses of the machine any address leads to it, and still no name`() {
    let gate = RequestGate(ServerAddress(host: "0.0.0.0", port: 8017))
    #expect(gate.refusal(of: .get("/", host: "192.168.1.7:8017")) == nil)
    #expect(gate.refusal(of: .get("/", host: "[fe80::1]:8017")) == nil)
    for host in ["evil.example:8017", "1.2.3:8017", "1.2.3.400:8017", "1.2.3.x:8017", "[evil]:8017"] {
      #expect(gate.refusal(of: .get("/", host: host)) != nil, "\(host)")
    }
  }

  @Test func `at one address of the machine that one leads to it`() {
    let gate = RequestGate(ServerAddress(host: "192.168.1.7", port: 80))
    #expect(gate.refusal(of: .get("/", host: "192.168.1.7")) == nil)
    #expect(gate.refusal(of: .get("/", host: "192.168.1.8")) != nil)
    #expect(gate.refusal(of: .get("/", host: "localhost")) != nil)
  }
}

struct AccessTokenTests {
  @Test func `a token has 128 bits, and no other is like it`() {
    let tokens = (0..<1000).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 1000)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    // Every digit occurs at every position.
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
