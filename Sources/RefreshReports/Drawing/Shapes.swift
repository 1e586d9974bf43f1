/// The shapes that films and the preview draw alike, as the data of SVG paths.
package enum Shapes {
  /// The arrow of headers and footers: a line 15×40 points, pointing down.
  package static let arrow = "M7.5 4v31M1.8 29.2 7.5 35.2l5.7-6"
  /// The arrow of trailers: a line 20×20 points, pointing left.
  package static let sideArrow = "M17 10H4M9 4.5 3.5 10 9 15.5"

  /// The spokes of a spinner, 20 points wide around the origin, with their opacities: eight, as since iOS 13.
  package static let spokes: [(path: String, opacity: Double)] = [
    ("M4.6 0H8.4", 0.283), ("M3.25 3.25 5.94 5.94", 0.344), ("M0 4.6V8.4", 0.422), ("M-3.25 3.25-5.94 5.94", 0.515),
    ("M-4.6 0H-8.4", 0.621), ("M-3.25-3.25-5.94-5.94", 0.737), ("M0-4.6V-8.4", 0.864), ("M3.25-3.25 5.94-5.94", 1),
  ]
}
