import RefreshEngine
import RefreshScenarios
import RefreshText

/// A picture of a scenario over virtual time: offset, inset and pulling percentages as curves, states as bands,
/// calls as marks, steps from left to right, and failures in red.
struct Timeline {
  private let axis: StepAxis
  private let curves: [Curve]
  private let lanes: [ValueLane]
  private let rows: [Row]

  /// A part of the picture, from top to bottom.
  private typealias Row = (top: Double, height: Double)

  /// The left edge of the first step; names and numbers are to the left of it.
  private let gutter: Double
  /// The height of the area with the steps' names.
  private static let head = 44.0
  /// The height of the area with the times.
  private static let foot = 30.0
  /// The distance between two parts, in points.
  private static let gap = 14.0

  /// Lays out a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - observables: Additional observables to show. The default is none.
  ///   - width: The minimum width in points. The default is 1120.
  init(_ recording: Recording, with observables: [ObservablePath] = [], width: Double = 1120) {
    gutter = max(132, Double(observables.map { $0.path.count }.max() ?? 0) * 6.2 + 44)
    axis = StepAxis(recording, from: gutter, width: width - gutter - 12)
    curves = Timeline.curves(of: recording) + observables.compactMap { Timeline.curve(of: $0, in: recording) }
    lanes =
      ComponentRole.allCases.compactMap { [axis] in ValueLane($0, of: recording, on: axis) }
      + observables.compactMap { [axis] in ValueLane($0, of: recording, on: axis) }
    var (top, rows) = (Timeline.head + 10, [Row]())
    let heights =
      curves.enumerated().map { $1.isLevel ? 22.0 : $0 == 0 ? 92 : 46 } + lanes.map { $0.calls.isEmpty ? 24 : 42 }
    for height in heights {
      rows.append((top, height))
      top += height + Timeline.gap
    }
    self.rows = rows
  }

  /// The width of the picture in points.
  var width: Double { axis.endX + 12 }
  /// The height of the picture in points.
  var height: Double { bottom + Timeline.foot }

  private var bottom: Double { (rows.last.map { $0.top + $0.height } ?? Timeline.head) + 8 }

  private static func curves(of recording: Recording) -> [Curve] {
    let isSideways = recording.moments.moveSideways
    func values(_ observable: ObservablePath) -> [Double] { recording.moments.map { $0.number(observable) } }
    let offset = isSideways ? ScrollLeaf.offsetX : .offsetY
    var curves = [Curve(offset.path, style: "offset", unit: " pt", values: values(.scroll(offset)))]
    let edges: [ScrollLeaf] = [.insetTop, .insetBottom, .insetLeft, .insetRight]
    let usual = isSideways ? ScrollLeaf.insetRight : .insetTop
    for edge in edges {
      let curve = Curve(edge.path, style: "inset", unit: " pt", values: values(.scroll(edge)), isStepped: true)
      if edge == usual || !curve.isLevel { curves.append(curve) }
    }
    for role in ComponentRole.allCases {
      let percent = values(.component(role, .pullingPercent)).map { $0 * 100 }
      let curve = Curve("\(role.rawValue) pull", style: "percent", unit: " %", values: percent)
      if !curve.isLevel { curves.append(curve) }
    }
    return curves
  }

  /// Returns the curve of an observable, or `nil` if it is not a number.
  private static func curve(of observable: ObservablePath, in recording: Recording) -> Curve? {
    guard recording.moments.contains(where: { if case .number = $0[observable] { true } else { false } }) else {
      return nil
    }
    return Curve(observable.path, style: "inset", unit: "", values: recording.moments.map { $0.number(observable) })
  }

  // MARK: - Drawing

  /// Draws the timeline into an open SVG element.
  func draw(into markup: inout Markup) {
    drawSteps(into: &markup)
    for (curve, row) in zip(curves, rows) { draw(curve, in: row, into: &markup) }
    for (lane, row) in zip(lanes, rows.dropFirst(curves.count)) { draw(lane, in: row, into: &markup) }
    drawSeconds(into: &markup)
  }

  private func drawSteps(into markup: inout Markup) {
    for band in axis.bands {
      let (name, failure) = (band.name, band.failure)
      let time = "\(Timeline.number(band.time.end)) s"
      markup.element(
        "g",
        [
          "class": failure != nil ? "step bad" : band.takesTime ? "step long" : "step",
          "data-s": .number(Double(band.step)),
          "data-t": .text("\(Timeline.number(band.time.start)) \(Timeline.number(band.time.end))"),
        ]
      ) { markup in
        let title = (["\(band.step) \(name), \(time)"] + (failure ?? [])).joined(separator: "\n")
        markup.element("title", text: title)
        markup.rect(x: band.x, y: 0, width: band.width, height: bottom)
        markup.empty("path", ["d": .text("M\(Coordinate.text(band.x)) 0V\(Coordinate.text(bottom))")])
        let middle = band.x + band.width / 2
        let isNamed = !band.isQuiet || band.width > band.nameWidth + 10
        markup.element(
          "text", ["x": .number(middle), "y": isNamed ? 18 : 25, "class": "number"], text: "\(band.step)")
        if isNamed { markup.element("text", ["x": .number(middle), "y": 34], text: name) }
        if failure != nil {
          markup.element("text", ["x": .number(middle), "y": isNamed ? 48 : 40, "class": "cross"], text: "✗")
        }
      }
    }
  }

