import RefreshEngine
import RefreshExport
import RefreshText

extension Interpreter {
  /// Returns the colour that a call creates, or `nil` if it creates none or computes it.
  static func color(_ call: Call) -> Value? {
    let label = call.labels.first
    // The function that exported code calls.
    if SharedCode.name(in: call.name) == "PartRGBA", let number = call.values.first?.number {
      return UInt32(exactly: number).map { .color(RGBAColor(rgba: $0)) }
    }
    let isRGB = label == "red" || call.name == "colorWithRed"
    let isWhite = label == "white" || call.name == "colorWithWhite"
    guard isRGB || isWhite else { return nil }
    if call.values.contains(where: { if case .pulled = $0 { true } else { false } }) {
      let ends = [0, 1].map { end in
        color(
          Call(
            name: call.name, arguments: call.arguments,
            values: call.values.map {
              if case .pulled(let first, let last) = $0 { end == 0 ? first : last } else { $0 }
            },
            tokens: call.tokens)) ?? .unknown
      }
      return .pulled(ends[0], ends[1])
    }
    let numbers = call.values.compactMap(\.number)
    guard numbers.count == call.values.count, numbers.count == (isRGB ? 4 : 2) else { return .unknown }
    return .color(
      isRGB
        ? RGBAColor(numbers[0], numbers[1], numbers[2], numbers[3])
        : RGBAColor(numbers[0], numbers[0], numbers[0], numbers[1]))
  }

  /// Returns a colour with the opacity that a call gives it, or `nil` if it is none.
  static func faded(_ value: Value, _ call: Call) -> Value? {
    guard ["withAlphaComponent", "colorWithAlphaComponent"].contains(call.name), let color = color(value),
      let alpha = call.values.first?.number
    else { return nil }
    return .color(color.with(alpha: alpha))
  }

  /// Returns the colour that an app's own function reads from hexadecimal digits: `hex("#336699")`.
  ///
  /// Such functions read the digits with a scanner, which can't be evaluated; six digits leave no doubt.
  static func hexColor(_ function: Function, _ arguments: [(label: String?, value: Value)]) -> Value? {
    guard let text = arguments.first?.value.text,
      function.body.words.contains(where: { $0.hasPrefix("scanHex") || $0 == "strtoul" })
    else { return nil }
    let digits =
      text.hasPrefix("#") ? text.dropFirst() : text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    let alpha = arguments.count > 1 ? arguments[1].value.number : 1
    guard digits.count == 6, let number = digits.wholeNumber(as: UInt32.self, radix: 16), let alpha, 0...1 ~= alpha
    else { return nil }
    return .color(RGBAColor(rgba: number << 8 | 0xFF).with(alpha: alpha))
  }

  /// Returns the colour of a value.
  static func color(_ value: Value) -> RGBAColor? {
    if case .color(let color) = value { return color }
    guard let path = value.path, path.hasPrefix("UIColor.") || path.hasPrefix("."), let word = value.choice,
      case .color(let color)? = namedColor(word)
    else { return nil }
    return color
  }

  /// Returns the colour of a value, also of one of the app's own that is named without its type: `.accent`.
  func color(_ value: Value, _ frame: Frame) -> RGBAColor? {
    if let color = Self.color(value) { return color }
    guard let path = value.path, path.hasPrefix("."),
      case .color(let color) = member(String(path.dropFirst()), of: .path("UIColor"), frame)
    else { return nil }
    return color
  }

  /// Returns UIKit's named colours, except for those that depend on the surroundings.
  static func namedColor(_ name: String) -> Value? {
    let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return colors[word].map { .color(RGBAColor(rgba: $0)) }
  }

  private static let colors: [String: UInt32] = [
    "black": 0x0000_00FF, "darkGray": 0x5555_55FF, "lightGray": 0xAAAA_AAFF, "white": 0xFFFF_FFFF,
    "gray": 0x8080_80FF, "red": 0xFF00_00FF, "green": 0x00FF_00FF, "blue": 0x0000_FFFF, "cyan": 0x00FF_FFFF,
    "yellow": 0xFFFF_00FF, "magenta": 0xFF00_FFFF, "orange": 0xFF80_00FF, "purple": 0x8000_80FF,
    "brown": 0x9966_33FF, "clear": 0,
  ]
}

extension RGBAColor {
  /// Creates a colour from components between 0 and 1; others are clamped, as in UIKit.
  fileprivate init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    let bytes = [red, green, blue, alpha].map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
    self.init(rgba: bytes.reduce(0) { $0 << 8 | $1 })
  }

  /// Returns the colour with another opacity.
  func with(alpha: Double) -> RGBAColor {
    RGBAColor(rgba: rgba & 0xFFFF_FF00 | UInt32((min(max(alpha, 0), 1) * 255).rounded()))
  }
}
