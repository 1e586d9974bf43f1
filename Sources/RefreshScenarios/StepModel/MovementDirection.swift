import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// A direction in place of a movement, as in `swipe: up`; a message shows a movement in this direction.
enum MovementDirection: String {
  case up
  case down
  case left
  case right

  /// Returns the diagnostic of a step with a direction as its value; nil for other steps and values.
  static func diagnostic(of entry: Node.Entry, as kind: StepKind) -> Diagnostic? {
    guard entry.value.kind == .scalar, let direction = entry.value.scalar.flatMap(MovementDirection.init),
      let movement = direction.movement(as: kind.name)
    else { return nil }
    return .wrongKind(
      of: entry.value, as: kind.name, kind.description.shape, help: "write it like `\(kind.name): \(movement)`")
  }

  /// Returns the value of a step that moves in this direction; nil for steps that don't move.
  private func movement(as step: String) -> String? {
    switch step {
    case Swipe.kind.name: "{ by: \(finger), duration: 0.3s }"
    // The content follows the finger, so the offset goes the other way.
    case Drag.kind.name: "{ by: \(offset(by: -60)) }"
    case Scroll.kind.name: "{ by: \(offset(by: 300)) }"
    default: nil
    }
  }

  /// The path of a finger.
  private var finger: String {
    switch self {
    case .up: "[0, -320]"
    case .down: "[0, 320]"
    case .left: "[-320, 0]"
    case .right: "[320, 0]"
    }
  }

  /// Returns the movement of the offset by a number of points in this direction.
  private func offset(by points: Int) -> String {
    switch self {
    case .up: "\(-points)"
    case .down: "\(points)"
    case .left: "{ x: \(-points) }"
    case .right: "{ x: \(points) }"
    }
  }
}
