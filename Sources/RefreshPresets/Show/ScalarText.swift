import RefreshYAML

/// Texts as scalars of YAML, on one line each.
enum ScalarText {
  /// How a text is written: as it is where that reads back to the same, else in double quotes.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isQuoted: whether quotes are wanted in any case.
  ///   - isInFlow: whether it stands in brackets, where commas and brackets need quotes too.
  static func of(_ text: String, quoted isQuoted: Bool, inFlow isInFlow: Bool) -> String {
    !isQuoted && isPlain(text, inFlow: isInFlow) ? text : inQuotes(text)
  }

  private static func isPlain(_ text: String, inFlow isInFlow: Bool) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, first != " ", last != " ", last != ":" else {
      return false
    }
    // Indicators that begin something else (YAML 1.1, section 4.1); a dash is none before a letter or digit.
    if "?:,[]{}#&*!|>'\"%@`=<".unicodeScalars.contains(first) { return false }
    if first == "-", scalars.count == 1 || scalars[1] == " " || scalars[1] == "-" { return false }
    for (index, scalar) in scalars.enumerated() {
      if needsEscape(scalar) || scalar == "\t" { return false }
      if isInFlow, ",[]{}?:".unicodeScalars.contains(scalar) { return false }
      guard index + 1 < scalars.count else { continue }
      if scalar == ":", scalars[index + 1] == " " { return false }
      if scalar == " ", scalars[index + 1] == "#" { return false }
    }
    return true
  }

  private static func inQuotes(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where needsEscape(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let width = scalar.value > 0xFFFF ? 8 : 4
        quoted +=
          (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a character has to be escaped, or could not be seen: controls, separators of lines, marks of byte order
  /// and direction.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
