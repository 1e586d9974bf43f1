import RefreshText

/// The shapes that pictures and the preview's page share, and the colours of the screen on which they are.
package enum Shapes {
  /// The arrow of headers and footers: a line 15×40 points, pointing down.
  private static let arrow = "M7.5 4v31M1.8 29.2 7.5 35.2l5.7-6"
  /// The arrow of trailers: a line 20×20 points, pointing left.
  private static let sideArrow = "M17 10H4M9 4.5 3.5 10 9 15.5"

  /// The spokes of a spinner, 20 points wide around the origin, with their opacities: eight, as since iOS 13.
  private static let spokes: [(path: String, opacity: Double)] = [
    ("M4.6 0H8.4", 0.283), ("M3.25 3.25 5.94 5.94", 0.344), ("M0 4.6V8.4", 0.422), ("M-3.25 3.25-5.94 5.94", 0.515),
    ("M-4.6 0H-8.4", 0.621), ("M-3.25-3.25-5.94-5.94", 0.737), ("M0-4.6V-8.4", 0.864), ("M3.25-3.25 5.94-5.94", 1),
  ]

  /// All shapes as an SVG element for a page, which refers to them by their names: `arrow`, `side-arrow` and
  /// `spinner`.
  package static var definitions: String {
    var markup = Markup()
    markup.element("svg", ["class": "shapes", "aria-hidden": "true"]) { markup in
      markup.element("defs") { markup in
        drawArrow("arrow", isSideways: false, into: &markup)
        drawArrow("side-arrow", isSideways: true, into: &markup)
        drawSpinner("spinner", into: &markup)
      }
    }
    return markup.string
  }

  /// The typeface of pictures and pages, as the value of `font-family`.
  package static var typeface: String { StyleSheet.sans }

  /// The colours of a phone's screen by their names, as declarations of a style sheet.
  package static var colors: String {
    let names = [
      "void", "cell", "bone", "faint", "edge", "card", "rownumber", "text", "bar", "barrule", "spin", "off",
    ]
    let (light, dark) = (StyleSheet.colors(isDark: false), StyleSheet.colors(isDark: true))
    return names.map { name in
      "--\(name): light-dark(\(light[name[...]] ?? ""), \(dark[name[...]] ?? ""));"
    }.joined(separator: " ")
  }

  /// Draws an arrow in the library's look with the current stroke.
  static func drawArrow(_ name: String, isSideways: Bool, into markup: inout Markup) {
    markup.empty(
      "path",
      [
        "id": .text(name), "d": .text(isSideways ? sideArrow : arrow), "fill": "none", "stroke-width": 2.2,
        "stroke-linecap": "round", "stroke-linejoin": "round",
      ])
  }

  /// Draws a spinner with the current stroke.
  static func drawSpinner(_ name: String, into markup: inout Markup) {
    markup.element("g", ["id": .text(name), "stroke-width": 2, "stroke-linecap": "round"]) { markup in
      for spoke in spokes { markup.empty("path", ["d": .text(spoke.path), "opacity": .number(spoke.opacity)]) }
    }
  }
}
