/// A plain decimal number: `12`, `-0.5`, `+3`, `1e-3`; nil for anything else, and for what is too large.
///
/// Stricter than `Double.init`, which takes hexadecimal numbers, `nan` and `infinity` too.
func decimal(_ text: some StringProtocol) -> Double? {
  let isPlain = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
  guard isPlain, let number = Double(text), number.isFinite else { return nil }
  return number
}

extension ObservableType.NumberUnit {
  /// The number that a text gives, in the unit that is observed.
  func number(_ text: some StringProtocol) -> Double? {
    switch self {
    case .bare: decimal(text)
    case .fraction: text.hasSuffix("%") ? decimal(text.dropLast()).map { $0 / 100 } : decimal(text)
    case .seconds:
      if text.hasSuffix("ms") {
        decimal(text.dropLast(2)).map { $0 / 1000 }
      } else {
        decimal(text.hasSuffix("s") ? text.dropLast() : text[...])
      }
    }
  }

  /// What such a number looks like, for messages.
  var example: String {
    switch self {
    case .bare: "a number"
    case .fraction: "a fraction like 0.5 or 50%"
    case .seconds: "a duration like 0.25s, 250ms or 0.25"
    }
  }
}
