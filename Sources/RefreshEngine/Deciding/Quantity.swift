/// A number, or the words in which it is calculated: by the same formula, a rule calculates and an explanation shows how.
protocol Quantity {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
}

extension Double: Quantity {}

/// A calculation in words: `1320 − 667 + 44 · 100%`.
struct Formula: Equatable, Quantity {
  private(set) var text: String
  /// The text in which each number has its name: `content 1320 − viewport 667 + height 44 · 100%`.
  private(set) var namedText: String
  private var isNegative = false

  /// Makes a formula that is a number with a name.
  init(_ name: String, _ number: Double) {
    (text, isNegative) = (number.readableText, number < 0)
    namedText = name + " " + text
  }

  /// Makes a formula that is a fraction, in percent.
  init(percent fraction: Double) {
    text = (fraction * 100).readableText + "%"
    namedText = text
  }

  private init(_ text: String, _ namedText: String) { (self.text, self.namedText) = (text, namedText) }

  /// The text without its sign.
  private var magnitude: String { isNegative ? String(text.unicodeScalars.dropFirst()) : text }

  static func + (a: Formula, b: Formula) -> Formula {
    Formula(a.text + (b.isNegative ? " − " : " + ") + b.magnitude, a.namedText + " + " + b.namedText)
  }

  static func - (a: Formula, b: Formula) -> Formula {
    Formula(a.text + (b.isNegative ? " + " : " − ") + b.magnitude, a.namedText + " − " + b.namedText)
  }

  static func * (a: Formula, b: Formula) -> Formula {
    Formula(a.text + " · " + b.text, a.namedText + " · " + b.namedText)
  }
}
