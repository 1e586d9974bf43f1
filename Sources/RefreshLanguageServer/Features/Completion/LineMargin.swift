/// The beginning of a line with one word, which may have the wrong indentation or no dash.
struct LineMargin {
  /// Another beginning of the line.
  struct Change {
    /// The bytes from the beginning of the line to the word.
    let range: Range<Int>
    /// The text that replaces these bytes.
    let text: String

    /// The number of bytes by which the text is longer.
    var shift: Int { text.utf8.count - range.count }
  }

  /// The other beginnings with which the line would continue what precedes it, the likeliest first.
  let changes: [Change]

  /// Finds the beginning of the line at an offset; nil if there is more than a word in the line.
  init?(around offset: Int, in document: Document) {
    let bytes = document.file.bytes
    let start = document.lineStart(of: offset)
    let line = Array(bytes[start...].prefix { $0 != 10 && $0 != 13 })
    var place = line.prefix { $0 == 32 }.count
    let column = place
    let hasDash = place + 1 < line.count && line[place] == UInt8(ascii: "-") && line[place + 1] == 32
    if hasDash { place += 1 + line[(place + 1)...].prefix { $0 == 32 }.count }
    let word = line[place...]
    guard start + place <= offset, !word.contains(where: { " {}[],\"'#*&|>".utf8.contains($0) }),
      word.last != UInt8(ascii: ":")
    else { return nil }
    let range = start..<start + place
    var found: [(column: Int, text: String)] = []
    func add(_ column: Int, _ text: String) {
      if !found.contains(where: { $0.text == text }), text != document.text(range) { found.append((column, text)) }
    }
    guard let end = bytes[..<start].lastIndex(where: { ![32, 10, 13].contains($0) }) else { return nil }
    for element in document.tree.path(to: end + 1)?.elements.reversed() ?? [] {
      switch element {
      case .entry(let entry, let map):
        guard !map.isFlow, !hasDash else { continue }
        let column = document.column(of: entry.key.lowerBound)
        // What is being written may be read as the value.
        if entry.value.kind == .missing || entry.value.isScalar && entry.value.range.lowerBound >= start {
          let indent = String(repeating: " ", count: column + 2)
          add(column + 2, indent)
          // The first item of a list.
          add(column + 2, indent + "- ")
        }
        add(column, String(repeating: " ", count: column))
      case .item(_, let list):
        guard !list.isFlow else { continue }
        let column = document.column(of: list.range.lowerBound)
        add(column, String(repeating: " ", count: column) + "- ")
      }
    }
    // A dash is more likely to continue the innermost list than one at its column.
    if !hasDash { found = found.ordered { abs($0.column - column) < abs($1.column - column) } }
    changes = found.map { Change(range: range, text: $0.text) }
  }
}
