import RefreshText

extension Markup {
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
