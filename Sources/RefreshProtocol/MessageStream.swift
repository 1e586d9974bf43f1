import RefreshText

/// The messages in a stream of bytes: each is JSON after a header with its length.
package struct MessageStream: Sendable {
  /// The reason why a stream can't be read any further.
  package enum Failure: Error, Equatable {
    /// A header has no length, or one that is too large.
    case badHeader
  }

  /// The content of a piece of the stream.
  package enum Item: Equatable, Sendable {
    /// A message.
    case message(Message)
    /// A text that isn't a message, with the code of the error.
    case unreadable(ResponseError)
  }

  /// The greatest length of a message in bytes: 256 MiB.
  package static let greatestLength = 256 << 20
  private static let greatestHeader = 4_096

  private var buffer: [UInt8] = []
  /// The number of bytes of the buffer that have been read.
  private var start = 0

  /// Makes a stream without any bytes.
  package init() {}

  /// Adds bytes to the end of the stream.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// Returns the next message, or nil if it hasn't arrived completely.
  package mutating func next() throws(Failure) -> Item? {
    let rest = buffer[start...]
    guard let end = Self.endOfHeader(rest) else {
      if rest.count > Self.greatestHeader { throw .badHeader }
      return nil
    }
    guard let length = Self.length(String(decoding: rest[..<end], as: UTF8.self)) else { throw .badHeader }
    guard buffer.count - end >= length else { return nil }
    start = end + length
    do throws(JSONReader.Failure) {
      let value = try JSONReader.value(of: buffer[end..<start])
      return Message(value).map { .message($0) } ?? .unreadable(.invalidRequest)
    } catch { return .unreadable(.parseError) }
  }

  private static func endOfHeader(_ bytes: ArraySlice<UInt8>) -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    var index = bytes.startIndex
    while index + mark.count <= bytes.endIndex, index - bytes.startIndex <= greatestHeader {
      if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) {
        return index + mark.count
      }
      index += 1
    }
    return nil
  }

  private static func length(_ header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }
      return digits.wholeNumber().flatMap { (0...greatestLength).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// Returns the bytes of a message with its header.
  package static func bytes(of message: Message) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(message.json, .compact)
    return Array("Content-Length: \(writer.bytes.count)\r\n\r\n".utf8) + writer.bytes
  }
}