  private func draw(_ curve: Curve, in row: Row, into markup: inout Markup) {
    let right = Coordinate.text(axis.endX)
    markup.element("g", ["class": .text("curve \(curve.style)")]) { markup in
      let nameY = row.top + (curve.isLevel ? row.height / 2 : 0) + 3.5
      markup.element("text", ["x": 0, "y": .number(nameY), "class": "name"], text: curve.name)
      for tick in curve.scale.ticks {
        let y = curve.y(of: tick, top: row.top, height: row.height)
        markup.empty(
          "path",
          [
            "class": tick == 0 ? "grid zero" : "grid",
            "d": "M\(Coordinate.text(gutter)) \(Coordinate.text(y))H\(right)",
          ])
        guard isShown(tick, of: curve, height: row.height) else { continue }
        markup.element(
          "text", ["x": .number(gutter - 8), "y": .number(y + 3.5), "class": "tick"],
          text: Timeline.number(tick) + (tick == curve.scale.ticks.last ? curve.unit : ""))
      }
      markup.empty(
        "path",
        [
          "class": "line", "data-n": .text(curve.name), "data-u": .text(curve.unit),
          "data-k": .text(
            "\(Coordinate.text(row.top)) \(Coordinate.text(row.height)) \(Coordinate.text(curve.scale.least)) \(Coordinate.text(curve.scale.most))"
          ),
          "d": .text(curve.path(on: axis, top: row.top, height: row.height)),
        ])
    }
  }

  /// Returns whether there is room for a tick's number.
  private func isShown(_ tick: Double, of curve: Curve, height: Double) -> Bool {
    let ticks = curve.scale.ticks
    guard height / Double(max(1, ticks.count - 1)) < 15 else { return true }
    return tick == ticks.first || tick == ticks.last
  }

  private func draw(_ lane: ValueLane, in row: Row, into markup: inout Markup) {
    markup.element("g", ["class": "lane"]) { markup in
      markup.element("text", ["x": 0, "y": .number(row.top + 16), "class": "name"], text: lane.name)
      for stretch in lane.stretches where stretch.endX > stretch.x {
        let width = stretch.endX - stretch.x
        markup.element("g", ["class": .text("state \(stretch.style)"), "data-n": .text(lane.name)]) { markup in
          markup.element("title", text: "\(lane.name) \(stretch.value) from \(Timeline.number(stretch.time)) s")
          guard !stretch.isColor else {
            // Half a point beyond the edge, so that gradients have no seams.
            markup.rect(x: stretch.x, y: row.top, width: width + 0.5, height: 24, fill: stretch.value)
            return
          }
          markup.rect(x: stretch.x, y: row.top, width: max(1, width - 1), height: 24, rx: 4)
          if width > Double(stretch.value.count) * 6.6 + 10 {
            markup.element("text", ["x": .number(stretch.x + 7), "y": .number(row.top + 16)], text: stretch.value)
          }
        }
      }
      draw(lane.calls, top: row.top + 26, into: &markup)
    }
  }

  private func draw(_ calls: [ValueLane.Call], top: Double, into markup: inout Markup) {
    var free = 0.0
    for (index, call) in calls.enumerated() {
      let x = Coordinate.text(call.x)
      markup.element("g", ["class": "call"]) { markup in
        markup.element("title", text: "\(call.name) at \(Timeline.number(call.time)) s")
        markup.empty("path", ["d": .text("M\(x) \(Coordinate.text(top))l4.5 8h-9z")])
        let width = Double(call.name.count) * 5.8 + 8
        let next = index + 1 < calls.count ? calls[index + 1].x - 10 : axis.endX
        let y = top + 9
        if call.x >= free, call.x + width < next {
          markup.element("text", ["x": .number(call.x + 8), "y": .number(y)], text: call.name)
          free = call.x + width
        } else if call.x - width > max(free, gutter) {
          markup.element("text", ["x": .number(call.x - 8), "y": .number(y), "class": "tick"], text: call.name)
        }
        free = max(free, call.x + 6)
      }
    }
  }

  private func drawSeconds(into markup: inout Markup) {
    var free = 0.0
    markup.element("g", ["class": "seconds"]) { markup in
      markup.element("text", ["x": 0, "y": .number(bottom + 17), "class": "name"], text: "time")
      for (index, band) in axis.bands.enumerated() where band.takesTime || index == 0 {
        let start = Timeline.number(band.time.start)
        for time in times(in: band) {
          let share = band.takesTime ? (time - band.time.start) / (band.time.end - band.time.start) : 0
          let x = band.x + band.width * share
          let text = "\(Timeline.number(time)) s"
          markup.empty("path", ["d": "M\(Coordinate.text(x)) \(Coordinate.text(bottom))v5"])
          let half = Double(text.count) * 3.1
          guard x - half > free, index == 0 || Timeline.number(time) != start || free < x - half else { continue }
          free = x + half + 6
          markup.element("text", ["x": .number(x), "y": .number(bottom + 17)], text: text)
        }
      }
    }
  }

  /// Returns the times that are written below a step.
  private func times(in band: StepBand) -> [Double] {
    guard band.takesTime else { return [band.time.start] }
    let ticks = Curve.Scale(around: [band.time.start, band.time.end], count: max(1, band.width / 110)).ticks
    let least = (band.time.end - band.time.start) * 46 / band.width
    let inner = ticks.filter { $0 > band.time.start + least && $0 < band.time.end - least }
    return [band.time.start] + inner + [band.time.end]
  }

  /// Returns a number with at most three decimals.
  static func number(_ value: Double) -> String { value.rounded(decimals: 3).shortestText }
}
