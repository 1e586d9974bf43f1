import RefreshEngine

extension ValueType where Value == Double {
  /// A number of a quantity within a range.
  public static func number(_ shape: NumberShape) -> Self {
    ValueType(scalar: .number(shape)) { shape.parse($0) }
  }

  /// A number without a unit, of the size of lengths.
  public static var number: Self {
    number(NumberShape(.number, minimum: -NumberShape.greatestLength, maximum: NumberShape.greatestLength))
  }

  /// A length in points, positive or negative.
  public static var length: Self { length(atLeast: -NumberShape.greatestLength) }

  /// A length in points with a least one.
  public static func length(atLeast minimum: Double) -> Self {
    number(NumberShape(.length, minimum: minimum, maximum: NumberShape.greatestLength))
  }

  /// A length in points that is greater than 0.
  public static var positiveLength: Self {
    number(
      NumberShape(.length, minimum: 0, excludesMinimum: true, maximum: NumberShape.greatestLength))
  }

  /// A part of a whole, `0.5` or `50%`, positive or negative, and above 1 if need be.
  public static var fraction: Self {
    number(
      NumberShape(.fraction, minimum: -NumberShape.greatestFraction, maximum: NumberShape.greatestFraction))
  }

  /// Points per second.
  public static var velocity: Self {
    number(
      NumberShape(.velocity, minimum: -NumberShape.greatestLength, maximum: NumberShape.greatestLength))
  }
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
