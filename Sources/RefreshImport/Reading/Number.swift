import RefreshText

/// A number with the kind that decides how its language divides it: `7 / 2` is 3 for whole numbers.
struct Number: Equatable {
  /// The kinds of numbers.
  enum Kind {
    case whole
    case real
    /// A Swift literal, or a value computed only from literals: its context decides.
    case literal
    /// A number whose type isn't in any of the files.
    case unsure
  }

  let kind: Kind
  /// The value if it is real.
  private let real: Double
  /// The value if it is whole, or `nil` if it has none.
  private let whole: Double?

  private init?(_ kind: Kind, real: Double, whole: Double?) {
    guard kind == .whole ? whole.map(Self.isExact) == true : real.isFinite else { return nil }
    (self.kind, self.real, self.whole) = (kind, real, whole.flatMap { Self.isExact($0) ? $0 : nil })
  }

  /// Creates a real number.
  init?(real: Double) { self.init(.real, real: real, whole: nil) }

  /// Creates a whole number.
  init(_ number: Int) { (kind, real, whole) = (.whole, Double(number), Double(number)) }

  /// Whether a whole number is one that a Double holds exactly.
  private static func isExact(_ number: Double) -> Bool { number.magnitude <= 9_007_199_254_740_992 }

  /// The value, or `nil` if it depends on a type that isn't known.
  var value: Double? {
    switch kind {
    case .whole: whole
    case .real, .literal: real
    case .unsure: real == whole ? real : nil
    }
  }

  /// The number as a variable without a type holds it.
  var settled: Number? { kind == .literal ? whole.flatMap { Self(.whole, real: $0, whole: $0) } : self }

  /// The number with the other sign.
  var negated: Number? { Self(kind, real: -real, whole: whole.map { 0 - $0 }) }

  private func with(_ kind: Kind) -> Number? {
    switch kind {
    case .whole:
      guard self.kind != .unsure || whole == real.rounded(.towardZero) else { return nil }
      let number = self.kind == .real ? real.rounded(.towardZero) : whole
      return number.flatMap { Self(.whole, real: $0, whole: $0) }
    case .real: return value.flatMap { Self(.real, real: $0, whole: nil) }
    case .literal: return self
    case .unsure:
      return value.flatMap { Self(.unsure, real: $0, whole: self.kind == .real ? $0.rounded(.towardZero) : whole) }
    }
  }
}

// MARK: Types

extension Number {
  /// Returns the number as a value of a type, or `nil` if the type doesn't hold it or that isn't known.
  ///
  /// - Parameter type: The words of the type; none for a number that keeps its own.
  func converted(to type: [String]) -> Number? {
    guard let kind = Self.kind(of: type) else { return self }
    guard let number = with(kind) else { return nil }
    guard kind == .whole, let whole = number.whole, let range = Self.range(of: type) else { return number }
    return range.contains(whole) ? number : nil
  }

  /// Returns the number as a variable holds it that has had another one.
  func like(_ kind: Kind) -> Number? { with(kind) }

  /// Returns the kind of the numbers of a type, or `nil` if the type doesn't change a number's kind.
  static func kind(of type: [String]) -> Kind? {
    if type.contains(where: realTypes.contains) { return .real }
    if type.contains(where: wholeTypes.contains) { return .whole }
    let words = type.filter { !qualifiers.contains($0) }
    return words.isEmpty || words.contains(where: objectTypes.contains) ? nil : .unsure
  }

  private static let realTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Float64", "Float32", "TimeInterval", "NSTimeInterval", "double", "float",
    "CFTimeInterval",
  ]
  private static let wholeTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger",
    "NSUInteger", "int", "long", "short", "char", "unsigned", "signed", "size_t", "int8_t", "int16_t", "int32_t",
    "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "BOOL", "bool",
  ]
  private static let objectTypes: Set<String> = ["NSNumber", "id", "Any", "auto", "__auto_type"]
  private static let qualifiers: Set<String> = [
    "static", "const", "extern", "inline", "volatile", "register", "_Nonnull", "_Nullable", "inout",
    "UIKIT_STATIC_INLINE", "CG_INLINE", "NS_INLINE", "FOUNDATION_EXPORT",
  ]

  /// The numbers that a small or unsigned type holds; `nil` if all exact ones.
  private static func range(of type: [String]) -> ClosedRange<Double>? {
    let words = wholeTypes.intersection(type)
    let isUnsigned = words.contains {
      $0.hasPrefix("u") || $0.hasPrefix("U") || $0 == "NSUInteger" || $0 == "size_t"
    }
    let bits: Double? =
      words.contains { $0.hasSuffix("nt8") || $0.hasSuffix("nt8_t") || $0 == "char" }
      ? 8 : words.contains { $0.hasSuffix("nt16") || $0.hasSuffix("nt16_t") || $0 == "short" } ? 16 : nil
    guard let bits else { return isUnsigned ? 0...Double.infinity : nil }
    let size = bits == 8 ? 256.0 : 65_536
    return isUnsigned ? 0...size - 1 : -size / 2...size / 2 - 1
  }
}

// MARK: Arithmetic

