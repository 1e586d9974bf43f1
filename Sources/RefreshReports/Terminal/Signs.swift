/// The signs that reports for people are made of, apart from letters.
struct Signs: Sendable {
  let passed: String
  let failed: String
  let skipped: String
  /// Between the names of a suite and its scenario.
  let inside: String
  /// Where something is left out.
  let ellipsis: String
  /// Between two values of a lane.
  let bar: String
  let curve: Curve

  /// What a curve is drawn with.
  struct Curve: Sendable {
    let level: String
    let upright: String
    /// From the left, and on downwards.
    let down: String
    /// From above, and on to the right.
    let downEnd: String
    /// From the left, and on upwards.
    let up: String
    /// From below, and on to the right.
    let upEnd: String
    /// The axis beside a number.
    let tick: String
  }

  /// With lines as terminals draw boxes (Unicode's block "Box Drawing").
  static let unicode = Signs(
    passed: "✓", failed: "✗", skipped: "-", inside: "›", ellipsis: "…", bar: "│",
    curve: Curve(level: "─", upright: "│", down: "╮", downEnd: "╰", up: "╯", upEnd: "╭", tick: "┤"))

  /// With what every terminal has.
  static let ascii = Signs(
    passed: "+", failed: "x", skipped: "-", inside: ">", ellipsis: "..", bar: "|",
    curve: Curve(level: "-", upright: "|", down: ".", downEnd: "'", up: "'", upEnd: ".", tick: "|"))
}
