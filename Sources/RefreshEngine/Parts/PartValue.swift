/// A value of a part's property.
public enum PartValue: Equatable, Sendable {
  /// Points, degrees, times, a part of a whole.
  case number(Double)
  case bool(Bool)
  case color(RGBAColor)
  case text(LocalizedText)
  /// The index of an image among the part's ``PartSettings/images``.
  case image(Int32)
  /// The index of a name among those of the property.
  case name(UInt8)
  /// No image, no tint.
  case absent

  /// The value between two, of numbers and colours; of others the first.
  ///
  /// - Parameter share: 0 for the first, 1 for the second.
  func interpolated(to other: PartValue, _ share: Double) -> PartValue {
    switch (self, other) {
    case (.number(let first), .number(let second)): .number(first + (second - first) * share)
    case (.color(let first), .color(let second)): .color(first.interpolated(to: second, share))
    default: share < 1 ? self : other
    }
  }
}
