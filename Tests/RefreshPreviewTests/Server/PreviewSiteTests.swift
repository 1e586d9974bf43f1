import RefreshDiagnostics
import RefreshPresets
import Testing

@testable import RefreshPreview

struct PreviewSiteTests {
  private let token = AccessToken()
  private let gate = RequestGate(ServerAddress(host: "127.0.0.1", port: 8017))

  private func feed(_ text: String = "name: feed\nheader: { type: normalHeader }\n") -> PreviewFeed {
    var diagnostics = Diagnostics()
    let preset = Preset.load(
      SourceFile(path: "feed.preset.yaml", bytes: Array(text.utf8)), into: &diagnostics)
    return PreviewFeed(preset, path: "feed.preset.yaml", diagnostics: diagnostics.sorted())
  }

  private func site(
    save: ((String, String?) -> RecordedFile.Outcome)? = { text, _ in .saved("\(text.utf8.count).yaml") }
  ) -> PreviewSite {
    PreviewSite(feed(), gate: gate, token: token, save: save)
  }

  private func post(
    _ body: String, token: String?, type: String = "text/yaml", origin: String? = "http://127.0.0.1:8017"
  ) -> HTTPRequest {
    var headers = ["Content-Type": type]
    headers["X-Refreshcfg-Token"] = token
    headers["Origin"] = origin
    return .get("/save", method: "POST", headers, body: body)
  }

  @Test func `the page comes with its policy, and can save only for who knows the token`() {
    let site = site()
    let open = site.respond(to: .get("/"))
    #expect(open.status == .ok && open.text.contains(#""save": null, "token": """#))
    #expect(
      open.headers.contains { $0.name == "Content-Security-Policy" && $0.value.hasPrefix("default-src 'none'; ") })
    let own = site.respond(to: .get("/", query: "token=\(token.text)"))
    #expect(own.text.contains(#""save": "/save", "token": "\#(token.text)""#))
    let wrong = site.respond(to: .get("/", query: "token=\(AccessToken().text)"))
    #expect(wrong.text == open.text)
  }

  @Test(arguments: [
    "/etc/passwd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/feed.preset.yaml",
    "/..%2f..%2fetc%2fpasswd", "/events/../../etc/passwd", "/.git/config", "/\\..\\x",
  ])
  func `no path leads to a file`(path: String) {
    let response = site().respond(to: .get(path))
    #expect(response.status == .notFound && response.text == "there is nothing at this path\n")
  }

  @Test func `who comes by another name or from another site gets nothing at all`() {
    let site = site()
    for path in ["/", "/events", "/save", "/x"] {
      #expect(site.respond(to: .get(path, host: "evil.example:8017")).status == .forbidden)
      #expect(site.respond(to: .get(path, ["Origin": "http://evil.example"])).status == .forbidden)
    }
  }

  @Test func `only what is meant can be asked of a path`() {
    let response = site().respond(to: .get("/", method: "DELETE"))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers.contains { $0.name == "Allow" && $0.value == "GET" })
    #expect(site().respond(to: .get("/save")).status == .methodNotAllowed)
  }

  @Test func `a page that has seen all is told nothing, another what it has missed`() throws {
    let site = site()
    let page = site.respond(to: .get("/")).text
    let seen = try #require(page.firstMatch(of: /"\/events\?seen=([0-9a-f]+)"/)).1
    #expect(site.respond(to: .get("/events", query: "seen=\(seen)")).text == "")
    #expect(site.show(feed()) == nil)
    let event = try #require(site.show(feed("name: feed\nheader: { type: normalHeader, height: 60 }\n")))
    #expect(event.id != seen && event.data.hasPrefix(#"{ "version": 5, "title": "feed""#))
    #expect(
      site.respond(to: .get("/events", query: "seen=\(seen)")).text == "id: \(event.id)\ndata: \(event.data)\n\n")
    // The last event that the page has seen counts, not the feed with which it started.
    let again = HTTPRequest.get("/events", query: "seen=\(seen)", ["Last-Event-ID": event.id])
    #expect(site.respond(to: again).text == "")
    #expect(site.respond(to: .get("/")).text.contains("/events?seen=\(event.id)"))
  }

  @Test func `what is wrong in the file is told to the pages, on one line`() throws {
    let event = try #require(site().show(feed("name: feed\nheader: { type: normalHeader, heigth: 60 }\nx: 1\n")))
    #expect(event.data.contains(#""id": "unknown-key", "message": "unknown key `heigth` in `normalHeader`""#))
    #expect(!event.data.contains("\n"))
  }

  @Test func `a recorded scenario is saved for who brings the token`() {
    let response = site().respond(to: post("12345", token: token.text))
    #expect(response.status == .created && response.text == "saved as 5.yaml\n")
    let typed = site().respond(to: post("1", token: token.text, type: "text/yaml;charset=UTF-8"))
    #expect(typed.status == .created)
  }

  @Test func `a recording that is saved again is saved by its id`() {
    var ids: [String?] = []
    let site = site { _, recording in
      ids.append(recording)
      return .saved("a.yaml")
    }
    for query in ["recording=7", "recording=7", ""] {
      let request = HTTPRequest.get(
        "/save", method: "POST", query: query,
        ["X-Refreshcfg-Token": token.text, "Content-Type": "text/yaml", "Origin": "http://127.0.0.1:8017"],
        body: "1")
      #expect(site.respond(to: request).status == .created)
    }
    #expect(ids == ["7", "7", nil])
  }

  @Test func `without the token, from elsewhere or as something else nothing is saved`() {
    let site = site { _, _ in
      Issue.record("it was saved")
      return .failed("")
    }
    #expect(site.respond(to: post("1", token: nil)).status == .forbidden)
    #expect(site.respond(to: post("1", token: "")).status == .forbidden)
    #expect(site.respond(to: post("1", token: AccessToken().text)).status == .forbidden)
    #expect(site.respond(to: post("1", token: token.text, origin: "http://evil.example")).status == .forbidden)
    #expect(site.respond(to: post("1", token: token.text, type: "text/plain")).status == .unsupportedMediaType)
    let query = HTTPRequest.get("/save", method: "POST", query: "token=\(token.text)", body: "1")
    #expect(site.respond(to: query).status == .forbidden)
  }

  @Test func `why something can't be saved is said`() {
    let invalid = site { _, _ in .invalid("no scenario") }.respond(to: post("1", token: token.text))
    #expect(invalid.status == .unprocessableContent && invalid.text == "no scenario\n")
    let failed = site { _, _ in .failed("full") }.respond(to: post("1", token: token.text))
    #expect(failed.status == .internalServerError && failed.text == "full\n")
    #expect(site(save: nil).respond(to: post("1", token: token.text)).status == .forbidden)
  }
}
