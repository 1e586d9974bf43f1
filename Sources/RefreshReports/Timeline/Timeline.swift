import RefreshEngine
import RefreshScenarios
import RefreshText

/// A picture of a scenario over virtual time: offset, inset and pulling percentages as curves, states as bands,
/// calls as marks, steps from left to right, and failures in red. Time has the same scale everywhere.
struct Timeline {
  let axis: StepAxis
  private let curves: [Curve]
  private let lanes: [Lane]
  private let rows: [Row]
  /// The rows of the steps' names, which are centred on their steps.
  private let names: LabelRows

  /// A part of the picture, from top to bottom.
  private typealias Row = (top: Double, height: Double)

  /// A lane with the texts below it.
  private struct Lane: Sendable {
    let lane: ValueLane
    let notes: [ValueLane.Note]
    let places: LabelRows

    init(_ lane: ValueLane, from gutter: Double) {
      self.lane = lane
      notes = lane.notes
      // A text begins at its mark, even at the end: moved to the left, it would be below the mark of another text.
      places = LabelRows(
        notes.map { .init(mark: $0.mark, width: $0.width, distance: -3) }, within: gutter...(.infinity))
    }

    /// The right edge of the texts.
    var endX: Double { zip(notes, places.places).map { $1.x + $0.width }.max() ?? 0 }

    var height: Double { notes.isEmpty ? 24 : 38 + Double(places.count) * Timeline.noteHeight }
  }

  /// The left edge of the first step; names and numbers are to the left of it.
  private let gutter: Double
  /// The height of a row of texts below a lane.
  private static let noteHeight = 14.0
  /// The height of the area with the times.
  private static let foot = 46.0
  /// The distance between two parts, in points.
  private static let gap = 14.0

  /// Lays out a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - observables: Additional observables to show. The default is none.
  ///   - width: The minimum width in points. The default is 1120.
  init(_ recording: Recording, with observables: [ObservablePath] = [], width: Double = 1120) {
    let gutter = max(132, Double(observables.map { $0.path.count }.max() ?? 0) * 6.2 + 44)
    self.gutter = gutter
    let moments = recording.moments.sampled(for: observables)
    curves = Timeline.curves(of: moments) + observables.compactMap { Curve($0, in: moments) }
    let axis = StepAxis(
      recording, moments, changes: moments.changes(beyond: observables), from: gutter, width: width - gutter - 12)
    self.axis = axis
    let lanes =
      ComponentRole.allCases.compactMap { ValueLane($0, of: moments, on: axis) }
      + observables.compactMap { ValueLane($0, of: moments, on: axis) }
    self.lanes = lanes.map { Lane($0, from: gutter) }
    names = LabelRows(
      axis.bands.filter(\.isNamed).map {
        LabelRows.Label(mark: $0.x + $0.width / 2, width: $0.nameWidth, distance: -$0.nameWidth / 2)
      }, within: gutter...max(axis.endX, gutter))
    var (top, rows) = (names.count == 0 ? 44.0 : 40 + Double(names.count) * 14, [Row]())
    let heights =
      curves.enumerated().map { $1.isLevel ? 22.0 : $0 == 0 ? ($1.scale.parts.count > 1 ? 132 : 92) : 46 }
      + self.lanes.map(\.height)
    for height in heights {
      rows.append((top, height))
      top += height + Timeline.gap
    }
    self.rows = rows
  }

  /// The width of the picture in points.
  var width: Double { (lanes.map(\.endX) + [axis.endX]).reduce(0, max) + 12 }
  /// The height of the picture in points.
  var height: Double { bottom + Timeline.foot }

  /// The lower edge of the drawing over time, above the times.
  var bottom: Double { (rows.last.map { $0.top + $0.height } ?? 44) + 8 }

