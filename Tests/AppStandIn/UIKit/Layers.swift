// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import RefreshEngine

/// The layer of a view, which reports to its view what is set on it.
@MainActor open class CALayer {
  weak var view: UIView?

  public var cornerRadius: CGFloat = 0 { didSet { view?.tell(.cornerRadius, .number(cornerRadius)) } }
  public var borderWidth: CGFloat = 0 { didSet { view?.tell(.borderWidth, .number(borderWidth)) } }
  public var borderColor: CGColor? { didSet { view?.tell(.borderColor, borderColor.map { UIColor($0) }) } }
  public var masksToBounds = false

  public func presentation() -> CALayer? { nil }
  public func value(forKey _: String) -> Any? { nil }

  public func add(_ animation: CABasicAnimation, forKey key: String?) {
    guard let from = animation.fromValue as? CGFloat, let to = animation.toValue as? CGFloat, let key else {
      return
    }
    precondition(animation.repeatCount == .infinity && !animation.isRemovedOnCompletion, "it repeats for ever")
    view?.tell(
      .repetition(
        keyPath: key,
        PartRule.Repetition(
          every: Interval(seconds: animation.duration), from: from, to: to, yoyo: animation.autoreverses)))
  }

  public func removeAnimation(forKey key: String) { view?.tell(.repetition(keyPath: key, nil)) }
}

@MainActor public final class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor?
  public var strokeColor: CGColor? { didSet { view?.tell(.color, strokeColor.map { UIColor($0) }) } }
  public var strokeStart: CGFloat = 0 { didSet { view?.tell(.start, .number(strokeStart)) } }
  public var strokeEnd: CGFloat = 1 { didSet { view?.tell(.end, .number(strokeEnd)) } }
  public var lineWidth: CGFloat = 1 { didSet { view?.tell(.lineWidth, .number(lineWidth)) } }
}

public protocol CAAction {}

extension NSNull: CAAction {}

public final class CABasicAnimation: CAAction {
  public var keyPath: String?
  public var fromValue: Any?
  public var toValue: Any?
  public var duration: TimeInterval = 0
  public var autoreverses = false
  public var repeatCount: Float = 0
  public var isRemovedOnCompletion = true
  public init(keyPath: String?) { self.keyPath = keyPath }
}

/// A transform as it was declared: a rotation, a scale and a translation.
public struct CGAffineTransform: Equatable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  private var radians: CGFloat = 0
  private(set) var scale: CGFloat = 1

  public static let identity = CGAffineTransform(translationX: 0, y: 0)
  public init(translationX x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  public func rotated(by radians: CGFloat) -> CGAffineTransform {
    var turned = self
    turned.radians += radians
    return turned
  }

  public func scaledBy(x factor: CGFloat, y other: CGFloat) -> CGAffineTransform {
    precondition(factor == other, "it scales alike in both directions")
    var scaled = self
    scaled.scale *= factor
    return scaled
  }

  var degrees: CGFloat { CGAffineTransform.degrees(of: radians) }

  /// Returns the shortest number of degrees that gives an angle, because dividing by π and multiplying again is not
  /// exact.
  public static func degrees(of radians: CGFloat) -> CGFloat {
    let near = radians * 180 / .pi
    let all = [near.rounded(), near, near.nextUp, near.nextDown, near.nextUp.nextUp, near.nextDown.nextDown]
    return all.filter { $0 * .pi / 180 == radians }.min { "\($0)".count < "\($1)".count } ?? near
  }
}

public final class CGPath: Sendable {}

public struct CGColor: Sendable {
  let color: RGBAColor
}

@MainActor public final class UIBezierPath {
  public init() {}
  public init(
    arcCenter _: CGPoint, radius _: CGFloat, startAngle _: CGFloat, endAngle _: CGFloat, clockwise _: Bool
  ) {}
  public var cgPath: CGPath { CGPath() }
  public func move(to _: CGPoint) {}
  public func addLine(to _: CGPoint) {}
}

public final class UIColor: Sendable {
  let color: RGBAColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = RGBAColor(rgba: [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) })
  }

  convenience init(_ color: CGColor) {
    let channels = [24, 16, 8, 0].map { CGFloat(color.color.rgba >> $0 & 0xFF) / 255 }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }

  public var cgColor: CGColor { CGColor(color: color) }

  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}
