import RefreshDiagnostics

/// HTML or SVG while it is written: everything that is not a name of the language is escaped.
///
/// What is written is well-formed XML, also where it is HTML, so that both kinds of readers take it.
struct Markup {
  /// What is written so far, UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The value of an attribute.
  enum Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A text, which is escaped.
    case text(String)
    /// A number, with at most two decimals.
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(floatLiteral value: Double) { self = .number(value) }
  }

  /// Attributes in the order in which they are written; those without a value are left out.
  typealias Attributes = KeyValuePairs<StaticString, Value?>

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - attributes: its attributes. The default is none.
  ///   - content: writes what is in it.
  mutating func element(
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
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element without content: one of SVG, or one of HTML that can't have any.
  mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    put("/>")
  }

  /// Writes a text.
  mutating func text(_ text: String) { escape(text) }

  /// Writes what is markup already, such as a style sheet of our own, or a piece that was written apart.
  mutating func append(_ markup: Markup) { bytes += markup.bytes }

  /// Writes a constant of the program as it is.
  mutating func raw(_ text: StaticString) { put(text) }

  /// Everything as a text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    put("<")
    put(name)
    for case (let name, let value?) in attributes {
      put(" ")
      put(name)
      put("=\"")
      switch value {
      case .text(let text): escape(text)
      case .number(let number): bytes += Coordinate.text(number).utf8
      }
      put("\"")
    }
  }

  private mutating func put(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func escape(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF: false
      default: true
      }
    }
    bytes += isPlain ? Array(text.utf8) : Array(text.xmlText.utf8)
  }
}
