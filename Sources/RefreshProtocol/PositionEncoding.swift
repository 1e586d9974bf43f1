import RefreshDiagnostics
import RefreshText

/// The code units in which a client counts the columns of a line.
package enum PositionEncoding: String, Sendable, CaseIterable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Code units of UTF-16, which every client knows.
  case utf16 = "utf-16"
  /// Unicode scalars.
  case utf32 = "utf-32"

  /// Chooses the encoding for a client: bytes if the client knows them, because then nothing needs to be converted.
  package init(offeredBy capabilities: JSONValue?) {
    let offered = capabilities?.at("general", "positionEncodings")?.items.compactMap(\.text) ?? []
    self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }

  /// Returns the offset of a position in bytes. Beyond the end of a line it is that end, beyond the last line the end of
  /// the text, and inside of a character its beginning.
  package func offset(of position: TextPosition, in file: SourceFile) -> Int {
    guard position.line < file.lineCount else { return file.bytes.count }
    let line = line(position.line + 1, of: file)
    if file.isASCII { return min(line.lowerBound + position.character, line.upperBound) }
    var (offset, left) = (line.lowerBound, position.character)
    while offset < line.upperBound, left > 0 {
      let (length, units) = character(at: offset, in: file.bytes)
      guard units <= left else { break }
      offset += length
      left -= units
    }
    return min(offset, line.upperBound)
  }

  /// Returns the position of an offset in bytes.
  package func position(of offset: Int, in file: SourceFile) -> TextPosition {
    let offset = min(max(offset, 0), file.bytes.count)
    let number = file.lineNumber(at: offset)
    let start = min(line(number, of: file).lowerBound, offset)
    if file.isASCII { return TextPosition(line: number - 1, character: offset - start) }
    var (at, units) = (start, 0)
    while at < offset {
      let next = character(at: at, in: file.bytes)
      at += next.length
      units += next.units
    }
    return TextPosition(line: number - 1, character: units)
  }

  /// Returns the bytes of a line. A byte order mark is a character of the first line to clients that send one.
  private func line(_ number: Int, of file: SourceFile) -> Range<Int> {
    let line = file.byteRange(ofLine: number)
    return number == 1 ? 0..<line.upperBound : line
  }

  /// Returns the range of bytes.
  package func range(of bytes: Range<Int>, in file: SourceFile) -> TextRange {
    TextRange(position(of: bytes.lowerBound, in: file), position(of: bytes.upperBound, in: file))
  }

  /// Returns the range of a span.
  package func range(of span: Span) -> TextRange { range(of: span.start..<span.end, in: span.file) }

  /// The bytes of the character at an offset, and the units that the client counts for it.
  private func character(at offset: Int, in bytes: [UInt8]) -> (length: Int, units: Int) {
    let length = min(UTF8Sequence.length(leading: bytes[offset]), bytes.count - offset)
    return switch self {
    case .utf8: (length, length)
    case .utf16: (length, length == 4 ? 2 : 1)
    case .utf32: (length, 1)
    }
  }
}
