/// How the scroll view moves by itself.
struct Physics: Sendable {
  let kind: PhysicsKind

  /// When the next frame is due, nil while nothing moves.
  var nextFrame: Instant? { nil }
}
