import RefreshEngine

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
      return stop.value.between(next.value, (percent - stop.percent) / (next.percent - stop.percent), in: language)
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

extension PartKind {
  /// The values of properties that a preset doesn't mention, as `Documentation/presets.md` lists them.
  var usual: [(PartProperty, ObservedValue)] {
    var values: [(PartProperty, ObservedValue)] = [
      (.alpha, .number(1)), (.rotation, .number(0)), (.scale, .number(1)), (.moveX, .number(0)),
      (.moveY, .number(0)),
    ]
    switch self {
    case .label: values += [(.color, .text("#5A5A5A")), (.fontSize, .number(14)), (.bold, .bool(false))]
    case .ring:
      values += [
        (.color, .text("#5A5A5A")), (.start, .number(0)), (.end, .number(1)), (.lineWidth, .number(2)),
      ]
    case .bar: values += [(.color, .text("#5A5A5A")), (.value, .number(0)), (.trackColor, .text("#78788033"))]
    case .box:
      values += [
        (.color, .text("#5A5A5A")), (.cornerRadius, .number(0)), (.borderWidth, .number(0)),
        (.borderColor, .text("#5A5A5A")),
      ]
    case .spinner: values += [(.color, .absent), (.animating, .bool(false))]
    case .switch: values += [(.color, .text("#34C759")), (.on, .bool(false))]
    case .image, .frames: values += [(.color, .absent)]
    }
    // A spinner that stands still hides itself.
    return self == .spinner ? values : values + [(.hidden, .bool(false))]
  }
}

extension PartValue {
  /// Returns the value between two stops of a ramp: numbers and colours change evenly, anything else at the second stop.
  fileprivate func between(_ next: PartValue, _ share: Double, in language: String) -> ObservedValue? {
    switch (self, next) {
    case (.number(let low), .number(let high)): .number(low + (high - low) * share)
    case (.color(let low), .color(let high)): low.between(high, share).map { .text($0.text) }
    case (.number, _), (.color, _), (.bool, _), (.text, _), (.image, _), (.name, _), (.absent, _):
      observed(in: language)
    }
  }

  fileprivate func observed(in language: String) -> ObservedValue? {
    switch self {
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .color(let color): .text(color.text)
    case .text(let text): (text.said(in: language) ?? text.versions.first?.text).map { .text($0) }
    case .image(let index): .number(Double(index))
    case .name, .absent: nil
    }
  }
}

extension RGBAColor {
  /// Returns the colour between two, each channel for itself; nil where rounding decides.
  fileprivate func between(_ other: RGBAColor, _ share: Double) -> RGBAColor? {
    var mixed: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      let (low, high) = (Double(rgba >> shift & 0xFF), Double(other.rgba >> shift & 0xFF))
      let channel = low + (high - low) * share
      guard abs(channel - channel.rounded(.down) - 0.5) > 1e-6 else { return nil }
      mixed |= UInt32(channel.rounded()) << shift
    }
    return RGBAColor(rgba: mixed)
  }
}