  private static func curves(of moments: [Recording.Moment]) -> [Curve] {
    let isSideways = moments.moveSideways
    func values(_ observable: ObservablePath) -> [Double] { moments.map { $0.number(observable) } }
    let offset = isSideways ? ScrollLeaf.offsetX : .offsetY
    let contents = moments.contentRanges(along: isSideways ? .horizontal : .vertical)
    var curves = [
      Curve(offset.path, style: "offset", unit: " pt", values: values(.scroll(offset)), within: contents)
    ]
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

  // MARK: - Drawing

  /// Draws the timeline into an open SVG element.
  func draw(into markup: inout Markup) {
    drawSteps(into: &markup)
    for (curve, row) in zip(curves, rows) { draw(curve, in: row, into: &markup) }
    let own = Array(zip(lanes, rows.dropFirst(curves.count)))
    for (lane, row) in own { draw(lane, in: row, into: &markup) }
    drawSeconds(into: &markup)
    drawBreaks(into: &markup)
    // Texts are drawn over all leaders and marks, so that none crosses out a text.
    for (lane, row) in own { drawNotes(of: lane, in: row, into: &markup) }
  }

  private func drawSteps(into markup: inout Markup) {
    var named = 0
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
        markup.element(
          "text", ["x": .number(middle), "y": band.isNamed ? 18 : 25, "class": "number"],
          text: failure == nil ? "\(band.step)" : "✗ \(band.step)")
        guard band.isNamed else { return }
        let place = names.places[named]
        markup.element(
          "text", ["x": .number(place.x + band.nameWidth / 2), "y": .number(34 + Double(place.row) * 14)],
          text: name)
      }
      if band.isNamed { named += 1 }
    }
  }

  private func draw(_ curve: Curve, in row: Row, into markup: inout Markup) {
    let right = Coordinate.text(axis.endX)
    markup.element("g", ["class": .text("curve \(curve.style)")]) { markup in
      let nameY = row.top + (curve.isLevel ? row.height / 2 : 0) + 3.5
      markup.element("text", ["x": 0, "y": .number(nameY), "class": "name"], text: curve.name)
      let ticks = curve.scale.ticks
      var free = Double.infinity
      for (index, tick) in ticks.enumerated() {
        let y = curve.y(of: tick, top: row.top, height: row.height)
        markup.empty(
          "path",
          [
            "class": tick == 0 ? "grid zero" : "grid",
            "d": "M\(Coordinate.text(gutter)) \(Coordinate.text(y))H\(right)",
          ])
        // Numbers are written from the bottom to the top, as far as there is room; the last one always is.
        let top = curve.y(of: ticks[ticks.count - 1], top: row.top, height: row.height)
        guard y + 12 <= free, index + 1 == ticks.count || y - 12 >= top else { continue }
        free = y
        markup.element(
          "text", ["x": .number(gutter - 8), "y": .number(y + 3.5), "class": "tick"],
          text: Timeline.number(tick) + (index + 1 == ticks.count ? curve.unit : ""))
      }
      for joint in curve.scale.joints {
        let y = Coordinate.text(curve.y(of: joint, top: row.top, height: row.height))
        markup.element("g", ["class": "joint"]) { markup in
          markup.element("title", text: "The scale changes at \(Timeline.number(joint))\(curve.unit).")
          markup.empty(
            "path",
            [
              "d": .text(
                "M\(Coordinate.text(gutter)) \(y)H\(right)M\(Coordinate.text(gutter - 5)) \(y)l4-4m-1 8 4-4")
            ])
        }
      }
      markup.empty(
        "path",
        [
          "class": "line", "data-n": .text(curve.name), "data-u": .text(curve.unit),
          "data-v": .text(curve.records(on: axis)),
          "d": .text(curve.path(on: axis, top: row.top, height: row.height)),
        ])
    }
  }

  private func draw(_ lane: Lane, in row: Row, into markup: inout Markup) {
    let name = lane.lane.name
    markup.element("g", ["class": "lane"]) { markup in
      markup.element("text", ["x": 0, "y": .number(row.top + 16), "class": "name"], text: name)
      for stretch in lane.lane.stretches where stretch.endX > stretch.x {
        let width = stretch.endX - stretch.x
        markup.element(
          "g",
          ["class": .text("state \(stretch.style)"), "data-n": .text(name), "data-v": .text(stretch.value)]
        ) { markup in
          markup.element("title", text: "\(name) \(stretch.value) from \(Timeline.number(stretch.time)) s")
          guard !stretch.isColor else {
            // Half a point beyond the edge, so that gradients have no seams.
            markup.rect(x: stretch.x, y: row.top, width: width + 0.5, height: 24, fill: stretch.value)
            return
          }
          markup.rect(x: stretch.x, y: row.top, width: max(1, width - 1), height: 24, rx: 4)
          if stretch.isWritten {
            markup.element("text", ["x": .number(stretch.x + 7), "y": .number(row.top + 16)], text: stretch.value)
          }
        }
      }
    }
  }

  private func drawNotes(of lane: Lane, in row: Row, into markup: inout Markup) {
    guard !lane.notes.isEmpty else { return }
    let notes = Array(zip(lane.notes, lane.places.places))
    markup.element("g", ["class": "lane"]) { markup in
      for (note, place) in notes { drawLeader(of: note, at: place, top: row.top + 26, into: &markup) }
      for (note, place) in notes { draw(note, at: place, top: row.top + 26, into: &markup) }
    }
  }

  private func drawLeader(
    of note: ValueLane.Note, at place: LabelRows.Place, top: Double, into markup: inout Markup
  ) {
    guard !note.isCall || place.row > 0 else { return }
    let (start, end) = (top + (note.isCall ? 8 : -1), baseline(of: place, below: top) - 8)
    markup.element("g", ["class": note.isCall ? "call" : "word"]) { markup in
      markup.empty(
        "path",
        [
          "class": "leader",
          "d": "M\(Coordinate.text(note.mark)) \(Coordinate.text(start))V\(Coordinate.text(end))",
        ])
    }
  }

  private func draw(_ note: ValueLane.Note, at place: LabelRows.Place, top: Double, into markup: inout Markup) {
    markup.element("g", ["class": note.isCall ? "call" : "word"]) { markup in
      markup.element("title", text: "\(note.text) \(note.isCall ? "at" : "from") \(Timeline.number(note.time)) s")
      if note.isCall {
        markup.empty("path", ["d": "M\(Coordinate.text(note.mark)) \(Coordinate.text(top))l4.5 8h-9z"])
      }
      markup.element(
        "text", ["x": .number(place.x), "y": .number(baseline(of: place, below: top))], text: note.text)
    }
  }

  private func baseline(of place: LabelRows.Place, below top: Double) -> Double {
    top + 20 + Double(place.row) * Timeline.noteHeight
  }
}

extension Curve {
  /// Creates the curve of an observable, or fails if it is not a number.
  fileprivate init?(_ observable: ObservablePath, in moments: [Recording.Moment]) {
    guard moments.contains(where: { if case .number = $0[observable] { true } else { false } }) else { return nil }
    let unit = observable.unit
    let (text, factor) = unit == .fraction ? (" %", 100.0) : (unit.text, 1)
    self.init(
      observable.path, style: "inset", unit: text, values: moments.map { $0.number(observable) * factor })
  }
}
