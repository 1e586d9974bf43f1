import RefreshDiagnostics

/// An error of libyaml with the text around it, from which it is told in the user's words.
struct FailureScene {
  let failure: Failure
  let file: SourceFile
  let scan: SourceScan
  /// The offset at which libyaml noticed the problem; at the end of the text, the end of what is visible.
  let place: Int
  /// The offset at which that began which libyaml was in the middle of.
  let contextPlace: Int?
  /// Whether a document has begun.
  let isInDocument: Bool
  /// The outermost node so far.
  let root: NodeRecord?
  /// The last node before the problem.
  let lastNode: NodeRecord?
  /// Where the innermost bracket that is still open stands.
  let openBracket: Int?

  /// Takes what is known when the events of a document break off.
  init(_ failure: Failure, after builder: DocumentBuilder, isInDocument: Bool) {
    self.failure = failure
    self.isInDocument = isInDocument
    file = builder.file
    scan = builder.scan
    var cursor = builder.cursor
    contextPlace = failure.contextMark.map { cursor.offset(of: $0, in: builder.scan.bytes) }
    let mark = cursor.offset(of: failure.mark, in: builder.scan.bytes)
    place = mark < scan.bytes.count ? mark : scan.trimmingSpace(from: 0, to: mark)
    root = builder.store.records.first
    lastNode = builder.store.records.last
    openBracket = builder.frames.last.flatMap { frame in
      let record = builder.store.records[Int(frame.node)]
      return record.style == .flow && !frame.isBracelessPair ? Int(record.start) : nil
    }
  }

  /// Whether there is no more text behind the place.
  var isAtEnd: Bool { place >= scan.trimmingSpace(from: place, to: scan.bytes.count) }

  /// Whether nothing but blanks stands before the place in its line.
  var isFirstInLine: Bool {
    let line = scan.startOfLine(from: place)
    return scan.trimmingSpace(from: line, to: place) == line
  }

  /// How many columns the line of an offset is indented, up to the offset itself.
  func indentation(at offset: Int) -> Int { offset - scan.startOfLine(from: offset) }

  /// A stretch of the text.
  func span(_ start: Int, _ end: Int) -> Span { Span(file: file, start: start, end: end) }

  /// The character at an offset, nothing at the end of a line.
  func spanOfCharacter(at offset: Int) -> Span {
    guard let lead = scan[offset], scan.breakLength(at: offset) == 0 else { return span(offset, offset) }
    return span(offset, offset + UTF8Sequence.length(leading: lead))
  }

  /// From an offset to the end of what is written in its line, without a comment.
  func spanOfLine(from start: Int) -> Span {
    let end = scan.endOfLine(from: start)
    let comment = (start..<max(start, end)).first {
      scan.has("#", at: $0) && $0 > start && scan.isBlank(at: $0 - 1)
    }
    return span(start, scan.trimmingSpace(from: start, to: comment ?? end))
  }

  /// From an offset to the next blank or end of the line.
  func spanOfWord(from start: Int) -> Span {
    var end = start
    while !scan.isSpaceOrEnd(at: end) { end += 1 }
    return span(start, end)
  }

  /// The one diagnostic of this failure.
  func diagnostic(refusal: Feed.Refusal?, limits: YAMLLimits) -> Diagnostic {
    switch (failure.origin, refusal) {
    case (.memory, _):
      .outOfMemory(at: span(place, place))
    case (.reader, .documentTooLarge(let start)?):
      .documentTooLarge(at: span(start, start), limits)
    case (.reader, .tooManyDirectives(let start)?):
      Diagnostic(.tooManyDirectives, "too many lines with `%` before a document", at: span(start, start))
    case (.reader, nil):
      controlCharacter
    case (.syntax, _):
      if scan.bytes[scan.startOfLine(from: place)...].starts(with: SourceFile.byteOrderMark), place > 0 {
        byteOrderMarkInside
      } else {
        Self.rules[failure.problem]?(self) ?? general
      }
    }
  }

  /// libyaml's problem and what it is in the user's words.
  private static let rules: [String: @Sendable (FailureScene) -> Diagnostic] =
    structureRules
    .merging(bracketRules) { $1 }.merging(quoteRules) { $1 }.merging(propertyRules) { $1 }

  /// For what has no rule of its own.
  private var general: Diagnostic {
    Diagnostic(
      .invalidYAML, "this is not valid YAML", at: spanOfCharacter(at: place),
      labels: contextPlace.map { [.init("in what begins here", at: spanOfCharacter(at: $0))] } ?? [])
  }

  private var controlCharacter: Diagnostic {
    let start = (file.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0)
    let span = spanOfCharacter(at: start + failure.readerOffset)
    let code = span.text.unicodeScalars.first.map { hexadecimal($0.value, digits: 4) } ?? "0000"
    return Diagnostic(
      .controlCharacter, "control character U+\(code) is not allowed", at: span,
      help: "remove it, or write it as `\\u\(code)` in double quotes")
  }

  private var byteOrderMarkInside: Diagnostic {
    let start = scan.startOfLine(from: place)
    return Diagnostic(
      .byteOrderMark, "a byte order mark (U+FEFF) stands inside of the text",
      at: span(start, start + SourceFile.byteOrderMark.count),
      help: "remove it; it comes from files that were joined")
  }
}
