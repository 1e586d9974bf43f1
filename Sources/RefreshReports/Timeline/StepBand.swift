/// A step's part of a timeline, from left to right.
struct StepBand {
  /// The number; 0 is the setting up.
  let step: Int
  /// The indexes of its moments; never empty.
  let moments: Range<Int>
  /// When it began and ended, in seconds.
  let time: (start: Double, end: Double)
  /// Where it begins in the picture.
  var x = 0.0
  /// How wide it is.
  var width = 0.0

  /// Whether time passes in it. Where none does, its moments stand side by side in their order.
  var takesTime: Bool { time.end > time.start }
  /// Where it ends in the picture.
  var endX: Double { x + width }
}
