import RefreshDiagnostics

/// The extent of one document in a text with many, so that it can be read without the others.
///
/// A line that begins with `---` ends what comes before it, quotes and brackets included (YAML 1.1, 4.1.4).
struct DocumentExtent: Sendable {
  /// The offset where the document begins, at its `---` or directives, or right after the document before.
  let start: Int
  /// The offset where the next one begins, or the end of the text.
  let end: Int
  /// The end of the next one's `---`, which ends this one for a reader.
  let lookahead: Int

  /// Finds the extent of the document that begins at an offset, at the beginning of a line.
  init(of start: Int, in file: SourceFile) {
    self.start = start
    (end, lookahead) = file.bytes.withUnsafeBufferPointer { Self.end(from: start, in: SourceScan(bytes: $0)) }
  }

  /// Whether edits are within the document.
  func contains(_ edits: [Fix.Edit]) -> Bool {
    edits.allSatisfy { start <= $0.range.lowerBound && $0.range.upperBound <= end }
  }

  private static func end(from start: Int, in scan: SourceScan) -> (end: Int, lookahead: Int) {
    var line = start
    var hasBegun = false
    // `%YAML` and the like belong to the document that follows them.
    var directives: Int?
    while line < scan.bytes.count {
      let end = scan.endOfLine(from: line)
      let content = scan.skippingSpace(from: line, to: end)
      if scan.has("-", at: line), scan.has("-", at: line + 1), scan.has("-", at: line + 2),
        scan.isSpaceOrEnd(at: line + 3)
      {
        if hasBegun { return (directives ?? line, line + 3) }
        hasBegun = true
      } else if scan.has("%", at: line) {
        directives = directives ?? line
      } else if content < end {
        hasBegun = true
        directives = nil
      }
      line = end + max(scan.breakLength(at: end), 1)
    }
    return (scan.bytes.count, scan.bytes.count)
  }
}
