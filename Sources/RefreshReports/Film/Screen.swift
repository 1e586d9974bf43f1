import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshText

/// The screen of a phone at one moment, in points. It is always light, because the colours of presets are meant for
/// a light background.
struct Screen {
  let moment: Recording.Moment
  let setup: Setup

  /// Draws the screen with its top left corner at the origin.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    let (offset, size) = (moment.offset, moment.viewport)
    markup.rect("void", width: size.width, height: size.height)
    markup.element("g", ["transform": .translation(-offset.x, -offset.y)]) { markup in
      drawContent(with: &gallery, into: &markup)
      for role in ComponentRole.allCases {
        guard let looks = moment.simulation.looks(of: role), isVisible(looks) else { continue }
        ComponentDrawing(looks: looks, files: setup.images[role] ?? ImageFiles()).draw(
          with: &gallery, into: &markup)
      }
    }
    drawInsets(into: &markup)
    if moment[.scroll(.dragging)] == .bool(true) {
      markup.empty(
        "circle", ["class": "finger", "cx": .number(size.width * 0.62), "cy": .number(size.height * 0.6), "r": 26])
    }
  }

  /// Returns whether any of a component may be visible. Parts may lie outside their component.
  private func isVisible(_ looks: Looks) -> Bool {
    let (offset, size, origin) = (moment.offset, moment.viewport, looks.frame.origin)
    let reaches = looks.parts.map { part in
      let reach = PartDrawing.reach(of: part)
      return Rect(origin: Point(x: reach.origin.x + origin.x, y: reach.origin.y + origin.y), size: reach.size)
    }
    return looks.alpha > 0
      && ([looks.frame] + reaches).contains { frame in
        frame.origin.y < offset.y + size.height && frame.origin.y + frame.size.height > offset.y
          && frame.origin.x < offset.x + size.width && frame.origin.x + frame.size.width > offset.x
      }
  }

  private func drawContent(with gallery: inout Gallery, into markup: inout Markup) {
    let viewport = moment.viewport
    var size = moment.contentSize
    // Content without its own width follows the width of the screen when that rotates, as the rows of a table do.
    if setup.scene.content.width == nil, size.width == setup.scene.viewport.width { size.width = viewport.width }
    guard size.width > 0, size.height > 0 else { return }
    let isWide = size.width > viewport.width + 1
    let hasRows = moment.number(.scroll(.rows)) > 0
    // Content that only has a height is drawn as rows of a typical height.
    let row = hasRows ? moment.simulation.rowHeight : 60
    let pattern = isWide ? gallery.cards(height: size.height) : gallery.rows(height: row, width: size.width)
    markup.rect("content", width: size.width, height: size.height)
    markup.empty(
      "rect", ["fill": .text("url(#\(pattern))"), "width": .number(size.width), "height": .number(size.height)])
  }

  /// Draws the insets at the edges: safe areas as a shade, the scroll view's insets as a line.
  private func drawInsets(into markup: inout Markup) {
    let size = moment.viewport
    let safe = moment.simulation.safeArea
    if safe.top > 0 { markup.rect("safe", width: size.width, height: safe.top) }
    if safe.bottom > 0 {
      markup.rect("safe foot", y: size.height - safe.bottom, width: size.width, height: safe.bottom)
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
