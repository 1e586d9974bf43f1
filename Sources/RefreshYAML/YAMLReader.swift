import CLibYAML
import RefreshDiagnostics

/// A reader of the documents of a text, one after another.
///
/// If the text isn't valid YAML and it is certain what was meant, this is diagnosed with a fix, and reading
/// continues as if the fix were applied.
public struct YAMLReader: ~Copyable {
  private let file: SourceFile
  private let limits: YAMLLimits
  /// Returns the keys that may be missing above a list or map.
  private let missingKeys: MissingKeys
  /// The events, or nil if nothing is left to read.
  private var events: EventStream?
  /// The reason why nothing can be read, until it has been reported.
  private var refusal: Diagnostic?
  /// The corrected text that is read, or nil if the file's own text is read.
  private var corrected: CorrectedText?
  private var cursor: MarkCursor
  private var documentCount: Int
  /// The outermost and the last node of the previous document, for errors directly after it.
  private var previous: (root: NodeRecord, last: NodeRecord)?
  /// The last correction, if others are valid YAML, too, and only the meaning of the document shows which is right.
  private var guess: LevelGuess?

  /// Makes a reader at the start of a text.
  ///
  /// - Parameter missingKeys: Returns the keys that may be missing above a list or map. The default knows none.
  public init(
    _ file: SourceFile, limits: YAMLLimits = .standard, missingKeys: @escaping MissingKeys = { _, _ in [] }
  ) {
    self.init(file, corrected: nil, from: 0, limits: limits, missingKeys: missingKeys)
  }

  /// Makes a reader at a document within a text.
  ///
  /// - Parameters:
  ///   - file: The text as it is written.
  ///   - corrected: The corrected text, if that is read instead.
  ///   - start: Where a document begins in the text that is read.
  ///   - index: The number of that document. The default is 0.
  ///   - missingKeys: Returns the keys that may be missing above a list or map. The default knows none.
  init(
    _ file: SourceFile, corrected: CorrectedText?, from start: Int, index: Int = 0, limits: YAMLLimits = .standard,
    missingKeys: @escaping MissingKeys = { _, _ in [] }
  ) {
    self.file = file
    self.limits = limits
    self.missingKeys = missingKeys
    self.corrected = corrected
    documentCount = index
    let text = corrected?.text ?? file
    let mark = text.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
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
    while true {
      if let next = readingPairs(after: attempt) {
        attempt = next
      } else if case .failure(let failure) = attempt.ending, let next = correct(failure) {
        diagnostics.add(contentsOf: next.found)
        attempt = next.attempt
      } else if case .document(let store, let start) = attempt.ending, let next = reread(store, from: start) {
        diagnostics.add(next.found)
        attempt = next.attempt
      } else {
        break
      }
    }
    diagnostics.add(contentsOf: attempt.diagnostics)
    switch attempt.ending {
    case .failure(let failure):
      diagnostics.add(failure.diagnostic)
      events = nil
      return nil
    case .end:
      events = nil
      return nil
    case .nextDocument:
      leaveCorrectedText()
      return next(into: &diagnostics)
    case .document(let store, let start):
      defer { documentCount += 1 }
      previous = (store.records[0], store.records[store.records.count - 1])
      return YAMLDocument(
        file: file, index: documentCount, store: corrected?.placed(store) ?? store,
        start: corrected?.original(start) ?? start, edits: corrected?.edits ?? [], guess: guess,
        missingKeys: missingKeys)
    }
  }

  // MARK: - Continuing after a slip

  /// The result of reading a document.
  private enum Ending {
    case document(NodeStore, start: Int)
    case end
    /// The next document, which follows the document that was read in place of the written one.
    case nextDocument
    case failure(ReadingFailure)
  }

  private typealias Attempt = (ending: Ending, diagnostics: Diagnostics)

  /// The approximate maximum number of bytes that are read again because of slips; each time, reading starts at the
  /// beginning of the document.
  private static let mostBytes = 1 << 27

  /// The number of corrections up to which reading may continue before the place where it failed.
  private static let mostOpen = 64

  /// The number of corrections up to which the levels of further lines are guessed: each guess is read.
  private static let mostLevels = 8

  /// Reads a document again with what may have been meant, if reading gets further that way.
  private mutating func correct(_ failure: ReadingFailure) -> (found: Diagnostics, attempt: Attempt)? {
    let start = corrected?.original(failure.documentStart) ?? failure.documentStart
    let extent = DocumentExtent(of: start, in: file)
    let edits = (corrected?.edits ?? []).filter { $0.range.lowerBound >= start }
    guard (edits.count + 1) * (extent.end - start) <= YAMLReader.mostBytes else { return nil }
    var furthest: (guess: [Diagnostic], text: CorrectedText)?
    let likely = failure.guesses.count
    let levels = edits.count < YAMLReader.mostLevels ? failure.levels() : nil
    let guesses = failure.guesses + (levels ?? [])
    for (index, guess) in guesses.enumerated() {
      if index == likely, furthest != nil { break }
      let own = guess.flatMap { $0.fix?.edits ?? [] }
      guard !own.isEmpty, let text = CorrectedText(file, edits + own, in: extent) else { continue }
      var reader = restarted(with: text)
      let attempt = reader.attempt()
      if case .failure(let next) = attempt.ending {
        // An unclosed bracket or quote is noticed at the end, and the next slip may be anywhere after it.
        let isBeyond = next.reach > failure.reach || next.start > failure.start && edits.count < YAMLReader.mostOpen
        if furthest == nil, isBeyond, index < likely { furthest = (guess, text) }
        continue
      }
      self = reader
      if levels != nil {
        self.guess = LevelGuess(
          plain: index < likely ? nil : failure.diagnostic, edits: own, others: Array(guesses[(index + 1)...]))
      }
      return (Diagnostics(guess), attempt)
    }
    guard let furthest else { return nil }
    self = restarted(with: furthest.text)
    return (Diagnostics(furthest.guess), attempt())
  }

