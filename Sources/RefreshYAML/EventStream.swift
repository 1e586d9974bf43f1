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

  /// What libyaml says about the error that ended the events.
  var failure: Failure { Failure(parser.pointee) }
}

/// What libyaml knows of an error, in its own words and counts.
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
