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
  ///   - alpha: 0 to 1. The default is 1.
  mutating func spinner(
    _ name: String, _ style: ActivityIndicatorStyle, at middle: Point, color: RGBAColor? = nil, alpha: Double = 1
  ) {
    let place = "translate(\(Coordinate.text(middle.x)) \(Coordinate.text(middle.y)))"
    empty(
      "use",
      [
        "xlink:href": .text("#" + name), "stroke": .text(color?.hex ?? (style == .white ? "#fff" : "#59636f")),
        "stroke-opacity": color?.opacity,
        // A large spinner is 37 points wide, all others 20.
        "transform": .text(style == .large ? place + "scale(1.85)" : place),
        "opacity": alpha < 1 ? .number(alpha) : nil,
      ])
  }

  /// Writes the placeholder of an image without a file: a sheet with the image's number.
  mutating func still(_ number: String, in frame: Rect) {
    rect("still", x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height, rx: 6)
    let size = min(12, max(6, frame.size.width / 4))
    element(
      "text",
      [
        "class": "stillname", "x": .number(frame.center.x), "y": .number(frame.center.y + Markup.descent * size),
        "font-size": .number(size),
      ], text: number)
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
