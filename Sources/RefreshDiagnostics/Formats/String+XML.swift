extension String {
  /// The string as the value of an attribute or as text in XML 1.0.
  ///
  /// Characters that XML can't have, such as most control characters, become U+FFFD (XML 1.0, production 2).
  package var xmlEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Readers make blanks of these in attributes, unless they are written as numbers.
      case "\t": escaped += "&#9;"
      case "\n": escaped += "&#10;"
      case "\r": escaped += "&#13;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The string as text in XML 1.0, with its line breaks as they are.
  package var xmlText: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).xmlEscaped }.joined(separator: "\n")
  }
}
