import RefreshDiagnostics
import RefreshText

/// An error of libyaml and the text around it, from which its diagnostic is made.
struct FailureScene {
  let failure: ParserError
  let file: SourceFile
  /// The corrected text that is read, or nil if the file's own text is read.
  let corrected: CorrectedText?
  let scan: SourceScan
  /// The offset at which libyaml detected the problem; at the end of the text, the end of its visible part.
  let place: Int
  /// The offset at which the construct began that libyaml was reading.
  let contextPlace: Int?
  /// The offset at which this document begins, or the previous one ended.
  let documentStart: Int
  /// Whether this document begins with a `%` line, so that the place follows directives.
  let isBehindDirective: Bool
  /// The outermost node of this document, or of the previous one if this one has none yet.
  let root: NodeRecord?
  /// The last node before the problem.
  let lastNode: NodeRecord?
  /// Whether a document has begun, or none has ended before; text after a document isn't part of one.
  private let isInDocument: Bool
  /// The offset of the innermost bracket that is still open.
  let openBracket: Int?
  /// The offset of the outermost bracket that is still open.
  let outermostBracket: Int?
  /// Returns the keys that may be missing above a list or map.
  let missingKeys: MissingKeys

  /// Collects the facts that are known when the events of a document end with an error.
  ///
  /// - Parameters:
  ///   - documentStart: The offset at which this document begins, or the previous one ended.
  ///   - previous: The outermost and the last node of the previous document.
  ///   - missingKeys: Returns the keys that may be missing above a list or map. The default knows none.
  init(
    _ failure: ParserError, after builder: DocumentBuilder, documentStart: Int,
    previous: (root: NodeRecord, last: NodeRecord)?, missingKeys: @escaping MissingKeys = { _, _ in [] }
  ) {
    self.failure = failure
    self.missingKeys = missingKeys
    self.documentStart = documentStart
    file = builder.file
    corrected = builder.corrected
    scan = builder.scan
    var cursor = builder.cursor
    contextPlace = failure.contextMark.map { cursor.offset(of: $0, in: builder.scan.bytes) }
    let mark = cursor.offset(of: failure.mark, in: builder.scan.bytes)
    place = mark < scan.bytes.count ? mark : scan.trimmingSpace(from: 0, to: mark)
    isBehindDirective = scan.has("%", at: scan.skippingSpace(from: documentStart, to: place))
    root = builder.store.records.first ?? previous?.root
    isInDocument = !builder.store.records.isEmpty || previous == nil
    lastNode = builder.store.records.last ?? previous?.last
    openBracket = builder.frames.last { !$0.isBracelessPair }.flatMap { frame in
      let record = builder.store.records[Int(frame.node)]
      return record.style == .flow ? Int(record.start) : nil
    }
    outermostBracket = builder.frames.lazy.map { builder.store.records[Int($0.node)] }.first { $0.style == .flow }
      .map { Int($0.start) }
  }

  /// Whether no more text follows the place.
  var isAtEnd: Bool { place >= scan.trimmingSpace(from: place, to: scan.bytes.count) }

  /// Whether only whitespace precedes the place on its line.
  var isFirstInLine: Bool {
    let line = scan.startOfLine(from: place)
    return scan.trimmingSpace(from: line, to: place) == line
  }

  /// Returns the number of columns between the start of an offset's line and the offset.
  func indentation(at offset: Int) -> Int { offset - scan.startOfLine(from: offset) }

  /// Returns a span in the file, whose offsets aren't those of the text that is read.
  func span(_ start: Int, _ end: Int) -> Span { file.span(start, end, in: corrected) }

  /// Returns the end of the character at an offset; a line's end has no character.
  func endOfCharacter(at offset: Int) -> Int {
    guard let lead = scan[offset], scan.breakLength(at: offset) == 0 else { return offset }
    return offset + UTF8Sequence.length(leading: lead)
  }

  /// Returns the span of the character at an offset, which is empty at the end of a line.
  func spanOfCharacter(at offset: Int) -> Span { span(offset, endOfCharacter(at: offset)) }

  /// The character at the place.
  var character: Span { spanOfCharacter(at: place) }

  /// The rest of the line, from the place on.
  var restOfLine: Span { spanOfLine(from: place) }

  /// Returns a label at the character at an offset.
  func label(_ text: String, at offset: Int) -> Diagnostic.Label { .init(text, at: spanOfCharacter(at: offset)) }

