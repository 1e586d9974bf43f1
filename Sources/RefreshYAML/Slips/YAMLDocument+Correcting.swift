import RefreshDiagnostics

extension YAMLDocument {
  /// Reads the meaning of a document. If there are errors and it is certain what was meant, reads it again with the
  /// correction, so that only the slip and its fix are reported and not its consequences.
  ///
  /// - Parameters:
  ///   - diagnostics: Collects the diagnostics.
  ///   - text: What was found in the text of the document. It is reported, too, unless it follows from a slip. The default is
  ///     nothing.
  ///   - read: Reads a document. Each call must begin with the same state.
  /// - Returns: The result of the last reading.
  package func reading<Result>(
    into diagnostics: inout Diagnostics, after text: Diagnostics = Diagnostics(),
    _ read: (YAMLDocument, inout Diagnostics) -> Result
  ) -> Result {
    var found = text
    var result = read(self, &found)
    guard found.hasErrors, file.bytes.count <= YAMLDocument.mostBytes else {
      diagnostics.add(contentsOf: found)
      return result
    }
    var document = self
    var slips: [Diagnostic] = []
    // Errors in other files are reported when those are first read.
    let others = found.all.filter { $0.span.file !== file }
    if let better = betterLevel(than: found, after: text, read) {
      (document, result, found, slips) = better
    } else if let plain = guess?.plain, errorCount(in: found, after: text) > 0 {
      // The document makes no sense with any guess, so that what was found in it means nothing.
      diagnostics.add(contentsOf: Diagnostics(text.all.filter { !isGuessed($0) }))
      diagnostics.add(plain)
      return result
    }
    var known: [Span: WrittenLines] = [:]
    let corrected = slips.isEmpty ? Set(remaining(of: text).all) : []
    for slip in Slip.all {
      var guesses = found.guesses(of: slip, in: self, except: corrected, &known)
      if slip.isOnly { guesses = Array(guesses.prefix(1)) }
      // The guesses that help are tried again without the others.
      for _ in 0..<2 where !guesses.isEmpty {
        let new = distinct(guesses.flatMap(\.slips))
        guard let (next, reading) = document.correction(by: new) else { break }
        var again = reading
        let nextResult = read(next, &again)
        let left = Set(again.errors(in: file).map(\.span.start))
        let good = guesses.filter { guess in
          !left.contains(guess.error.span.start) && !(slip.isWhole && left.contains(where: guess.slips.surrounds))
        }
        let most = slip.isOnly ? 0 : found.errors(in: file).count - (slip.hidesMore ? 0 : 1)
        if good.count == guesses.count, again.errors(in: file).count <= most {
          (document, result, found) = (next, nextResult, again)
          slips += new
          break
        }
        guesses = good
      }
    }
    if !slips.isEmpty { diagnostics.add(contentsOf: document.remaining(of: text)) }
    diagnostics.add(contentsOf: Diagnostics(slips))
    diagnostics.add(contentsOf: found)
    if !slips.isEmpty { diagnostics.add(contentsOf: Diagnostics(others.filter { !found.all.contains($0) })) }
    return result
  }

  /// Returns the reading with another guess of the level of a line, if there are fewer errors with it; nil if no other is better.
  private func betterLevel<Result>(
    than found: Diagnostics, after text: Diagnostics, _ read: (YAMLDocument, inout Diagnostics) -> Result
  ) -> (document: YAMLDocument, result: Result, found: Diagnostics, slips: [Diagnostic])? {
    guard let guess else { return nil }
    let count = errorCount(in: found, after: text)
    var least = guess.plain == nil ? count : min(count, 1)
    var best: (document: YAMLDocument, result: Result, found: Diagnostics, slips: [Diagnostic])?
    // Of long documents, the likeliest guesses are read.
    let length = DocumentExtent(of: start, in: file).end - start
    for slips in guess.others.prefix(max(2, LevelGuess.mostBytes / max(1, length))) where least > 0 {
      guard let (next, reading) = correction(by: slips, inPlaceOf: guess.edits) else { continue }
      var again = reading
      let result = read(next, &again)
      let count = again.errors(in: file).count
      if count < least { (least, best) = (count, (next, result, again, slips)) }
    }
    return best
  }

  /// The number of errors but for those that are corrected in the text that was read.
  private func errorCount(in found: Diagnostics, after text: Diagnostics) -> Int {
    let corrected = Set(remaining(of: text).all)
    return found.errors(in: file).count { !corrected.contains($0) }
  }

