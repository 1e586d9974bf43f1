import RefreshEngine
import RefreshText

extension ValueType where Value == Double {
  /// Returns the type of a number with a quantity and a range.
  public static func number(_ shape: NumberShape) -> Self {
    ValueType(scalar: .number(shape), parse: shape.parse) {
      .scalar(shape.quantity == .fraction ? $0.description : $0.shortestText)
    }
  }

  private static func number(_ quantity: NumberShape.Quantity, upTo greatest: Double) -> Self {
    number(NumberShape(quantity, minimum: -greatest, maximum: greatest))
  }

  /// The type of a number without a unit, in the range of lengths.
  public static var number: Self { number(.number, upTo: NumberShape.greatestLength) }

  /// The type of a length in points, positive or negative.
  public static var length: Self { number(.length, upTo: NumberShape.greatestLength) }

  /// Returns the type of a length in points with a minimum.
  public static func length(atLeast minimum: Double) -> Self {
    number(NumberShape(.length, minimum: minimum, maximum: NumberShape.greatestLength))
  }

  /// The type of a length in points that is greater than 0.
  public static var positiveLength: Self {
    number(NumberShape(.length, minimum: 0, excludesMinimum: true, maximum: NumberShape.greatestLength))
  }

  /// The type of a fraction, such as `0.5` or `50%`, which may also be negative or above 1.
  public static var fraction: Self { number(.fraction, upTo: NumberShape.greatestFraction) }

  /// The type of a fraction that is written as a percentage, with the shortest text that reads back as the same
  /// number.
  package static var percent: Self {
    let shape = NumberShape(
      .fraction, minimum: -NumberShape.greatestFraction, maximum: NumberShape.greatestFraction)
    return ValueType(scalar: .number(shape), parse: shape.parse) { fraction in
      let percent = fraction * 100
      let texts = [percent.rounded(decimals: 6).shortestText, percent.shortestText, fraction.shortestText + "e2"]
      return texts.map { $0 + "%" }.first { (try? shape.parse($0)) == fraction }.map { .scalar($0) }
    }
  }

  /// The type of a velocity in points per second.
  public static var velocity: Self { number(.velocity, upTo: NumberShape.greatestLength) }
}

extension NumberShape {
  /// The greatest magnitude of a fraction, 1,000,000.
  public static let greatestFraction = 1e6
}

extension ValueType where Value == Interval {
  /// The type of a duration, from 0 to 1,000,000 s: `0.25s`, `250ms` or a plain number of seconds.
  ///
  /// A large number without a unit gets a warning, because it is most likely in milliseconds.
  public static var duration: Self { duration(excludingZero: false) }

  /// Returns the type of a duration, optionally without 0.
  public static func duration(excludingZero isPositive: Bool) -> Self {
    let shape = NumberShape(.duration, minimum: 0, excludesMinimum: isPositive, maximum: Interval.maximum.seconds)
    return ValueType(
      scalar: .number(shape),
      doubtful: { (text, doubt) throws(ScalarRemark) in
        let seconds = try shape.parse(text)
        if seconds >= leastDoubtful, NumberText(text)?.unit.isEmpty ?? false {
          doubt = ScalarRemark(
            .doubtfulUnit, "is \(text) seconds: without a unit it counts seconds",
            help: "write `\(text)ms` for milliseconds, or `\(text)s` if it is right",
            correction: Correction("\(text)ms", isSafe: false))
        }
        return Interval(seconds: seconds)
      }, write: { .scalar($0.seconds.shortestText + "s") })
  }

  /// The smallest number of seconds that is most likely meant as milliseconds.
  private static var leastDoubtful: Double { 50 }
}

extension ValueType where Value == Int32 {
  /// Returns the type of a whole number. `3.0` is valid, too.
  ///
  /// - Parameter range: The range. The default is 0 and all positive numbers.
  public static func integer(_ range: ClosedRange<Int32> = 0...Int32.max) -> Self {
    ValueType(scalar: .integer(Int(range.lowerBound)...Int(range.upperBound))) { text throws(ScalarRemark) in
      try parseInteger(text, in: range)
    } write: {
      .scalar(String($0))
    }
  }
}

/// Parses a whole number.
private func parseInteger(_ text: String, in range: ClosedRange<Int32>) throws(ScalarRemark) -> Int32 {
  let shape = NumberShape(.number, Int(range.lowerBound)...Int(range.upperBound))
  guard let number = Int32(exactly: try shape.parse(text)) else { throw ScalarRemark() }
  return number
}

extension ValueType where Value == TriggerTimes {
  /// The type of a whole number, 0 or more, or `unlimited`.
  public static var triggerTimes: Self {
    let count = ValueType(scalar: ValueType<Int32>.integer().shape) { text throws(ScalarRemark) in
      do throws(ScalarRemark) {
        return .times(try parseInteger(text, in: 0...Int32.max))
      } catch  where (try? parseInteger(text, in: -1...(-1))) != nil {
        throw ScalarRemark(
          .outOfRange, help: "MJRefresh's -1 is written `unlimited`",
          correction: Correction("unlimited", isSafe: true))
      }
    } write: {
      if case .times(let times) = $0 { .scalar(String(times)) } else { nil }
    }
    return words([(ValueShape.Word("unlimited", "Without end; MJRefresh's -1."), .unlimited)], or: count, by: ==)
  }
}