  /// Returns the end of the content of an offset's line, without a comment.
  func endOfContent(from start: Int) -> Int {
    let end = scan.endOfLine(from: start)
    let comment = (start..<max(start, end)).first {
      scan.has("#", at: $0) && $0 > start && scan.isBlank(at: $0 - 1)
    }
    return scan.trimmingSpace(from: start, to: comment ?? end)
  }

  /// Returns the span from an offset to the end of its line's content, without a comment.
  func spanOfLine(from start: Int) -> Span { span(start, endOfContent(from: start)) }

  /// Returns the span from an offset to the next whitespace or the end of the line.
  func spanOfWord(from start: Int) -> Span {
    var end = start
    while !scan.isSpaceOrEnd(at: end) { end += 1 }
    return span(start, end)
  }

  /// Returns the failure with its diagnostic and guesses of what was meant.
  ///
  /// - Parameter restart: The offset at which the document begins.
  func failure(refusal: Feed.Refusal?, limits: YAMLLimits, restart: Int) -> ReadingFailure {
    let diagnostic = diagnostic(refusal: refusal, limits: limits)
    let at = original(place)
    let isSlip = failure.origin == .syntax && refusal == nil && isInDocument
    return ReadingFailure(
      diagnostic: diagnostic, guesses: isSlip ? guesses(diagnostic) : [],
      levels: { isSlip ? levels(diagnostic) : nil },
      reach: ReadingFailure.Reach(place: at, context: contextPlace.map(original) ?? at),
      start: isOpenToTheEnd(diagnostic) ? diagnostic.span.start : at, documentStart: restart)
  }

  /// Whether something isn't closed, which is noticed only at the end.
  private func isOpenToTheEnd(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == .unclosedQuote || diagnostic.rule == .unclosedBracket && endsDocument
  }

  /// Returns the offset in the file of an offset in the text that is read.
  func original(_ offset: Int) -> Int { corrected?.original(offset) ?? offset }

  /// Returns the diagnostic of this failure.
  func diagnostic(refusal: Feed.Refusal?, limits: YAMLLimits) -> Diagnostic {
    switch (failure.origin, refusal) {
    case (.memory, _):
      .outOfMemory(at: span(place, place))
    case (.reader, .documentTooLarge(let start)?):
      .documentTooLarge(at: span(start, start), limits)
    case (.reader, .tooManyDirectives(let start)?):
      Diagnostic(.tooManyDirectives, "there are too many `%` lines before a document", at: span(start, start))
    case (.reader, nil):
      Self.rules[failure.problem]?(self) ?? invalidEncoding
    case (.syntax, _):
      byteOrderMarkInside ?? Self.rules[failure.problem]?(self) ?? general
    }
  }

  /// The diagnostic for problems without a specific rule.
  private var general: Diagnostic {
    Diagnostic(
      .invalidYAML, "this isn't valid YAML", at: character,
      labels: contextPlace.map { [label("it is in the value that begins here", at: $0)] } ?? [],
      help: failure.problem.isEmpty ? nil : "libyaml reports: \(failure.problem)")
  }

  var controlCharacter: Diagnostic {
    let span = spanOfCharacter(at: readerPlace)
    let code = span.text.unicodeScalars.first.map { hexadecimal($0.value, digits: 4) } ?? "0000"
    return Diagnostic(
      .controlCharacter, "control character U+\(code) isn't allowed", at: span,
      help: "remove it, or write it as `\\u\(code)` in double quotes")
  }

  /// The diagnostic for a text that wasn't decoded before reading.
  private var invalidEncoding: Diagnostic {
    let place = min(readerPlace, scan.bytes.count)
    return Diagnostic(
      .invalidEncoding, "this isn't valid UTF-8", at: span(place, min(place + 1, scan.bytes.count)),
      help: "save the file as UTF-8")
  }

  /// The offset of what libyaml's reader rejected. libyaml counts from after the byte order mark.
  private var readerPlace: Int {
    let start = scan.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    return start + failure.readerOffset
  }

  /// The diagnostic for a byte order mark at the beginning of a line in the document, which shifts the line by a
  /// column.
  private var byteOrderMarkInside: Diagnostic? {
    var line = max(scan.startOfLine(from: documentStart), 1)
    while line <= place {
      if scan.bytes[line...].starts(with: SourceFile.byteOrderMark) {
        return Diagnostic(
          .byteOrderMark, "there is a byte order mark (U+FEFF) inside the text",
          at: span(line, line + SourceFile.byteOrderMark.count),
          help: "remove it; it usually comes from joining files",
          fix: Fix(
            "remove the byte order mark", [Fix.Edit(line..<line + SourceFile.byteOrderMark.count, "")],
            isSafe: true))
      }
      let end = scan.endOfLine(from: line)
      line = end + max(scan.breakLength(at: end), 1)
    }
    return nil
  }

