// Names of others, which need no words here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import RefreshEngine

/// What code made by `export` uses of UIKit, as far as the engine knows it.
///
/// A view of a component tells the engine what is set on it, at once, as an app's code would.
@MainActor open class UIView {
  /// What a view that shows a part says of itself.
  public enum PartChange: Sendable {
    case value(PartProperty, PartValue)
    case place(center: CGPoint, size: CGSize)
    case repetition(keyPath: String, PartRule.Repetition?)
    case animation(TimeInterval)
  }

  public init() { layer.view = self }
  public init(frame _: CGRect) { layer.view = self }
  public required init?(coder _: NSCoder) { nil }

  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer = CAShapeLayer()

  open var isHidden = false { didSet { tell(.hidden, .bool(isHidden)) } }
  public var alpha: CGFloat = 1 { didSet { tell(.alpha, .number(alpha)) } }
  public var transform = CGAffineTransform.identity {
    didSet {
      tell(.rotation, .number(transform.degrees))
      tell(.scale, .number(transform.scale))
      tell(.moveX, .number(transform.x))
      tell(.moveY, .number(transform.y))
    }
  }
  open var bounds = CGRect.zero { didSet { tellPlace() } }
  public var center = CGPoint.zero { didSet { tellPlace() } }
  public var backgroundColor: UIColor? {
    didSet { tell(type(of: self).layerClass == CAShapeLayer.self ? .trackColor : .color, backgroundColor) }
  }
  public var tintColor: UIColor? { didSet { tell(.color, tintColor) } }
  public var isUserInteractionEnabled = true
  public var accessibilityIdentifier: String?
  public enum ContentMode { case scaleToFill, scaleAspectFit }
  public var contentMode = ContentMode.scaleToFill

  open func addSubview(_: UIView) {}
  open func layoutSubviews() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func action(for _: CALayer, forKey _: String) -> (any CAAction)? { nil }

  public static func animate(withDuration seconds: TimeInterval, animations: () -> Void) {
    animated = []
    animations()
    let views = animated ?? []
    animated = nil
    for view in views { view.tell(.animation(seconds)) }
  }
  /// The views on which something is set in the animation that is being made.
  private static var animated: [UIView]?

  // MARK: What it says of itself

  /// Takes what is set; what was set before is said when there is somebody to hear it.
  public var listener: ((PartChange) -> Void)? {
    didSet {
      for change in unheard { listener?(change) }
      unheard = []
    }
  }
  private var unheard: [PartChange] = []

  func tell(_ change: PartChange) {
    if let views = UIView.animated, !views.contains(where: { $0 === self }) { UIView.animated = views + [self] }
    if let listener { listener(change) } else { unheard.append(change) }
  }

  func tell(_ property: PartProperty, _ value: PartValue) { tell(.value(property, value)) }
  func tell(_ property: PartProperty, _ color: UIColor?) {
    tell(property, color.map { .color($0.color) } ?? .absent)
  }
  private func tellPlace() { tell(.place(center: center, size: bounds.size)) }
}

@MainActor public final class UILabel: UIView {
  /// Takes what is set on a label of the library.
  public typealias Change = (_ set: (inout LabelSettings) -> Void) -> Void

  private let change: Change?
  public override init() {
    change = nil
    super.init()
  }
  public init(change: @escaping Change) {
    self.change = change
    super.init()
  }
  public required init?(coder _: NSCoder) { nil }

  public override var isHidden: Bool { didSet { change?({ $0.hidden = isHidden }) } }
  public var text: String? { didSet { tell(.text, .text(LocalizedText(text ?? ""))) } }
  public var textColor: UIColor? = UIColor(red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1) {
    didSet {
      tell(.color, textColor)
      if let color = textColor?.color { change?({ $0.textColor = color }) }
    }
  }
  public var font = UIFont.boldSystemFont(ofSize: 14) {
    didSet {
      tell(.fontSize, .number(font.pointSize))
      tell(.bold, .bool(font.isBold))
      change?({ $0.fontSize = font.pointSize })
    }
  }
  public var textAlignment = NSTextAlignment.left { didSet { tell(.align, .name(textAlignment.rawValue)) } }
}

public enum NSTextAlignment: UInt8 { case left, center, right }

@MainActor public final class UIImageView: UIView {
  private let change: ((_ set: (inout ArrowSettings) -> Void) -> Void)?
  public override init() {
    change = nil
    super.init()
  }
  public init(change: @escaping (_ set: (inout ArrowSettings) -> Void) -> Void) {
    self.change = change
    super.init()
  }
  public required init?(coder _: NSCoder) { nil }

  public override var isHidden: Bool { didSet { change?({ $0.hidden = isHidden }) } }
  public var image: UIImage? {
    didSet {
      imageNamed?(image?.name)
      if let size = image?.size { change?({ $0.image = Size(width: size.width, height: size.height) }) }
    }
  }
  /// Takes the name of the image.
  public var imageNamed: ((String?) -> Void)? { didSet { imageNamed?(image?.name) } }

  public var animationImages: [UIImage]?
  public var animationDuration: TimeInterval = 0
  public private(set) var isAnimating = false
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
}

@MainActor public final class UIActivityIndicatorView: UIView {
  public enum Style { case medium, large }

  private let change: ((ActivityIndicatorStyle) -> Void)?
  public override init() {
    change = nil
    super.init()
    begin()
  }
  public init(change: @escaping (ActivityIndicatorStyle) -> Void) {
    self.change = change
    super.init()
    begin()
  }
  public required init?(coder _: NSCoder) { nil }

  /// It hides while it stands still (`hidesWhenStopped`), and has a size of its own.
  private func begin() {
    isHidden = true
    resize()
  }

  /// Grows or shrinks about its middle.
  private func resize() {
    let middle = bounds.size == .zero ? CGPoint(x: 10, y: 10) : center
    bounds.size = style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    center = middle
  }

  public var style = Style.medium {
    didSet {
      resize()
      tell(.style, .name(style == .large ? 1 : 0))
      change?(style == .large ? .large : .medium)
    }
  }
  public var color: UIColor? {
    didSet {
      // Colours that are styles.
      if color === UIColor.gray { return tell(.style, .name(2)) }
      if color === UIColor.white { return tell(.style, .name(3)) }
      tell(.color, color)
    }
  }
  public private(set) var isAnimating = false
  public func startAnimating() {
    isAnimating = true
    tell(.animating, .bool(true))
    isHidden = false
  }
  public func stopAnimating() {
    isAnimating = false
    tell(.animating, .bool(false))
    isHidden = true
  }
}

@MainActor public final class UISwitch: UIView {
  public override init() {
    super.init()
    bounds.size = CGSize(width: 51, height: 31)
    center = CGPoint(x: 25.5, y: 15.5)
  }
  public required init?(coder _: NSCoder) { nil }

  public var isOn = false { didSet { tell(.on, .bool(isOn)) } }
  public var onTintColor: UIColor? { didSet { tell(.color, onTintColor) } }
}

@MainActor open class UIScrollView: UIView {}

public struct UIFont: Sendable {
  public let pointSize: CGFloat
  let isBold: Bool
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, isBold: true) }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, isBold: false) }
}
