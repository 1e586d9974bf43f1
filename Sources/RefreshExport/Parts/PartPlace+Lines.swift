import RefreshEngine
import RefreshText

extension PartPlace.Span {
  /// Whether it depends on the component's width or height.
  var isRelative: Bool { lines.center.fraction != 0 || lines.size.fraction != 0 }

  /// The middle and the size as linear functions of the component's width or height.
  package var lines: (center: PartPlace.Length, size: PartPlace.Length) {
    let whole = PartPlace.Length(fraction: 1)
    switch (start, end, center, size) {
    case (let start?, let end?, _, _):
      return (start.plus(whole.plus(end, times: -1)).times(0.5), whole.plus(start, times: -1).plus(end, times: -1))
    case (let start?, _, let center?, _): return (center, center.plus(start, times: -1).times(2))
    case (let start?, _, _, let size?): return (start.plus(size, times: 0.5), size)
    case (_, let end?, let center?, _): return (center, whole.plus(end, times: -1).plus(center, times: -1).times(2))
    case (_, let end?, _, let size?): return (whole.plus(end, times: -1).plus(size, times: -0.5), size)
    case (_, _, let center?, let size?): return (center, size)
    default: return (whole.times(0.5), whole)
    }
  }
}

extension PartPlace.Length {
  fileprivate func plus(_ other: PartPlace.Length, times factor: Double = 1) -> PartPlace.Length {
    PartPlace.Length(
      points: decimalSum(points, other.points, times: factor),
      fraction: decimalSum(fraction, other.fraction, times: factor))
  }

  fileprivate func times(_ factor: Double) -> PartPlace.Length {
    PartPlace.Length(points: decimalSum(0, points, times: factor), fraction: decimalSum(0, fraction, times: factor))
  }

  /// An extent in code, which is never negative.
  ///
  /// - Parameters:
  ///   - whole: The name of the component's width or height.
  ///   - max: The name of the function that gives the greater of two numbers.
  func extentCode(of whole: String, _ max: String) -> String {
    if fraction == 0, points <= 0 { return "0" }
    return fraction >= 0 && points >= 0 ? code(of: whole) : "\(max)(0, \(code(of: whole)))"
  }

  /// The length in code.
  ///
  /// - Parameter whole: The name of the component's width or height.
  func code(of whole: String) -> String {
    guard fraction != 0 else { return points.shortestText }
    let part = fraction == 1 ? whole : "\(whole) * \(fraction.shortestText)"
    guard points != 0 else { return part }
    return part + (points < 0 ? " - \((-points).shortestText)" : " + \(points.shortestText)")
  }
}

/// A number and a multiple of another, computed from their decimals as one would by hand: 1 − 0.8 is 0.2.
///
/// - Parameter factor: A whole number, or half of one.
package func decimalSum(_ first: Double, _ second: Double, times factor: Double) -> Double {
  let sum = first + second * factor
  // Half of a number has one more digit than the number. Doubles hold fifteen.
  let decimals = max(first.decimals, second.decimals) + 1
  return decimals > 15 || sum.magnitude > 1e9 ? sum : sum.rounded(decimals: decimals)
}

extension Double {
  /// The number of digits after the point in the shortest text.
  fileprivate var decimals: Int {
    let parts = shortestText.split(separator: "e")
    let digits = parts[0].firstIndex(of: ".").map { parts[0][$0...].utf8.count - 1 } ?? 0
    return max(0, digits - (parts.count > 1 ? parts[1].wholeNumber() ?? 0 : 0))
  }
}
