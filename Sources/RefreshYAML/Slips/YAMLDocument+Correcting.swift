import RefreshDiagnostics

extension YAMLDocument {
  /// Reads the meaning of a document. If there are errors and it is certain what was meant, reads it again with the
  /// correction, so that only the slip and its fix are reported and not its consequences.
  ///
  /// - Parameters:
  ///   - diagnostics: Collects the diagnostics.
  ///   - read: Reads a document. Each call must begin with the same state.
  /// - Returns: The result of the last reading.
  package func reading<Result>(
    into diagnostics: inout Diagnostics, _ read: (YAMLDocument, inout Diagnostics) -> Result
  ) -> Result {
    var found = Diagnostics()
    var result = read(self, &found)
    guard found.hasErrors, file.bytes.count <= YAMLDocument.mostBytes else {
      diagnostics.add(contentsOf: found)
      return result
    }
    var document = self
    var slips: [Diagnostic] = []
    // Errors in other files are reported when those are first read.
    let others = found.all.filter { $0.span.file !== file }
    var known: [Span: WrittenLines] = [:]
    for slip in Slip.all {
      var guesses = found.guesses(of: slip, in: file, &known)
      // The guesses that help are tried again without the others.
      for _ in 0..<2 where !guesses.isEmpty {
        let new = distinct(guesses.flatMap(\.slips))
        guard let (next, reading) = document.corrected(by: new) else { break }
        var again = reading
        let nextResult = read(next, &again)
        let left = Set(again.errors(in: file).map(\.span.start))
        let good = guesses.filter { !left.contains($0.error.span.start) }
        let most = found.errors(in: file).count - (slip.hidesMore ? 0 : 1)
        if good.count == guesses.count, again.errors(in: file).count <= most {
          (document, result, found) = (next, nextResult, again)
          slips += new
          break
        }
        guesses = good
      }
    }
    diagnostics.add(contentsOf: Diagnostics(slips))
    diagnostics.add(contentsOf: found)
    if !slips.isEmpty { diagnostics.add(contentsOf: Diagnostics(others.filter { !found.all.contains($0) })) }
    return result
  }

  /// The maximum size of a text whose errors are analysed, in bytes.
  private static let mostBytes = 1 << 22

  /// Returns the document with the fixes of slips applied, or nil if it can't be read with them.
  private func corrected(by slips: [Diagnostic]) -> (YAMLDocument, Diagnostics)? {
    let own = edits.filter { $0.range.lowerBound >= start }
    let extent = DocumentExtent(of: start, in: file)
    guard let text = CorrectedText(file, own + slips.flatMap { $0.fix?.edits ?? [] }, in: extent) else {
      return nil
    }
    var found = Diagnostics()
    var reader = YAMLReader(file, corrected: text, from: 0, index: index)
    return reader.next(into: &found).map { ($0, found) }
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
  /// - Parameter known: The lines around errors that were analysed before.
  fileprivate func guesses(
    of slip: Slip, in file: SourceFile, _ known: inout [Span: WrittenLines]
  ) -> [(error: Diagnostic, slips: [Diagnostic])] {
    errors(in: file).prefix(Diagnostics.most).compactMap { error in
      // An error that already reports a slip gets no further guess.
      guard slip.isLikelier || error.fix?.isSafe != true && !error.rule.isOfYAML else { return nil }
      let lines =
        known[error.span] ?? WrittenLines(around: error.span, isStep: error.rule.id.rawValue == "bad-step")
      known[error.span] = lines
      let slips = slip.guess(lines)
      return slips.isEmpty ? nil : (error, slips)
    }
  }
}

extension Diagnostic {
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
