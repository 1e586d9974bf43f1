import RefreshText

/// A numeric value over a timeline, as a line between two bounds.
struct Curve {
  /// The name: `offset.y`.
  let name: String
  /// The class with which it is drawn.
  let style: StaticString
  /// The unit after a number: ` pt`.
  let unit: String
  /// The values at the moments, in order.
  let values: [Double]
  /// Whether it jumps from one value to the next, as an inset does, instead of following a line.
  let isStepped: Bool
  /// The axis.
  let scale: CurveScale

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - style: The class with which it is drawn.
  ///   - unit: The unit after a number, with a blank.
  ///   - values: The values at the moments.
  ///   - isStepped: Whether it jumps. The default is `false`.
  ///   - contents: The values between which content scrolls without being pulled, for each size that it has; the axis
  ///     is split at them if it would otherwise flatten a pull. The default is that there are none.
  init(
    _ name: String, style: StaticString, unit: String, values: [Double], isStepped: Bool = false,
    within contents: [ClosedRange<Double>] = []
  ) {
    self.name = name
    self.style = style
    self.unit = unit
    self.values = values
    self.isStepped = isStepped
    scale = CurveScale(around: values, within: contents)
  }

  /// Whether the value never changes.
  var isLevel: Bool { scale.ticks.count == 1 }

  /// Returns the vertical position of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - top: The top of the curve's area.
  ///   - height: The height of the area.
  func y(of value: Double, top: Double, height: Double) -> Double { top + height * (1 - scale.share(of: value)) }

  /// Returns the line as the data of an SVG path, without points that make no visible difference.
  ///
  /// - Parameters:
  ///   - axis: The axis, which has the positions of the moments.
  ///   - top: The top of the curve's area.
  ///   - height: The height of the area.
  func path(on axis: StepAxis, top: Double, height: Double) -> String {
    guard let first = values.first, let start = axis.bands.first?.x else { return "" }
    var path = LinePath(x: start, y: y(of: first, top: top, height: height))
    let starts = Dictionary(uniqueKeysWithValues: axis.bands.map { ($0.moments.lowerBound, $0.x) })
    for index in values.indices {
      // A change in a step is drawn within the step's band.
      if let x = starts[index], index > 0 { path.line(x: x, y: y(of: values[index - 1], top: top, height: height)) }
      let y = y(of: values[index], top: top, height: height)
      if isStepped || axis.isLate[index] {
        path.jump(x: axis.positions[index], y: y)
      } else {
        path.line(x: axis.positions[index], y: y)
      }
    }
    return path.end(x: axis.endX)
  }

  /// Returns the recorded values for a page: pairs of the position from which a value holds, and the value.
  func records(on axis: StepAxis) -> String {
    var records: [String] = []
    for index in values.indices where index == 0 || values[index] != values[index - 1] {
      let x = index == 0 ? axis.bands[0].x : axis.positions[index]
      records.append("\(Coordinate.text(x)) \(values[index].rounded(decimals: 3).shortestText)")
    }
    return records.joined(separator: " ")
  }
}

/// The values of an axis from bottom to top. If one scale would flatten a pull in a long list, the axis has a scale for
/// the content and others for what is beyond its edges.
struct CurveScale {
  /// The parts from the least value to the greatest, at least one; each begins where the one before it ends.
  let parts: [Part]

  /// A range of values with the same scale.
  struct Part {
    /// The least value.
    let least: Double
    /// The greatest, more than the least.
    let most: Double
    /// The part of the axis's height, from 0 to 1.
    let height: Double
    /// The values at which lines are drawn.
    let ticks: [Double]
  }

  /// The least value.
  var least: Double { parts[0].least }
  /// The greatest value.
  var most: Double { parts[parts.count - 1].most }

  /// The values at which lines are drawn, in order.
  var ticks: [Double] {
    parts.flatMap(\.ticks).reduce(into: []) { ticks, tick in
      if ticks.last.map({ tick > $0 }) ?? true { ticks.append(tick) }
    }
  }

  /// The values at which the scale changes.
  var joints: [Double] { parts.dropFirst().map(\.least) }

  /// The factor by which the content's range has to exceed the range beyond it for a separate scale.
  private static let contrast = 4.0

  /// The height of a part for what is pulled beyond the content.
  private static let outer = 0.36
  /// The greatest part of the range that is added at an end to reach a round number.
  private static let most = 0.25

