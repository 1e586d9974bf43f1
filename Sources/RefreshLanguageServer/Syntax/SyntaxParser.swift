import RefreshDiagnostics

/// Reads text as YAML as far as its layout shows what is meant; nothing is an error.
struct SyntaxParser {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next character to read.
  var next = 0
  /// The comments so far.
  var comments: [Range<Int>] = []
  private var depth = 0
  /// Deeper nodes aren't read.
  private static let greatestDepth = 100

  /// The offsets at which lines begin.
  let lineStarts: [Int]

  /// The number of bytes of the byte order mark at the beginning.
  let markLength: Int

  /// Makes a parser, which is used only as long as the bytes are there.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var lineStarts = [0]
    for offset in bytes.indices where bytes[offset] == 10 || bytes[offset] == 13 { lineStarts.append(offset + 1) }
    self.lineStarts = lineStarts
    markLength = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    next = markLength
  }

  /// Returns the result of reading ahead; afterwards, the parser is where it was.
  mutating func lookingAhead<Result>(_ look: (inout SyntaxParser) -> Result) -> Result {
    let (start, count) = (next, comments.count)
    defer {
      next = start
      comments.removeSubrange(count...)
    }
    return look(&self)
  }

  /// Reads all documents.
  mutating func read() -> (roots: [SyntaxNode], comments: [Range<Int>]) {
    var roots: [SyntaxNode] = []
    while true {
      skipToContent()
      guard next < bytes.count else { break }
      if isDocumentMark {
        next += 3
        continue
      }
      let start = next
      roots.append(blockNode(after: -1))
      // Text that couldn't be read is left out, so that the rest is read.
      if next == start { skipLine() }
    }
    return (merged(roots), comments)
  }

  /// Joins maps of one document that a line without a key has split.
  private func merged(_ roots: [SyntaxNode]) -> [SyntaxNode] {
    roots.reduce(into: []) { result, node in
      if let last = result.last, last.kind == .map, !last.isFlow,
        !hasMark(last.range.upperBound..<node.range.lowerBound)
      {
        result[result.count - 1].range = last.range.lowerBound..<node.range.upperBound
        result[result.count - 1].entries += node.entries
      } else {
        result.append(node)
      }
    }
  }

  private func hasMark(_ range: Range<Int>) -> Bool {
    guard range.count >= 3 else { return false }
    return (range.lowerBound...range.upperBound - 3).contains { isMark(at: $0) }
  }

  /// Reads the value after a colon or a dash.
  ///
  /// - Parameters:
  ///   - indent: The column of the key or dash.
  ///   - isKey: Whether it is the value of a key, which may be a list whose dashes are below the key.
  mutating func value(after indent: Int, ofKey isKey: Bool) -> SyntaxNode {
    let start = next
    var anchor: Range<Int>?
    while true {
      if skipRestOfLine() {
        let end = next
        let known = comments.count
        skipToContent()
        let isInside = column > indent || isKey && column == indent && isDash
        guard next < bytes.count, isInside, !isDocumentMark else {
          comments.removeSubrange(known...)
          next = end
          return SyntaxNode(kind: .missing, range: start..<start, anchor: anchor)
        }
        var node = blockNode(after: column == indent ? indent - 1 : indent)
        node.anchor = node.anchor ?? anchor
        return node
      }
      guard isAt("&") || isAt("!") else { break }
      let sign = next
      while next < bytes.count, !isBlank(next) { next += 1 }
      if bytes[sign] == UInt8(ascii: "&") { anchor = sign + 1..<next }
    }
    var node = isDash || !isKey && key() != nil ? blockNode(after: indent) : scalarOrFlow(after: indent)
    node.anchor = anchor
    return node
  }

  /// Reads the list, map or scalar at whose beginning the parser is.
  mutating func blockNode(after indent: Int) -> SyntaxNode {
    guard depth < Self.greatestDepth else {
      let start = next
      skipLine()
      return SyntaxNode(kind: .plain, range: start..<next)
    }
    depth += 1
    defer { depth -= 1 }
    if isDash { return list(at: column) }
    if key() != nil || isFollowedByKey(at: column) { return map(at: column) }
    return scalarOrFlow(after: indent)
  }

  private mutating func list(at indent: Int) -> SyntaxNode {
    let start = next
    var (items, end): ([SyntaxNode], Int) = ([], next)
    while next < bytes.count, !isDocumentMark {
      if isDash, column >= indent {
        next += 1
        items.append(value(after: indent, ofKey: false))
      } else if column > indent {
        // A line that belongs to nothing.
        skipLine()
      } else {
        break
      }
      end = max(next, items.last?.range.upperBound ?? next)
      skipToContent()
    }
    next = max(end, next)
    var node = SyntaxNode(kind: .list, range: start..<trimmed(end, from: start))
    node.items = items
    return node
  }

  private mutating func map(at indent: Int) -> SyntaxNode {
    let start = next
    var node = SyntaxNode(kind: .map, range: start..<start)
    while next < bytes.count, !isDocumentMark, column >= indent, !(isDash && column <= indent) {
      let column = column
      if let found = key() {
        next = found.colon + 1
        let value = value(after: column, ofKey: true)
        node.entries.append(entry(found.range, found.colon, value))
      } else {
        let word = next
        skipScalarLine()
        node.entries.append(
          entry(word..<trimmed(next, from: word), nil, SyntaxNode(kind: .missing, range: next..<next)))
        skipLine()
      }
      node.range = start..<max(node.range.upperBound, node.entries.last?.range.upperBound ?? start)
      skipToContent()
    }
    return node
  }

  func entry(_ key: Range<Int>, _ colon: Int?, _ value: SyntaxNode) -> SyntaxNode.Entry {
    SyntaxNode.Entry(key: key, name: SyntaxNode.text(of: key, in: bytes), colon: colon, value: value)
  }

  /// Whether the next line at a column has a key, so that this line is one, too.
  private mutating func isFollowedByKey(at column: Int) -> Bool {
    guard !isAt("{"), !isAt("["), !isAt("\""), !isAt("'"), !isAt("|"), !isAt(">"), !isAt("*") else { return false }
    return lookingAhead { parser in
      parser.skipLine()
      parser.skipToContent()
      return parser.next < parser.bytes.count && parser.column == column && !parser.isDash && parser.key() != nil
    }
  }

  /// The next key with its colon, or nil if there is none on the line.
  func key(inFlow isFlow: Bool = false) -> (range: Range<Int>, colon: Int)? {
    var offset = next
    if let quote = [UInt8(ascii: "'"), UInt8(ascii: "\"")].first(where: { byte(at: next) == $0 }) {
      guard let end = endOfQuotes(quote, at: next), !bytes[next..<end].contains(10) else { return nil }
      offset = end
      while !isBreak(offset), isBlank(offset) { offset += 1 }
      return byte(at: offset) == UInt8(ascii: ":") ? (next..<end, offset) : nil
    }
    guard !isAt("{"), !isAt("["), !isAt("|"), !isAt(">"), !isAt("#"), !isAt("}"), !isAt("]"), !isAt(",") else {
      return nil
    }
    while !isBreak(offset) {
      let byte = byte(at: offset)
      if byte == UInt8(ascii: ":"),
        isBlank(offset + 1) || isFlow && isFlowSign(self.byte(at: offset + 1))
      {
        return offset > next ? (next..<trimmed(offset, from: next), offset) : nil
      }
      if byte == UInt8(ascii: "#"), offset > next, isBlank(offset - 1) { return nil }
      // Braces may be part of a parameter, `${name}`.
      if isFlow, isFlowSign(byte), !isParameter(at: offset) { return nil }
      offset += 1
    }
    return nil
  }
}
