import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

extension Diagnostic {
  /// Returns the diagnostic of a number that an observable never has, or that is probably in another unit; `nil` if
  /// there is nothing to report.
  ///
  /// - Parameters:
  ///   - matcher: The expectation.
  ///   - node: The node of the expectation.
  ///   - observable: The observable.
  static func doubt(of matcher: Matcher, at node: Node, for observable: ObservablePath) -> Diagnostic? {
    let (path, range) = (observable.path, observable.range)
    let written = node.kind == .scalar ? node.scalar ?? "" : matcher.description
    if case .number(.equal(let number)) = matcher, let number = range.meant(by: number, as: observable.type) {
      // A product or difference of decimal fractions can have many digits.
      let text = number.rounded(decimals: 6).shortestText
      let percent = "\((number * 100).rounded(decimals: 6).shortestText)%"
      let isPart = observable.type == .number(.fraction)
      return Diagnostic(
        isPart && range == .any ? .doubtfulUnit : .impossibleExpectation,
        range == .any
          ? "`\(path)` is \(quoted(written)), which means \(written) times its height"
          : "`\(path)` is never \(quoted(written)): \(range.phrase)",
        at: node.span, help: "write `\(isPart && number != 1 ? percent : text)`",
        fix: node.fix(Correction(isPart && number != 1 ? percent : text, isSafe: false)))
    }
    guard !matcher.canHold(in: range) else { return nil }
    return Diagnostic(
      .impossibleExpectation, "`\(path)` is never \(quoted(written)): \(range.phrase)", at: node.span,
      help: "the scenario would always fail here")
  }
}

extension ObservableRange {
  /// The range as messages describe it.
  fileprivate var phrase: String {
    switch self {
    case .any: "it can have any value"
    case .part: "it is between 0 and 1"
    case .size: "it is never negative"
    case .count: "it is a whole number of at least 0"
    case .turn: "it is an angle from -180 to 180 degrees"
    }
  }

  private var limits: ClosedRange<Double> {
    switch self {
    case .any: -Double.infinity...Double.infinity
    case .part: 0...1
    case .size, .count: 0...Double.infinity
    case .turn: -180...180
    }
  }

  /// Returns whether some number of the range lies within bounds.
  fileprivate func meets(_ bounds: NumberMatcher.Bounds) -> Bool {
    guard self != .any else { return true }
    let (low, high) = (max(bounds.low, limits.lowerBound), min(bounds.high, limits.upperBound))
    if bounds.isOpen ? low >= high : low > high { return false }
    // There must be a whole number in between.
    return self != .count || high == .infinity || low.rounded(.up) <= high
  }

  /// Returns the number that was probably meant by one in another unit, such as percent for fractions or radians
  /// for degrees; `nil` if the number fits the observable's own unit.
  fileprivate func meant(by number: Double, as type: ObservableType) -> Double? {
    switch (self, type) {
    case (.part, _) where number > 1 && number <= 100: number / 100
    case (.any, .number(.fraction)) where abs(number) >= 10: number / 100
    case (.turn, _) where abs(number) > 180 && abs(number) <= 360: number > 0 ? number - 360 : number + 360
    case (.turn, _): degrees(ofRadians: number)
    default: nil
    }
  }

  /// Returns the degrees of a half, a quarter or an eighth of a turn in radians, or `nil` for any other number.
  private func degrees(ofRadians number: Double) -> Double? {
    let angles: [Double] = [180, 90, 45]
    let degrees = angles.first { abs($0 * .pi / 180 - abs(number)) < 0.005 }
    return degrees.map { number < 0 ? -$0 : $0 }
  }
}

extension Matcher {
  /// Returns whether some value in a range meets the expectation.
  func canHold(in range: ObservableRange) -> Bool { canHold { range.meets($0) } }
}
