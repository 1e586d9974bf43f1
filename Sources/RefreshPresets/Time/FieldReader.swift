/// Reads the fields of a short text of ASCII from its beginning on.
///
/// Dates and zones stand in nearly every file, and an expression costs more than all else that reads one.
struct FieldReader {
  /// The text that is left.
  private(set) var rest: Substring

  /// Whether everything has been read.
  var isAtEnd: Bool { rest.isEmpty }

  init(_ text: some StringProtocol) { rest = Substring(text) }

  /// Takes one of some characters, if it comes next.
  mutating func take(_ characters: String) -> Character? {
    guard let first = rest.first, characters.contains(first) else { return nil }
    return rest.removeFirst()
  }

  /// Takes as many characters of a kind as there may be, if there are as many as there have to be.
  mutating func take(_ count: ClosedRange<Int>, where isOfKind: (Character) -> Bool) -> Substring? {
    let field = rest.prefix(count.upperBound).prefix(while: isOfKind)
    guard count.contains(field.utf8.count) else { return nil }
    rest = rest[field.endIndex...]
    return field
  }

  /// Takes as many digits as there may be, if there are as many as there have to be.
  mutating func digits(_ count: ClosedRange<Int>) -> Substring? { take(count) { $0.isASCII && $0.isNumber } }
}
