import RefreshDiagnostics

/// Brackets that are open where the block around them continues.
extension FailureScene {
  /// Returns a guess that the open brackets should be closed before the first line below them that is indented no deeper than
  /// the line in which they open: such a line belongs to the block around them.
  var closedBeforeShallowLine: Diagnostic? {
    guard let bracket = outermostBracket else { return nil }
    let open = original(bracket)
    let first = file.position(at: open).line
    // If reading failed on that line, other guesses know more.
    guard let depth = indentation(ofLine: first),
      let next = content(after: first).first(where: { $0.depth <= depth }),
      next.line < file.position(at: original(place)).line
    else { return nil }
    let start = file.byteRange(ofLine: first).lowerBound
    let below = file.byteRange(ofLine: next.line)
    let following = below.lowerBound + next.depth
    let text = file.text(in: following..<below.upperBound)
    guard !["]", "}", "---", "..."].contains(where: text.hasPrefix) else { return nil }
    let tokens = LineReading(file, start..<below.lowerBound).tokens.filter {
      $0.kind != .comment && $0.kind != .indentation
    }
    guard let last = tokens.last, case let missing = closing(tokens), !missing.isEmpty else { return nil }
    let isItem = text.hasPrefix("-")
    let name = isItem ? "the next item" : "the next key"
    let length = isItem ? 1 : text.prefix { $0 != ":" }.utf8.count
    // A comma before the bracket would be left over.
    let end = last.kind == .comma ? last.range : last.range.upperBound..<last.range.upperBound
    return slip(
      "isn't closed before \(name)", at: open, Fix.Edit(end, missing.joined()), isSafe: last.kind != .open,
      label: .init(name, at: Span(file: file, start: following, end: following + length)))
  }

  /// Returns a guess that a bracket at the end of a line is one too many, because the lines below it are the items or keys of a
  /// block: `steps: [` above `- touch`, or `header: {` above `type: normalHeader`.
  var bracketBeforeBlock: Diagnostic? {
    guard let bracket = outermostBracket, endOfContent(from: bracket) == bracket + 1 else { return nil }
    let open = original(bracket)
    let first = file.position(at: open).line
    guard let depth = indentation(ofLine: first), let next = next(1, from: first),
      next.column > depth, next.isItem || anyKey(of: next) != nil, let last = endOfBlock(below: first, depth)
    else { return nil }
    let line = file.byteRange(ofLine: first)
    let block = file.byteRange(ofLine: first + 1).lowerBound..<file.byteRange(ofLine: last).upperBound
    let own = (next.number...last).filter { indentation(ofLine: $0) == next.column }.compactMap { self.line($0) }
    // In brackets, commas would separate them.
    guard closing(LineReading(file, block).tokens).isEmpty,
      WrittenLines(around: span(bracket, bracket)).surplusClosers(in: block).isEmpty,
      !own.contains(where: { $0.text.hasSuffix(",") }), next.isItem || own.allSatisfy({ anyKey(of: $0) != nil })
    else { return nil }
    var blank = open
    while blank > line.lowerBound, file.bytes[blank - 1] == UInt8(ascii: " ") { blank -= 1 }
    let kind = next.isItem ? "item" : "key"
    return slip(
      "isn't needed: each \(kind) below it has \(next.isItem ? "a dash" : "its own line")", at: open,
      Fix.Edit(blank..<open + 1, ""), isSafe: true, label: .init("the first \(kind)", at: span(of: next)))
  }

  /// The last of the lines below a line that are deeper than a column; nil if a bracket is closed after them.
  private func endOfBlock(below first: Int, _ column: Int) -> Int? {
    var last = first
    for number in first + 1..<file.start.line + file.lineCount {
      guard let own = indentation(ofLine: number) else { continue }
      guard own > column else {
        return "]}".utf8.contains(file.bytes[file.byteRange(ofLine: number).lowerBound + own]) ? nil : last
      }
      last = number
    }
    return last
  }

  private func slip(_ message: String, at open: Int, _ edit: Fix.Edit, isSafe: Bool, label: Diagnostic.Label)
    -> Diagnostic
  {
    let bracket = Span(file: file, start: open, end: open + 1)
    return file.slip(
      .unclosedBracket, "this `\(bracket.text)` \(message)", at: open..<open + 1, [edit], labels: [label],
      isSafe: isSafe)
  }

  /// The lines with content below a line, up to the place, with their indentation.
  private func content(after line: Int) -> some Sequence<(line: Int, depth: Int)> {
    let last = max(line, file.position(at: original(place)).line)
    return ((line + 1)..<(last + 1)).lazy.compactMap { number in
      indentation(ofLine: number).map { (line: number, depth: $0) }
    }
  }
}
