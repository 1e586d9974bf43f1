// Names of others, which need no words here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import RefreshEngine

/// What code made by `export` uses of UIKit, as far as the engine knows it.
///
/// A view of a component tells the engine what is set on it, at once, as an app's code would.
@MainActor open class UIView {
  public init() {}
  open var isHidden = false
}

/// A label of a component.
@MainActor public final class UILabel: UIView {
  /// Takes what is set.
  public typealias Change = (_ set: (inout LabelSettings) -> Void) -> Void

  private let change: Change
  public init(change: @escaping Change) { self.change = change }

  public override var isHidden: Bool { didSet { change { $0.hidden = isHidden } } }
  public var textColor = UIColor(red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1) {
    didSet { change { $0.textColor = textColor.color } }
  }
  public var font = UIFont.boldSystemFont(ofSize: 14) { didSet { change { $0.fontSize = font.pointSize } } }
}

/// The arrow of a component.
@MainActor public final class UIImageView: UIView {
  private let change: (_ set: (inout ArrowSettings) -> Void) -> Void
  public init(change: @escaping (_ set: (inout ArrowSettings) -> Void) -> Void) { self.change = change }

  public override var isHidden: Bool { didSet { change { $0.hidden = isHidden } } }
  public var image: UIImage? {
    didSet { if let size = image?.size { change { $0.image = Size(width: size.width, height: size.height) } } }
  }
}

/// The spinner of a component.
@MainActor public final class UIActivityIndicatorView: UIView {
  public enum Style { case medium, large }

  private let change: (ActivityIndicatorStyle) -> Void
  public init(change: @escaping (ActivityIndicatorStyle) -> Void) { self.change = change }

  public var style = Style.medium { didSet { change(style == .large ? .large : .medium) } }
  public var color: UIColor?
}

@MainActor open class UIScrollView: UIView {}

public struct UIColor: Sendable {
  let color: RGBAColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = RGBAColor(
      rgba: [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) })
  }

  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}

public struct UIFont: Sendable {
  public let pointSize: CGFloat
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
}
