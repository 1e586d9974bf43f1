import CLibYAML
import RefreshDiagnostics

/// libyaml's events for a text, one at a time.
///
/// Each event is freed before the next one is requested; the parser is freed in `deinit`.
final class EventStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// The source of libyaml's text.
  let feed: Feed

  /// Starts at an offset in a text. Returns nil if there isn't enough memory.
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
    // After the byte order mark, the text is valid UTF-8, so libyaml needn't detect the encoding.
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

  /// Returns the next event, which is valid until the next call, or nil after an error, which is then in
  /// ``failure``.
  func next() -> UnsafePointer<yaml_event_t>? {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    return UnsafePointer(event)
  }

  /// The error that ended the events.
  var failure: ParserError { ParserError(parser.pointee) }
}

/// An error as libyaml reports it.
struct ParserError {
  /// The part of libyaml that stopped.
  enum Origin {
    case memory
    /// A byte or character that isn't allowed in text, or the end of what ``Feed`` provides.
    case reader
    case syntax
  }

  let origin: Origin
  /// libyaml's message, which users see only if ``FailureScene/rules`` doesn't contain it.
  let problem: String
  /// The position of the problem, in code points.
  let mark: Int
  /// The start of the construct that the context names, in code points.
  let contextMark: Int?
  /// The offset of a character that libyaml's reader rejects, in bytes of its input.
  let readerOffset: Int
}

extension ParserError {
  /// Copies the error from a parser.
  init(_ parser: yaml_parser_t) {
    self.init(
      origin: parser.error == YAML_MEMORY_ERROR ? .memory : parser.error == YAML_READER_ERROR ? .reader : .syntax,
      problem: parser.problem.map { String(cString: $0) } ?? "", mark: parser.problem_mark.index,
      contextMark: parser.context == nil ? nil : parser.context_mark.index, readerOffset: parser.problem_offset)
  }
}

/// The input of libyaml, which passes on the text piece by piece and stops if a document exceeds its size limit.
///
/// libyaml collects a whole token before it produces an event, so a limit that is checked only at events could be
/// exceeded by any amount.
final class Feed {
  /// The reason why the text was cut off.
  enum Refusal {
    /// The document at this offset is too large.
    case documentTooLarge(start: Int)
    /// There are too many directives after this offset.
    case tooManyDirectives(start: Int)
  }

  private let file: SourceFile
  private let documentBytes: Int
  private var position: Int
  /// The offset at which the current document begins, or the previous one ended.
  private(set) var documentStart: Int
  /// Whether a document's events have begun but not ended.
  private(set) var documentIsOpen = false
  private var directives = 0
  /// The reason why the text was cut off, or nil if it wasn't.
  private(set) var refusal: Refusal?

  /// libyaml compares each directive of a document with all previous ones; this number takes no noticeable time.
  private static let directiveLimit = 10_000
  /// An upper bound for how far libyaml reads ahead of its events, in bytes.
  private static let readAhead = 1 << 17

  /// The maximum size of the next piece. It grows, so that little is read each time reading begins again for a slip.
  private var pieceLimit = 1 << 10

  /// Creates a feed from an offset of a text on.
  init(_ file: SourceFile, from start: Int, documentBytes: Int) {
    self.file = file
    self.documentBytes = documentBytes
    self.position = start
    self.documentStart = start
  }

  /// Records that a document's events begin.
  func beginDocument(at offset: Int) {
    documentStart = offset
    documentIsOpen = true
  }

  /// Records that a document has ended. The next document's size is counted from here.
  func endDocument(at offset: Int) {
    documentStart = offset
    documentIsOpen = false
    directives = 0
  }

  /// Fills a buffer. Returns the number of bytes, 0 at the end of the text, or nil if the text is rejected.
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

  /// Returns the number of lines that begin with `%`.
  private static func directiveCount(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var (count, rest) = (0, bytes[range])
    while let offset = rest.firstIndex(of: UInt8(ascii: "%")) {
      let follows =
        offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") || bytes[offset - 1] == UInt8(ascii: "\r")
      if follows { count += 1 }
      rest = rest[(offset + 1)...]
    }
    return count
  }
}

/// A cursor that converts libyaml's marks, which count code points, to byte offsets.
///
/// Marks are almost in the order of the text. The cursor stores the ASCII range around the last one, in which code
/// points and bytes have the same count, and continues from there: forwards, or backwards for the few marks before
/// it.
struct MarkCursor {
  private let base: Int
  /// The code points whose byte offsets are greater by `shift`.
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

  /// Returns the byte offset of a code point.
  ///
  /// - Parameters:
  ///   - target: The number of code points before it. A number beyond the end gives the end.
  ///   - bytes: The text, which must be valid UTF-8.
  mutating func offset(of target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    while target > stretch.upperBound, stretch.upperBound + shift < bytes.count { advance(in: bytes) }
    while target < stretch.lowerBound { goBack(in: bytes) }
    return min(target + shift, bytes.count)
  }

  /// Moves to the end of the ASCII after the range, or past the character that ends it.
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

  /// Moves back to the character before the range.
  private mutating func goBack(in bytes: UnsafeBufferPointer<UInt8>) {
    let index = stretch.lowerBound - 1
    var offset = index + shift
    while offset > base, UTF8Sequence.isContinuation(bytes[offset]) { offset -= 1 }
    stretch = index...index
    shift = offset - index
  }
}
