/// The kind of a part: the UIKit view or layer that shows it.
public enum PartKind: String, Sendable, CaseIterable {
  /// A `UILabel`.
  case label
  /// A `UIImageView` with one image.
  case image
  /// A `UIImageView` that plays frames, as in the `Gif` classes.
  case frames
  /// A `CAShapeLayer` with an arc.
  case ring
  /// A bar that fills from the left.
  case bar
  /// A plain `UIView` with rounded corners and a border.
  case box
  /// A `UIActivityIndicatorView`.
  case spinner
  /// A `UISwitch`.
  case `switch`

  /// The properties of the kind, in the order of ``PartProperty``.
  public var properties: [PartProperty] { PartProperty.allCases.filter { $0.exists(for: self) } }
}
