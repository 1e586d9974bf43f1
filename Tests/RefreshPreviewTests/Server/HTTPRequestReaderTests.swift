import Testing

@testable import RefreshPreview

struct HTTPRequestReaderTests {
  private func read(_ text: String) -> Result<HTTPRequest?, HTTPRefusal> {
    var reader = HTTPRequestReader(ServerLimits())
    reader.append(text.utf8)
    return Result { () throws(HTTPRefusal) in try reader.next() }
  }

  @Test func `a request has a method, a path, a query, headers and a body`() {
    let text = "POST /save?a=1&b= HTTP/1.1\r\nHost: x\r\nX-Two:  a b\t\r\nContent-Length: 3\r\n\r\nabcGET"
    let expected = HTTPRequest(
      method: "POST", path: "/save", query: "a=1&b=",
      headers: [
        .init(name: "host", value: "x"), .init(name: "x-two", value: "a b"),
        .init(name: "content-length", value: "3"),
      ],
      body: Array("abc".utf8))
    #expect(read(text) == .success(expected))
    #expect(expected[name: "host"] == "x" && expected[name: "x-three"] == nil)
    #expect(expected.parameter("a") == "1" && expected.parameter("b") == "" && expected.parameter("c") == nil)
  }

  @Test func `however the bytes are cut, the same request comes of them`() throws {
    let text = "POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi"
    for size in 1...text.utf8.count {
      var reader = HTTPRequestReader(ServerLimits())
      var bytes = Array(text.utf8)[...]
      while bytes.count > size {
        reader.append(bytes.prefix(size))
        bytes = bytes.dropFirst(size)
        #expect(try reader.next() == nil)
      }
      reader.append(bytes)
      #expect(try reader.next()?.body == Array("hi".utf8), "in pieces of \(size)")
    }
  }

  @Test func `the beginning of a request is none yet`() {
    for text in [
      "", "GET", "GET / HTTP/1.1\r\nHost: x\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nshort",
    ] {
      #expect(read(text) == .success(nil), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("GET / HTTP/1.1\nHost: x\n\n", HTTPStatus.badRequest, "a line doesn't end with CR LF"),
      ("\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", .badRequest, "the first line isn't METHOD /PATH HTTP/1.1"),
      ("GET /\r\n\r\n", .badRequest, "the first line isn't METHOD /PATH HTTP/1.1"),
      ("GET  / HTTP/1.1\r\n\r\n", .badRequest, "the first line isn't METHOD /PATH HTTP/1.1"),
      ("GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n", .badRequest, "the first line isn't METHOD /PATH HTTP/1.1"),
      ("G(T / HTTP/1.1\r\nHost: x\r\n\r\n", .badRequest, "the first line isn't METHOD /PATH HTTP/1.1"),
      ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", .badRequest, "the first line isn't METHOD /PATH HTTP/1.1"),
      ("GET /\u{0} HTTP/1.1\r\nHost: x\r\n\r\n", .badRequest, "the request contains a control character"),
      ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", .badRequest, "a header isn't NAME: VALUE"),
      ("GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", .badRequest, "a header isn't NAME: VALUE"),
      ("GET / HTTP/1.1\r\n\r\n", .badRequest, "there must be exactly one Host header"),
      ("GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", .badRequest, "there must be exactly one Host header"),
      (
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", .badRequest,
        "the Content-Length isn't a number"
      ),
      (
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", .badRequest,
        "the Content-Length isn't a number"
      ),
      (
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n", .contentTooLarge,
        "the body is over 1048576 bytes"
      ),
      (
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", .badRequest,
        "a body needs a Content-Length"
      ),
    ] as [(String, HTTPStatus, String)])
  func `what can't be understood in one way only is refused`(text: String, status: HTTPStatus, reason: String) {
    #expect(read(text) == .failure(HTTPRefusal(status, reason)))
  }

  @Test func `headers have a size and a number, whether their end has come or not`() {
    let long = "GET / HTTP/1.1\r\nHost: x\r\nA: " + String(repeating: "a", count: 16 << 10)
    let reason = "the first line and the headers are over 16384 bytes"
    #expect(read(long) == .failure(HTTPRefusal(.requestHeaderFieldsTooLarge, reason)))
    #expect(read(long + "\r\n\r\n") == .failure(HTTPRefusal(.requestHeaderFieldsTooLarge, reason)))
    let many = "GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: 100) + "\r\n"
    #expect(read(many) == .failure(HTTPRefusal(.requestHeaderFieldsTooLarge, "there are more than 100 headers")))
  }
}