  /// Reads a document again in which YAML reads something that certainly wasn't meant.
  private mutating func reread(_ store: NodeStore, from start: Int) -> (found: Diagnostic, attempt: Attempt)? {
    func original(_ offset: Int32) -> Int { corrected?.original(Int(offset)) ?? Int(offset) }
    let root = original(store.records[0].start)
    // The end of the document, for which the text is scanned again, is only looked for if the first line is indented.
    let isDeep = store.records[0].style == .block && root > 0 && file.bytes[root - 1] == UInt8(ascii: " ")
    guard isDeep || !store.openQuotes.isEmpty else { return nil }
    let extent = DocumentExtent(of: corrected?.original(start) ?? start, in: file)
    let edits = (corrected?.edits ?? []).filter { $0.range.lowerBound >= extent.start }
    guard (edits.count + 1) * (extent.end - extent.start) <= YAMLReader.mostBytes else { return nil }
    let misreading = Misreading(file: file, extent: extent)
    let deep = isDeep ? misreading.deepStart(root) : nil
    for slip in [deep].compactMap(\.self) + store.openQuotes.prefix(1).map({ misreading.openQuote(original($0)) }) {
      guard let text = CorrectedText(file, edits + (slip.fix?.edits ?? []), in: extent) else { continue }
      var reader = restarted(with: text)
      let attempt = reader.attempt()
      guard case .document = attempt.ending else { continue }
      self = reader
      return (slip, attempt)
    }
    return nil
  }

  private func restarted(with text: CorrectedText) -> YAMLReader {
    YAMLReader(file, corrected: text, from: 0, index: documentCount, limits: limits, missingKeys: missingKeys)
  }

  /// Continues after a document that was read in corrected form.
  private mutating func leaveCorrectedText() {
    guard let corrected else { return }
    var reader = YAMLReader(
      file, corrected: nil, from: corrected.extent.end, index: documentCount, limits: limits,
      missingKeys: missingKeys)
    reader.previous = previous.map { (corrected.placed($0.root), corrected.placed($0.last)) }
    self = reader
  }

  // MARK: - JSON's pairs of escapes

  /// Reads a document again with each pair of surrogates as one character; nil if there isn't a document to read.
  ///
  /// Only libyaml knows which texts are in double quotes, so all pairs after the first that it rejects are read as
  /// characters, and then those are taken back that turn out to be in other texts.
  private mutating func readingPairs(after attempt: Attempt) -> Attempt? {
    let extent: DocumentExtent
    var edits = corrected?.edits ?? []
    switch attempt.ending {
    case .failure(let failure):
      let place = failure.diagnostic.span
      guard failure.diagnostic.rule == .badEscape, place.file === file,
        SurrogatePair(at: place.start, in: file.bytes) != nil
      else { return nil }
      let start = corrected?.original(failure.documentStart) ?? failure.documentStart
      extent = DocumentExtent(of: start, in: file)
      edits.removeAll { $0.range.lowerBound < start }
      let known = Set(edits.map(\.range.lowerBound))
      edits += SurrogatePair.all(in: file.bytes, from: place.start, to: extent.end).map(\.edit)
        .filter { !known.contains($0.range.lowerBound) }
    case .document(let store, _):
      guard let corrected else { return nil }
      extent = corrected.extent
      let wrong = Set(corrected.edits(outsideOfDoubleQuotesIn: store).map(\.range.lowerBound))
      guard !wrong.isEmpty else { return nil }
      edits.removeAll { wrong.contains($0.range.lowerBound) }
    case .end, .nextDocument: return nil
    }
    guard file.bytes.count <= YAMLReader.mostBytes, let text = CorrectedText(file, edits, in: extent) else {
      return nil
    }
    self = restarted(with: text)
    return self.attempt()
  }

  /// Reads the events of one document.
  private mutating func attempt() -> Attempt {
    guard let events else { return (.end, Diagnostics()) }
    return (corrected?.text ?? file).bytes.withUnsafeBufferPointer { bytes in
      var builder = DocumentBuilder(file, corrected: corrected, bytes: bytes, limits: limits, cursor: cursor)
      let ending = readDocument(of: events, with: &builder)
      cursor = builder.cursor
      return (ending, builder.diagnostics)
    }
  }

  private func readDocument(of events: EventStream, with builder: inout DocumentBuilder) -> Ending {
    while true {
      guard let event = events.next() else {
        let scene = FailureScene(
          events.failure, after: builder, documentStart: events.feed.documentStart, previous: previous,
          missingKeys: missingKeys)
        let start = events.feed.documentIsOpen ? builder.scan.startOfLine(from: events.feed.documentStart) : nil
        return .failure(
          scene.failure(refusal: events.feed.refusal, limits: limits, restart: start ?? events.feed.documentStart))
      }
      switch event.pointee.type {
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
        return corrected?.nextDocument == nil ? .end : .nextDocument
      case YAML_DOCUMENT_START_EVENT:
        let start = builder.offset(of: event.pointee.start_mark)
        if let next = corrected?.nextDocument, start >= next { return .nextDocument }
        events.feed.beginDocument(at: start)
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
