import RefreshText

/// The times below the picture, and the stretches of time that are cut out.
extension Timeline {
  func drawSeconds(into markup: inout Markup) {
    markup.element("g", ["class": "seconds", "data-m": .text(knots)]) { markup in
      markup.element("text", ["x": 0, "y": .number(bottom + 17), "class": "name"], text: "time")
      drawScale(into: &markup)
      var taken: [ClosedRange<Double>] = []
      func write(_ time: Double, at x: Double, into markup: inout Markup) {
        let text = "\(Timeline.number(time)) s"
        let half = Double(text.count) * 3.1 + 4
        guard !taken.contains(where: { $0.overlaps(x - half...x + half) }) else { return }
        taken.append(x - half...x + half)
        markup.element("text", ["x": .number(x), "y": .number(bottom + 17)], text: text)
      }
      func mark(_ x: Double, _ length: Double, into markup: inout Markup) {
        markup.empty("path", ["d": "M\(Coordinate.text(x)) \(Coordinate.text(bottom))v\(Coordinate.text(length))"])
      }
      let timed = axis.bands.filter(\.takesTime)
      for band in timed {
        // If no time passes, there is no axis.
        markup.empty(
          "path",
          ["d": .text("M\(Coordinate.text(band.x)) \(Coordinate.text(bottom))H\(Coordinate.text(band.endX))")])
      }
      for (index, band) in axis.bands.enumerated() where band.takesTime || index == 0 {
        for (time, x) in [(band.time.start, band.x), (band.time.end, band.endX)] where band.takesTime || x == band.x
        {
          mark(x, 6, into: &markup)
          write(time, at: x, into: &markup)
        }
      }
      let duration = axis.bands.last?.time.end ?? 0
      guard duration > 0 else { return }
      for time in CurveScale.ticks(in: 0...duration, count: max(1, axis.scale.second * duration / 80)) {
        guard let band = timed.first(where: { $0.time.start < time && time < $0.time.end }),
          !axis.scale.breaks.contains(where: { $0.start <= time && time <= $0.end })
        else { continue }
        let x = axis.position(of: time, in: band)
        mark(x, 4, into: &markup)
        write(time, at: x, into: &markup)
      }
    }
  }

  /// Draws a bar that shows how long a round time is.
  private func drawScale(into markup: inout Markup) {
    guard axis.scale.second > 0, let time = CurveScale.ticks(in: 0...80 / axis.scale.second, count: 2).last,
      time > 0
    else { return }
    let (length, y) = (time * axis.scale.second, bottom + 34)
    markup.empty(
      "path", ["d": .text("M0.5 \(Coordinate.text(y - 7))v6H\(Coordinate.text(length))v-6")])
    markup.element(
      "text", ["class": "scale", "x": .number(length + 5), "y": .number(y)], text: "\(Timeline.number(time)) s")
  }

  /// Positions with their times, for a page; between them time is linear.
  private var knots: String {
    axis.bands.flatMap { band -> [(Double, Double)] in
      let cuts = axis.scale.breaks.flatMap { [$0.start, $0.end] }.filter {
        $0 > band.time.start && $0 < band.time.end
      }
      return [(band.x, band.time.start)] + cuts.map { (axis.position(of: $0, in: band), $0) }
        + [(band.endX, band.time.end)]
    }.map { "\(Coordinate.text($0.0)) \(Timeline.number($0.1))" }.joined(separator: " ")
  }

  /// Marks the stretches of time that are cut out.
  func drawBreaks(into markup: inout Markup) {
    for stretch in axis.scale.breaks {
      guard
        let band = axis.bands.first(where: {
          $0.takesTime && $0.time.start <= stretch.start && stretch.end <= $0.time.end
        })
      else { continue }
      let x = axis.position(of: stretch.start, in: band)
      let middle = x + TimeScale.breakWidth / 2
      markup.element("g", ["class": "break"]) { markup in
        markup.element(
          "title", text: "\(Timeline.number(stretch.length)) s without any change are not drawn.")
        for side in [middle - 3, middle + 3] {
          // A wavy line from top to bottom.
          let waves = Int((bottom / 16).rounded(.up))
          let path = "M\(Coordinate.text(side)) 0" + String(repeating: "q4 4 0 8t0 8", count: waves)
          markup.empty("path", ["d": .text(path)])
        }
        markup.element(
          "text", ["x": .number(middle), "y": .number(bottom + 34)],
          text: "\(Timeline.number(stretch.length)) s cut")
      }
    }
  }

  /// Returns a number with at most three decimals.
  static func number(_ value: Double) -> String { value.rounded(decimals: 3).shortestText }
}
