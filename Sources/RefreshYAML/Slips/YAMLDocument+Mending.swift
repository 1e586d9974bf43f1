import RefreshDiagnostics

extension YAMLDocument {
  /// Reads what a document means. Where something is wrong, and it is sure what was meant, it is read once more as if that
  /// were written: the slip is told with its fix, and not what followed from it.
  ///
  /// - Parameters:
  ///   - diagnostics: Collects the diagnostics.
  ///   - read: Reads a document; called again with the same state as before.
  /// - Returns: What was read last.
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
    // What is wrong with other files is told when they are read first.
    let others = found.all.filter { $0.span.file !== file }
    var known: [Span: WrittenLines] = [:]
    for slip in Slip.allCases {
      var guesses = found.guesses(of: slip, in: file, &known)
      // Those that help are tried without those that do not.
      for _ in 0..<2 where !guesses.isEmpty {
        let new = distinct(guesses.flatMap(\.slips))
        guard let (next, reading) = document.mended(by: new) else { break }
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

  /// The largest text of which what is wrong is looked at closely.
  private static let mostBytes = 1 << 22

  /// The document as it is with the fixes of slips; nil if it can't be read with them.
  private func mended(by slips: [Diagnostic]) -> (YAMLDocument, Diagnostics)? {
    let own = edits.filter { $0.range.lowerBound >= start }
    let extent = DocumentExtent(of: start, in: file)
    guard let text = MendedText(file, own + slips.flatMap { $0.fix?.edits ?? [] }, in: extent) else { return nil }
    var found = Diagnostics()
    var reader = YAMLReader(file, mended: text, from: 0, index: index)
    return reader.next(into: &found).map { ($0, found) }
  }

  /// Slips of which none changes what another changes, and those of one cause as one.
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

  /// How many errors are looked at closely.
  private static let most = 32

  /// What may have been meant where something is wrong.
  ///
  /// - Parameter known: The lines around places that were looked at before.
  fileprivate func guesses(
    of slip: Slip, in file: SourceFile, _ known: inout [Span: WrittenLines]
  ) -> [(error: Diagnostic, slips: [Diagnostic])] {
    errors(in: file).prefix(Diagnostics.most).compactMap { error in
      guard error.fix?.isSafe != true || slip == .structure || slip == .characters else { return nil }
      let lines =
        known[error.span] ?? WrittenLines(around: error.span, isStep: error.rule.id.rawValue == "bad-step")
      known[error.span] = lines
      let slips = slip.guess(in: lines)
      return slips.isEmpty ? nil : (error, slips)
    }
  }
}

extension Diagnostic {
  /// Whether the fixes of two slips change the same place.
  fileprivate func touches(_ other: Diagnostic) -> Bool {
    let (own, others) = (fix?.edits ?? [], other.fix?.edits ?? [])
    return own.contains { a in
      others.contains { b in
        a.range == b.range || a.range.lowerBound < b.range.upperBound && b.range.lowerBound < a.range.upperBound
      }
    }
  }
}