  /// Chooses the bounds.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - contents: The values of content that is not pulled, for each of its sizes; the first one at whose edges a scale
  ///     of its own helps counts. The default is none.
  init(around values: [Double], within contents: [ClosedRange<Double>] = []) {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    guard most - least > 1e-6 else {
      parts = [Part(least: least - 1, most: least + 1, height: 1, ticks: [least])]
      return
    }
    if let parts = contents.lazy.compactMap({ CurveScale.parts(from: least, to: most, within: $0) }).first {
      self.parts = parts
      return
    }
    let unit = CurveScale.unit(of: most - least, count: 3)
    let round = (first: (least / unit).rounded(.down) * unit, last: (most / unit).rounded(.up) * unit)
    let room = (most - least) * CurveScale.most
    let first = least - round.first > room ? least : round.first
    let last = round.last - most > room ? most : round.last
    let ticks = CurveScale.ticks((first / unit).rounded(.up) * unit, last, unit)
    parts =
      ticks.count > 1
      ? [Part(least: first, most: last, height: 1, ticks: ticks)]
      : [
        Part(
          least: round.first, most: round.last, height: 1, ticks: CurveScale.ticks(round.first, round.last, unit))
      ]
  }

  /// Returns the parts of an axis with other scales beyond the edges of content, or `nil` if one scale shows all.
  private static func parts(
    from least: Double, to most: Double, within content: ClosedRange<Double>
  ) -> [Part]? {
    let inner = min(most, content.upperBound) - max(least, content.lowerBound)
    let (below, above) = (content.lowerBound - least, most - content.upperBound)
    let hasBelow = below > 1 && inner > CurveScale.contrast * below
    let hasAbove = above > 1 && inner > CurveScale.contrast * above
    guard hasBelow || hasAbove else { return nil }
    let (first, last) = (hasBelow ? content.lowerBound : least, hasAbove ? content.upperBound : most)
    var parts: [Part] = []
    if hasBelow {
      let unit = CurveScale.unit(of: below, count: 2)
      let bottom = first - (below / unit).rounded(.up) * unit
      parts.append(Part(least: bottom, most: first, height: outer, ticks: CurveScale.ticks(bottom, first, unit)))
    }
    let unit = CurveScale.unit(of: last - first, count: 2)
    let round = (lower: (first / unit).rounded(.down) * unit, upper: (last / unit).rounded(.up) * unit)
    let room = (last - first) * CurveScale.most
    let lower = hasBelow || first - round.lower > room ? first : round.lower
    let upper = hasAbove || round.upper - last > room ? last : round.upper
    let height = 1 - outer * Double((hasBelow ? 1 : 0) + (hasAbove ? 1 : 0))
    parts.append(
      Part(
        least: lower, most: upper, height: height,
        ticks: CurveScale.ticks((lower / unit).rounded(.up) * unit, upper, unit)))
    if hasAbove {
      let unit = CurveScale.unit(of: above, count: 2)
      let top = last + (above / unit).rounded(.up) * unit
      parts.append(Part(least: last, most: top, height: outer, ticks: CurveScale.ticks(last, top, unit)))
    }
    return parts
  }

  /// Returns round numbers in a range: 1, 2 or 5 times a power of ten apart.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - count: About how many there are.
  static func ticks(in range: ClosedRange<Double>, count: Double) -> [Double] {
    let unit = unit(of: range.upperBound - range.lowerBound, count: count)
    return ticks((range.lowerBound / unit).rounded(.up) * unit, range.upperBound, unit)
  }

  private static func ticks(_ first: Double, _ last: Double, _ unit: Double) -> [Double] {
    guard last >= first else { return [] }
    return (0...Int(min(((last - first) / unit + 1e-6).rounded(.down), 400))).map { first + Double($0) * unit }
  }

  /// Returns the distance of about `count` round numbers in a range.
  private static func unit(of range: Double, count: Double) -> Double {
    guard range > 0 else { return 1 }
    var unit = 1.0
    let rough = range / count
    while unit > rough { unit /= 10 }
    while unit * 10 <= rough { unit *= 10 }
    return [1, 2, 5, 10].map { unit * $0 }.first { $0 >= rough } ?? rough
  }

  /// Returns the height of a value on the axis, from 0 at the bottom to 1 at the top.
  func share(of value: Double) -> Double {
    var bottom = 0.0
    for (index, part) in parts.enumerated() {
      if value <= part.most || index + 1 == parts.count {
        return bottom + part.height * (value - part.least) / (part.most - part.least)
      }
      bottom += part.height
    }
    return bottom
  }
}
