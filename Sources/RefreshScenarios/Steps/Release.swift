import RefreshEngine
import RefreshPresets

/// `release`: the finger is lifted.
enum Release {
  static let kind = StepKind(
    "release",
    .keys(
      KeySet<Point?>([
        Key(
          "velocity", .vector(of: .velocity), \.self, isRequired: true, examples: ["[0, -900]"],
          "The velocity of the finger in points per second; right and down are positive, and the offset moves the opposite way."
        )
      ]), from: { nil }),
    word: .release(velocity: nil), examples: ["{ velocity: [0, -900] }"],
    "The finger is lifted: the pan ends, and the scroll view continues to move; the default velocity is that of the last swipe.",
    make: { velocity, _ in .release(velocity: velocity) },
    from: { if case .release(let velocity) = $0 { .some(velocity) } else { nil } })
}

extension ValueType where Value == Point {
  /// Returns the type of two numbers, along x and y: `[0, -900]`.
  static func vector(of coordinate: ValueType<Double>) -> Self {
    ValueType<[Double]>.list(of: coordinate, count: 2...2).map(
      { Point(x: $0[0], y: $0[1]) }, back: { [$0.x, $0.y] })
  }
}
