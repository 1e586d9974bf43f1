import RefreshEngine
import RefreshPresets

/// `release`: the finger goes up.
struct Release: Step {
  /// The finger's, in points per second, down and right positive; nil for that of the last swipe.
  var velocity: Point?

  func run(on stage: inout Stage) { stage.simulation.release(velocity: velocity) }

  static let kind = StepKind(
    "release",
    .keys(
      KeySet([
        Key(
          "velocity", .vector(of: .velocity), isRequired: true, examples: ["[0, -900]"],
          "The finger's velocity in points per second, right and down positive; the offset moves against it."
        ) { $0.velocity = $1 }
      ]), from: { Release() }),
    word: Release(), examples: ["{ velocity: [0, -900] }"],
    "The finger goes up: the pan ends, and physics takes over; without a velocity with that of the last swipe."
  ) { release, _ in release }
}

extension ValueType where Value == Point {
  /// Two numbers, along x and y: `[0, -900]`.
  static func vector(of coordinate: ValueType<Double>) -> Self {
    ValueType<[Double]>.list(of: coordinate, count: 2...2).map { Point(x: $0[0], y: $0[1]) }
  }
}
