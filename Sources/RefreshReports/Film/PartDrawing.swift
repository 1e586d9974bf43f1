import RefreshEngine
import RefreshPresets
import RefreshText

/// A part of a component as users see it, in points: what its `UIView` or layer would draw.
struct PartDrawing {
  let looks: PartLooks
  let files: PartFiles
  /// The current instant, by which spinners spin.
  let now: Instant

  private var size: Size { looks.frame.size }
  private var middle: Point { Point(x: size.width / 2, y: size.height / 2) }

  /// Draws the part in the component's coordinates: scaled and rotated about its centre, then moved.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    let alpha = looks.opacity
    guard alpha > 0, looks.number(.scale) != 0 else { return }
    var shape = Markup()
    drawShape(with: &gallery, into: &shape)
    guard !shape.bytes.isEmpty else { return }
    markup.element("g", ["transform": .text(transform), "opacity": alpha < 1 ? .number(alpha) : nil]) {
      $0.append(shape)
    }
  }

  /// Returns a rectangle in the component that contains everything drawn of a part: a square if it is rotated.
  static func reach(of looks: PartLooks) -> Rect {
    let (size, scale, middle) = (looks.frame.size, abs(looks.number(.scale)), looks.frame.center)
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    let isUpright = looks.number(.rotation) == 0
    let width = (isUpright ? size.width : diagonal) * scale
    let height = (isUpright ? size.height : diagonal) * scale
    return Rect(
      x: middle.x + looks.number(.moveX) - width / 2, y: middle.y + looks.number(.moveY) - height / 2, width: width,
      height: height)
  }

  private var transform: String {
    let (turn, scale) = (looks.number(.rotation), looks.number(.scale))
    func translation(_ x: Double, _ y: Double) -> String {
      "translate(\(Coordinate.text(x)) \(Coordinate.text(y)))"
    }
    let (x, y) = (looks.frame.origin.x + looks.number(.moveX), looks.frame.origin.y + looks.number(.moveY))
    guard turn != 0 || scale != 1 else { return translation(x, y) }
    return translation(x + middle.x, y + middle.y) + (turn == 0 ? "" : "rotate(\(Coordinate.text(turn)))")
      + (scale == 1 ? "" : "scale(\(Coordinate.text(scale)))") + translation(-middle.x, -middle.y)
  }

  private func drawShape(with gallery: inout Gallery, into markup: inout Markup) {
    switch looks.kind {
    case .label: drawLabel(into: &markup)
    case .image, .frames: drawImage(with: &gallery, into: &markup)
    case .ring: drawRing(into: &markup)
    case .bar: drawBar(with: &gallery, into: &markup)
    case .box: drawBox(into: &markup)
    case .spinner: drawSpinner(with: &gallery, into: &markup)
    case .switch: drawSwitch(into: &markup)
    }
  }

  // MARK: - Kinds

  /// Draws a line of text at half the height.
  private func drawLabel(into markup: inout Markup) {
    let fontSize = looks.number(.fontSize)
    let text = TextMeasurer.estimate.fitting(looks.text, fontSize, width: size.width)
    guard !text.isEmpty, size.height > 0, let color = looks.color(.color) else { return }
    let (x, anchor): (Double, Markup.Value?) =
      switch looks.name(.align) {
      case "left": (0, nil)
      case "right": (size.width, "end")
      default: (middle.x, "middle")
      }
    markup.element(
      "text",
      [
        "x": .number(x), "y": .number(middle.y + Markup.descent * fontSize), "text-anchor": anchor,
        "font-size": .number(fontSize), "font-weight": looks.holds(.bold) ? "bold" : nil, "fill": .text(color.hex),
        "fill-opacity": color.opacity,
      ], text: text)
  }

  /// Draws an arc as a dash of a full circle.
  private func drawRing(into markup: inout Markup) {
    guard let arc = looks.arc, let color = looks.color(.color) else { return }
    let whole = 2 * Double.pi * arc.radius
    // SVG circles start at the right, rings at the top.
    let turn =
      "rotate(\(Coordinate.text(arc.start * 360 - 90)) \(Coordinate.text(middle.x)) \(Coordinate.text(middle.y)))"
    markup.empty(
      "circle",
      [
        "cx": .number(middle.x), "cy": .number(middle.y), "r": .number(arc.radius), "fill": "none",
        "stroke": .text(color.hex), "stroke-opacity": color.opacity,
        "stroke-width": .number(looks.number(.lineWidth)),
        "transform": .text(turn),
        "stroke-dasharray": arc.length < 1
          ? .text("\(Coordinate.text(arc.length * whole)) \(Coordinate.text(whole))") : nil,
      ])
  }

  /// Draws a pill that is filled from the left.
  private func drawBar(with gallery: inout Gallery, into markup: inout Markup) {
    let clip = gallery.pill(size)
    markup.element("g", ["clip-path": .text("url(#\(clip))")]) { markup in
      let filled = size.width * looks.number(.value)
      for (width, property) in [(size.width, PartProperty.trackColor), (filled, .color)] where width > 0 {
        draw(
          Rect(origin: .zero, size: Size(width: width, height: size.height)), looks.color(property), into: &markup)
      }
    }
  }

  /// Draws a rectangle with an inner border.
  private func drawBox(into markup: inout Markup) {
    let (radius, border) = (looks.cornerRadius, looks.number(.borderWidth))
    draw(Rect(origin: .zero, size: size), radius: radius, looks.color(.color), into: &markup)
    guard border > 0, let color = looks.color(.borderColor) else { return }
    markup.empty(
      "rect",
      [
        "x": .number(border / 2), "y": .number(border / 2), "width": .number(max(0, size.width - border)),
        "height": .number(max(0, size.height - border)), "rx": .number(max(0, radius - border / 2)), "fill": "none",
        "stroke": .text(color.hex), "stroke-opacity": color.opacity, "stroke-width": .number(border),
      ])
  }

  private func draw(_ frame: Rect, radius: Double = 0, _ color: RGBAColor?, into markup: inout Markup) {
    guard let color, color.rgba & 0xFF > 0 else { return }
    markup.empty(
      "rect",
      [
        "x": frame.origin.x == 0 ? nil : .number(frame.origin.x),
        "y": frame.origin.y == 0 ? nil : .number(frame.origin.y),
        "width": .number(frame.size.width), "height": .number(frame.size.height),
        "rx": radius > 0 ? .number(radius) : nil, "fill": .text(color.hex), "fill-opacity": color.opacity,
      ])
  }

  /// Draws a spinner in its natural size.
  private func drawSpinner(with gallery: inout Gallery, into markup: inout Markup) {
    let style = ActivityIndicatorStyle(rawValue: looks.name(.style)) ?? .medium
    markup.spinner(gallery.spinner(), style, at: middle, color: looks.color(.color), now: now)
  }

  /// Draws a switch in its natural size, 51×31 points.
  private func drawSwitch(into markup: inout Markup) {
    let frame = Rect(x: middle.x - 25.5, y: middle.y - 15.5, width: 51, height: 31)
    let isOn = looks.holds(.on)
    if isOn {
      draw(frame, radius: 15.5, looks.color(.color), into: &markup)
    } else {
      markup.rect("off", x: frame.origin.x, y: frame.origin.y, width: 51, height: 31, rx: 15.5)
    }
    markup.empty(
      "circle",
      [
        "cx": .number(frame.origin.x + (isOn ? 35.5 : 15.5)), "cy": .number(middle.y), "r": 13.5, "fill": "#fff",
        "stroke": "#000", "stroke-opacity": 0.06,
      ])
  }

  private func drawImage(with gallery: inout Gallery, into markup: inout Markup) {
    guard let image = looks.image else { return }
    var frame = image.frame
    frame.origin = Point(x: frame.origin.x - looks.frame.origin.x, y: frame.origin.y - looks.frame.origin.y)
    if let path = files.path(of: image), let name = gallery.image(path) {
      markup.image(name, in: frame, tint: looks.color(.color).map { gallery.tint($0) })
    } else {
      let count = image.state.map { files.frames[$0]?.count ?? 0 } ?? files.images.count
      markup.still(Int(image.index), of: max(count, Int(image.index) + 1), in: frame)
    }
  }
}

extension PartFiles {
  /// Returns the file of a picture, or `nil` if there is none.
  fileprivate func path(of image: PartLooks.Image) -> String? {
    let paths = image.state.map { frames[$0] ?? [] } ?? images
    // A single file may contain all frames.
    let index = image.state != nil && paths.count == 1 ? 0 : Int(image.index)
    return paths.indices.contains(index) ? paths[index] : nil
  }
}
