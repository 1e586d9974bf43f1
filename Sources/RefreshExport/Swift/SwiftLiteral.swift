import RefreshEngine
import RefreshPresets
import RefreshText

extension AppValue {
  /// Returns the value as a Swift expression.
  func swift(as form: AppForm) -> String {
    switch self {
    case .number(let size) where form == .boldFont: ".boldSystemFont(ofSize: \(size.shortestText))"
    case .number(let number): number.shortestText
    case .flag(let flag): "\(flag)"
    case .text(let text): SwiftLiteral.text(text)
    case .color(let color): "UIColor(\(color.swiftArguments.joined(separator: ", ")))"
    case .indicatorStyle(let style): style == .large ? ".large" : ".medium"
    case .whole(let number): "\(number)"
    case .image(let name): "UIImage(named: \(SwiftLiteral.text(name)), in: bundle, compatibleWith: nil)"
    }
  }
}

extension RGBAColor {
  /// Returns the channel whose lowest bit is at a position.
  subscript(shift: Int) -> UInt32 { rgba >> UInt32(shift) & 0xFF }

  /// The arguments of `UIColor`'s initializer.
  var swiftArguments: [String] {
    [
      "red: \(self[24]) / 255", "green: \(self[16]) / 255", "blue: \(self[8]) / 255",
      "alpha: " + (self[0] == 0xFF ? "1" : "\(self[0]) / 255"),
    ]
  }
}

extension ActivityIndicatorStyle {
  /// The property of `UIColor` for a style's colour; `nil` for the system's.
  ///
  /// UIKit's styles with these colours are deprecated.
  var colorName: String? {
    switch self {
    case .medium, .large: nil
    case .gray: "gray"
    case .white: "white"
    }
  }
}

/// Swift literals.
enum SwiftLiteral {
  /// Returns a string literal.
  static func text(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns the text of a string literal between its quotes.
  static func escaped(_ text: String) -> String {
    CodeText.escaped(text) { scalar, _ in
      VisibleText.acts(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
    }
  }

  /// The condition under which spinners have sizes.
  static let availability = "if #available(iOS 13, *) {"

  /// An expression for a list of names.
  ///
  /// - Parameter prefix: The beginning of the names of shared code. The default is none.
  static func names(_ names: ImageNames, prefix: String = "") -> String {
    switch names {
    case .list(let names): "[\(names.map(text).joined(separator: ", "))]"
    case .numbered(let names): numbered(names)
    case .gif(let name, let scale): "\(prefix)RefreshImages.gif(\(text(name)), scale: \(scale), in: bundle)"
    }
  }

  private static func numbered(_ names: NumberedNames) -> String {
    let (low, high) = (min(names.first, names.last), max(names.first, names.last))
    let range = "(\(low)...\(high))" + (names.first > names.last ? ".reversed()" : "")
    guard names.digits > 0 else {
      return "\(range).map { \"\(escaped(names.prefix))\\($0)\(escaped(names.suffix))\" }"
    }
    return "\(range).map { String(format: \(text(names.formatted("%0\(names.digits)d"))), $0) }"
  }

  /// Returns an expression for the text of a template, in which the time is `date`.
  static func wording(_ template: TimeTemplate) -> String {
    let parts = template.parts.map { part in
      switch part {
      case .text(let piece): text(piece)
      case .relative: "relativeText(of: date)"
      case .date(let fields): "text(of: date, as: \(text(fields.pattern)))"
      }
    }
    return parts.isEmpty ? "\"\"" : parts.joined(separator: " + ")
  }
}
