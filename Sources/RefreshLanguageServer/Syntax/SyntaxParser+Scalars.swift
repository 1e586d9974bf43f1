extension SyntaxParser {
  /// Reads a scalar, or a list or map in brackets.
  ///
  /// - Parameter indent: The column of the key or dash that it belongs to: it can't continue in a line that isn't
  ///   further to the right.
  mutating func scalarOrFlow(after indent: Int) -> SyntaxNode {
    let start = next
    switch bytes[next] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return flow(after: indent, depth: 0)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(after: indent)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return blockScalar(after: indent)
    case UInt8(ascii: "*"):
      skipScalarLine()
      return SyntaxNode(kind: .alias, range: start..<next)
    default:
      skipScalarLine()
      skipContinuation(after: indent)
      return SyntaxNode(kind: .plain, range: start..<next)
    }
  }

  /// Skips the rest of a plain scalar in its line.
  mutating func skipScalarLine() {
    let start = next
    while next < bytes.count, !isBreak(next) {
      if isAt("#"), next > start, isBlank(next - 1) { break }
      next += 1
    }
    next = trimmed(next, from: start)
  }

  /// Skips further lines of a plain scalar.
  private mutating func skipContinuation(after indent: Int) {
    let count = comments.count
    func continuation(_ parser: inout SyntaxParser) -> Int? {
      guard parser.skipRestOfLine(), parser.comments.count == count else { return nil }
      parser.skipToContent()
      guard parser.next < parser.bytes.count, parser.comments.count == count, parser.column > indent,
        !parser.isDash, !parser.isDocumentMark, parser.key() == nil
      else { return nil }
      return parser.next
    }
    while let line = lookingAhead(continuation) {
      next = line
      skipScalarLine()
    }
  }

  /// Reads a text in quotes; without a closing quote, it ends with its line.
  private mutating func quoted(after indent: Int) -> SyntaxNode {
    let start = next
    if let end = endOfQuotes(bytes[next], at: next), end <= endOfIndented(after: indent) {
      next = end
    } else {
      skipLine()
      next = trimmed(next, from: start)
    }
    return SyntaxNode(kind: .quoted, range: start..<next)
  }

  /// Reads the lines of a block scalar.
  private mutating func blockScalar(after indent: Int) -> SyntaxNode {
    let start = next
    while next < bytes.count, !isBreak(next), !isBlank(next) { next += 1 }
    guard skipRestOfLine() else {
      skipScalarLine()
      return SyntaxNode(kind: .plain, range: start..<next)
    }
    next = max(next, trimmed(endOfIndented(after: indent), from: next))
    return SyntaxNode(kind: .block, range: start..<next)
  }

  /// Returns the end of the lines that are further to the right than a column, or empty.
  private func endOfIndented(after indent: Int) -> Int {
    var (end, place) = (next, next)
    while place < bytes.count {
      while place < bytes.count, !isBreak(place) { place += 1 }
      end = place
      while place < bytes.count, isBlank(place) { place += 1 }
      guard place < bytes.count, column(of: place) > indent else { break }
    }
    return place >= bytes.count ? bytes.count : end
  }

  // MARK: Brackets

  /// Reads a list or map in brackets. Without a closing bracket, it ends before the next line of its parent.
  private mutating func flow(after indent: Int, depth: Int) -> SyntaxNode {
    let (start, isMap) = (next, isAt("{"))
    let line = lineStart(of: start)
    var node = SyntaxNode(kind: isMap ? .map : .list, range: start..<start, isFlow: true)
    next += 1
    while true {
      let before = (next, comments.count)
      skipToContent()
      let isOutside = lineStart(of: min(next, bytes.count)) != line && column <= indent
      guard next < bytes.count, !isOutside else {
        next = before.0
        comments.removeSubrange(before.1...)
        break
      }
      if isAt("}") || isAt("]") {
        if isAt("}") == isMap { next += 1 }
        break
      }
      if isAt(",") {
        next += 1
        continue
      }
      let item = next
      if depth > 50 {
        skipLine()
      } else if isMap {
        node.entries.append(flowEntry(after: indent, depth: depth))
      } else if key(inFlow: true) != nil {
        let entry = flowEntry(after: indent, depth: depth)
        node.items.append(SyntaxNode(kind: .map, range: entry.range, isFlow: true, entries: [entry]))
      } else {
        node.items.append(flowValue(after: indent, depth: depth))
      }
      if next == item { next += 1 }
    }
    node.range = start..<max(start + 1, trimmed(next, from: start))
    return node
  }

  private func lineStart(of offset: Int) -> Int { offset - column(of: offset) }

  private mutating func flowEntry(after indent: Int, depth: Int) -> SyntaxNode.Entry {
    guard let found = key(inFlow: true) else {
      let word = next
      _ = flowValue(after: indent, depth: depth)
      return entry(word..<next, nil, SyntaxNode(kind: .missing, range: next..<next))
    }
    next = found.colon + 1
    let start = next
    skipSpaces()
    guard next < bytes.count, !isBreak(next), !isAt(","), !isAt("}"), !isAt("]"), !isAt("#") else {
      next = start
      return entry(found.range, found.colon, SyntaxNode(kind: .missing, range: start..<start))
    }
    return entry(found.range, found.colon, flowValue(after: indent, depth: depth))
  }

  private mutating func flowValue(after indent: Int, depth: Int) -> SyntaxNode {
    if isAt("{") || isAt("[") { return flow(after: indent, depth: depth + 1) }
    let start = next
    if isAt("\"") || isAt("'") { return quoted(after: indent) }
    while next < bytes.count, !isBreak(next) {
      if isAt("#"), next > start, isBlank(next - 1) { break }
      if isFlowSign(bytes[next]), !isParameter(at: next) { break }
      next += 1
    }
    next = trimmed(next, from: start)
    return SyntaxNode(kind: byte(at: start) == UInt8(ascii: "*") ? .alias : .plain, range: start..<next)
  }
}
