/// Words joined for a sentence: `a, b or c`.
package func joined(_ words: [String], by conjunction: String = "or") -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A number of things: `1 frame`, `2 frames`.
///
/// - Parameters:
///   - count: How many.
///   - noun: One of them.
///   - plural: Several of them. The default is the noun with an s.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// A number with commas between its thousands: `100,000`.
package func grouped(_ number: Int) -> String {
  number < 1_000 ? "\(number)" : grouped(number / 1_000) + "," + String(1_000 + number % 1_000).dropFirst()
}

extension Double {
  /// The nearest number with so many decimals.
  package func rounded(decimals: Int) -> Double {
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}

/// A number in capital hexadecimal digits, filled with zeros to a width.
package func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
