import RefreshDiagnostics

/// Hands the text to libyaml piece by piece, and stops when a document grows beyond its limit.
///
/// libyaml collects a whole token before it gives an event for it, so a limit that is only checked at events
/// could be passed by any amount.
final class Feed {
  /// Why the text was cut short.
  enum Refusal {
    /// The document that begins at an offset.
    case documentTooLarge(start: Int)
    /// Behind an offset.
    case tooManyDirectives(start: Int)
  }

  private let file: SourceFile
  private let documentBytes: Int
  private var position: Int
  /// Where the document begins whose events come, or the one before ended.
  private(set) var documentStart: Int
  private var documentIsOpen = false
  private var directives = 0
  /// Set when the text was cut short.
  private(set) var refusal: Refusal?

  /// libyaml compares each directive of a document with all before it; so many cost no noticeable time.
  private static let directiveLimit = 10_000
  /// How far libyaml may have read ahead of the events it has given, generously.
  private static let readAhead = 1 << 17

  /// Begins at an offset of a text.
  init(_ file: SourceFile, from start: Int, documentBytes: Int) {
    self.file = file
    self.documentBytes = documentBytes
    self.position = start
    self.documentStart = start
  }

  /// Notes that the events of a document begin.
  func beginDocument(at offset: Int) {
    documentStart = offset
    documentIsOpen = true
  }

  /// Notes that a document is over; the next one's limit counts from here.
  func endDocument(at offset: Int) {
    documentStart = offset
    documentIsOpen = false
    directives = 0
  }

  /// Fills a buffer; the number of bytes, 0 at the end of the text, nil when the text is refused.
  func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    guard position - documentStart <= documentBytes + Self.readAhead else {
      refusal = .documentTooLarge(start: documentStart)
      return nil
    }
    let count = min(buffer.count, file.bytes.count - position)
    let piece = position..<position + count
    file.bytes.withUnsafeBufferPointer { bytes in
      if !documentIsOpen { directives += Self.directiveCount(in: bytes, piece) }
      _ = buffer.update(fromContentsOf: bytes[piece])
    }
    guard directives <= Self.directiveLimit else {
      refusal = .tooManyDirectives(start: documentStart)
      return nil
    }
    position += count
    return count
  }

  /// The number of lines that begin with `%`.
  private static func directiveCount(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    range.reduce(into: 0) { count, offset in
      let follows =
        offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") || bytes[offset - 1] == UInt8(ascii: "\r")
      if bytes[offset] == UInt8(ascii: "%"), follows { count += 1 }
    }
  }
}
