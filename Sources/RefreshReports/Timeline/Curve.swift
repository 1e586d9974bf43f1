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

  /// The least and the greatest value shown, as round numbers.
  let scale: Scale

  /// The values of an axis.
  struct Scale {
    /// The least.
    let least: Double
    /// The greatest, more than the least.
    let most: Double
    /// The values at which lines are drawn.
    let ticks: [Double]

    /// Chooses round numbers around values: 1, 2 or 5 times a power of ten apart, about `count` of them.
    init(around values: [Double], count: Double = 3) {
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      guard most - least > 1e-6 else {
        self.least = least - 1
        self.most = least + 1
        ticks = [least]
        return
      }
      var unit = 1.0
      let rough = (most - least) / count
      while unit > rough { unit /= 10 }
      while unit * 10 <= rough { unit *= 10 }
      let distance = [1, 2, 5, 10].map { unit * $0 }.first { $0 >= rough } ?? rough
      let (first, last) = ((least / distance).rounded(.down), (most / distance).rounded(.up))
      self.least = first * distance
      self.most = last * distance
      ticks = (0...Int(min(last - first, 8))).map { (first + Double($0)) * distance }
    }
  }

  init(_ name: String, style: StaticString, unit: String, values: [Double], isStepped: Bool = false) {
    self.name = name
    self.style = style
    self.unit = unit
    self.values = values
    self.isStepped = isStepped
    scale = Scale(around: values)
  }

  /// Whether the curve is level all the time.
  var isLevel: Bool { scale.ticks.count == 1 }

  /// Returns the vertical position of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - top: The top of the curve's area.
  ///   - height: The height of the area.
  func y(of value: Double, top: Double, height: Double) -> Double {
    top + height * (scale.most - value) / (scale.most - scale.least)
  }

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
}
