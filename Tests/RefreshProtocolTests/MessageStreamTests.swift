import RefreshText
import Testing

@testable import RefreshProtocol

struct MessageStreamTests {
  private let message = Message.request(id: 1, method: "initialize", params: ["rootUri": "file:///ä"])

  @Test func `messages that arrive byte by byte are complete at their last byte`() throws {
    var stream = MessageStream()
    let bytes =
      MessageStream.bytes(of: message) + MessageStream.bytes(of: .notification(method: "exit", params: .null))
    var found: [MessageStream.Item] = []
    for byte in bytes {
      stream.append([byte])
      while let item = try stream.next() { found.append(item) }
    }
    #expect(found == [.message(message), .message(.notification(method: "exit", params: .null))])
  }

  @Test func `headers may have several lines, in any case`() throws {
    var stream = MessageStream()
    stream.append("content-length: 36\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n".utf8)
    stream.append(#"{"jsonrpc":"2.0","id":"a","result":1}"#.utf8.dropLast())
    #expect(try stream.next() == .unreadable(.parseError))
  }

  @Test(arguments: ["Content-Length: x\r\n\r\n", "Content-Type: y\r\n\r\n", "Content-Length: 999999999999\r\n\r\n"])
  func `without a usable length, nothing more can be read`(header: String) {
    var stream = MessageStream()
    stream.append(header.utf8)
    #expect(throws: MessageStream.Failure.badHeader) { try stream.next() }
  }

  @Test func `JSON that isn't a message is reported, and the next message is read`() throws {
    var stream = MessageStream()
    stream.append("Content-Length: 2\r\n\r\n[]".utf8)
    stream.append(MessageStream.bytes(of: message))
    #expect(try stream.next() == .unreadable(.invalidRequest))
    #expect(try stream.next() == .message(message))
    #expect(try stream.next() == nil)
  }

  @Test(arguments: [
    Message.response(id: "a", result: .null), .failure(id: 3, .cancelled), .notification(method: "m", params: []),
  ])
  func `a written message is read as the same one`(message: Message) {
    #expect(Message(message.json) == message)
  }
}
