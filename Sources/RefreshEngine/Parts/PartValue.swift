/// A value of a part's property.
public enum PartValue: Equatable, Sendable {
  /// Points, degrees, a factor or a fraction.
  case number(Double)
  case bool(Bool)
  case color(RGBAColor)
  case text(LocalizedText)
  /// The index of an image in the part's ``PartSettings/images``.
  case image(Int32)
  /// The index in the property's list of names.
  case name(UInt8)
  /// No image, no tint.
  case absent

  /// Returns the value between two numbers or colours; for other values, `self`.
  ///
  /// - Parameter share: 0 for this value, 1 for the other one. It can be rounded to 1 although the other has not been
  ///   reached.
  func interpolated(to other: PartValue, _ share: Double) -> PartValue {
    switch (self, other) {
    case (.number(let first), .number(let second)): .number(first + (second - first) * share)
    case (.color(let first), .color(let second)): .color(first.interpolated(to: second, share))
    case (.number, _), (.color, _), (.bool, _), (.text, _), (.image, _), (.name, _), (.absent, _): self
    }
  }

  /// Returns the value as it is observed.
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

  /// The value as a number in a row (``PartColumn``). A text must be in one language.
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
