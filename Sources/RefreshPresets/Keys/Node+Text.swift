import RefreshDiagnostics
import RefreshYAML

extension Node {
  /// The place of a part of a scalar's text; the whole scalar where it is not written byte for byte as it reads.
  ///
  /// - Parameter range: in bytes of the text in UTF-8.
  public func span(ofText range: Range<Int>) -> Span {
    let whole = span
    guard kind == .scalar, !isAlias, let text = scalar else { return whole }
    let quotes = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let start = whole.start + quotes
    let end = whole.end - quotes
    guard start + text.utf8.count == end, whole.file.bytes[start..<end].elementsEqual(text.utf8) else {
      return whole
    }
    return Span(file: whole.file, start: start + range.lowerBound, end: start + range.upperBound)
  }
}
