import RefreshEngine
import RefreshText

/// Swift literals.
enum SwiftLiteral {
  /// Returns a string literal.
  static func text(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns the text of a string literal between its quotes.
  static func escaped(_ text: String) -> String {
    CodeText.escaped(text) { scalar, _ in
      VisibleText.acts(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
    }
  }

  /// An expression for a list of names.
  ///
  /// - Parameter prefix: The beginning of the names of shared code. The default is none.
  static func names(_ names: ImageNames, prefix: String = "") -> String {
    switch names {
    case .list(let names): "[\(names.map(text).joined(separator: ", "))]"
    case .numbered(let names): numbered(names)
    case .gif(let name, let scale): "\(prefix)RefreshImages.gif(\(text(name)), scale: \(scale), in: bundle)"
    }
  }

  private static func numbered(_ names: NumberedNames) -> String {
    let (low, high) = (min(names.first, names.last), max(names.first, names.last))
    let range = "(\(low)...\(high))" + (names.first > names.last ? ".reversed()" : "")
    guard names.digits > 0 else {
      return "\(range).map { \"\(escaped(names.prefix))\\($0)\(escaped(names.suffix))\" }"
    }
    return "\(range).map { String(format: \(text(names.formatted("%0\(names.digits)d"))), $0) }"
  }

  /// Returns an expression for the text of a template, in which the time is `date`.
  static func wording(_ template: TimeTemplate) -> String {
    let parts = template.parts.map { part in
      switch part {
      case .text(let piece): text(piece)
      case .relative: "relativeText(of: date)"
      case .date(let fields): "text(of: date, as: \(text(fields.pattern)))"
      }
    }
    return parts.isEmpty ? "\"\"" : parts.joined(separator: " + ")
  }
}
