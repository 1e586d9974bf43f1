import CLibYAML
import RefreshDiagnostics

/// Reads the documents of one text one after another.
public struct YAMLReader: ~Copyable {
  private let file: SourceFile
  private let limits: YAMLLimits
  /// Nil when nothing is left to be read.
  private var events: EventStream?
  /// The reason why nothing can be read at all, until it has been reported.
  private var refusal: Diagnostic?
  private var cursor: MarkCursor
  private var documentCount = 0
  /// The outermost and the last node of the document before, for errors right behind it.
  private var previous: (root: NodeRecord, last: NodeRecord)?

  /// Creates a reader at the start of a text.
  public init(_ file: SourceFile, limits: YAMLLimits = .standard) {
    self.file = file
    self.limits = limits
    let start = file.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    cursor = MarkCursor(base: start, isASCII: file.isASCII)
    // Nodes keep their offsets in 32 bits.
    guard file.bytes.count < Int(Int32.max) else {
      refusal = Diagnostic(
        .documentTooLarge, "the text is larger than 2 GB, which is more than can be read",
        at: Span(wholeOf: file))
      return
    }
    events = EventStream(file, from: start, documentBytes: limits.documentBytes)
    if events == nil { refusal = .outOfMemory(at: Span(wholeOf: file)) }
  }

  /// The next document, nil at the end or after an error that no reading can go on from.
  ///
  /// A text with nothing but comments has no document. Double keys, unknown aliases and the like are diagnosed,
  /// and the document is given all the same, without them.
  ///
  /// - Parameter diagnostics: Collects the diagnostics.
  public mutating func next(into diagnostics: inout Diagnostics) -> YAMLDocument? {
    if let refusal {
      diagnostics.add(refusal)
      self.refusal = nil
    }
    guard let events else { return nil }
    let store = file.bytes.withUnsafeBufferPointer { readDocument(of: events, $0, into: &diagnostics) }
    guard let store else {
      self.events = nil
      return nil
    }
    defer { documentCount += 1 }
    previous = (store.records[0], store.records[store.records.count - 1])
    return YAMLDocument(file: file, index: documentCount, store: store)
  }

  /// Reads the events of one document, nil if there is none or it is refused.
  private mutating func readDocument(
    of events: EventStream, _ bytes: UnsafeBufferPointer<UInt8>, into diagnostics: inout Diagnostics
  ) -> NodeStore? {
    var builder = DocumentBuilder(file, bytes: bytes, limits: limits, cursor: cursor)
    defer {
      cursor = builder.cursor
      diagnostics.add(contentsOf: builder.diagnostics)
    }
    while true {
      guard let event = events.next() else {
        let scene = FailureScene(
          events.failure, after: builder, documentStart: events.feed.documentStart, previous: previous)
        builder.diagnostics.add(scene.diagnostic(refusal: events.feed.refusal, limits: limits))
        return nil
      }
      switch event.pointee.type {
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
        return nil
      case YAML_DOCUMENT_START_EVENT:
        events.feed.beginDocument(at: builder.offset(of: event.pointee.start_mark))
        builder.documentStart = builder.offset(of: event.pointee.end_mark)
      default:
        switch builder.take(event) {
        case .goOn:
          break
        case .refuse:
          return nil
        case .finish:
          let end = builder.offset(of: event.pointee.end_mark)
          let start = events.feed.documentStart
          guard end - start <= limits.documentBytes else {
            builder.diagnostics.add(.documentTooLarge(at: Span(file: file, start: start, end: start), limits))
            return nil
          }
          events.feed.endDocument(at: end)
          return builder.store
        }
      }
    }
  }
}
