import RefreshEngine
import RefreshScenarios
import RefreshText

extension Picture {
  /// The screen of the phone at one moment, as an SVG file of its own: as people see it, with a bar above that has the
  /// suite's name, and without what films show of insets.
  ///
  /// - Parameters:
  ///   - recording: what could be seen while a scenario ran.
  ///   - choose: says of a moment whether it is the one that is meant; the last of them is drawn. The default is the last.
  /// - Returns: nil if there is no such moment.
  public static func still(
    of recording: Recording, where choose: (Recording.Moment) -> Bool = { _ in true }
  ) -> String? {
    guard let moment = recording.moments.last(where: choose) else { return nil }
    var (gallery, screen) = (Gallery(), Markup())
    Screen(moment, images: recording.scenario.setup.images).draw(with: &gallery, into: &screen)
    let (width, height) = (moment.viewport.width, moment.viewport.height)
    return file(recording.scenario.name, width: width, height: height, style: stillStyle) { markup in
      markup.append(gallery.defs)
      markup.append(screen)
      let (top, bottom) = (moment.simulation.safeArea.top, moment.simulation.safeArea.bottom)
      if top > 40 {
        markup.empty("path", ["class": "edge", "d": .text("M0 \(Coordinate.text(top))H\(Coordinate.text(width))")])
        markup.element(
          "text", ["class": "bar", "x": .number(width / 2), "y": .number(top - 18)], text: recording.scenario.suite)
      }
      if bottom > 20 {
        markup.rect("home", x: width / 2 - 67, y: height - 13, width: 134, height: 5, rx: 2.5)
      }
    }
  }

  /// What lies below the bars is hidden, as their blur hides it.
  private static let stillStyle: StaticString = """
    .held,.finger{display:none}.part{fill:none;stroke:none}.void{fill:#f7f7f7}.content{stroke:none}\
    .safe{fill:#fafafa;fill-opacity:1}.edge{stroke:#d9dadd;fill:none}.home{fill:#1b1c1e}\
    .pic .bar{fill:#1b1c1e;font-size:16px;font-weight:650;text-anchor:middle}
    """
}
