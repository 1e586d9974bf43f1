import RefreshDiagnostics
import RefreshProtocol
import RefreshText
import RefreshYAML

/// A text with the usual indentation: two spaces a level, one after a dash, no spaces at the ends of lines, at most one empty line.
///
/// Comments stay where they are, and lines end as the first one does. Nothing changes unless the text means the same afterwards.
struct Formatting {
  /// The formatted text; nil where the text isn't YAML, or would mean something else.
  let text: String?

  /// Formats a document.
  init(_ document: Document) {
    let (lines, lineBreak) = (Formatting.lines(of: document), document.file.lineBreak)
    let joined = lines.joined(separator: lineBreak)
    // A text that ends with its file may have no break at its end.
    text = [lines.isEmpty ? "" : joined + lineBreak, joined].first { text in
      Formatting.areSame(document.file, SourceFile(path: document.path, text: text))
    }
  }

  private static func lines(of document: Document) -> [String] {
    let file = document.file
    var columns: [Int: Int] = [:]
    var kept: Set<Int> = []
    var gaps: [Int: [Range<Int>]] = [:]
    for root in document.tree.roots {
      place(root, at: 0, in: file, &columns, &gaps)
      root.visit { node in
        guard node.kind == .block || node.kind == .quoted || node.kind == .plain else { return }
        let first = file.lineNumber(at: node.range.lowerBound)
        var last = file.lineNumber(at: node.range.upperBound)
        if node.keepsFinalLines(in: file.bytes) {
          while last < file.lineCount, file.line(last + 1).allSatisfy({ $0 == " " }) { last += 1 }
        }
        if last > first { kept.formUnion(first + 1...last) }
      }
    }
    let moves = moves(to: columns, in: file)
    var lines: [String] = []
    var distance = 0
    var empty = 0
    var keptCount = 0
    // The text after the last line break is no line if it is empty.
    let isClosed = file.bytes.last == UInt8(ascii: "\n")
    for number in 1...file.lineCount where number < file.lineCount || !isClosed {
      let line = file.line(number)
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      if kept.contains(number) {
        lines.append(
          line.isEmpty
            ? "" : String(repeating: " ", count: max(0, indent + distance)) + line.utf8.dropFirst(indent).text)
        keptCount = lines.count
        continue
      }
      let content = text(of: number, in: file, without: gaps[number] ?? [])
      guard !content.isEmpty else {
        empty += 1
        if empty == 1, !lines.isEmpty { lines.append("") }
        continue
      }
      empty = 0
      if content.hasPrefix("#") {
        // A comment belongs to what follows.
        lines.append(String(repeating: " ", count: max(0, indent + (moves[number] ?? distance))) + content)
        continue
      }
      if let column = columns[number] { distance = column - indent }
      lines.append(String(repeating: " ", count: max(0, indent + distance)) + content)
    }
    while lines.count > keptCount, lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns by how many columns the next line with a new column moves to the right, for each line before one.
  private static func moves(to columns: [Int: Int], in file: SourceFile) -> [Int: Int] {
    var moves: [Int: Int] = [:]
    var next: Int?
    for number in (1...file.lineCount).reversed() {
      moves[number] = next
      guard let column = columns[number] else { continue }
      next = column - file.line(number).utf8.prefix { $0 == UInt8(ascii: " ") }.count
    }
    return moves
  }

  /// Returns a line without the spaces at its ends, and without parts of it.
  private static func text(of number: Int, in file: SourceFile, without gaps: [Range<Int>]) -> String {
    let start = file.byteRange(ofLine: number).lowerBound
    let kept = file.line(number).utf8.enumerated().filter { index, _ in
      !gaps.contains { $0.contains(start + index) }
    }
    let line = String(decoding: kept.map(\.element), as: UTF8.self)
    return line.utf8.drop { $0 == UInt8(ascii: " ") }.text.droppingSpaces
  }

  /// Notes the columns of the lines that begin with keys and dashes, and the blanks after dashes but the first ones.
  private static func place(
    _ node: SyntaxNode, at column: Int, in file: SourceFile, _ columns: inout [Int: Int],
    _ gaps: inout [Int: [Range<Int>]]
  ) {
    guard !node.isFlow else { return }
    func begin(_ offset: Int, _ column: Int) {
      let line = file.lineNumber(at: offset)
      let start = file.byteRange(ofLine: line).lowerBound
      if file.bytes[start..<offset].allSatisfy({ $0 == UInt8(ascii: " ") }) { columns[line] = column }
    }
    for entry in node.entries {
      begin(entry.key.lowerBound, column)
      place(entry.value, at: column + 2, in: file, &columns, &gaps)
    }
    for item in node.items {
      let dash = file.dash(of: item, in: node)
      begin(dash, column)
      let blanks = file.bytes[(dash + 1)...].prefix { $0 == UInt8(ascii: " ") }
      let ending: [UInt8] = [10, 13, UInt8(ascii: "#")]
      if blanks.count > 1, let next = file.bytes.dropFirst(blanks.endIndex).first, !ending.contains(next) {
        gaps[file.lineNumber(at: dash), default: []].append(dash + 2..<blanks.endIndex)
      }
      place(item, at: column + 2, in: file, &columns, &gaps)
    }
  }

  private static func areSame(_ a: SourceFile, _ b: SourceFile) -> Bool {
    var found = Diagnostics()
    var first = YAMLReader(a)
    var second = YAMLReader(b)
    while true {
      let (one, other) = (first.next(into: &found), second.next(into: &found))
      guard !found.hasErrors else { return false }
      guard let one, let other else { return one == nil && other == nil }
      guard areSame(one.root, other.root) else { return false }
    }
  }

  private static func areSame(_ a: Node, _ b: Node) -> Bool {
    guard a.kind == b.kind, a.scalar == b.scalar, a.isAlias == b.isAlias, a.anchor == b.anchor, a.tag == b.tag
    else { return false }
    guard !a.isAlias else { return true }
    let (entries, others) = (a.entries, b.entries)
    return a.items.count == b.items.count && zip(a.items, b.items).allSatisfy(areSame)
      && entries.count == others.count
      && zip(entries, others).allSatisfy { areSame($0.key, $1.key) && areSame($0.value, $1.value) }
  }
}

extension SyntaxNode {
  /// Whether it is a text whose lines at its end count, even if they are empty: after `|+` or `>+`.
  fileprivate func keepsFinalLines(in bytes: [UInt8]) -> Bool {
    kind == .block && bytes[range].prefix { $0 != 10 && $0 != 13 && $0 != 32 }.contains(UInt8(ascii: "+"))
  }
}

extension SourceFile {
  /// Returns the offset of the dash of a list's item. There may be an anchor, comments and further lines between them.
  func dash(of item: SyntaxNode, in list: SyntaxNode) -> Int {
    let column = list.range.lowerBound - byteRange(ofLine: lineNumber(at: list.range.lowerBound)).lowerBound
    var line = byteRange(ofLine: lineNumber(at: item.range.lowerBound))
    func isDash(_ offset: Int) -> Bool {
      guard offset < line.upperBound, bytes[offset] == UInt8(ascii: "-") else { return false }
      return offset + 1 == line.upperBound || bytes[offset + 1] == 32 || bytes[offset + 1] == 9
    }
    while line.lowerBound > list.range.lowerBound, !isDash(line.lowerBound + column) {
      line = byteRange(ofLine: lineNumber(at: line.lowerBound) - 1)
    }
    return max(line.lowerBound + column, list.range.lowerBound)
  }
}

extension Substring.UTF8View {
  fileprivate var text: String { String(Substring(self)) }
}

extension String {
  fileprivate var droppingSpaces: String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}

extension Workspace {
  /// Returns the edits that format a document: `textDocument/formatting`.
  func formatting(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let text = Formatting(document).text, !document.file.bytes.elementsEqual(text.utf8) else { return [] }
    return [edit(Fix.Edit(0..<document.file.bytes.count, text), in: document)]
  }
}
