import RefreshEngine

/// A property's value that can be written as YAML, so that keys say their defaults by the settings' own.
public protocol SettingValue: Sendable {
  /// The value as one would write it under a key of a shape; nil for nothing.
  func text(as shape: ValueShape) -> String?
}

extension Bool: SettingValue {
  public func text(as shape: ValueShape) -> String? { String(self) }
}

extension Double: SettingValue {
  public func text(as shape: ValueShape) -> String? {
    if case .number(let number) = shape, number.quantity == .fraction { description } else { shortestText }
  }
}

extension Interval: SettingValue {
  public func text(as shape: ValueShape) -> String? { seconds.shortestText + "s" }
}

extension String: SettingValue {
  public func text(as shape: ValueShape) -> String? { self }
}

extension RGBAColor: SettingValue {
  public func text(as shape: ValueShape) -> String? {
    let digits = String(rgba, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    return "\"#\(padded.hasSuffix("FF") ? padded.dropLast(2) : padded[...])\""
  }
}

extension TriggerTimes: SettingValue {
  public func text(as shape: ValueShape) -> String? {
    switch self {
    case .times(let times): String(times)
    case .unlimited: "unlimited"
    }
  }
}

extension ActivityIndicatorStyle: SettingValue {
  public func text(as shape: ValueShape) -> String? { rawValue }
}

extension LocalizedTemplate: SettingValue {
  // The library's own wording is no template.
  public func text(as shape: ValueShape) -> String? { nil }
}

extension Optional: SettingValue where Wrapped: SettingValue {
  public func text(as shape: ValueShape) -> String? { self?.text(as: shape) }
}
