import RefreshEngine
import RefreshPresets

extension PartRule {
  /// Returns the value of the rule, or `nil` if it changes with time or is not a number, colour, text or Boolean.
  func said(in state: RefreshState, at percent: Double, in language: String = "en") -> ObservedValue? {
    for entry in states where entry.state == state {
      guard case .value(let value) = entry.value else { return nil }
      return value.observed(in: language)
    }
    guard let first = ramp.first, let last = ramp.last else { return plain.flatMap { $0.observed(in: language) } }
    guard percent > first.percent else { return first.value.observed(in: language) }
    for (stop, next) in zip(ramp, ramp.dropFirst()) where percent < next.percent {
      guard case .number(let low) = stop.value, case .number(let high) = next.value else { return nil }
      return .number(low + (high - low) * (percent - stop.percent) / (next.percent - stop.percent))
    }
    return last.value.observed(in: language)
  }
}

extension PartRule.Repetition {
  /// Returns the number at a time after the state was entered, which moves back and forth or repeats from the
  /// beginning;
  /// `nil` at the moment at which it jumps back.
  func said(after age: Interval) -> Double? {
    let turns = age.seconds / every.seconds
    let share = turns - turns.rounded(.down)
    guard yoyo || 1e-6...(1 - 1e-6) ~= share else { return nil }
    return from + (to - from) * (yoyo && Int(turns) % 2 == 1 ? 1 - share : share)
  }
}

extension PartPlace.Span {
  /// Returns the positions of the start and the end.
  func edges(_ points: (PartPlace.Length?) -> Double?, in whole: Double) -> (Double, Double)? {
    let (near, far) = (points(start), points(end).map { whole - $0 })
    if let near, let far { return (near, far) }
    if let middle = points(center) {
      if let near { return (near, near + 2 * (middle - near)) }
      if let far { return (far - 2 * (far - middle), far) }
      return points(size).map { (middle - $0 / 2, middle + $0 / 2) }
    }
    guard let size = points(size) else { return nil }
    return near.map { ($0, $0 + size) } ?? far.map { ($0 - size, $0) }
  }
}

extension PartValue {
  fileprivate func observed(in language: String) -> ObservedValue? {
    switch self {
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .color(let color): .text(color.text)
    case .text(let text): text.text(in: language).map { .text($0) }
    case .image(let index): .number(Double(index))
    case .name, .absent: nil
    }
  }
}
