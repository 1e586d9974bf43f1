// Made by refreshcfg: do not edit.

import MJRefresh
import UIKit

/// A value that depends only on the state and the pulling percent of a component.
@MainActor
struct PartRule<Value> {
  private let plain: Value
  private let pull: [(percent: CGFloat, value: Value)]
  private let states: [MJRefreshState: Value]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - plain: The value that applies if neither the state nor the pull has one.
  ///   - pull: Values at pulling percents, in ascending order.
  ///   - states: The values of states.
  init(
    _ plain: Value, pull: [(percent: CGFloat, value: Value)] = [], state states: [MJRefreshState: Value] = [:]
  ) {
    (self.plain, self.pull, self.states) = (plain, pull, states)
  }

  /// Returns the value of the state, or else that of the pull, or else the plain one.
  ///
  /// - Parameter mix: Returns a value between two. The default returns the lower one.
  func value(
    of component: MJRefreshComponent, mix: (Value, Value, CGFloat) -> Value = { lower, _, _ in lower }
  ) -> Value {
    if let value = states[component.state] { return value }
    guard var lower = pull.first else { return plain }
    let percent = component.pullingPercent
    for upper in pull {
      guard percent >= upper.percent else {
        guard upper.percent > lower.percent else { return lower.value }
        return mix(lower.value, upper.value, (percent - lower.percent) / (upper.percent - lower.percent))
      }
      lower = upper
    }
    return lower.value
  }
}

typealias PartFlag = PartRule<Bool>
typealias PartString = PartRule<String>
typealias PartImage = PartRule<UIImage?>

/// Numbers, which are interpolated between two percents.
typealias PartNumber = PartRule<CGFloat>

extension PartRule where Value == CGFloat {
  func number(of component: MJRefreshComponent) -> CGFloat {
    value(of: component) { $0 + ($1 - $0) * $2 }
  }
}

/// Colours, 0xRRGGBBAA in sRGB, whose channels are interpolated between two percents.
typealias PartColor = PartRule<UInt32?>

extension PartRule where Value == UInt32? {
  func color(of component: MJRefreshComponent) -> UIColor? {
    let color = value(of: component) { lower, upper, share in
      guard let lower, let upper else { return lower }
      return RefreshParts.mix(lower, upper, share)
    }
    return color.map { RefreshParts.color($0) }
  }
}

/// Texts in several languages. A text that is the same in all of them has the language "".
typealias PartTexts = PartRule<[(language: String, text: String)]>

extension PartRule where Value == [(language: String, text: String)] {
  func text(of component: MJRefreshComponent) -> String { RefreshLanguage.text(of: value(of: component)) }
}

/// The functions that the views of parts share.
@MainActor
enum RefreshParts {
  /// Returns the colour between two, 0xRRGGBBAA. Each channel is rounded to eight bits, halves up.
  static func mix(_ lower: UInt32, _ upper: UInt32, _ share: CGFloat) -> UInt32 {
    let channels = [24, 16, 8, 0].map { (shift: UInt32) -> UInt32 in
      let (from, to) = (CGFloat(lower >> shift & 0xFF), CGFloat(upper >> shift & 0xFF))
      return UInt32(floor(from + (to - from) * share + 0.5)) << shift
    }
    return channels.reduce(0, |)
  }

  /// Shows the frames of the state: those of idle follow the pull, the others are animated.
  static func show(
    _ frames: [MJRefreshState: PartFrames], in view: UIImageView, of component: MJRefreshComponent
  ) {
    let state = component.state
    let own = frames[state]
    if let own, state != .idle, own.images.count > 1 {
      // The tag, "RC" and the state, says whose frames play: those of another state begin again, even if they are the same.
      let tag = 0x5243_0000 + Int(state.rawValue)
      guard view.tag != tag || !view.isAnimating else { return }
      view.tag = tag
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
    let index = own == nil || state == .idle ? Int(floor(CGFloat(images.count) * component.pullingPercent)) : 0
    view.image = images[min(max(index, 0), images.count - 1)]
  }

  /// Repeats a number of a view's layer while the component is in a state that has a repetition.
  static func repeatValue(
    _ keyPath: String, of view: UIView, in state: MJRefreshState, _ repetitions: [MJRefreshState: PartRepetition]
  ) {
    view.layer.removeAnimation(forKey: keyPath)
    guard let repetition = repetitions[state] else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = repetition.from
    animation.toValue = repetition.to
    animation.duration = repetition.every
    animation.autoreverses = repetition.yoyo
    animation.repeatCount = .infinity
    // It continues when the app returns to the foreground.
    animation.isRemovedOnCompletion = false
    view.layer.add(animation, forKey: keyPath)
  }

  /// Starts a spinner, or stops and hides it.
  static func setAnimating(_ isAnimating: Bool, _ spinner: UIActivityIndicatorView) {
    if isAnimating { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  /// Returns a transform that moves by points, rotates clockwise by degrees and scales, about the centre.
  static func transform(
    rotation: CGFloat = 0, scale: CGFloat = 1, moveX: CGFloat = 0, moveY: CGFloat = 0
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: moveX, y: moveY).rotated(by: rotation * .pi / 180).scaledBy(x: scale, y: scale)
  }

  /// Returns a colour in sRGB: 0xRRGGBBAA.
  static func color(_ rgba: UInt32) -> UIColor {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}

/// The frames of a part in one state.
struct PartFrames {
  let images: [UIImage]
  /// The duration of one cycle, in seconds.
  let duration: TimeInterval

  /// Creates frames from images. The default duration is 0.1 s per frame.
  init(_ images: [UIImage], duration: TimeInterval? = nil) {
    self.images = images
    self.duration = duration ?? TimeInterval(images.count) / 10
  }

  /// Creates frames from an animated GIF.
  init(_ gif: (images: [UIImage], duration: TimeInterval), duration: TimeInterval? = nil) {
    self.init(gif.images, duration: duration ?? gif.duration)
  }
}

/// A number that changes from one value to another, repeatedly.
struct PartRepetition {
  let from: CGFloat
  let to: CGFloat
  /// The time from one value to the other, in seconds.
  let every: TimeInterval
  /// Whether it changes back, in the same time.
  var yoyo = false
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

  /// Makes the stroke part of UIKit's animations, like the background colour.
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
