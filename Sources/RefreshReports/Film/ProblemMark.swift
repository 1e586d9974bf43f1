import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshText

/// A component at which a problem shows: outlined on the screen, and drawn below the phone where it is out of view.
struct ProblemMark {
  private let role: ComponentRole
  private let looks: Looks
  private let sight: Sight
  private let scale: Double
  /// The part of the content that is drawn below the phone; `nil` if the component is on the screen.
  private let area: Rect?

  /// The length of content around a component that is out of view, in points.
  private static let margin = 24.0
  /// The height of the line above the drawing of a component out of view, with its distance from the phone.
  private static let headHeight = 24.0

  /// Creates the mark of a component; `nil` if there is none.
  init?(of role: ComponentRole, in sight: Sight, scale: Double) {
    guard let looks = sight.looks(of: role) else { return nil }
    (self.role, self.looks, self.sight, self.scale) = (role, looks, sight, scale)
    let (frame, offset, screen) = (looks.frame, sight.offset, sight.moment.viewport)
    let isSeen =
      frame.origin.y >= offset.y - 1 && frame.origin.y + frame.size.height <= offset.y + screen.height + 1
      && frame.origin.x < offset.x + screen.width && frame.origin.x + frame.size.width > offset.x
    let margin = ProblemMark.margin
    area =
      isSeen
      ? nil
      : role == .trailer
        ? Rect(x: frame.origin.x - 2 * margin, y: offset.y, width: screen.width, height: min(screen.height, 200))
        : Rect(
          x: offset.x, y: frame.origin.y - margin, width: screen.width, height: frame.size.height + 2 * margin)
  }

  /// The height of the drawing below the phone.
  var height: Double { area.map { $0.size.height * scale + ProblemMark.headHeight } ?? 0 }

  /// Draws the outline in the coordinates of the screen.
  func draw(onScreenInto markup: inout Markup) {
    markup.element("g", ["transform": .translation(-sight.offset.x, -sight.offset.y)]) { outline(into: &$0) }
  }

  /// Draws the component that is out of view, below the phone.
  func draw(at y: Double, setup: Setup, with gallery: inout Gallery, into markup: inout Markup) {
    guard let area else { return }
    let moment = sight.moment
    markup.element(
      "text", ["class": "where", "y": .number(y + 18)], text: "out of view: the \(role.rawValue)")
    let box = (width: area.size.width * scale, height: area.size.height * scale)
    markup.element(
      "svg",
      [
        "class": "screen", "y": .number(y + ProblemMark.headHeight), "width": .number(box.width),
        "height": .number(box.height),
        "viewBox": .text(
          [area.origin.x, area.origin.y, area.size.width, area.size.height].map(Coordinate.text)
            .joined(separator: " ")),
      ]
    ) { markup in
      markup.rect(
        "void", x: area.origin.x, y: area.origin.y, width: area.size.width, height: area.size.height)
      ScreenContent(moment, at: area.origin).draw(with: &gallery, into: &markup)
      ComponentDrawing(looks: looks, files: setup.images(of: role), now: moment.time).draw(
        with: &gallery, isOutlined: true, into: &markup)
      outline(into: &markup)
    }
    markup.rect("aside", y: y + ProblemMark.headHeight, width: box.width, height: box.height)
  }

  private func outline(into markup: inout Markup) {
    let frame = looks.frame
    markup.rect(
      "mark", x: frame.origin.x + 2, y: frame.origin.y + 2, width: max(frame.size.width - 4, 0),
      height: max(frame.size.height - 4, 0), rx: 6)
  }
}
