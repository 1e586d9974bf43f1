import RefreshDiagnostics

/// Brackets that are open where the block around them continues.
extension FailureScene {
  /// Returns a guess that the open brackets should be closed before the first line below them that is indented no deeper than
  /// the line in which they open: such a line belongs to the block around them.
  var closedBeforeShallowLine: [Diagnostic] {
    guard let bracket = outermostBracket else { return [] }
    let open = original(bracket)
    let first = file.position(at: open).line
    // If reading failed on that line, other guesses know more.
    guard let depth = indentation(ofLine: first),
      let next = content(after: first).first(where: { $0.depth <= depth }),
      next.line < file.position(at: original(place)).line
    else { return [] }
    let start = file.byteRange(ofLine: first).lowerBound
    let below = file.byteRange(ofLine: next.line)
    let following = below.lowerBound + next.depth
    let text = file.text(in: following..<below.upperBound)
    guard !["]", "}", "---", "..."].contains(where: text.hasPrefix) else { return [] }
    let tokens = LineReading(file, start..<below.lowerBound).tokens.filter {
      $0.kind != .comment && $0.kind != .indentation
    }
    guard let last = tokens.last, case let missing = closing(tokens), !missing.isEmpty else { return [] }
    let isItem = text.hasPrefix("-")
    let name = isItem ? "the next item" : "the next key"
    let length = isItem ? 1 : text.prefix { $0 != ":" }.utf8.count
    // A comma before the bracket would be left over.
    let end = last.kind == .comma ? last.range : last.range.upperBound..<last.range.upperBound
    return [
      slip(
        "isn't closed before \(name)", at: open, Fix.Edit(end, missing.joined()), isSafe: last.kind != .open,
        label: .init(name, at: Span(file: file, start: following, end: following + length)))
    ]
  }

  /// Returns a guess that a bracket before items with dashes is one too many: `steps: [` above `- touch`.
  var bracketBeforeItems: [Diagnostic] {
    guard let bracket = outermostBracket, scan.has("[", at: bracket) else { return [] }
    let open = original(bracket)
    let first = file.position(at: open).line
    let line = file.byteRange(ofLine: first)
    guard endOfContent(from: bracket) == bracket + 1, let depth = indentation(ofLine: first),
      let next = content(after: first).first(where: { _ in true }), next.depth > depth,
      case let items = file.byteRange(ofLine: next.line),
      file.text(in: items).drop(while: { $0 == " " }).hasPrefix("- "),
      !LineReading(
        file, line.lowerBound..<file.byteRange(ofLine: file.position(at: original(place)).line).upperBound
      )
      .tokens.contains(where: { $0.kind == .close })
    else { return [] }
    var blank = open
    while blank > line.lowerBound, file.bytes[blank - 1] == UInt8(ascii: " ") { blank -= 1 }
    return [
      slip(
        "isn't needed: each item below it has a dash", at: open, Fix.Edit(blank..<open + 1, ""), isSafe: true,
        label: .init(
          "the first item", at: Span(file: file, start: items.lowerBound + next.depth, end: items.upperBound)))
    ]
  }

  private func slip(_ message: String, at open: Int, _ edit: Fix.Edit, isSafe: Bool, label: Diagnostic.Label)
    -> Diagnostic
  {
    let bracket = Span(file: file, start: open, end: open + 1)
    return WrittenLines(around: bracket).slip(
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
