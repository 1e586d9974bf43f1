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

  /// The value as it is observed.
  func observed(as type: PartProperty.ValueType, in language: String) -> ObservedValue {
    switch self {
    case .number(let number): return .number(number)
    case .bool(let bool): return .bool(bool)
    case .color(let color): return .text(color.text)
    case .text(let text): return .text(text.shown(in: language))
    case .image(let index): return .number(Double(index))
    case .name(let index):
      guard case .name(let names) = type else { return .absent }
      return .text(names[Int(index)])
    case .absent: return .absent
    }
  }

  /// The value as a number of a row (``PartColumn``), of a text that has one version.
  var column: Double {
    switch self {
    case .number(let number): number
    case .bool(let bool): bool ? 1 : 0
    case .color(let color): Double(color.rgba)
    case .text(let text): Double(FrameColumn.fingerprint(of: text.text ?? ""))
    case .image(let index): Double(index)
    case .name(let index): Double(index)
    case .absent: .nan
    }
  }
}
