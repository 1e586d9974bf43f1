import Foundation
import Synchronization
import Testing

@testable import RefreshPreview

@Suite(.serialized)
struct PreviewServerTests {
  @Test func `an answer has its length, and what keeps browsers from guessing`() throws {
    let serving = try Serving()
    defer { serving.stop() }
    #expect(
      try serving.client().get("/a") == """
        HTTP/1.1 200 OK\r
        Cache-Control: no-store\r
        X-Content-Type-Options: nosniff\r
        Referrer-Policy: no-referrer\r
        X-Frame-Options: DENY\r
        Cross-Origin-Opener-Policy: same-origin\r
        Cross-Origin-Resource-Policy: same-origin\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: 7\r
        Connection: close\r
        \r
        GET /a

        """)
  }

  @Test func `a connection ends with its answer, and what follows the request is ignored`() throws {
    let serving = try Serving()
    defer { serving.stop() }
    let client = try serving.client()
    client.send("GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(client.receive().hasSuffix("Content-Length: 7\r\nConnection: close\r\n\r\nGET /1\n"))
  }

  @Test func `an answer larger than a socket takes arrives as a whole, to a client that says no more, too`() throws
  {
    let text = String(repeating: "0123456789", count: 1 << 20)
    let serving = try Serving { _ in HTTPResponse(.ok, text) }
    defer { serving.stop() }
    let client = try serving.client()
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    client.finish()
    #expect(client.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 OK"))
    #expect(client.receive() == text + "\n")
  }

  @Test func `what is no request is refused in words`() throws {
    let serving = try Serving()
    defer { serving.stop() }
    let client = try serving.client()
    client.send("GET / HTTP/1.1\r\nHost: x\r\nA: \(String(repeating: "a", count: 60_000))")
    let answer = client.receive()
    #expect(answer.hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
    #expect(answer.hasSuffix("the first line and the headers are over 16384 bytes\n"))
  }

  @Test func `who is too slow is told so, and who says nothing goes`() throws {
    var limits = ServerLimits()
    limits.arrival = .seconds(2)
    let serving = try Serving(limits: limits)
    defer { serving.stop() }
    let (slow, silent) = (try serving.client(), try serving.client())
    slow.send("GET / HT")
    #expect(slow.receive().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(silent.receive() == "")
  }

  @Test func `three hundred clients that never finish keep nobody from being served`() throws {
    let serving = try Serving()
    defer { serving.stop() }
    var slow: [Client] = []
    for number in 0..<300 {
      let client = try serving.client()
      if number % 2 == 0 { client.send("GET / HTTP/1.1\r\nHost: ") }
      slow.append(client)
    }
    #expect(try serving.client().get("/").hasSuffix("GET /\n"))
    #expect(slow.count == 300)
  }

  @Test func `one connection more than there may be ends the oldest that takes no events`() throws {
    var limits = ServerLimits()
    limits.connections = 3
    let serving = try Serving(limits: limits) { request in
      request.path == "/events" ? HTTPResponse(events: []) : HTTPResponse(.ok, "here")
    }
    defer { serving.stop() }
    let (listening, first, second) = (try serving.client(), try serving.client(), try serving.client())
    listening.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = listening.receive(until: "retry: 500\n\n")
    #expect(try serving.client().get("/").hasSuffix("here\n"))
    #expect(first.receive() == "")
    second.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(second.receive(until: "here\n").hasSuffix("here\n"))
  }

  @Test func `where all take events, one connection more ends the newest, and not the page that was there before`()
    throws
  {
    var limits = ServerLimits()
    limits.connections = 2
    let companion = Bell()
    let serving = try Serving(limits: limits, beside: companion) { request in
      request.path == "/events" ? HTTPResponse(events: []) : HTTPResponse(.ok, "here")
    }
    defer { serving.stop() }
    let (page, intruder) = (try serving.client(), try serving.client())
    for client in [page, intruder] {
      client.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = client.receive(until: "retry: 500\n\n")
    }
    #expect(try serving.client().get("/").hasSuffix("here\n"))
    #expect(intruder.receive() == "")
    companion.ring()
    #expect(page.receive(until: "\n\n") == "id: 1\ndata: ring\n\n")
  }

  @Test func `a stream that is behind gets the newest event only`() throws {
    let companion = Bell(length: 4 << 20)
    let serving = try Serving(beside: companion) { _ in HTTPResponse(events: []) }
    defer { serving.stop() }
    let client = try serving.client()
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = client.receive(until: "retry: 500\n\n")
    for _ in 0..<20 { companion.ring() }
    companion.wait(until: 20)
    let text = client.receive(until: "id: 20\ndata: ring")
    let ids = text.split(separator: "\n").filter { $0.hasPrefix("id: ") }
    #expect(ids.count < 20, "\(ids)")
  }

  @Test func `what a companion tells reaches all that listen`() throws {
    let companion = Bell()
    let serving = try Serving(beside: companion) { _ in
      HTTPResponse(events: [ServerEvent(id: "0", data: "missed")])
    }
    defer { serving.stop() }
    let clients = try (0..<3).map { _ in try serving.client() }
    for client in clients {
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(client.receive(until: "missed\n\n").hasSuffix("\r\n\r\nretry: 500\n\nid: 0\ndata: missed\n\n"))
    }
    companion.ring()
    for client in clients { #expect(client.receive(until: "\n\n") == "id: 1\ndata: ring\n\n") }
  }

  @Test func `a stream that has nothing to say shows that it is alive`() throws {
    var limits = ServerLimits()
    limits.heartbeat = .milliseconds(20)
    let serving = try Serving(limits: limits) { _ in HTTPResponse(events: []) }
    defer { serving.stop() }
    let client = try serving.client()
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(client.receive(until: "\n\n:\n\n:\n\n").hasSuffix("retry: 500\n\n:\n\n:\n\n"))
  }

  @Test func `a taken port leads to the next that is free`() throws {
    let serving = try Serving()
    defer { serving.stop() }
    let next = try PreviewServer(at: serving.address)
    #expect(next.address.port > serving.address.port && next.address.host == "127.0.0.1")
  }

  @Test func `when it is stopped, all connections and the port are closed`() throws {
    let serving = try Serving()
    let client = try serving.client()
    client.send("GET / HT")
    serving.stop()
    #expect(client.receive() == "")
    // The server of another test may take the port at once, but not each time.
    let isClosed = try (0..<3).contains { _ in
      let other = try Serving()
      other.stop()
      return (try? other.client()) == nil
    }
    #expect(isClosed)
  }

  @Test func `it can't listen at what is no address`() {
    let reason = PreviewServer.Failure(reason: "it isn't an IP address")
    #expect(throws: reason) { try PreviewServer(at: ServerAddress(host: "evil.example", port: 0)) }
  }
}

/// A companion that sends an event whenever it is rung.
private final class Bell: ServerCompanion, @unchecked Sendable {
  private let ends: [Int32]
  private let padding: String
  private let rung = Mutex(0)

  /// - Parameter length: The length of the event's text, in addition to its word.
  init(length: Int = 0) {
    padding = String(repeating: "x", count: length)
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    self.ends = ends
  }

  deinit { for end in ends { close(end) } }

  var descriptor: Int32 { ends[0] }

  func ring() {
    var byte: UInt8 = 0
    write(ends[1], &byte, 1)
  }

  /// Waits until the server has sent a number of events.
  func wait(until count: Int) {
    while rung.withLock({ $0 }) < count { usleep(1000) }
  }

  func turn(isNoticed: Bool) -> (event: ServerEvent?, next: Duration?) {
    guard isNoticed else { return (nil, nil) }
    var byte: UInt8 = 0
    read(ends[0], &byte, 1)
    let number = rung.withLock { count in
      count += 1
      return count
    }
    return (ServerEvent(id: "\(number)", data: "ring\(padding)"), nil)
  }
}
