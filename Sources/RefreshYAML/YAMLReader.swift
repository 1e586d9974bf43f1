import CLibYAML
import RefreshDiagnostics

/// A reader of the documents of a text, one after another.
///
/// If the text isn't valid YAML and it is certain what was meant, this is diagnosed with a fix, and reading
/// continues as if the fix were applied.
public struct YAMLReader: ~Copyable {
  private let file: SourceFile
  private let limits: YAMLLimits
  /// The events, or nil if nothing is left to read.
  private var events: EventStream?
  /// The reason why nothing can be read, until it has been reported.
  private var refusal: Diagnostic?
  /// The corrected text that is read, or nil if the file's own text is read.
  private var mended: MendedText?
  private var cursor: MarkCursor
  private var documentCount: Int
  /// The outermost and the last node of the previous document, for errors directly after it.
  private var previous: (root: NodeRecord, last: NodeRecord)?

  /// Makes a reader at the start of a text.
  public init(_ file: SourceFile, limits: YAMLLimits = .standard) {
    self.init(file, mended: nil, from: 0, limits: limits)
  }

  /// Makes a reader at a document within a text.
  ///
  /// - Parameters:
  ///   - file: The text as it was written.
  ///   - mended: The corrected text that is read; nil if the file's own text is read.
  ///   - start: The offset at which the document begins. Nothing is corrected before it.
  ///   - index: The number of that document. The default is 0.
  init(_ file: SourceFile, mended: MendedText?, from start: Int, index: Int = 0, limits: YAMLLimits = .standard) {
    self.file = file
    self.limits = limits
    self.mended = mended
    documentCount = index
    let text = mended?.text ?? file
    let mark = file.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    let start = max(start, mark)
    cursor = MarkCursor(base: start, isASCII: text.isASCII)
    // Nodes store offsets in 32 bits.
    guard file.bytes.count < Int(Int32.max) else {
      refusal = Diagnostic(
        .documentTooLarge, "the text is larger than 2 GB, which is more than can be read",
        at: Span(wholeOf: file))
      return
    }
    events = EventStream(text, from: start, documentBytes: limits.documentBytes)
    if events == nil { refusal = .outOfMemory(at: Span(wholeOf: file)) }
  }

  /// Returns the next document, or nil at the end or after an error from which reading can't continue.
  ///
  /// A text that contains only comments has no document. Duplicate keys, unknown aliases and similar errors are
  /// diagnosed, and the document is returned without them.
  ///
  /// - Parameter diagnostics: Collects the diagnostics.
  public mutating func next(into diagnostics: inout Diagnostics) -> YAMLDocument? {
    if let refusal {
      diagnostics.add(refusal)
      self.refusal = nil
    }
    guard events != nil else { return nil }
    var attempt = attempt()
    while case .failure(let failure) = attempt.outcome, let next = mend(failure) {
      diagnostics.add(contentsOf: next.found)
      attempt = next.attempt
    }
    diagnostics.add(contentsOf: attempt.diagnostics)
    switch attempt.outcome {
    case .failure(let failure):
      diagnostics.add(failure.diagnostic)
      events = nil
      return nil
    case .end:
      events = nil
      return nil
    case .document(let store, let start):
      defer { documentCount += 1 }
      previous = (store.records[0], store.records[store.records.count - 1])
      return YAMLDocument(
        file: file, index: documentCount, store: mended?.placed(store) ?? store,
        start: mended?.original(start) ?? start, edits: mended?.edits ?? [])
    }
  }

  // MARK: - Continuing after a slip

  /// The result of reading a document.
  private enum Outcome {
    case document(NodeStore, start: Int)
    case end
    case failure(ReadingFailure)
  }

  private typealias Attempt = (outcome: Outcome, diagnostics: Diagnostics)

  /// The approximate maximum number of bytes that are read again because of slips; each time, reading starts at the
  /// beginning of the document.
  private static let mostBytes = 1 << 27

  /// Reads a document again with what may have been meant, if reading gets further that way.
  private mutating func mend(_ failure: ReadingFailure) -> (found: Diagnostics, attempt: Attempt)? {
    let edits = mended?.edits ?? []
    guard (edits.count + 1) * file.bytes.count <= YAMLReader.mostBytes else { return nil }
    var furthest: (guess: [Diagnostic], text: MendedText)?
    for guess in failure.guesses {
      let own = guess.flatMap { $0.fix?.edits ?? [] }
      guard !own.isEmpty, let text = MendedText(file, edits + own) else { continue }
      var reader = restarted(with: text, behind: failure)
      let attempt = reader.attempt()
      if case .failure(let next) = attempt.outcome {
        if furthest == nil, next.reach > failure.reach { furthest = (guess, text) }
        continue
      }
      self = reader
      return (Diagnostics(guess), attempt)
    }
    guard let furthest else { return nil }
    self = restarted(with: furthest.text, behind: failure)
    return (Diagnostics(furthest.guess), attempt())
  }

  private func restarted(with text: MendedText, behind failure: ReadingFailure) -> YAMLReader {
    var reader = YAMLReader(file, mended: text, from: failure.documentStart, index: documentCount, limits: limits)
    reader.previous = previous
    return reader
  }

  /// Reads the events of one document.
  private mutating func attempt() -> Attempt {
    guard let events else { return (.end, Diagnostics()) }
    return (mended?.text ?? file).bytes.withUnsafeBufferPointer { bytes in
      var builder = DocumentBuilder(file, mended: mended, bytes: bytes, limits: limits, cursor: cursor)
      let outcome = readDocument(of: events, with: &builder)
      cursor = builder.cursor
      return (outcome, builder.diagnostics)
    }
  }

  private func readDocument(of events: EventStream, with builder: inout DocumentBuilder) -> Outcome {
    while true {
      guard let event = events.next() else {
        let scene = FailureScene(
          events.failure, after: builder, documentStart: events.feed.documentStart, previous: previous)
        let start = events.feed.documentIsOpen ? builder.scan.startOfLine(from: events.feed.documentStart) : nil
        return .failure(
          scene.failure(refusal: events.feed.refusal, limits: limits, restart: start ?? events.feed.documentStart))
      }
      switch event.pointee.type {
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
        return .end
      case YAML_DOCUMENT_START_EVENT:
        events.feed.beginDocument(at: builder.offset(of: event.pointee.start_mark))
        builder.documentStart = builder.offset(of: event.pointee.end_mark)
      default:
        switch builder.take(event) {
        case .goOn:
          break
        case .refuse:
          return .end
        case .finish:
          let end = builder.offset(of: event.pointee.end_mark)
          let start = events.feed.documentStart
          guard end - start <= limits.documentBytes else {
            builder.diagnostics.add(.documentTooLarge(at: builder.span(start, start), limits))
            return .end
          }
          events.feed.endDocument(at: end)
          return .document(builder.store, start: builder.scan.startOfLine(from: start))
        }
      }
    }
  }
}

/// The reason why reading stopped, and what may have been meant.
struct ReadingFailure {
  /// The diagnostic if no guess is better.
  let diagnostic: Diagnostic
  /// Slips with their fixes, the likeliest first; several together if only all of them make sense.
  let guesses: [[Diagnostic]]
  /// How far reading got: the place, and the start of the construct that was being read.
  let reach: Reach
  /// The offset at which the document begins.
  let documentStart: Int

  /// Offsets in the original text.
  struct Reach: Comparable {
    let place: Int
    let context: Int

    static func < (a: Reach, b: Reach) -> Bool { (a.place, a.context) < (b.place, b.context) }
  }
}
