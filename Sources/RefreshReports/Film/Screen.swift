import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshText

/// The screen of a phone at one moment, in points. It is always light, because the colours of presets are meant for that.
struct Screen {
  let moment: Recording.Moment
  let setup: Setup

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

  private func isVisible(_ looks: Looks) -> Bool {
    let (offset, size, frame) = (moment.offset, moment.viewport, looks.frame)
    return looks.alpha > 0 && frame.origin.y < offset.y + size.height
      && frame.origin.y + frame.size.height > offset.y
      && frame.origin.x < offset.x + size.width && frame.origin.x + frame.size.width > offset.x
  }

  private func drawContent(with gallery: inout Gallery, into markup: inout Markup) {
    let viewport = moment.viewport
    var size = moment.contentSize
    // Content without a width of its own follows the screen when that turns, as the rows of a table do.
    if setup.scene.content.width == nil, size.width == setup.scene.viewport.width { size.width = viewport.width }
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

  /// The insets at the edges: safe areas as a shade, the scroll view's insets as a line.
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

/// A component as a person sees it: its labels, arrow, spinner or frame, in points.
struct ComponentDrawing {
  let looks: Looks
  let files: ImageFiles

  /// Draws it in the content's coordinates.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    let frame = looks.frame
    markup.element(
      "g",
      [
        "transform": .translation(frame.origin.x, frame.origin.y),
        "opacity": looks.alpha < 1 ? .number(looks.alpha) : nil,
      ]
    ) { markup in
      markup.rect("part", width: frame.size.width, height: frame.size.height)
      if let arrow = looks.arrow { draw(arrow, with: &gallery, into: &markup) }
      if let spinner = looks.spinner { draw(spinner, with: &gallery, into: &markup) }
      if let image = looks.image { draw(image, with: &gallery, into: &markup) }
      for label in looks.labels { draw(label, into: &markup) }
    }
  }

  // MARK: - Labels

  private func draw(_ label: Looks.Text, into markup: inout Markup) {
    let middle = label.frame.center
    let alpha = Double(label.color.rgba & 0xFF) / 255
    func write(_ text: String, y: Double) {
      markup.element(
        "text",
        [
          "class": "label", "x": .number(middle.x), "y": .number(y + Markup.descent * label.fontSize),
          "font-size": .number(label.fontSize), "fill": .text(label.color.hex),
          "fill-opacity": alpha < 1 ? .number(alpha) : nil,
        ], text: text)
    }
    guard looks.kind.family == .trailer else {
      write(ComponentDrawing.fitting(label), y: middle.y)
      return
    }
    // A trailer's label is one character wide.
    let line = label.fontSize * 1.2
    let room = max(1, Int(label.frame.size.height / max(line, 1)))
    let characters = label.text.prefix(min(room, 40))
    let top = middle.y - Double(characters.count - 1) * line / 2
    for (index, character) in characters.enumerated() where character != " " {
      write(String(character), y: top + Double(index) * line)
    }
  }

  /// The text of a label, cut as a label cuts it.
  private static func fitting(_ label: Looks.Text) -> String {
    let measurer = TextMeasurer.estimate
    guard measurer.width(label.text, label.fontSize) > label.frame.size.width else { return label.text }
    var text = label.text.prefix(200)
    while !text.isEmpty, measurer.width(text + "…", label.fontSize) > label.frame.size.width { text.removeLast() }
    return text + "…"
  }

  // MARK: - Pictures

  private func draw(_ arrow: Looks.Arrow, with gallery: inout Gallery, into markup: inout Markup) {
    let (frame, middle) = (arrow.frame, arrow.frame.center)
    let turn =
      "rotate(\(Coordinate.text(arrow.rotation)) \(Coordinate.text(middle.x)) \(Coordinate.text(middle.y)))"
    let place = "translate(\(Coordinate.text(frame.origin.x)) \(Coordinate.text(frame.origin.y)))"
    let image = files.arrow.flatMap { gallery.image($0) }
    let isSideways = looks.kind.family == .trailer
    let drawn = isSideways ? Size(width: 20, height: 20) : Size(width: 15, height: 40)
    let own = image == nil ? drawn : Size(width: 1, height: 1)
    let (x, y) = (Coordinate.text(frame.size.width / own.width), Coordinate.text(frame.size.height / own.height))
    let scale = image == nil && own == frame.size ? "" : "scale(\(x) \(y))"
    let name = image ?? gallery.arrow(isSideways: isSideways)
    // MJRefresh's own arrow has the colour of the label: `arrowView.tintColor = stateLabel.textColor`.
    markup.empty(
      "use",
      [
        "xlink:href": .text("#" + name), "transform": .text("\(turn)\(place)\(scale)"),
        "fill": image == nil ? .text(arrow.color.hex) : nil,
      ])
  }

  private func draw(_ spinner: Looks.Spinner, with gallery: inout Gallery, into markup: inout Markup) {
    let place = "translate(\(Coordinate.text(spinner.center.x)) \(Coordinate.text(spinner.center.y)))"
    markup.empty(
      "use",
      [
        "xlink:href": .text("#" + gallery.spinner()), "stroke": spinner.style == .white ? "#fff" : "#59636f",
        // A large one is 37 points wide, all others 20.
        "transform": .text(spinner.style == .large ? place + "scale(1.85)" : place),
        "opacity": spinner.alpha < 1 ? .number(spinner.alpha) : nil,
      ])
  }

  private func draw(_ image: Looks.Image, with gallery: inout Gallery, into markup: inout Markup) {
    let frame = image.frame
    let paths = files.frames[image.state] ?? []
    if let path = paths.count > 1 ? paths[min(Int(image.index), paths.count - 1)] : paths.first,
      let name = gallery.image(path)
    {
      let place = "translate(\(Coordinate.text(frame.origin.x)) \(Coordinate.text(frame.origin.y)))"
      let scale = "scale(\(Coordinate.text(frame.size.width)) \(Coordinate.text(frame.size.height)))"
      markup.empty("use", ["xlink:href": .text("#" + name), "transform": .text(place + scale)])
      return
    }
    markup.rect(
      "still", x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height, rx: 6)
    let size = min(12, max(6, frame.size.width / 4))
    markup.element(
      "text",
      [
        "class": "stillname", "x": .number(frame.center.x), "y": .number(frame.center.y + Markup.descent * size),
        "font-size": .number(size),
      ], text: "\(image.index + 1)/\(image.count)")
  }
}

extension RGBAColor {
  /// The colour without its alpha, as attributes of SVG have it: `#c2185b`.
  fileprivate var hex: String {
    let digits = String(rgba >> 8, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
