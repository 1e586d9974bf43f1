import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension ValueType where Value == Color {
  /// A colour in sRGB, `"#RRGGBB"` or `"#RRGGBBAA"`.
  public static var color: Self {
    let shape = ValueShape.text(
      TextShape(
        "a colour like `\"#5A5A5A\"`", pattern: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
        examples: ["#5A5A5A", "#5A5A5AFF"]))
    let written = ValueType(scalar: shape, parse: parseColor)
    return ValueType(shape) { node, name, diagnostics in
      // A `#` without quotes begins a comment, so that nothing seems to be written.
      if node.isNull, let comment = node.commentBehind, case .value = parseColor(comment) {
        diagnostics.add(
          .wrongKind(
            of: node, as: name, shape, help: "a `#` without quotes begins a comment: write `\"\(comment)\"`"))
        return nil
      }
      return written.decode(node, as: name, into: &diagnostics)
    }
  }
}

@Sendable
private func parseColor(_ text: String) -> ParsedScalar<Color> {
  let digits = text.dropFirst()
  guard text.first == "#", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
    let isBare = (text.count == 6 || text.count == 8) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    return .refused(ScalarRemark(help: isBare ? "write `\"#\(text)\"`" : nil))
  }
  guard let number = UInt32(digits, radix: 16) else { return .refused(ScalarRemark()) }
  switch digits.count {
  case 6: return .value(Color(rgba: number << 8 | 0xFF))
  case 8: return .value(Color(rgba: number))
  case 3, 4:
    let long = digits.map { "\($0)\($0)" }.joined()
    return .refused(ScalarRemark(help: "write each digit twice: `\"#\(long)\"`"))
  default: return .refused(ScalarRemark(help: "a colour has 6 digits, or 8 with the opacity"))
  }
}

extension Node {
  /// The first word of the comment behind an empty value on the same line.
  fileprivate var commentBehind: String? {
    let start = span.startPosition
    let rest = span.file.line(start.line).dropFirst(start.column - 1).drop { $0 == " " || $0 == "\t" }
    guard rest.first == "#" else { return nil }
    return String(rest.prefix { !$0.isWhitespace })
  }
}
