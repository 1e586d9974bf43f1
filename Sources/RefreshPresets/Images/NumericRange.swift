/// Names with numbers that count up or down, `frame_{1..60}.png` or `frame_{01..60}.png`.
enum NumericRange {
  /// Why a name can't be read.
  struct Mistake: Error, Equatable {
    let message: String
    var help: String?
    /// In bytes of the name.
    let range: Range<Int>
    /// Whether it counts too many, and else is right.
    var countsTooMany = false
  }

  /// The names that a name stands for; itself if it has no range.
  ///
  /// Both ends count. If one of them begins with a zero, all numbers are as long as the longer of the two.
  ///
  /// - Parameter limit: the greatest number of names.
  static func names(of name: String, limit: Int) throws(Mistake) -> [String] {
    let bytes = Array(name.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")) else {
      guard let close = bytes.firstIndex(of: UInt8(ascii: "}")) else { return [name] }
      throw Mistake(message: "`}` closes nothing", range: close..<close + 1)
    }
    guard let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")) else {
      throw Mistake(message: "`{` is never closed", help: form, range: open..<open + 1)
    }
    if let second = bytes[(close + 1)...].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    {
      throw Mistake(message: "a name has one range at most", range: second..<second + 1)
    }
    let text = String(decoding: bytes[open + 1..<close], as: UTF8.self)
    let place = open..<close + 1
    guard let dots = text.range(of: ".."), let first = number(text[..<dots.lowerBound]),
      let last = number(text[dots.upperBound...])
    else { throw Mistake(message: "`{\(text)}` is no range of numbers", help: form, range: place) }
    let count = abs(last - first) + 1
    guard count <= limit else {
      throw Mistake(
        message: "`{\(text)}` counts \(count) frames, and a state has at most \(limit)", range: place,
        countsTooMany: true)
    }
    let ends = [text[..<dots.lowerBound], text[dots.upperBound...]]
    let isPadded = ends.contains { $0.count > 1 && $0.first == "0" }
    let width = isPadded ? ends.map(\.count).max() ?? 0 : 0
    let before = String(decoding: bytes[..<open], as: UTF8.self)
    let after = String(decoding: bytes[(close + 1)...], as: UTF8.self)
    return stride(from: first, through: last, by: first <= last ? 1 : -1).map { number in
      let digits = String(number)
      return before + String(repeating: "0", count: max(0, width - digits.count)) + digits + after
    }
  }

  private static let form = "a range is written `{1..60}` or `{01..60}`"

  private static func number(_ text: Substring) -> Int? {
    guard (1...9).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}

extension StringProtocol {
  /// Where a text stands first.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
