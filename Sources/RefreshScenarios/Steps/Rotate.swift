import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// `rotate`: the viewport has another size.
enum Rotate {
  static let kind = StepKind(
    "rotate", target, forApps: true, examples: ["[667, 375]"],
    """
    The screen rotates: the viewport changes its width and height. If `viewport` is a device, the safe area becomes \
    that of the device in landscape or portrait. If the scene has a `safeArea` for any edge, the safe area stays the same.
    """
  ) { target, builder in
    let scene = builder.world.scene
    guard case .size(let viewport) = target else {
      if case .turn(let turn, let word) = target {
        let meant = turn.size(of: scene.scene.viewport).listed
        builder.diagnostics.add(
          .wrongKind(
            of: word, as: "rotate", size.shape,
            help: "write `rotate: \(meant)`, the width and height after the rotation",
            fix: word.fix(inPlaceOfScalar: meant)))
      }
      return nil
    }
    if let remark = scene.device?.remark(on: viewport) { builder.diagnostics.add(remark) }
    return .perform(
      [.rotate(to: viewport.value)] + scene.safeArea(rotatedTo: viewport.value).map { .setScene($0) })
  } write: {
    if case .rotate(let viewport) = $0.onlyCommand { size.written(viewport) } else { nil }
  }

  /// The value of `rotate`.
  private enum Target {
    case size(Located<Size>)
    /// A word for a turn, which is answered with the size that the scene's screen has after it.
    case turn(Turn, Node)
  }

  private enum Turn {
    case landscape, portrait

    /// Returns the size of a screen that is held this way.
    func size(of screen: Size) -> Size {
      let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
      return self == .landscape ? Size(width: long, height: short) : Size(width: short, height: long)
    }
  }

  private static let size = ValueType<Size>.size()

  private static let target = ValueType<Target>(size.shape) { node, name, diagnostics in
    let word = node.scalar?.lowercased().filter { $0.isLetter || $0.isNumber } ?? ""
    if node.kind == .scalar, let turn = turns[word] { return .turn(turn, node) }
    if let device = node.scalar.flatMap(Device.init(named:)) {
      let meant = device.screen.size.listed
      return diagnostics.refuse(
        .wrongKind(
          of: node, as: name, size.shape, help: "write `\(name): \(meant)`, the size of its screen",
          fix: node.fix(inPlaceOfScalar: meant)))
    }
    return size.located.decode(node, as: name, into: &diagnostics).map(Target.size)
  }

  private static let turns: [String: Turn] = [
    "landscape": .landscape, "landscapeleft": .landscape, "landscaperight": .landscape, "left": .landscape,
    "right": .landscape, "horizontal": .landscape, "90": .landscape, "90deg": .landscape, "270": .landscape,
    "true": .landscape, "portrait": .portrait, "vertical": .portrait, "up": .portrait, "180": .portrait,
    "0": .portrait,
  ]
}

extension Device {
  /// The size of the screen when it is held sideways, in points.
  private var landscapeSize: Size { Size(width: screen.size.height, height: screen.size.width) }

  /// Returns the warning of a rotation to a size that the screen has neither way; nil on an iPad, where an app can have any
  /// part of the screen, and its safe area is the same for all.
  fileprivate func remark(on viewport: Located<Size>) -> Diagnostic? {
    guard safeArea(of: viewport.value) == nil, screen.safeArea != landscapeSafeArea else { return nil }
    let size = viewport.value.width > viewport.value.height ? landscapeSize : screen.size
    return Diagnostic(
      .foreignSize,
      """
      an `\(name)` has no screen of \(viewport.value.width.shortestText) × \(viewport.value.height.shortestText) \
      points, so its safe area doesn't rotate
      """,
      at: viewport.span,
      help:
        "write `rotate: \(size.listed)`, or specify the scene's `viewport` by its size and its `safeArea`")
  }
}

extension Size {
  /// The size as a list: `[375, 667]`.
  fileprivate var listed: String { "[\(width.shortestText), \(height.shortestText)]" }
}
