import RefreshText

/// A line of a source as a terminal shows it: the text and the columns of each character.
struct DisplayLine {
  /// One character of the line.
  private struct Cell {
    let text: String
    /// The columns before it.
    let column: Int
    let width: Int
    /// The offset of its first byte in the source.
    let offset: Int

    /// The column after it.
    var end: Int { column + width }
  }

  /// The shown text, without trailing spaces.
  let text: String
  private let cells: [Cell]
  /// The bytes of the line that are shown.
  let shown: Range<Int>
  /// The number of columns that are cut off on the left.
  private let shift: Int
  private let columns: Int

  /// The text shown for a tab.
  private static let tab = String(repeating: " ", count: 4)
  /// The number of bytes that are read before and after the focus; no line on a screen needs more.
  private static let reach = 4_096

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - number: The number of the line, from 1.
  ///   - focus: The bytes that must be visible if the line is too long.
  ///   - width: The available columns. A longer line is cut off, with an ellipsis on each side where it is.
  init(_ number: Int, of file: SourceFile, focus: Range<Int>, width: Int) {
    let line = file.byteRange(ofLine: number)
    let near = Self.neighbourhood(of: focus, in: line, bytes: file.bytes)
    let all = Self.cells(of: file, near)
    let total = all.last?.end ?? 0
    let isWhole = near == line && total <= width
    let visible = isWhole ? all[...] : Self.window(of: all, around: focus.lowerBound, width: width)

    let start = visible.first?.offset ?? near.lowerBound
    let end = all.indices.contains(visible.endIndex) ? all[visible.endIndex].offset : near.upperBound
    let (isCutBefore, isCutBehind) = (start > line.lowerBound, end < line.upperBound)
    cells = Array(visible)
    shown = start..<max(start, end)
    shift = (visible.first?.column ?? 0) - (isCutBefore ? 1 : 0)
    columns = (visible.last?.end ?? shift) - shift
    let joined = visible.map(\.text).joined()
    text = (isCutBefore ? "…" : "") + (isCutBehind ? joined + "…" : joined.withoutTrailingBlanks)
  }

  /// Returns the visible cells of a long line, about a third of them before the focus.
  private static func window(of cells: [Cell], around offset: Int, width: Int) -> ArraySlice<Cell> {
    // There may be an ellipsis at each end.
    let width = width - 2
    let place = cells.last { $0.offset <= offset }?.column ?? 0
    let total = cells.last?.end ?? 0
    let left = max(0, min(place - width / 3, total - width))
    let first = cells.firstIndex { $0.column >= left } ?? cells.count
    let last = cells.firstIndex { $0.end > left + width } ?? cells.count
    return cells[first..<max(first, last)]
  }

  /// Returns the columns of bytes, from 0, at least one. The part that is cut off is left out.
  func columns(of range: Range<Int>) -> Range<Int> {
    let start = column(of: range.lowerBound)
    return start..<max(start + 1, column(of: range.upperBound))
  }

  /// Returns the column of the character at an offset, or the end of the line for later offsets.
  private func column(of offset: Int) -> Int {
    guard offset < shown.upperBound else { return columns }
    let cell = max(cells.partitioningIndex { $0.offset > offset } - 1, 0)
    return cells.isEmpty ? columns : cells[cell].column - shift
  }

  private static func cells(of file: SourceFile, _ range: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(range.count)
    var (column, offset) = (0, range.lowerBound)
    for character in String(decoding: substituted(file.bytes, range), as: UTF8.self) {
      // Most characters are ASCII, and shown as they are.
      if let byte = character.utf8.first, (0x20..<0x7F).contains(byte), character.utf8.count == 1 {
        cells.append(Cell(text: String(character), column: column, width: 1, offset: offset))
        column += 1
        offset += 1
        continue
      }
      let text =
        switch character {
        case "\t": tab
        case substitute: "\u{FFFD}"
        default: VisibleText.of(String(character))
        }
      let isUnchanged = text.unicodeScalars.elementsEqual(character.unicodeScalars)
      let width = isUnchanged ? DisplayWidth.columns(of: character) : text.count
      cells.append(Cell(text: text, column: column, width: width, offset: offset))
      column += width
      offset += character.utf8.count
    }
    return cells
  }

  /// The control character SUBSTITUTE, which is one byte, like the byte that it replaces.
  private static let substitute: Character = "\u{1A}"

  /// Returns bytes with each invalid UTF-8 byte replaced, so that offsets are unchanged.
  private static func substituted(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      var copy = Array(bytes[range])
      var offset = range.lowerBound
      while offset < range.upperBound {
        if let length = UTF8Sequence.validLength(at: offset, in: bytes) {
          offset += length
        } else {
          copy[offset - range.lowerBound] = substitute.asciiValue!
          offset += 1
        }
      }
      return copy
    }
  }

  /// Returns the part of a line around the focus, cut between code points.
  private static func neighbourhood(of focus: Range<Int>, in line: Range<Int>, bytes: [UInt8]) -> Range<Int> {
    var start = max(line.lowerBound, focus.lowerBound - reach)
    var end = min(line.upperBound, max(focus.lowerBound, start) + reach)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<max(start, end)
  }
}
