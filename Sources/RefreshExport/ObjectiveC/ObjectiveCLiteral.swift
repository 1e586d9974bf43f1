import RefreshEngine
import RefreshText

extension RefreshState {
  /// The constant in Objective-C.
  var objectiveC: String { "MJRefreshState" + name.capitalizedFirst }
}

/// Objective-C literals.
enum ObjectiveCLiteral {
  /// Returns a string literal.
  static func text(_ text: String) -> String { "@\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    CodeText.escaped(text) { scalar, previous in
      // Two question marks begin a trigraph.
      if scalar == "?", previous == "?" { return "\\?" }
      // The language has no names for control characters; those beyond ASCII are two bytes.
      if scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value {
        return String(scalar).utf8.map { byte in
          let digits = String(byte, radix: 8)
          return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
      }
      guard VisibleText.acts(scalar) else { return nil }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// An expression for the images of names that count.
  static func numbered(_ names: NumberedNames) -> String {
    let format = text(names.formatted(names.digits == 0 ? "%ld" : "%0\(names.digits)ld"))
    return "NumberedImages(\(format), \(names.first), \(names.last))"
  }

  /// Returns an expression for the text of a template, in which the time is `date`.
  static func wording(_ template: TimeTemplate) -> String {
    let parts = template.parts.map { part in
      switch part {
      case .text(let piece): text(piece)
      case .relative: "RelativeText(date)"
      case .date(let fields): "TextOfDate(date, \(text(fields.pattern)))"
      }
    }
    guard let first = parts.first else { return "@\"\"" }
    return parts.dropFirst().reduce(first) { "[\($0) stringByAppendingString:\($1)]" }
  }
}
