import RefreshDiagnostics
import RefreshText

/// A reading that is valid YAML but certainly wasn't meant. Each is a guess, which is used if the document can be read with it.
struct Misreading {
  let file: SourceFile
  /// The document.
  let extent: DocumentExtent

  /// Returns the slip of a document whose first lines are indented and whose others aren't, so that they belong to another one.
  ///
  /// The fewer lines move.
  ///
  /// - Parameter start: The offset of the document's first key or dash.
  func deepStart(_ start: Int) -> Diagnostic? {
    let first = file.position(at: start).line
    let column = start - file.byteRange(ofLine: first).lowerBound
    guard column > 0, indentation(ofLine: first) == column else { return nil }
    let last = extent.end < file.bytes.count ? file.position(at: extent.end).line : file.start.line + file.lineCount
    let all = (first..<last).filter { indentation(ofLine: $0) != nil }
    guard let next = all.first(where: { indentation(ofLine: $0) ?? 0 < column }), isContent(next) else {
      return nil
    }
    let (own, rest) = (all.prefix { $0 < next }, all.drop { $0 < next })
    let outer = indentation(ofLine: next) ?? 0
    return own.count <= rest.count
      ? moved(Array(own), by: outer - column, "the one below it")
      : moved(Array(rest), by: column - outer, "the one above it")
  }

  /// Returns the slip of a quote that is closed only by the opening quote of a text on a later line.
  ///
  /// - Parameter start: The offset of the quote.
  func openQuote(_ start: Int) -> Diagnostic {
    let line = file.byteRange(ofLineAt: start)
    let end = file.bytes[start..<line.upperBound].lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? start + 1
    return file.slip(
      .unclosedQuote, "the quote that begins here isn't closed on its line", at: start..<start + 1,
      [Fix.Edit(end..<end, file.text(in: start..<start + 1))])
  }

  /// Returns the number of spaces before a line, or nil if it is empty or a comment.
  private func indentation(ofLine line: Int) -> Int? {
    let range = file.byteRange(ofLine: line)
    guard let first = file.bytes[range].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      ![UInt8(ascii: "#"), UInt8(ascii: "\r")].contains(file.bytes[first])
    else { return nil }
    return first - range.lowerBound
  }

  /// Whether a line is a key or an item, not the end of a document or of something in brackets.
  private func isContent(_ line: Int) -> Bool {
    let text = file.text(in: file.byteRange(ofLine: line)).drop { $0 == " " }
    return text.hasPrefix("- ") || (text.first.map { $0.isLetter || "\"'_".contains($0) } ?? false)
  }

  private func moved(_ lines: [Int], by distance: Int, _ neighbour: String) -> Diagnostic {
    let starts = lines.map { file.byteRange(ofLine: $0).lowerBound }
    let column = indentation(ofLine: lines[0]) ?? 0
    let content = starts[0] + column..<file.byteRange(ofLine: lines[0]).upperBound
    return Diagnostic(
      .badIndentation,
      "this line is indented by \(counted(column, "space")), \(neighbour) by \(column + distance)",
      at: Span(file: file, start: content.lowerBound, end: content.upperBound), help: "indent both lines alike",
      fix: Fix(
        "indent it by \(column + distance)",
        starts.map { start in
          distance < 0
            ? Fix.Edit(start..<start - distance, "")
            : Fix.Edit(start..<start, String(repeating: " ", count: distance))
        }, isSafe: lines.count == 1))
  }
}
