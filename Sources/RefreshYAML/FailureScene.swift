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
  /// Where this document begins, or the one before ended.
  let documentStart: Int
  /// Whether lines with `%` stand right before the place, or what follows them.
  let isBehindDirective: Bool
  /// The outermost node of this document, or of the one before if this one has none yet.
  let root: NodeRecord?
  /// The last node before the problem.
  let lastNode: NodeRecord?
  /// Where the innermost bracket that is still open stands.
  let openBracket: Int?

  /// Takes what is known when the events of a document break off.
  ///
  /// - Parameters:
  ///   - documentStart: where this document begins, or the one before ended.
  ///   - previous: the outermost and the last node of the document before.
  init(
    _ failure: Failure, after builder: DocumentBuilder, documentStart: Int,
    previous: (root: NodeRecord, last: NodeRecord)?
  ) {
    self.failure = failure
    self.documentStart = documentStart
    file = builder.file
    scan = builder.scan
    var cursor = builder.cursor
    contextPlace = failure.contextMark.map { cursor.offset(of: $0, in: builder.scan.bytes) }
    let mark = cursor.offset(of: failure.mark, in: builder.scan.bytes)
    place = mark < scan.bytes.count ? mark : scan.trimmingSpace(from: 0, to: mark)
    isBehindDirective = scan.has("%", at: scan.skippingSpace(from: documentStart, to: place))
    root = builder.store.records.first ?? previous?.root
    lastNode = builder.store.records.last ?? previous?.last
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
      Self.rules[failure.problem]?(self) ?? invalidEncoding
    case (.syntax, _):
      byteOrderMarkInside ?? Self.rules[failure.problem]?(self) ?? general
    }
  }

  /// For what has no rule of its own.
  private var general: Diagnostic {
    Diagnostic(
      .invalidYAML, "this is not valid YAML", at: spanOfCharacter(at: place),
      labels: contextPlace.map { [.init("in what begins here", at: spanOfCharacter(at: $0))] } ?? [],
      help: failure.problem.isEmpty ? nil : "in the words of the library that reads it: \(failure.problem)")
  }

  var controlCharacter: Diagnostic {
    let span = spanOfCharacter(at: readerPlace)
    let code = span.text.unicodeScalars.first.map { hexadecimal($0.value, digits: 4) } ?? "0000"
    return Diagnostic(
      .controlCharacter, "control character U+\(code) is not allowed", at: span,
      help: "remove it, or write it as `\\u\(code)` in double quotes")
  }

  /// For a text that was not decoded before it was read.
  private var invalidEncoding: Diagnostic {
    let place = min(readerPlace, scan.bytes.count)
    return Diagnostic(
      .invalidEncoding, "this is not valid UTF-8", at: span(place, min(place + 1, scan.bytes.count)),
      help: "save the file as UTF-8")
  }

  /// The offset of what libyaml's reader refused; it counts from behind the byte order mark.
  private var readerPlace: Int {
    let start = scan.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    return start + failure.readerOffset
  }

  /// A byte order mark at the beginning of a line of the document, which shifts the line by a column.
  private var byteOrderMarkInside: Diagnostic? {
    var line = max(scan.startOfLine(from: documentStart), 1)
    while line <= place {
      if scan.bytes[line...].starts(with: SourceFile.byteOrderMark) {
        return Diagnostic(
          .byteOrderMark, "a byte order mark (U+FEFF) stands inside of the text",
          at: span(line, line + SourceFile.byteOrderMark.count),
          help: "remove it; it comes from files that were joined",
          fix: Fix(
            "remove the byte order mark", [Fix.Edit(line..<line + SourceFile.byteOrderMark.count, "")],
            isSafe: true))
      }
      let end = scan.endOfLine(from: line)
      line = end + max(scan.breakLength(at: end), 1)
    }
    return nil
  }
}
