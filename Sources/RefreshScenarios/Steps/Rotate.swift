import RefreshEngine

/// `rotate`: the viewport has another size.
enum Rotate {
  static let kind = StepKind(
    "rotate", .size(), forApps: true, examples: ["[667, 375]"],
    """
    The screen turns: the viewport has another width and height. On a device that `viewport` names, the safe area becomes \
    that of the device held sideways or upright, unless the scene sets a `safeArea`.
    """
  ) { viewport, builder in
    let safeArea = builder.world.scene.safeArea(rotatedTo: viewport)
    return Perform([.rotate(to: viewport)] + safeArea.map { .setScene($0) })
  } from: {
    if case .rotate(let viewport) = $0 { viewport } else { nil }
  }
}
