@testable import RefreshEngine

/// The expected value of an observable, written as a literal: `"idle"`, `54`, `true`, `nil`.
struct Expected: Sendable {
  let value: ObservedValue

  static func number(_ number: Double) -> Expected { Expected(value: .number(number)) }
  static func text(_ text: String) -> Expected { Expected(value: .text(text)) }
  static func bool(_ bool: Bool) -> Expected { Expected(value: .bool(bool)) }

  /// Returns whether a value is as expected; numbers may differ by rounding errors.
  func matches(_ observed: ObservedValue) -> Bool {
    guard case (.number(let a), .number(let b)) = (value, observed) else { return value == observed }
    return abs(a - b) < 1e-9
  }
}

extension Expected: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value: .text(value)) }
}

extension Expected: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value: .number(Double(value))) }
}

extension Expected: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self.init(value: .number(value)) }
}

extension Expected: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self.init(value: .bool(value)) }
}

extension Expected: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { self.init(value: .absent) }
}
