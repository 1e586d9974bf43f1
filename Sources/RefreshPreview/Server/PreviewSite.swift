/// The site of a preview: the page, its events, and an address to save recorded scenarios. None of its paths leads
/// to a file.
package final class PreviewSite {
  private var feed: PreviewFeed
  private var json: String
  /// The page, with and without the permission to save; created on the first request.
  private var pages: [Bool: HTTPResponse] = [:]
  private let gate: RequestGate
  private let token: AccessToken
  private let save: ((String, _ recording: String?) -> RecordedFile.Outcome)?

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - feed: The content of the page.
  ///   - gate: The gate that requests have to pass.
  ///   - token: The token that is required for writing.
  ///   - save: Saves a recorded scenario, by the id of its recording; `nil` if nothing can be saved.
  package init(
    _ feed: PreviewFeed, gate: RequestGate, token: AccessToken,
    save: ((String, _ recording: String?) -> RecordedFile.Outcome)?
  ) {
    self.feed = feed
    self.gate = gate
    self.token = token
    self.save = save
    json = feed.json
  }

  /// Replaces the feed.
  ///
  /// - Returns: The event for open pages, or `nil` if nothing that they show has changed.
  package func show(_ feed: PreviewFeed) -> ServerEvent? {
    let json = feed.json
    guard json != self.json else { return nil }
    (self.feed, self.json, pages) = (feed, json, [:])
    return event
  }

  /// Answers a request.
  package func respond(to request: HTTPRequest) -> HTTPResponse {
    if let refusal = gate.refusal(of: request) { return HTTPResponse(.forbidden, refusal) }
    switch (request.path, request.method) {
    case ("/", "GET"): return page(canSave: token.matches(request.parameter("token")))
    case ("/events", "GET"): return HTTPResponse(events: missed(by: request))
    case ("/save", "POST"): return saved(request)
    case ("/", _), ("/events", _): return notAllowed(but: "GET")
    case ("/save", _): return notAllowed(but: "POST")
    default: return HTTPResponse(.notFound, "there is nothing at this path")
    }
  }

  private func notAllowed(but method: String) -> HTTPResponse {
    HTTPResponse(.methodNotAllowed, "this path supports only \(method)", headers: [("Allow", method)])
  }

  private func page(canSave: Bool) -> HTTPResponse {
    if let known = pages[canSave] { return known }
    let link = PreviewPage.Link(
      events: "/events?seen=\(event.id)", save: canSave && save != nil ? "/save" : nil,
      token: canSave ? token.text : "")
    let policy = PreviewPage.policy(isLive: true) + "; frame-ancestors 'none'"
    let page = HTTPResponse(
      type: "text/html; charset=utf-8", headers: [("Content-Security-Policy", policy)],
      body: .bytes(Array(PreviewPage.html(feed: feed, live: link).utf8)))
    pages[canSave] = page
    return page
  }

  /// The feed as an event. Equal feeds have the same id, even on different servers.
  private var event: ServerEvent { ServerEvent(id: PreviewSite.name(of: json), data: json) }

  /// Returns the events that a page has missed since it was sent, or since it lost its connection.
  private func missed(by request: HTTPRequest) -> [ServerEvent] {
    let event = event
    return (request[name: "last-event-id"] ?? request.parameter("seen")) == event.id ? [] : [event]
  }

  private func saved(_ request: HTTPRequest) -> HTTPResponse {
    guard let save, token.matches(request[name: "x-refreshcfg-token"]) else {
      return HTTPResponse(.forbidden, "saving needs the token of the URL that refreshcfg printed")
    }
    guard request[name: "content-type"]?.split(separator: ";").first == "text/yaml" else {
      return HTTPResponse(.unsupportedMediaType, "only text/yaml can be saved")
    }
    guard let text = String(validating: request.body, as: UTF8.self) else {
      return HTTPResponse(.badRequest, "this isn't UTF-8")
    }
    return switch save(text, request.parameter("recording")) {
    case .saved(let path): HTTPResponse(.created, "saved as \(path)")
    case .invalid(let reasons): HTTPResponse(.unprocessableContent, reasons)
    case .failed(let reason): HTTPResponse(.internalServerError, reason)
    }
  }

  /// Returns a hash of a text: FNV-1a with 64 bits.
  private static func name(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
