extension Double {
  /// The shortest decimal that reads back as the same number: `88`, `0.25`, `1e-7`. Negative zero is `0`.
  public var shortestText: String {
    if self == 0 { return "0" }
    var digits = Array(description.utf8)
    if digits.count > 2, digits[digits.count - 1] == UInt8(ascii: "0"),
      digits[digits.count - 2] == UInt8(ascii: ".")
    {
      digits.removeLast(2)
    }
    // `1e-07` and `1e+16` are longer forms of `1e-7` and `1e16`.
    if var index = digits.firstIndex(of: UInt8(ascii: "e")) {
      index += 1
      if digits[index] == UInt8(ascii: "+") { digits.remove(at: index) } else { index += 1 }
      while index < digits.count - 1, digits[index] == UInt8(ascii: "0") { digits.remove(at: index) }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
