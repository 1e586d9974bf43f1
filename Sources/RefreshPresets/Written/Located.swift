import RefreshDiagnostics

/// A value with its place in a file.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Its place.
  package let span: Span

  /// Makes a value that a file says.
  package init(value: Value, span: Span) { (self.value, self.span) = (value, span) }

  /// Makes a value that will be written, and doesn't have a place yet.
  package init(_ value: Value) { self.init(value: value, span: Span(wholeOf: SourceFile(path: "", bytes: []))) }
}

extension ValueType where Value: Sendable {
  /// The same values, with their places.
  package var located: ValueType<Located<Value>> {
    ValueType<Located<Value>>(shape) { node, name, diagnostics in
      read(node, as: name, into: &diagnostics).map { Located(value: $0, span: node.span) }
    } write: {
      written($0.value)
    }
  }
}

extension Located<String> {
  /// Returns the span of part of the text, or of all of it if the source differs from the text.
  ///
  /// - Parameter range: The part, in UTF-8 bytes of the text.
  func span(ofText range: Range<Int>) -> Span { span.part(range, of: value) ?? span }

  /// Returns a fix that replaces the text, or nil if the source differs from it.
  package func fix(_ correction: Correction?) -> Fix? {
    guard let correction, let place = span.part(of: value) else { return nil }
    return Fix(replacing: place, by: correction.text, isSafe: correction.isSafe)
  }
}

extension Span {
  /// Returns the span of part of the text of a scalar, or nil if the source differs from the text, for example because of
  /// escapes.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-8 bytes of the text; nil for all of it.
  ///   - text: The text that the scalar at this span has.
  package func part(_ range: Range<Int>? = nil, of text: String) -> Span? {
    let isQuoted = start < end && [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(file.bytes[start])
    let first = isQuoted ? start + 1 : start
    let count = text.utf8.count
    guard end - start == (isQuoted ? count + 2 : count), file.bytes[first..<first + count].elementsEqual(text.utf8)
    else { return nil }
    let range = range ?? 0..<count
    return Span(file: file, start: first + range.lowerBound, end: first + range.upperBound)
  }
}
