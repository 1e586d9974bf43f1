import RefreshEngine

extension ValueType where Value == Double {
  /// A number of a quantity within a range.
  public static func number(_ shape: NumberShape) -> Self {
    ValueType(scalar: .number(shape)) { shape.parse($0) }
  }

  private static func number(_ quantity: NumberShape.Quantity, upTo greatest: Double) -> Self {
    number(NumberShape(quantity, minimum: -greatest, maximum: greatest))
  }

  /// A number without a unit, of the size of lengths.
  public static var number: Self { number(.number, upTo: NumberShape.greatestLength) }

  /// A length in points, positive or negative.
  public static var length: Self { number(.length, upTo: NumberShape.greatestLength) }

  /// A length in points with a least one.
  public static func length(atLeast minimum: Double) -> Self {
    number(NumberShape(.length, minimum: minimum, maximum: NumberShape.greatestLength))
  }

  /// A length in points that is greater than 0.
  public static var positiveLength: Self {
    number(NumberShape(.length, minimum: 0, excludesMinimum: true, maximum: NumberShape.greatestLength))
  }

  /// A part of a whole, `0.5` or `50%`, positive or negative, and above 1 if need be.
  public static var fraction: Self { number(.fraction, upTo: NumberShape.greatestFraction) }

  /// Points per second.
  public static var velocity: Self { number(.velocity, upTo: NumberShape.greatestLength) }
}

extension NumberShape {
  /// The greatest fraction, 1,000,000.
  public static let greatestFraction = 1e6
}

extension ValueType where Value == Interval {
  /// A length of time, not negative and at most 1,000,000 s: `0.25s`, `250ms` or a bare number of seconds.
  public static var duration: Self {
    ValueType<Double>.number(NumberShape(.duration, minimum: 0, maximum: Interval.maximum.seconds))
      .map { Interval(seconds: $0) }
  }
}

extension ValueType where Value == Int32 {
  /// A whole number. `3.0` is one, too.
  ///
  /// - Parameter range: within that of 32 bits. The default is all that are not negative.
  public static func integer(_ range: ClosedRange<Int32> = 0...Int32.max) -> Self {
    ValueType(scalar: .integer(Int(range.lowerBound)...Int(range.upperBound))) { parseInteger($0, in: range) }
  }
}

/// What a scalar's text says as a whole number.
func parseInteger(_ text: String, in range: ClosedRange<Int32>) -> ParsedScalar<Int32> {
  let shape = NumberShape(.number, minimum: Double(range.lowerBound), maximum: Double(range.upperBound))
  switch shape.parse(text) {
  case .value(let number): return Int32(exactly: number).map { .value($0) } ?? .refused(ScalarRemark())
  case .refused(let remark): return .refused(remark)
  case .doubtful(_, let remark): return .refused(remark)
  }
}

extension ValueType where Value == TriggerTimes {
  /// A whole number that is not negative, or `unlimited`.
  public static var triggerTimes: Self {
    let count = ValueType(scalar: ValueType<Int32>.integer().shape) { text in
      switch parseInteger(text, in: 0...Int32.max) {
      case .value(let count), .doubtful(let count, _): return .value(.times(count))
      case .refused where parseInteger(text, in: -1...(-1)).isValue:
        return .refused(
          ScalarRemark(
            .outOfRange, help: "MJRefresh's -1 is written `unlimited`",
            correction: Correction("unlimited", isSafe: true)))
      case .refused(let remark):
        let help = question(for: text, in: ["unlimited"])
        return .refused(
          ScalarRemark(
            remark.rule, remark.predicate, help: help ?? remark.help,
            correction: Correction(of: text, in: ["unlimited"]) ?? remark.correction))
      }
    }
    return word(ValueShape.Word("unlimited", "Without end; MJRefresh's -1."), .unlimited, or: count)
  }
}

extension ParsedScalar {
  /// Whether it is a value without remarks.
  fileprivate var isValue: Bool {
    if case .value = self { true } else { false }
  }
}