  /// Whether a diagnostic is a slip of the guess with which the document was read.
  private func isGuessed(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.fix?.edits.contains { guess?.edits.contains($0) ?? false } ?? false
  }

  /// Returns what was found in the text and isn't found again when the document is read with corrections.
  private func remaining(of text: Diagnostics) -> Diagnostics {
    Diagnostics(
      text.all.filter { diagnostic in
        let edits = diagnostic.fix?.edits ?? []
        return !diagnostic.rule.isOfYAML || !edits.isEmpty && edits.allSatisfy(self.edits.contains)
      })
  }

  /// The maximum size of a text whose errors are analysed, in bytes.
  private static let mostBytes = 1 << 22

  /// Returns the document with the fixes of slips applied, or nil if it can't be read with them.
  ///
  /// - Parameter others: Earlier corrections that aren't made. The default is none.
  private func correction(by slips: [Diagnostic], inPlaceOf others: [Fix.Edit] = []) -> (YAMLDocument, Diagnostics)?
  {
    // A text that gets quotes needs no other correction inside.
    let own = edits.filter { edit in
      edit.range.lowerBound >= start && !others.contains(edit) && !slips.contains { $0.quotes(edit.range) }
    }
    let extent = DocumentExtent(of: start, in: file)
    guard let text = CorrectedText(file, own + slips.flatMap { $0.fix?.edits ?? [] }, in: extent) else {
      return nil
    }
    var found = Diagnostics()
    var reader = YAMLReader(file, corrected: text, from: 0, index: index, missingKeys: missingKeys)
    guard let document = reader.next(into: &found) else { return nil }
    // What makes other slips isn't what was meant.
    return found.all.contains { $0.rule.isOfYAML && $0.fix != nil } ? nil : (document, found)
  }

  /// Returns the slips without those that overlap earlier ones; several slips with the same cause are kept as one.
  private func distinct(_ slips: [Diagnostic]) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    for slip in slips where !kept.contains(where: { $0.touches(slip) }) { kept.append(slip) }
    return kept
  }
}

extension Diagnostics {
  fileprivate func errors(in file: SourceFile) -> [Diagnostic] {
    all.filter { $0.severity == .error && $0.span.file === file }
  }

  /// The maximum number of errors that are analysed.
  private static let most = 32

  /// Returns guesses of what was meant at the errors.
  ///
  /// - Parameters:
  ///   - corrected: The errors that are corrected already.
  ///   - known: The lines around errors that were analysed before.
  fileprivate func guesses(
    of slip: Slip, in document: YAMLDocument, except corrected: Set<Diagnostic>, _ known: inout [Span: WrittenLines]
  ) -> [(error: Diagnostic, slips: [Diagnostic])] {
    errors(in: document.file).filter { !corrected.contains($0) }.prefix(Diagnostics.most).compactMap { error in
      // An error that already reports a slip gets no further guess.
      guard slip.isLikelier || error.fix?.isSafe != true && !error.rule.isOfYAML else { return nil }
      let lines =
        known[error.span]
        ?? WrittenLines(around: error.span, of: error.rule.traits, missingKeys: document.missingKeys)
      known[error.span] = lines
      let slips = slip.guess(lines)
      return slips.isEmpty ? nil : (error, slips)
    }
  }
}

extension [Diagnostic] {
  /// Whether an offset is in what the fixes of slips change.
  fileprivate func surrounds(_ offset: Int) -> Bool {
    contains { slip in
      let edits = slip.fix?.edits ?? []
      return edits.contains { $0.range.lowerBound <= offset } && edits.contains { offset <= $0.range.upperBound }
    }
  }
}

extension Diagnostic {
  /// Returns whether the slip is a text without quotes that contains a range.
  fileprivate func quotes(_ range: Range<Int>) -> Bool {
    rule == .unquotedText && span.start < range.lowerBound && range.upperBound < span.end
  }

  /// Returns whether the fixes of two slips overlap.
  fileprivate func touches(_ other: Diagnostic) -> Bool {
    let (own, others) = (fix?.edits ?? [], other.fix?.edits ?? [])
    return own.contains { a in
      others.contains { b in
        a.range == b.range || a.range.lowerBound < b.range.upperBound && b.range.lowerBound < a.range.upperBound
      }
    }
  }
}
