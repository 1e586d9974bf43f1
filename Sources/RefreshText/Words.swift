/// Returns words joined for a sentence, such as `a, b or c`.
package func joined(_ words: [String], by conjunction: String = "or") -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Returns a number of things, such as `1 frame` or `2 frames`.
///
/// - Parameters:
///   - count: The number.
///   - noun: The singular.
///   - plural: The plural. The default is the singular with an s.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Returns a number with commas between groups of thousands, such as `100,000`.
package func grouped(_ number: Int) -> String {
  number < 1_000 ? "\(number)" : grouped(number / 1_000) + "," + String(1_000 + number % 1_000).dropFirst()
}

/// Returns a number of bytes in the largest unit in which it is whole, such as `16 MB` or `1,000 bytes`.
package func byteCount(_ bytes: Int) -> String {
  let units = [(30, "GB"), (20, "MB"), (10, "KB")]
  guard bytes > 0, let (shift, unit) = units.first(where: { bytes.isMultiple(of: 1 << $0.0) }) else {
    return grouped(bytes) + " bytes"
  }
  return "\(grouped(bytes >> shift)) \(unit)"
}

extension StringProtocol {
  /// The text with its first letter in upper case.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Returns the whole number that the text is, or `nil` for other texts and numbers that are too large.
  ///
  /// It is that of `Number(_:radix:)`, which would be compiled once more for each type of text and number.
  package func wholeNumber<Number: BinaryInteger>(as type: Number.Type = Int.self, radix: Int = 10) -> Number? {
    number(in: String(self), radix: radix).flatMap(Number.init(exactly:))
  }
}

private func number(in text: String, radix: Int) -> Int? { Int(text, radix: radix) }

extension Double {
  /// Returns the number rounded to some decimals.
  package func rounded(decimals: Int) -> Double {
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}

/// Returns a number in uppercase hexadecimal digits, padded with zeros to a width.
package func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

extension String {
  /// Returns whether the text contains another, byte for byte. The standard library's search prepares more than is
  /// worthwhile for short texts.
  package func contains(bytesOf other: String) -> Bool {
    let (bytes, part) = (Array(utf8), Array(other.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: part) }
  }
}
