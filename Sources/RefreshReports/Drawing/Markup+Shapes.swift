import RefreshText

extension Markup {
  /// How far the baseline of a line of text lies below its middle, in font sizes. Not every program that draws SVG knows
  /// `dominant-baseline`.
  static let descent = 0.35

  /// The name space of links in pictures. SVG 2 needs none, but programs such as Inkscape find no others.
  static let xlink: Value = "http://www.w3.org/1999/xlink"

  /// Writes a rectangle of SVG; what is not given is left out.
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
}

extension Markup.Value {
  /// A move by so much, as the value of a `transform`.
  static func translation(_ x: Double, _ y: Double) -> Markup.Value {
    .text("translate(\(Coordinate.text(x)) \(Coordinate.text(y)))")
  }

  /// All of a picture, as the value of a `viewBox`.
  static func box(_ width: Double, _ height: Double) -> Markup.Value {
    .text("0 0 \(Coordinate.text(width)) \(Coordinate.text(height))")
  }
}
