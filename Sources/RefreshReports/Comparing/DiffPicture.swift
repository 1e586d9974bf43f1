import RefreshEngine
import RefreshScenarios
import RefreshText

/// The moments of a scenario at which two presets look different, as a picture: the old and the new phone side by side, and below
/// them what differs.
package struct DiffPicture: Sendable {
  /// The name of its file: `1.svg`.
  package let name: String
  package let svg: String

  /// Draws the scenarios of a comparison that look different.
  ///
  /// - Returns: The pictures, by the indices of the scenarios in ``DiffReport/shown``.
  package static func all(of report: DiffReport) -> [Int: DiffPicture] {
    report.shown.enumerated().reduce(into: [:]) { pictures, shown in
      let (index, difference) = shown
      let pairs = DiffMoment.all(of: difference.scenario, report.comparison).map {
        Pair($0, difference.scenario, report.comparison)
      }
      guard !pairs.isEmpty else { return }
      pictures[index] = DiffPicture(name: "\(index + 1).svg", svg: svg(pairs, difference.title))
    }
  }

  private static func svg(_ pairs: [Pair], _ title: String) -> String {
    let layout = RowLayout(pairs.map(\.size))
    var (gallery, body) = (Gallery(), Markup())
    for (pair, place) in zip(pairs, layout.places) {
      body.element("g", ["class": "frame", "transform": .translation(place.x, place.y)]) {
        pair.draw(with: &gallery, into: &$0)
      }
    }
    return Picture.file(title, [], defs: gallery.defs, size: layout.size) { $0.append(body) }
  }

  /// A moment with both presets.
  private struct Pair {
    let moment: DiffMoment
    let sides: [(name: String, sight: Sight, setup: Setup)]
    let caption: [String]
    let phone: Size
    let scale: Double

    /// The distance between both phones, in points.
    static let gap = 12.0

    init(_ moment: DiffMoment, _ scenario: Scenario, _ comparison: PresetComparison) {
      self.moment = moment
      sides = [
        ("old", moment.old, scenario.with(comparison.old.graph).setup),
        ("new", moment.new, scenario.with(comparison.new.graph).setup),
      ]
      let sizes = sides.map(\.sight.moment.viewport)
      let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
      scale = min(1, Film.frameWidth / max(min(width, height), 1))
      phone = Size(width: width * scale, height: height * scale)
      let room = phone.width * 2 + Pair.gap
      caption = moment.phrases.flatMap { Picture.lines(of: $0.filter { $0 != "`" }, fontSize: 11, width: room) }
    }

    var size: Size {
      Size(width: phone.width * 2 + Pair.gap, height: phone.height + 44 + Double(caption.count) * 15)
    }

    func draw(with gallery: inout Gallery, into markup: inout Markup) {
      for (index, side) in sides.enumerated() {
        markup.element("g", ["transform": .translation(Double(index) * (phone.width + Pair.gap), 0)]) { markup in
          ScreenDrawing(sight: side.sight, setup: side.setup, notes: .init(scale: scale)).drawPhone(
            at: scale, with: &gallery, into: &markup)
          markup.element("text", ["class": "when", "y": .number(phone.height + 20)], text: side.name)
        }
      }
      let time = Timeline.number(max(moment.old.moment.time, moment.new.moment.time).seconds)
      markup.element(
        "text", ["class": "when", "y": .number(phone.height + 38)], text: "\(moment.step), at \(time) s")
      for (index, line) in caption.enumerated() {
        markup.element("text", ["y": .number(phone.height + 53 + Double(index) * 15)], text: line)
      }
    }
  }
}
