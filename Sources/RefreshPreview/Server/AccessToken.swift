/// What only those know who were shown the URL: 128 random bits, which the system's generator for secrets makes.
package struct AccessToken: Sendable {
  /// As it stands in a URL: 32 hexadecimal digits.
  package let text: String

  /// Makes a new one.
  package init() {
    // getrandom(2) on Linux, arc4random_buf(3) on macOS.
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    text = String((0..<32).map { _ in digits[Int(generator.next() & 15 as UInt64)] })
  }

  /// Whether a client knows it. How long the answer takes does not depend on how much of it is right.
  package func matches(_ other: String?) -> Bool {
    guard let other, other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
