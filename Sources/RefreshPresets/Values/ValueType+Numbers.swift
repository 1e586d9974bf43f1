import RefreshEngine
import RefreshText

extension ValueType where Value == Double {
  /// Returns the type of a number with a quantity and a range.
  public static func number(_ shape: NumberShape) -> Self {
    ValueType(scalar: .number(shape), parse: shape.parse) {
      .scalar(shape.quantity == .fraction ? $0.description : $0.shortestText)
    }
  }

  /// A number without a unit, of the size of lengths.
  public static var number: Self { number(NumberShape(.number)) }

  /// A length in points, positive or negative.
  public static var length: Self { number(NumberShape(.length)) }

  /// A length in points that is not negative.
  public static var lengthFromZero: Self { number(NumberShape(.length, .notNegative)) }

  /// A length in points that is greater than 0.
  public static var positiveLength: Self { number(NumberShape(.length, .positive)) }

  /// A part of a whole, `0.5` or `50%`, positive or negative, and above 1 if need be.
  public static var fraction: Self { number(NumberShape(.fraction)) }

  /// The type of a fraction that is written as a percentage, with the shortest text that reads back as the same
  /// number.
  package static var percent: Self {
    let shape = NumberShape(.fraction)
    return ValueType(scalar: .number(shape), parse: shape.parse) { fraction in
      let percent = fraction * 100
      let texts = [percent.rounded(decimals: 6).shortestText, percent.shortestText, fraction.shortestText + "e2"]
      return texts.map { $0 + "%" }.first { (try? shape.parse($0)) == fraction }.map { .scalar($0) }
    }
  }

  /// Points per second.
  public static var velocity: Self { number(NumberShape(.velocity)) }

  /// A number without a unit that was observed.
  package static var observed: Self { number(NumberShape(.number, .observed)) }

  /// A fraction that was observed.
  package static var observedFraction: Self { number(NumberShape(.fraction, .observed)) }

  /// A duration or instant that was observed, in seconds.
  package static var observedSeconds: Self {
    duration(.observed, value: { $0 }, seconds: { $0 })
  }

  /// Returns the type of a duration.
  ///
  /// - Parameters:
  ///   - range: The range of the numbers, in seconds.
  ///   - value: Returns the value of a number of seconds.
  ///   - seconds: Returns the number of seconds of a value.
  fileprivate static func duration<Duration>(
    _ range: NumberShape.Range, value: @escaping @Sendable (Double) -> Duration,
    seconds: @escaping @Sendable (Duration) -> Double
  ) -> ValueType<Duration> {
    let shape = NumberShape(.duration, range)
    return ValueType<Duration>(
      scalar: .number(shape),
      doubtful: { (text, doubt) throws(ScalarRemark) in
        let seconds = try shape.parse(text)
        if seconds >= leastDoubtful, NumberText(text)?.unit.isEmpty ?? false {
          doubt = ScalarRemark(
            .doubtfulUnit, "is \(text) seconds: a number without a unit is in seconds",
            help: "write `\(text)ms` for milliseconds, or `\(text)s` if seconds are meant",
            correction: Correction("\(text)ms", isSafe: false))
        }
        return value(seconds)
      }, write: { .scalar(seconds($0).shortestText + "s") })
  }

  /// The smallest number of seconds that is most likely meant as milliseconds.
  private static var leastDoubtful: Double { 50 }
}

extension ValueType where Value == Interval {
  /// The type of a duration, from 0 to 1,000,000 s: `0.25s`, `250ms` or a plain number of seconds.
  ///
  /// A great number without a unit gets a warning: most likely it counts milliseconds.
  public static var duration: Self { duration(.notNegative) }

  /// The same, of at least a millisecond.
  public static var positiveDuration: Self { duration(.positive) }

  private static func duration(_ range: NumberShape.Range) -> Self {
    ValueType<Double>.duration(range, value: Interval.init(seconds:), seconds: \.seconds)
  }
}

extension ValueType where Value == Int32 {
  /// Returns the type of a whole number. `3.0` is valid, too.
  ///
  /// - Parameter range: Within that of 32 bits. The default is that of counts, from 0 to 1,000,000.
  public static func integer(_ range: ClosedRange<Int32> = 0...NumberShape.greatestCount) -> Self {
    ValueType(scalar: .integer(Int(range.lowerBound)...Int(range.upperBound))) { text throws(ScalarRemark) in
      try parseInteger(text, in: range)
    } write: {
      .scalar(String($0))
    }
  }
}

/// Parses a whole number.
private func parseInteger(_ text: String, in range: ClosedRange<Int32>) throws(ScalarRemark) -> Int32 {
  let shape = NumberShape(Int(range.lowerBound)...Int(range.upperBound))
  guard let number = Int32(exactly: try shape.parse(text)) else { throw ScalarRemark() }
  return number
}

extension ValueType where Value == TriggerTimes {
  /// The type of a whole number, 0 or more, or `unlimited`.
  public static var triggerTimes: Self {
    let count = ValueType(scalar: ValueType<Int32>.integer().shape) { text throws(ScalarRemark) in
      do throws(ScalarRemark) {
        return .times(try parseInteger(text, in: 0...NumberShape.greatestCount))
      } catch  where (try? parseInteger(text, in: -1...(-1))) != nil {
        throw ScalarRemark(
          .outOfRange, help: "write `unlimited` for MJRefresh's -1",
          correction: Correction("unlimited", isSafe: true))
      }
    } write: {
      if case .times(let times) = $0 { .scalar(String(times)) } else { nil }
    }
    return words(
      [(ValueShape.Word("unlimited", "Any number of times; MJRefresh's -1."), .unlimited)], or: count, by: ==)
  }
}
