/// The signs other than letters that reports for people consist of.
package struct Signs: Sendable {
  package let passed: String
  package let failed: String
  package let skipped: String
  /// The separator between the names of a suite and its scenario.
  package let inside: String
  /// The mark of an omission.
  package let ellipsis: String
  /// The separator between two values of a lane.
  package let bar: String
  /// The sign of a level curve.
  package let level: String
  /// The sign of a rising or falling curve.
  package let upright: String
  /// The corner from the left to downwards.
  package let down: String
  /// The corner from above to the right.
  package let downEnd: String
  /// The corner from the left to upwards.
  package let up: String
  /// The corner from below to the right.
  package let upEnd: String
  /// The axis at a number.
  package let tick: String

  /// Signs with box-drawing characters (Unicode's block "Box Drawing").
  package static let unicode = Signs(
    passed: "✓", failed: "✗", skipped: "-", inside: "›", ellipsis: "…", bar: "│",
    level: "─", upright: "│", down: "╮", downEnd: "╰", up: "╯", upEnd: "╭", tick: "┤")

  /// Signs that every terminal can display.
  package static let ascii = Signs(
    passed: "+", failed: "x", skipped: "-", inside: ">", ellipsis: "..", bar: "|",
    level: "-", upright: "|", down: ".", downEnd: "'", up: "'", upEnd: ".", tick: "|")
}

extension OutputStyle {
  /// The signs.
  package var signs: Signs { ascii ? .ascii : .unicode }
}
