// Made by refreshcfg: do not edit.

import MJRefresh
import UIKit

// What parts of components show: functions of the state and the pulling percent, and of nothing else.
extension MJRefreshComponent {
  /// The value of the state, else the one that the pull has come to, else the plain one.
  ///
  /// - Parameters:
  ///   - pull: Values at pulling percents, rising.
  ///   - mix: Makes a value between two. The default keeps the lower one.
  func partValue<Value>(
    _ plain: Value, pull: [(percent: CGFloat, value: Value)] = [], state values: [MJRefreshState: Value] = [:],
    mix: (Value, Value, CGFloat) -> Value = { lower, _, _ in lower }
  ) -> Value {
    if let value = values[state] { return value }
    guard var lower = pull.first else { return plain }
    for upper in pull {
      guard pullingPercent >= upper.percent else {
        guard upper.percent > lower.percent else { return lower.value }
        return mix(lower.value, upper.value, (pullingPercent - lower.percent) / (upper.percent - lower.percent))
      }
      lower = upper
    }
    return lower.value
  }

  /// A number, which is linear between two percents.
  func partNumber(
    _ plain: CGFloat, pull: [(percent: CGFloat, value: CGFloat)] = [], state values: [MJRefreshState: CGFloat] = [:]
  ) -> CGFloat {
    partValue(plain, pull: pull, state: values) { $0 + ($1 - $0) * $2 }
  }

  /// A colour, 0xRRGGBBAA in sRGB, whose channels are linear between two percents.
  func partColor(
    _ plain: UInt32?, pull: [(percent: CGFloat, value: UInt32?)] = [], state values: [MJRefreshState: UInt32?] = [:]
  ) -> UIColor? {
    let color = partValue(plain, pull: pull, state: values) { lower, upper, share in
      guard let lower, let upper else { return lower }
      return Self.mixedColor(lower, upper, share)
    }
    return color.map { UIColor(rgba: $0) }
  }

  /// The colour between two, 0xRRGGBBAA, each channel rounded to eight bits, halves up.
  static func mixedColor(_ lower: UInt32, _ upper: UInt32, _ share: CGFloat) -> UInt32 {
    let channels = [24, 16, 8, 0].map { (shift: UInt32) -> UInt32 in
      let (from, to) = (CGFloat(lower >> shift & 0xFF), CGFloat(upper >> shift & 0xFF))
      return UInt32(floor(from + (to - from) * share + 0.5)) << shift
    }
    return channels.reduce(0, |)
  }

  /// Shows the frames of the state: those of idle follow the pull, the others play.
  func show(_ frames: [MJRefreshState: PartFrames], in view: UIImageView) {
    let own = frames[state]
    if let own, state != .idle, own.images.count > 1 {
      guard view.animationImages != own.images || !view.isAnimating else { return }
      view.animationImages = own.images
      view.animationDuration = own.duration
      view.startAnimating()
      return
    }
    view.stopAnimating()
    guard let images = (own ?? frames[.idle])?.images, !images.isEmpty else {
      view.image = nil
      return
    }
    let index = own == nil || state == .idle ? Int(floor(CGFloat(images.count) * pullingPercent)) : 0
    view.image = images[min(max(index, 0), images.count - 1)]
  }
}

/// The frames of a part in one state.
struct PartFrames {
  let images: [UIImage]
  /// Of one round, in seconds.
  let duration: TimeInterval

  /// The default duration is 0.1 s a frame.
  init(_ images: [UIImage], duration: TimeInterval? = nil) {
    self.images = images
    self.duration = duration ?? TimeInterval(images.count) / 10
  }

  /// The frames of an animated GIF.
  init(_ gif: (images: [UIImage], duration: TimeInterval), duration: TimeInterval? = nil) {
    self.init(gif.images, duration: duration ?? gif.duration)
  }
}

/// A number that goes from one value to another, again and again.
struct PartRepetition {
  let from: CGFloat
  let to: CGFloat
  /// The time from one to the other, in seconds.
  let every: TimeInterval
  /// Whether it goes back the same way, in the same time.
  var yoyo = false
}

extension UIView {
  /// Repeats a number of its layer while the component is in a state that has a repetition.
  func repeatPart(_ keyPath: String, in state: MJRefreshState, _ repetitions: [MJRefreshState: PartRepetition]) {
    layer.removeAnimation(forKey: keyPath)
    guard let repetition = repetitions[state] else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = repetition.from
    animation.toValue = repetition.to
    animation.duration = repetition.every
    animation.autoreverses = repetition.yoyo
    animation.repeatCount = .infinity
    // It goes on when the app comes back.
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: keyPath)
  }
}

extension UIActivityIndicatorView {
  /// Turns, or stands still and is hidden.
  func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
  }
}

extension CGAffineTransform {
  /// Moves by points, turns clockwise by degrees and scales, all about the middle.
  static func part(
    rotation: CGFloat = 0, scale: CGFloat = 1, moveX: CGFloat = 0, moveY: CGFloat = 0
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: moveX, y: moveY).rotated(by: rotation * .pi / 180).scaledBy(x: scale, y: scale)
  }
}

extension UIColor {
  /// A colour in sRGB: 0xRRGGBBAA.
  convenience init(rgba: UInt32) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}

/// A view that shows a stroke: an arc from the top, or the filled part of a bar from the left.
final class PartStrokeView: UIView {
  enum Shape { case arc, line }

  private let shape: Shape

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: .zero)
    stroke.fillColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("it is made in code") }

  override class var layerClass: AnyClass { CAShapeLayer.self }
  var stroke: CAShapeLayer { layer as! CAShapeLayer }

  var strokeColor: UIColor? {
    didSet { stroke.strokeColor = strokeColor?.cgColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch shape {
    case .arc:
      stroke.path =
        UIBezierPath(
          arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
          radius: (min(bounds.width, bounds.height) - stroke.lineWidth) / 2, startAngle: -.pi / 2,
          endAngle: .pi * 3 / 2, clockwise: true
        ).cgPath
    case .line:
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: bounds.midY))
      path.addLine(to: CGPoint(x: bounds.width, y: bounds.midY))
      stroke.path = path.cgPath
      stroke.lineWidth = bounds.height
      layer.cornerRadius = bounds.height / 2
      layer.masksToBounds = true
    }
  }

  /// The stroke takes part in UIKit's animations, as the background colour does.
  override func action(for layer: CALayer, forKey key: String) -> CAAction? {
    guard ["strokeStart", "strokeEnd", "strokeColor"].contains(key) else {
      return super.action(for: layer, forKey: key)
    }
    guard let animation = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation else {
      return NSNull()
    }
    animation.keyPath = key
    animation.fromValue = (layer.presentation() ?? layer).value(forKey: key)
    return animation
  }
}
