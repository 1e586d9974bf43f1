import RefreshEngine
import RefreshText

extension Markup {
  /// The distance of the baseline of a line of text below its middle, in font sizes. Not every SVG renderer
  /// supports `dominant-baseline`.
  static let descent = 0.35

  /// The XML namespace of links in pictures. SVG 2 needs none, but programs such as Inkscape find links only with
  /// it.
  static let xlink: Value = "http://www.w3.org/1999/xlink"

  /// Writes an SVG rectangle, without the attributes that are not given.
  mutating func rect(
    _ style: StaticString? = nil, x: Double? = nil, y: Double? = nil, width: Double, height: Double,
    rx: Double? = nil, fill: String? = nil
  ) {
    empty(
      "rect",
      [
        "class": style.map { .text("\($0)") }, "x": x.map { .number($0) }, "y": y.map { .number($0) },
        "width": .number(width), "height": .number(height), "rx": rx.map { .number($0) },
        "fill": fill.map { .text($0) },
      ])
  }

  /// Writes an image of a document into a frame.
  ///
  /// - Parameters:
  ///   - name: The name of an image with a width and height of 1.
  ///   - frame: The frame.
  ///   - tint: The name of a filter that colours it. The default is none.
  mutating func image(_ name: String, in frame: Rect, tint: String? = nil) {
    let place = "translate(\(Coordinate.text(frame.origin.x)) \(Coordinate.text(frame.origin.y)))"
    let scale = "scale(\(Coordinate.text(frame.size.width)) \(Coordinate.text(frame.size.height)))"
    empty(
      "use",
      [
        "xlink:href": .text("#" + name), "transform": .text(place + scale),
        "filter": tint.map { .text("url(#\($0))") },
      ])
  }

  /// Writes a spinner around a point.
  ///
  /// - Parameters:
  ///   - name: The name of the shape, 20 points wide.
  ///   - style: The style, which determines its size, and its colour if none is given.
  ///   - middle: The point.
  ///   - color: The colour. The default is that of the style.
  ///   - now: The instant, by which it has spun: eight steps per second, as the system does.
  ///   - alpha: 0 to 1. The default is 1.
  mutating func spinner(
    _ name: String, _ style: ActivityIndicatorStyle, at middle: Point, color: RGBAColor? = nil, now: Instant,
    alpha: Double = 1
  ) {
    let place = "translate(\(Coordinate.text(middle.x)) \(Coordinate.text(middle.y)))"
    let turn = now.nanoseconds / 125_000_000 % 8 * 45
    // A large spinner is 37 points wide, all others 20.
    let transform = place + (style == .large ? "scale(1.85)" : "") + (turn == 0 ? "" : "rotate(\(turn))")
    let own: String? = style == .white ? "#fff" : style == .gray ? "#6d7076" : nil
    empty(
      "use",
      [
        "xlink:href": .text("#" + name), "class": color == nil && own == nil ? "spins" : nil,
        "stroke": (color?.hex ?? own).map { .text($0) }, "stroke-opacity": color?.opacity,
        "transform": .text(transform),
        "opacity": alpha < 1 ? .number(alpha) : nil,
      ])
  }

  /// Writes the placeholder of an image without a file: its number on a disc that fills.
  ///
  /// - Parameters:
  ///   - index: The index of the image, from 0.
  ///   - count: The number of images.
  ///   - frame: The frame.
  mutating func still(_ index: Int, of count: Int, in frame: Rect) {
    let (middle, x, y) = (frame.center, frame.size.width / 2, frame.size.height / 2)
    func disc(_ style: StaticString) {
      empty(
        "ellipse",
        [
          "class": .text("\(style)"), "cx": .number(middle.x), "cy": .number(middle.y), "rx": .number(x),
          "ry": .number(y),
        ])
    }
    disc("still")
    let share = Double(index + 1) / Double(max(count, 1))
    if share >= 1 {
      disc("full")
    } else {
      // The angle on the circle that the ellipse is drawn from, as a conic gradient has it.
      let angle = share * 2 * Double.pi
      let (top, large) = (middle.y - y, share > 0.5 ? 1 : 0)
      let end = Markup.unit(angle)
      let data =
        "M\(Coordinate.text(middle.x)) \(Coordinate.text(middle.y))V\(Coordinate.text(top))"
        + "A\(Coordinate.text(x)) \(Coordinate.text(y)) 0 \(large) 1 "
        + "\(Coordinate.text(middle.x + x * end.x)) \(Coordinate.text(middle.y + y * end.y))Z"
      empty("path", ["class": "full", "d": .text(data)])
    }
    element(
      "text",
      [
        "class": "stillname", "x": .number(middle.x), "y": .number(middle.y + Markup.descent * 15),
        "font-size": .number(min(15, max(6, frame.size.width / 2))),
      ], text: "\(index + 1)")
  }

  /// Returns a point of the unit circle, clockwise from the top.
  private static func unit(_ angle: Double) -> Point {
    // Only quarters of a turn are needed exactly; the series of the sine and cosine reach a hundredth of a pixel.
    func series(_ first: Double, _ power: Int) -> Double {
      var (sum, term) = (0.0, first)
      for n in 0..<14 {
        sum += term
        let k = Double(2 * n + power)
        term *= -angle * angle / ((k + 1) * (k + 2))
      }
      return sum
    }
    return Point(x: series(angle, 1), y: -series(1, 0))
  }
}

extension Markup.Value {
  /// Returns a translation in points, as the value of a `transform`.
  static func translation(_ x: Double, _ y: Double) -> Markup.Value {
    .text("translate(\(Coordinate.text(x)) \(Coordinate.text(y)))")
  }

  /// Returns the box of a whole picture, as the value of a `viewBox`.
  static func box(_ width: Double, _ height: Double) -> Markup.Value {
    .text("0 0 \(Coordinate.text(width)) \(Coordinate.text(height))")
  }
}

extension RGBAColor {
  /// The colour without its alpha, as in SVG attributes: `#c2185b`.
  var hex: String {
    let digits = String(rgba >> 8, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The alpha as the value of an attribute; `nil` if the colour is opaque.
  var opacity: Markup.Value? { rgba & 0xFF == 0xFF ? nil : .number(Double(rgba & 0xFF) / 255) }
}
