/// A number, or the words in which it is calculated: by the same formula, a rule calculates and an explanation shows how.
protocol Quantity {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
}

extension Double: Quantity {}

/// A calculation in words: `1320 − 667 + 44 · 100%`.
struct Formula: Quantity {
  private(set) var text: String
  private var isNegative = false

  /// Makes a formula that is a number.
  init(_ number: Double) { (text, isNegative) = (number.readableText, number < 0) }

  /// Makes a formula that is a fraction, in percent.
  init(percent fraction: Double) { text = (fraction * 100).readableText + "%" }

  private init(_ text: String) { self.text = text }

  /// The text without its sign.
  private var magnitude: String { isNegative ? String(text.unicodeScalars.dropFirst()) : text }

  static func + (a: Formula, b: Formula) -> Formula {
    Formula(a.text + (b.isNegative ? " − " : " + ") + b.magnitude)
  }

  static func - (a: Formula, b: Formula) -> Formula {
    Formula(a.text + (b.isNegative ? " + " : " − ") + b.magnitude)
  }

  static func * (a: Formula, b: Formula) -> Formula { Formula(a.text + " · " + b.text) }
}
