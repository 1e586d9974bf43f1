/// A reader of the fields in a short ASCII text.
///
/// Nearly every file contains dates or zones, and a regular expression would cost more than everything else in
/// reading one.
struct FieldReader {
  /// The text that hasn't been read yet.
  private(set) var rest: Substring

  /// Whether everything has been read.
  var isAtEnd: Bool { rest.isEmpty }

  init(_ text: some StringProtocol) { rest = Substring(text) }

  /// Reads one of some characters, if it is next.
  mutating func take(_ characters: String) -> Character? {
    guard let first = rest.first, characters.contains(first) else { return nil }
    return rest.removeFirst()
  }

  /// Reads as many characters of a kind as possible within the count, or none if there are too few.
  mutating func take(_ count: ClosedRange<Int>, where isOfKind: (Character) -> Bool) -> Substring? {
    let field = rest.prefix(count.upperBound).prefix(while: isOfKind)
    guard count.contains(field.utf8.count) else { return nil }
    rest = rest[field.endIndex...]
    return field
  }

  /// Reads as many digits as possible within the count, or none if there are too few.
  mutating func digits(_ count: ClosedRange<Int>) -> Substring? { take(count) { $0.isASCII && $0.isNumber } }
}
