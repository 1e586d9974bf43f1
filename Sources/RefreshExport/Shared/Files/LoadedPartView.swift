/// A part that is shown: a view, and what it shows as a function of the state and the pulling percent.
@MainActor
private final class LoadedPartView {
  let view: UIView
  private let part: LoadedPart
  private let frames: [MJRefreshState: PartFrames]
  private var shown: [LoadedValue.Show] = []

  var isBold = false
  var rotation: CGFloat = 0
  var scale: CGFloat = 1
  var moveX: CGFloat = 0
  var moveY: CGFloat = 0

  var animate: TimeInterval? { part.animate }
  var label: UILabel? { view as? UILabel }
  var spinner: UIActivityIndicatorView? { view as? UIActivityIndicatorView }
  var stroke: CAShapeLayer? { (view as? PartStrokeView)?.stroke }

  init(_ part: LoadedPart, of component: MJRefreshComponent, in place: LoadedPlace) throws {
    guard let make = Self.views[part.kind] else {
      throw RefreshLoader.Failure(path: place.path + ".kind", reason: "\(part.kind) isn't a kind of part")
    }
    self.part = part
    view = make()
    var frames: [MJRefreshState: PartFrames] = [:]
    for (state, name, value) in part.frames?.all ?? [] {
      frames[state] = try place.at("frames.\(name)").frames(value)
    }
    self.frames = frames
    if view is UIImageView { view.contentMode = .scaleAspectFit }
    view.isUserInteractionEnabled = false
    for value in part.values {
      let show = try value.bind(part, place)
      if value.isConstant { show(self, component) } else { shown.append(show) }
    }
  }

  private static let views: [String: @MainActor () -> UIView] = [
    "label": { UILabel() }, "image": { UIImageView() }, "frames": { UIImageView() },
    "ring": { PartStrokeView(.arc) }, "bar": { PartStrokeView(.line) }, "box": { UIView() },
    "spinner": { UIActivityIndicatorView() }, "switch": { UISwitch() },
  ]

  func place(in component: MJRefreshComponent) {
    let (x, y) = (part.x.lengths(in: component.bounds.width), part.y.lengths(in: component.bounds.height))
    view.bounds.size = CGSize(width: x.size, height: y.size)
    view.center = CGPoint(x: x.center, y: y.center)
  }

  func show(on component: MJRefreshComponent) {
    for show in shown { show(self, component) }
    view.transform = RefreshParts.transform(rotation: rotation, scale: scale, moveX: moveX, moveY: moveY)
    if !frames.isEmpty, let view = view as? UIImageView { RefreshParts.show(frames, in: view, of: component) }
  }

  func repeatValues(of component: MJRefreshComponent) {
    for value in part.values where !value.repetitions.isEmpty {
      guard let keyPath = value.keyPath else { continue }
      let unit: CGFloat = value.name == "rotation" ? .pi / 180 : 1
      RefreshParts.repeatValue(
        keyPath, of: view, in: component.state,
        value.repetitions.mapValues {
          PartRepetition(from: $0.from * unit, to: $0.to * unit, every: $0.every, yoyo: $0.yoyo)
        })
    }
  }

  func set(_ color: UIColor?) {
    switch view {
    case let label as UILabel: label.textColor = color
    case let image as UIImageView: image.tintColor = color
    case let stroke as PartStrokeView: stroke.strokeColor = color
    case let spinner as UIActivityIndicatorView: spinner.color = color
    case let control as UISwitch: control.onTintColor = color
    default: view.backgroundColor = color
    }
  }
}
