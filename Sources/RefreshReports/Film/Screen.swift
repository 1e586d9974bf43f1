import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshText

/// What is on the screen of a phone at one moment, in points. It is always light, as the colours of presets are meant.
struct Screen {
  private let moment: Recording.Moment
  private let images: [ComponentRole: ImageFiles]

  init(_ moment: Recording.Moment, images: [ComponentRole: ImageFiles]) {
    self.moment = moment
    self.images = images
  }

  /// Draws it with its top left corner at the origin.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    let (offset, size) = (moment.offset, moment.viewport)
    markup.rect("void", width: size.width, height: size.height)
    markup.element(
      "g", ["transform": .translation(-offset.x, -offset.y)]
    ) { markup in
      drawContent(with: &gallery, into: &markup)
      for role in ComponentRole.allCases {
        guard let looks = moment.simulation.looks(of: role), isVisible(looks) else { continue }
        ComponentDrawing(looks, files: images[role] ?? ImageFiles()).draw(with: &gallery, into: &markup)
      }
    }
    drawInsets(into: &markup)
    if moment[.scroll(.dragging)] == .bool(true) {
      markup.empty(
        "circle", ["class": "finger", "cx": .number(size.width * 0.62), "cy": .number(size.height * 0.6), "r": 26])
    }
  }

  private func isVisible(_ looks: Looks) -> Bool {
    let (offset, size, frame) = (moment.offset, moment.viewport, looks.frame)
    return looks.alpha > 0 && frame.origin.y < offset.y + size.height
      && frame.origin.y + frame.size.height > offset.y
      && frame.origin.x < offset.x + size.width && frame.origin.x + frame.size.width > offset.x
  }

  private func drawContent(with gallery: inout Gallery, into markup: inout Markup) {
    let (size, viewport) = (moment.contentSize, moment.viewport)
    guard size.width > 0, size.height > 0 else { return }
    let isWide = size.width > viewport.width + 1
    let hasRows = moment.number(.scroll(.rows)) > 0
    // Content of a height alone is drawn as rows of a usual height.
    let row = hasRows ? moment.simulation.rowHeight : 60
    let pattern = isWide ? gallery.cards(height: size.height) : gallery.rows(height: row, width: size.width)
    markup.rect("content", width: size.width, height: size.height)
    markup.empty(
      "rect",
      ["fill": .text("url(#\(pattern))"), "width": .number(size.width), "height": .number(size.height)])
  }

  /// What is held free at the edges: by the screen as a shade, by the scroll view as a line.
  private func drawInsets(into markup: inout Markup) {
    let size = moment.viewport
    let safe = moment.simulation.safeArea
    if safe.top > 0 {
      markup.rect("safe", width: size.width, height: safe.top)
    }
    if safe.bottom > 0 {
      markup.rect("safe", y: size.height - safe.bottom, width: size.width, height: safe.bottom)
    }
    let (top, bottom) = (moment.number(.scroll(.insetTop)), moment.number(.scroll(.insetBottom)))
    let (left, right) = (moment.number(.scroll(.insetLeft)), moment.number(.scroll(.insetRight)))
    var path = ""
    if top != 0 { path += "M0 \(Coordinate.text(top))H\(Coordinate.text(size.width))" }
    if bottom != 0 { path += "M0 \(Coordinate.text(size.height - bottom))H\(Coordinate.text(size.width))" }
    if left != 0 { path += "M\(Coordinate.text(left)) 0V\(Coordinate.text(size.height))" }
    if right != 0 { path += "M\(Coordinate.text(size.width - right)) 0V\(Coordinate.text(size.height))" }
    if !path.isEmpty { markup.empty("path", ["class": "held", "d": .text(path)]) }
  }
}
