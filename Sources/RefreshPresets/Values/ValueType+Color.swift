import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

extension ValueType where Value == RGBAColor {
  /// The type of an sRGB colour, `"#RRGGBB"` or `"#RRGGBBAA"`.
  public static var color: Self {
    let shape = ValueShape.text(
      TextShape(
        "a colour like `\"#5A5A5A\"`", pattern: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
        examples: ["#5A5A5A", "#5A5A5AFF"]))
    let written = ValueType(scalar: shape, parse: parseColor)
    return ValueType(shape) { node, name, diagnostics in
      // An unquoted `#` begins a comment, so the value appears to be empty.
      if node.isNull, let comment = node.commentBehind, (try? parseColor(comment.text)) != nil {
        return diagnostics.refuse(
          .wrongKind(
            of: node, as: name, shape, help: "a `#` without quotes begins a comment: write `\"\(comment.text)\"`",
            fix: Fix(replacing: comment, by: "\"\(comment.text)\"", isSafe: true)))
      }
      return written.decode(node, as: name, into: &diagnostics)
    } write: {
      let digits = hexadecimal($0.rgba, digits: 8)
      return .quoted("#" + (digits.hasSuffix("FF") ? digits.dropLast(2) : digits[...]))
    }
  }
}

@Sendable
private func parseColor(_ text: String) throws(ScalarRemark) -> RGBAColor {
  let digits = Substring(text.utf8.dropFirst())
  guard text.utf8.first == UInt8(ascii: "#"), digits.utf8.allSatisfy(isHexDigit) else {
    let bare = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    let isBare = (bare.count == 6 || bare.count == 8) && bare.utf8.allSatisfy(isHexDigit)
    let number =
      isBare
      ? String(bare)
      : components(of: text) ?? namedColors[text.replacing("UIColor.", with: "").replacing("Color", with: "")]
    // UIKit adapts these to dark mode.
    let adaptive = number == nil ? systemColors[text.split(separator: ".").last.map(String.init) ?? text] : nil
    throw ScalarRemark(
      help: (number ?? adaptive).map { "write `\"#\($0)\"`" },
      correction: (number ?? adaptive).map { Correction("#\($0)", isSafe: adaptive == nil) })
  }
  guard let number = digits.wholeNumber(as: UInt32.self, radix: 16) else { throw ScalarRemark() }
  switch digits.utf8.count {
  case 6: return RGBAColor(rgba: number << 8 | 0xFF)
  case 8: return RGBAColor(rgba: number)
  case 3, 4:
    let long = digits.map { "\($0)\($0)" }.joined()
    throw ScalarRemark(
      help: "write each digit twice: `\"#\(long)\"`", correction: Correction("#\(long)", isSafe: true))
  default: throw ScalarRemark(help: "a colour has 6 digits, or 8 with the opacity")
  }
}

nonisolated(unsafe) private let componentForm = /rgb\( *(\d{1,3}) *, *(\d{1,3}) *, *(\d{1,3}) *\)/

/// Returns the digits of a colour in the notation of style sheets, `rgb(90, 90, 90)`.
private func components(of text: String) -> String? {
  guard let match = text.lowercased().wholeMatch(of: componentForm)?.output else { return nil }
  let numbers = [match.1, match.2, match.3].compactMap { UInt8($0) }
  return numbers.count == 3 ? numbers.map { hexadecimal(UInt32($0), digits: 2) }.joined() : nil
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
}

/// The colours that `UIColor` has as properties.
private let namedColors = [
  "black": "000000", "darkGray": "555555", "lightGray": "AAAAAA", "white": "FFFFFF", "gray": "808080",
  "red": "FF0000", "green": "00FF00", "blue": "0000FF", "cyan": "00FFFF", "yellow": "FFFF00", "magenta": "FF00FF",
  "orange": "FF8000", "purple": "800080", "brown": "996633", "clear": "00000000",
]

/// The colours of `UIColor` that differ in dark mode, as they are in light mode on iOS 13 to 18 (Human Interface
/// Guidelines, "Color").
private let systemColors = [
  "systemRed": "FF3B30", "systemOrange": "FF9500", "systemYellow": "FFCC00", "systemGreen": "34C759",
  "systemMint": "00C7BE", "systemTeal": "30B0C7", "systemCyan": "32ADE6", "systemBlue": "007AFF",
  "systemIndigo": "5856D6", "systemPurple": "AF52DE", "systemPink": "FF2D55", "systemBrown": "A2845E",
  "systemGray": "8E8E93",
]

extension Node {
  nonisolated(unsafe) private static let commentedWord = /[ \t]+(#[^ \t]*)/

  /// The first word of the comment after an empty value on the same line.
  fileprivate var commentBehind: Span? {
    let line = span.file.byteRange(ofLine: span.startPosition.line)
    guard line.contains(span.end), case let rest = span.file.text(in: span.end..<line.upperBound),
      let word = rest.prefixMatch(of: Self.commentedWord)?.output.1.bytesInBase
    else { return nil }
    return Span(file: span.file, start: span.end + word.lowerBound, end: span.end + word.upperBound)
  }
}
