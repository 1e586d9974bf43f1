import RefreshEngine
import RefreshScenarios

extension Picture {
  /// The screen of the phone at one moment, as an SVG file of its own.
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
    var markup = Markup()
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "pic", "width": .number(width), "height": .number(height),
        "viewBox": .text("0 0 \(Coordinate.text(width)) \(Coordinate.text(height))"), "role": "img",
      ]
    ) { markup in
      markup.element("title", text: recording.scenario.name)
      markup.element("style") {
        $0.raw(PictureStyle.colors)
        $0.raw(PictureStyle.pictures)
      }
      markup.append(gallery.defs)
      markup.append(screen)
    }
    return markup.string + "\n"
  }
}
