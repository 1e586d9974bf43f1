/// The number that a text is in plain decimal writing: `12`, `-0.5`, `+3`, `1e-3`; nil for any other text, and for a
/// number that is too large.
///
/// `Double.init` would take hexadecimal numbers, `nan` and `infinity` too.
func decimal(_ text: Substring) -> Double? {
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