  // MARK: - libyaml's messages

  /// The version of libyaml that these messages are from. Another version may word them differently; a message
  /// without an entry is shown verbatim.
  static let libraryVersion = "0.2.5"

  /// The diagnostics for libyaml's messages, which are known only here.
  static let rules: [String: @Sendable (FailureScene) -> Diagnostic] = [
    // Lines, indentation, keys and dashes
    "did not find expected key": { $0.noKey },
    "did not find expected '-' indicator": { $0.noDash },
    "did not find expected <document start>": { $0.noDocumentStart },
    "could not find expected ':'": { $0.noColon },
    "mapping values are not allowed in this context": { $0.unexpectedColon },
    "mapping keys are not allowed in this context": {
      Diagnostic(
        .unexpectedCharacter, "a value can't begin with `? `", at: $0.character,
        help: "text that begins with `? ` needs quotes")
    },
    "block sequence entries are not allowed in this context": {
      Diagnostic(
        .unexpectedDash, "a list can't begin on the line of its key", at: $0.character,
        help:
          "put each `- ` on a separate line, or write `[first, second]`; text that begins with `- ` needs quotes")
    },
    "found character that cannot start any token": { $0.unexpectedCharacter },
    "found a tab character that violates indentation": { $0.tab },
    "found a tab character where an indentation space is expected": { $0.tab },
    "found an indentation indicator equal to 0": { $0.badBlockHeader },
    "did not find expected comment or line break": { $0.isDirective ? $0.badDirective : $0.badBlockHeader },
    "Maximum nesting level reached, set with yaml_set_max_nest_level())": {
      Diagnostic(.tooDeep, "lists and maps are nested too deeply here", at: $0.character)
    },
    // Brackets
    "did not find expected ',' or ']'": { $0.noComma(closing: "]", of: "list") },
    "did not find expected ',' or '}'": { $0.noComma(closing: "}", of: "map") },
    "did not find expected node content": { $0.noContent },
    "found unexpected ':'": {
      Diagnostic(
        .unexpectedColon, "a space is missing after this `:`", at: $0.character,
        help: "write `key: value`; text with a `:` in it needs quotes")
    },
    // Quotes
    "found unexpected end of stream": { $0.unclosedQuote("the text ends here") },
    "found unexpected document indicator": { $0.unclosedQuote("the document ends here") },
    "found unknown escape character": { $0.unknownEscape },
    "did not find expected hexdecimal number": { $0.shortEscape },
    "found invalid Unicode character escape code": {
      let span = $0.escapeCode.span
      guard span.text.lowercased().hasPrefix("\\ud") else {
        return Diagnostic(.badEscape, "`\(span.text)` isn't a character", at: span)
      }
      return Diagnostic(
        .badEscape, "`\(span.text)` is only half of a surrogate pair", at: span,
        help: "write the character itself or the whole pair, like `\\ud83d\\ude00`")
    },
    // Anchors, aliases, tags and directives
    "did not find expected alphabetic or numeric character": { $0.badAnchor },
    "did not find expected '!'": { $0.badTagOrDirective },
    "did not find expected tag URI": { $0.badTagOrDirective },
    "did not find the expected '>'": { $0.badTagOrDirective },
    "did not find expected whitespace or line break": { $0.badTagOrDirective },
    "did not find URI escaped octet": { $0.badTagOrDirective },
    "found an incorrect leading UTF-8 octet": { $0.badTagOrDirective },
    "found an incorrect trailing UTF-8 octet": { $0.badTagOrDirective },
    "found undefined tag handle": { $0.unknownTag },
    "found unknown directive name": { $0.badDirective },
    "could not find expected directive name": { $0.badDirective },
    "found unexpected non-alphabetical character": { $0.badDirective },
    "did not find expected whitespace": { $0.badDirective },
    "did not find expected digit or '.' character": { $0.badVersion },
    "did not find expected version number": { $0.badVersion },
    "found extremely long version number": { $0.badVersion },
    "found incompatible YAML document": { $0.badVersion },
    "found duplicate %YAML directive": { $0.doubleDirective },
    "found duplicate %TAG directive": { $0.doubleDirective },
    // Bytes
    "control characters are not allowed": { $0.controlCharacter },
  ]
}
