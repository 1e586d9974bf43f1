/// An expectation of a number.
public enum NumberMatcher: Equatable, Sendable {
  /// This number, give or take ``tolerance``.
  case equal(Double)
  /// This number, give or take a tolerance: `0.5 ± 0.05`.
  case near(Double, within: Double)
  /// More than this: `> 0.5`.
  case above(Double)
  /// This, give or take ``tolerance``, or more: `>= 0.5`.
  case atLeast(Double)
  /// Less than this: `< 0.5`.
  case below(Double)
  /// This, give or take ``tolerance``, or less: `<= 0.5`.
  case atMost(Double)
  /// Between two numbers, both included, give or take ``tolerance``: `1..2`.
  case between(Double, Double)

  /// The greatest difference at which two numbers count as equal, in the unit of the observable: 0.001.
  ///
  /// It applies wherever *equal* is allowed, so that `>= 88` is never stricter than `88`.
  public static let tolerance = 0.001

  /// The rounding error of sums of decimal fractions, so that 0.55 is within 0.5 ± 0.05.
  private static let roundoff = 1e-9

  /// Returns whether a number meets the expectation.
  public func matches(_ number: Double) -> Bool {
    let slack = NumberMatcher.tolerance
    return switch self {
    case .equal(let expected): abs(number - expected) <= slack
    case .near(let expected, let distance): abs(number - expected) <= distance + NumberMatcher.roundoff
    case .above(let limit): number > limit
    case .atLeast(let limit): number >= limit - slack
    case .below(let limit): number < limit
    case .atMost(let limit): number <= limit + slack
    case .between(let low, let high): number >= low - slack && number <= high + slack
    }
  }
}

extension NumberMatcher {
  /// The limits of the numbers that meet an expectation; they are included unless they are open.
  package struct Bounds {
    package let low: Double
    package let high: Double
    package var isOpen = false
  }

  /// The limits of the numbers that meet the expectation.
  package var bounds: Bounds {
    let slack = NumberMatcher.tolerance
    return switch self {
    case .equal(let number): Bounds(low: number - slack, high: number + slack)
    case .near(let number, let distance): Bounds(low: number - distance, high: number + distance)
    case .above(let limit): Bounds(low: limit, high: .infinity, isOpen: true)
    case .atLeast(let limit): Bounds(low: limit - slack, high: .infinity)
    case .below(let limit): Bounds(low: -.infinity, high: limit, isOpen: true)
    case .atMost(let limit): Bounds(low: -.infinity, high: limit + slack)
    case .between(let low, let high): Bounds(low: low - slack, high: high + slack)
    }
  }
}

extension NumberMatcher: CustomStringConvertible {
  /// The expectation as it is written in a scenario.
  public var description: String {
    switch self {
    case .equal(let number): number.shortestText
    case .near(let number, let distance): "\(number.shortestText) ± \(distance.shortestText)"
    case .above(let limit): "> \(limit.shortestText)"
    case .atLeast(let limit): ">= \(limit.shortestText)"
    case .below(let limit): "< \(limit.shortestText)"
    case .atMost(let limit): "<= \(limit.shortestText)"
    case .between(let low, let high): "\(low.shortestText)..\(high.shortestText)"
    }
  }
}