extension Number {
  /// The kind of a number computed from two numbers.
  private static func kind(_ first: Kind, _ second: Kind) -> Kind {
    if first == second { return first }
    if first == .real || second == .real { return .real }
    return first == .unsure || second == .unsure ? .unsure : .whole
  }

  /// Returns the result of an operator, or `nil` if it has none that is known.
  static func computed(_ sign: String, _ first: Number, _ second: Number) -> Number? {
    let kind = kind(first.kind, second.kind)
    var real: Double?
    if ["&", "|", "^", "<<", ">>"].contains(sign) {
      guard kind != .real else { return nil }
    } else if kind != .whole, let one = first.realPart(in: kind), let other = second.realPart(in: kind) {
      real = Self.real(sign, one, other)?.withoutNoise
    }
    var whole: Double?
    if kind != .real, let one = first.whole, let other = second.whole { whole = Self.whole(sign, one, other) }
    guard let value = real ?? (kind == .real ? nil : whole) else { return nil }
    return Self(kind, real: value, whole: whole)
  }

  /// The value in a computation with real numbers.
  private func realPart(in kind: Kind) -> Double? { kind == .unsure || kind == .literal ? real : value }

  private static func real(_ sign: String, _ first: Double, _ second: Double) -> Double? {
    switch sign {
    case "+": first + second
    case "-": first - second
    case "*": first * second
    case "/": first / second
    case "%": first.truncatingRemainder(dividingBy: second)
    default: nil
    }
  }

  private static func whole(_ sign: String, _ first: Double, _ second: Double) -> Double? {
    switch sign {
    case "+", "-", "*": return real(sign, first, second)
    case "/": return second == 0 ? nil : (first / second).rounded(.towardZero)
    case "%": return second == 0 ? nil : first.truncatingRemainder(dividingBy: second)
    default: break
    }
    guard let left = UInt32(exactly: first), let right = UInt32(exactly: second) else { return nil }
    switch sign {
    case "&": return Double(left & right)
    case "|": return Double(left | right)
    case "^": return Double(left ^ right)
    case "<<": return right < 32 ? Double(UInt64(left) << UInt64(right)) : nil
    case ">>": return Double(left >> right)
    default: return nil
    }
  }

  /// Returns the result of a comparison, or `nil` if it isn't known or the operator doesn't compare.
  static func compared(_ sign: String, _ first: Number, _ second: Number) -> Bool? {
    let isUntyped = first.kind == .literal && second.kind == .literal
    let (left, right) = isUntyped ? (first.settled?.value, second.settled?.value) : (first.value, second.value)
    guard let left, let right else { return nil }
    switch sign {
    case "==": return left == right
    case "!=": return left != right
    case "<": return left < right
    case ">": return left > right
    case "<=": return left <= right
    case ">=": return left >= right
    default: return nil
    }
  }
}

// MARK: Literals

extension Number {
  /// Reads a literal as its language does, or returns `nil` if it has no exact value.
  init?(literal text: String, isSwift: Bool) {
    var digits = text.filter { $0 != "_" && $0 != "'" }.lowercased()
    func made(_ value: Double) -> Number? { Self(isSwift ? .literal : .whole, real: value, whole: value) }
    let isHexadecimal = digits.hasPrefix("0x")
    while !isSwift, let last = digits.last, (isHexadecimal ? "ulz" : "fulz").contains(last) {
      digits.removeLast()
      guard last != "f" else {
        guard let number = Self.decimal(digits).flatMap(Self.init(real:)) else { return nil }
        self = number
        return
      }
    }
    let radixes = ["0x": 16, "0b": 2, "0o": 8].filter { isSwift || $0.key != "0o" }
    let number: Number?
    if let radix = radixes[String(digits.prefix(2))] {
      number = digits.dropFirst(2).wholeNumber(radix: radix).flatMap { made(Double($0)) }
    } else if digits.contains(where: { $0 == "." || $0 == "e" }) {
      number = Self.decimal(digits).flatMap(Self.init(real:))
    } else if !isSwift, digits.hasPrefix("0"), digits.count > 1 {
      number = digits.wholeNumber(radix: 8).flatMap { made(Double($0)) }
    } else {
      number = Double(digits).flatMap(made)
    }
    guard let number else { return nil }
    self = number
  }

  private static func decimal(_ digits: String) -> Double? {
    var digits = digits
    if digits.hasSuffix(".") { digits += "0" }
    if digits.hasPrefix(".") { digits = "0" + digits }
    return Double(digits)
  }
}

extension Double {
  /// The number rounded to fifteen digits, where that removes the error of a calculation: 12 · 0.05 is 0.6.
  fileprivate var withoutNoise: Double {
    guard isFinite, magnitude > 1e-9, magnitude < 1e9 else { return self }
    var (rest, decimals) = (magnitude, 14)
    while rest >= 10 { (rest, decimals) = (rest / 10, decimals - 1) }
    while rest < 1 { (rest, decimals) = (rest * 10, decimals + 1) }
    let rounded = rounded(decimals: max(decimals, 0))
    return rounded.shortestText.utf8.count + 2 < shortestText.utf8.count ? rounded : self
  }
}
