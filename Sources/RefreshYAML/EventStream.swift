import CLibYAML
import RefreshDiagnostics

/// libyaml's events of a text, one at a time.
///
/// Each event is freed before the next is asked for, the parser in `deinit`.
final class EventStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// Where libyaml's text comes from.
  let feed: Feed

  /// Starts at an offset of a text; nil if there is no memory.
  init?(_ file: SourceFile, from start: Int, documentBytes: Int) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    self.parser = parser
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    feed = Feed(file, from: start, documentBytes: documentBytes)
    // The text is valid UTF-8 behind its byte order mark; libyaml need not guess.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input(
      parser,
      { feed, buffer, size, count in
        let feed = Unmanaged<Feed>.fromOpaque(feed!).takeUnretainedValue()
        guard let filled = feed.fill(UnsafeMutableBufferPointer(start: buffer, count: size)) else { return 0 }
        count!.pointee = filled
        return 1
      },
      Unmanaged.passUnretained(feed).toOpaque())
  }

  deinit {
    yaml_event_delete(event)
    event.deallocate()
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event, valid until the next call; nil after an error, which is in ``failure``.
  func next() -> UnsafePointer<yaml_event_t>? {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    return UnsafePointer(event)
  }

  /// The error that ended the events.
  var failure: Failure { Failure(parser.pointee) }
}

/// An error in libyaml's own words and counts.
struct Failure {
  /// The part of libyaml that stopped.
  enum Origin {
    case memory
    /// A byte or character that cannot be in a text, or the end of what ``Feed`` gives.
    case reader
    case syntax
  }

  let origin: Origin
  /// libyaml's sentence, which users see only where it has no row in ``FailureScene/rules``.
  let problem: String
  /// Where the problem shows, in code points.
  let mark: Int
  /// Where that which the context names began, in code points.
  let contextMark: Int?
  /// The offset of a character that the reader refuses, in bytes of what it was given.
  let readerOffset: Int
}

extension Failure {
  /// Copies what a parser knows.
  init(_ parser: yaml_parser_t) {
    self.init(
      origin: parser.error == YAML_MEMORY_ERROR ? .memory : parser.error == YAML_READER_ERROR ? .reader : .syntax,
      problem: parser.problem.map { String(cString: $0) } ?? "", mark: parser.problem_mark.index,
      contextMark: parser.context == nil ? nil : parser.context_mark.index, readerOffset: parser.problem_offset)
  }
}

/// Hands the text to libyaml piece by piece, and stops when a document grows beyond its limit.
///
/// libyaml collects a whole token before it gives an event for it, so a limit that is only checked at events
/// could be passed by any amount.
final class Feed {
  /// The reason why the text was cut short.
  enum Refusal {
    /// The document that begins at an offset.
    case documentTooLarge(start: Int)
    /// Behind an offset.
    case tooManyDirectives(start: Int)
  }

  private let file: SourceFile
  private let documentBytes: Int
  private var position: Int
  /// The offset where the current document begins, or the one before ended.
  private(set) var documentStart: Int
  /// Whether the events of a document have begun and not ended.
  private(set) var documentIsOpen = false
  private var directives = 0
  /// Set when the text was cut short.
  private(set) var refusal: Refusal?

  /// libyaml compares each directive of a document with all before it; so many cost no noticeable time.
  private static let directiveLimit = 10_000
  /// How far libyaml may have read ahead of the events it has given, generously.
  private static let readAhead = 1 << 17

  /// The most bytes of the next piece. It grows: where reading begins again for each slip, little is read for each.
  private var pieceLimit = 1 << 10

  /// Creates a feed from an offset of a text on.
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
    let count = min(buffer.count, file.bytes.count - position, pieceLimit)
    pieceLimit = min(pieceLimit * 2, 1 << 20)
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

/// Turns libyaml's marks, which count code points, into offsets in bytes.
///
/// Marks come almost in the order of the text, so the cursor keeps the stretch of ASCII around the last one, in which
/// code points and bytes are the same number, and goes on from there, forwards or, for the few that lie before it,
/// backwards.
struct MarkCursor {
  private let base: Int
  /// The code points that lie `shift` before their offsets.
  private var stretch: ClosedRange<Int>
  private var shift: Int

  /// Starts at the beginning.
  ///
  /// - Parameters:
  ///   - base: The offset of the first code point that libyaml was given.
  ///   - isASCII: Whether every byte of the text is below 128.
  init(base: Int, isASCII: Bool) {
    self.base = base
    stretch = 0...(isASCII ? .max : 0)
    shift = base
  }

  /// The offset in bytes of a code point.
  ///
  /// - Parameters:
  ///   - target: The number of code points before it; beyond the end it is the end.
  ///   - bytes: The text, valid UTF-8.
  mutating func offset(of target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    while target > stretch.upperBound, stretch.upperBound + shift < bytes.count { advance(in: bytes) }
    while target < stretch.lowerBound { goBack(in: bytes) }
    return min(target + shift, bytes.count)
  }

  /// Goes on to the end of the ASCII behind the stretch, or behind the character that ends it.
  private mutating func advance(in bytes: UnsafeBufferPointer<UInt8>) {
    var end = stretch.upperBound + shift
    if bytes[end] >= 0x80 {
      stretch = stretch.upperBound + 1...stretch.upperBound + 1
      end = min(end + UTF8Sequence.length(leading: bytes[end]), bytes.count)
      shift = end - stretch.upperBound
    }
    // Eight bytes at a time.
    while bytes.count - end >= 8,
      UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: end, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    { end += 8 }
    while end < bytes.count, bytes[end] < 0x80 { end += 1 }
    stretch = stretch.lowerBound...end - shift
  }

  /// Goes back to the character before the stretch.
  private mutating func goBack(in bytes: UnsafeBufferPointer<UInt8>) {
    let index = stretch.lowerBound - 1
    var offset = index + shift
    while offset > base, UTF8Sequence.isContinuation(bytes[offset]) { offset -= 1 }
    stretch = index...index
    shift = offset - index
  }
}
