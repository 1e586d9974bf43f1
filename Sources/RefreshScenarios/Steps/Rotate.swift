import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// `rotate`: the viewport has another size.
enum Rotate {
  static let kind = StepKind(
    "rotate", size.located, forApps: true, examples: ["[667, 375]"],
    """
    The screen rotates: the viewport changes its width and height. If `viewport` is a device, the safe area becomes \
    that of the device in landscape or portrait, unless the scene has a `safeArea`.
    """
  ) { viewport, builder in
    let scene = builder.world.scene
    if let remark = scene.device?.remark(on: viewport) { builder.diagnostics.add(remark) }
    return .perform(
      [.rotate(to: viewport.value)] + scene.safeArea(rotatedTo: viewport.value).map { .setScene($0) })
  } write: {
    if case .rotate(let viewport) = $0.onlyCommand { size.written(viewport) } else { nil }
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

extension Device {
  /// The size of the screen when it is held sideways, in points.
  private var landscapeSize: Size { Size(width: screen.size.height, height: screen.size.width) }

  /// Returns the warning of a rotation to a size that the screen has neither way; nil on an iPad, where an app can have any
  /// part of the screen, and its safe area is the same for all.
  fileprivate func remark(on viewport: Located<Size>) -> Diagnostic? {
    guard safeArea(of: viewport.value) == nil, screen.safeArea != landscapeSafeArea else { return nil }
    let size = viewport.value.width > viewport.value.height ? landscapeSize : screen.size
    let (width, height) = (size.width.shortestText, size.height.shortestText)
    return Diagnostic(
      .foreignSize,
      """
      an `\(name)` has no screen of \(viewport.value.width.shortestText) × \(viewport.value.height.shortestText) \
      points, so its safe area doesn't rotate
      """,
      at: viewport.span,
      help:
        "write `rotate: [\(width), \(height)]`, or specify the scene's `viewport` by its size and its `safeArea`")
  }
}
