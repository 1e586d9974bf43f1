import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// `rotate`: the viewport has another size.
enum Rotate {
  static let kind = StepKind(
    "rotate", size, forApps: true, examples: ["[667, 375]"],
    """
    The screen rotates: the viewport changes its width and height. If `viewport` is a device, the safe area becomes \
    that of the device in landscape or portrait, unless the scene has a `safeArea`.
    """
  ) { viewport, builder in
    let safeArea = builder.world.scene.safeArea(rotatedTo: viewport)
    return Perform([.rotate(to: viewport)] + safeArea.map { .setScene($0) })
  } from: {
    if case .rotate(let viewport) = $0 { viewport } else { nil }
  }

  /// A size; words for a turn are answered with one, since a scene may be on any screen.
  private static let size: ValueType<Size> = {
    let size = ValueType<Size>.size()
    return size.reading { node, name, diagnostics in
      let word = node.scalar?.lowercased().filter { $0.isLetter || $0.isNumber } ?? ""
      guard node.kind == .scalar, let meant = turns[word] else {
        return size.decode(node, as: name, into: &diagnostics)
      }
      return diagnostics.refuse(
        .wrongKind(
          of: node, as: name, size.shape,
          help: "write `\(name): \(meant)`, the width and height after the rotation"))
    }
  }()

  /// Words for a turn with the size that a screen of 375 × 667 points has after it.
  private static let turns: [String: String] = {
    let (wide, high) = ("[667, 375]", "[375, 667]")
    return [
      "landscape": wide, "landscapeleft": wide, "landscaperight": wide, "left": wide, "right": wide,
      "horizontal": wide, "90": wide, "90deg": wide, "270": wide, "portrait": high, "vertical": high, "up": high,
      "180": high, "0": high, "true": wide,
    ]
  }()
}
