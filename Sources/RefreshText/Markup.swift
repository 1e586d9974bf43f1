/// HTML, SVG or other XML while it is being written. Everything except names of elements and attributes is escaped.
///
/// The result is well-formed XML, even if it is HTML, so that readers of both accept it.
package struct Markup: Sendable {
  /// The text so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The number of open blocks.
  private var depth = 0

  /// Makes empty markup.
  package init() {}

  /// Makes markup from a text that is already markup, such as the project's own style sheets.
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

  /// Attributes in the order in which they are written. Those without a value are left out.
  package typealias Attributes = KeyValuePairs<StaticString, Value?>

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - attributes: The attributes. The default is none.
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

  /// Writes an element that contains a text.
  package mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element without content: one in SVG, or one in HTML that is always empty.
  package mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    put("/>")
  }

  /// Writes an element on its own line, for output that people sometimes read.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - attributes: The attributes. The default is none.
  ///   - text: The content. The default is empty.
  package mutating func line(_ name: StaticString, _ attributes: Attributes = [:], text: String? = nil) {
    indent()
    if let text { element(name, attributes, text: text) } else { empty(name, attributes) }
    put("\n")
  }

  /// Writes an element whose content is on separate lines, indented by two spaces.
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

  /// Writes a message, with text between backticks as code. Signs that turn the direction of text, which a message may quote,
  /// are made visible: they would also turn the words after them.
  package mutating func prose(_ message: String) {
    let message = VisibleText.ofLines(message)
    let pieces = message.split(separator: "`", omittingEmptySubsequences: false)
    // An unpaired backtick is written literally.
    guard pieces.count % 2 == 1 else {
      text(message)
      return
    }
    for (index, piece) in pieces.enumerated() where !piece.isEmpty {
      if index % 2 == 1 { element("code", text: String(piece)) } else { text(String(piece)) }
    }
  }

  /// Appends markup that was written separately.
  package mutating func append(_ markup: Markup) { bytes += markup.bytes }

  /// Writes a literal unchanged.
  package mutating func raw(_ text: StaticString) { put(text) }

  /// The markup as a text.
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

  private mutating func indent() { for _ in 0..<depth { put("  ") } }

  private mutating func escape(_ text: String, inAttribute: Bool) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
      // DEL, and the first bytes of the characters that `VisibleText` finds.
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
  /// Characters that XML doesn't allow, such as most control characters, become U+FFFD (XML 1.0, production 2).
  /// Others that would act on a terminal become numeric references.
  fileprivate var xmlAttribute: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // In attributes, readers convert these to spaces unless they are numeric references.
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

  /// The string as text in XML 1.0, with its line breaks.
  package var xmlText: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).xmlAttribute }.joined(separator: "\n")
  }
}

/// Numbers in pictures.
package enum Coordinate {
  /// Returns a number with at most two decimals, without trailing zeros.
  package static func text(_ number: Double) -> String {
    // Nothing that far away is visible, so numbers are clamped.
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    guard hundredths % 100 != 0 else { return String(hundredths / 100) }
    let (sign, amount) = (hundredths < 0 ? "-" : "", abs(hundredths))
    let fraction = amount % 100
    let decimals = fraction % 10 == 0 ? String(fraction / 10) : (fraction < 10 ? "0" : "") + String(fraction)
    return "\(sign)\(amount / 100).\(decimals)"
  }
}
