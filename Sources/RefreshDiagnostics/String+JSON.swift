extension String {
  /// The string as JSON writes it, in double quotes (RFC 8259, section 7).
  ///
  /// Besides what has to be escaped, so is what some readers trip over: the control characters from DEL on, the line
  /// separators, the byte order mark and what is no character.
  package var jsonLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
