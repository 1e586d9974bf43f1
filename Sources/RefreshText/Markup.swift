/// HTML, SVG or any other XML while it is written: everything that is not a name of the language is escaped.
///
/// The result is well-formed XML, even where it is HTML, so that both kinds of readers accept it.
package struct Markup: Sendable {
  /// The text so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The number of open blocks.
  private var depth = 0

  /// Makes an empty one.
  package init() {}

  /// Takes a text that is markup already, such as a style sheet of our own, as it is.
  package init(verbatim text: String) { bytes = Array(text.utf8) }

  /// The value of an attribute.
  package enum Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A text, which is escaped.
    case text(String)
    /// A number, with at most two decimals.
    case number(Double)

    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(floatLiteral value: Double) { self = .number(value) }
  }

  /// Attributes in the order in which they are written; those without a value are left out.
  package typealias Attributes = KeyValuePairs<StaticString, Value?>

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributes: Its attributes. The default is none.
  ///   - content: Writes the content.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    put(">")
    content(&self)
    put("</")
    put(name)
    put(">")
  }

  /// Writes an element with a text in it.
  package mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element without content: one of SVG, or one of HTML that can't have any.
  package mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    put("/>")
  }

  /// Writes an element on a line of its own, for programs whose readers are people at times.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributes: Its attributes. The default is none.
  ///   - text: What is in it. The default is nothing.
  package mutating func line(_ name: StaticString, _ attributes: Attributes = [:], text: String? = nil) {
    indent()
    if let text { element(name, attributes, text: text) } else { empty(name, attributes) }
    put("\n")
  }

  /// Writes an element whose content stands on lines of its own, indented by two blanks.
  package mutating func block(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    indent()
    depth += 1
    element(name, attributes) { markup in
      markup.put("\n")
      content(&markup)
      markup.depth -= 1
      markup.indent()
    }
    put("\n")
  }

  /// Writes a text.
  package mutating func text(_ text: String) { escape(text, inAttribute: false) }

  /// Writes a message, with what stands between backticks as code.
  package mutating func prose(_ message: String) {
    let pieces = message.split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without its other half is one.
    guard pieces.count % 2 == 1 else {
      text(message)
      return
    }
    for (index, piece) in pieces.enumerated() where !piece.isEmpty {
      if index % 2 == 1 { element("code", text: String(piece)) } else { text(String(piece)) }
    }
  }

  /// Writes a piece that was written apart.
  package mutating func append(_ markup: Markup) { bytes += markup.bytes }

  /// Writes a constant of the program as it is.
  package mutating func raw(_ text: StaticString) { put(text) }

  /// Everything as a text.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    put("<")
    put(name)
    for case (let name, let value?) in attributes {
      put(" ")
      put(name)
      put("=\"")
      switch value {
      case .text(let text): escape(text, inAttribute: true)
      case .number(let number): bytes += Coordinate.text(number).utf8
      }
      put("\"")
    }
  }

  private mutating func put(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func indent() {
    for _ in 0..<depth { put("  ") }
  }

  private mutating func escape(_ text: String, inAttribute: Bool) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
      // DEL, and the first bytes of what `VisibleText` finds.
      case 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
      default: true
      }
    }
    bytes += isPlain ? Array(text.utf8) : Array((inAttribute ? text.xmlAttribute : text.xmlText).utf8)
  }
}

extension String {
  /// The string as the value of an attribute in XML 1.0, or as text on one line.
  ///
  /// Characters that XML can't have, such as most control characters, become U+FFFD (XML 1.0, production 2); others that
  /// would act on a terminal stand as numbers.
  fileprivate var xmlAttribute: String {
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
      case _ where VisibleText.acts(scalar): escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The string as text in XML 1.0, with its line breaks as they are.
  package var xmlText: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).xmlAttribute }.joined(separator: "\n")
  }
}

/// The numbers of pictures.
package enum Coordinate {
  /// A number with at most two decimals, without needless zeros.
  package static func text(_ number: Double) -> String {
    // Nothing that far out is visible, whatever a scenario says.
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    guard hundredths % 100 != 0 else { return String(hundredths / 100) }
    let (sign, amount) = (hundredths < 0 ? "-" : "", abs(hundredths))
    let fraction = amount % 100
    let decimals = fraction % 10 == 0 ? String(fraction / 10) : (fraction < 10 ? "0" : "") + String(fraction)
    return "\(sign)\(amount / 100).\(decimals)"
  }
}
