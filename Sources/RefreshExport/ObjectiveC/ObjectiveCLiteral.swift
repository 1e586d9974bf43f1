import RefreshEngine
import RefreshPresets
import RefreshText

extension AppValue {
  /// Returns the value as an Objective-C expression.
  func objectiveC(as form: AppForm) -> String {
    switch self {
    case .number(let size) where form == .boldFont: "[UIFont boldSystemFontOfSize:\(size.shortestText)]"
    case .number(let number): number.shortestText
    case .flag(let flag): flag ? "YES" : "NO"
    case .text(let text): ObjectiveCLiteral.text(text)
    case .color(let color):
      "[UIColor colorWithRed:\(color[24]) / 255.0 green:\(color[16]) / 255.0 blue:\(color[8]) / 255.0 "
        + "alpha:\(color.objectiveCAlpha)]"
    case .indicatorStyle(let style):
      style == .large ? "UIActivityIndicatorViewStyleLarge" : "UIActivityIndicatorViewStyleMedium"
    case .whole(let number): "\(number)"
    case .image(let name): "ImageNamed(\(ObjectiveCLiteral.text(name)))"
    }
  }
}

extension RGBAColor {
  fileprivate var objectiveCAlpha: String { self[0] == 0xFF ? "1" : "\(self[0]) / 255.0" }
}

extension RefreshState {
  /// The constant in Objective-C.
  var objectiveC: String { "MJRefreshState" + name.prefix(1).uppercased() + name.dropFirst() }
}

/// Objective-C literals.
enum ObjectiveCLiteral {
  /// Returns a string literal.
  static func text(_ text: String) -> String { "@\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    CodeText.escaped(text) { scalar, previous in
      // Two question marks begin a trigraph.
      if scalar == "?", previous == "?" { return "\\?" }
      // The language has no names for control characters; those beyond ASCII are two bytes.
      if scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value {
        return String(scalar).utf8.map { byte in
          let digits = String(byte, radix: 8)
          return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
      }
      guard VisibleText.acts(scalar) else { return nil }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The condition under which spinners have sizes.
  static let availability = "if (@available(iOS 13.0, *)) {"

  /// An expression for the images of names that count.
  static func numbered(_ names: NumberedNames) -> String {
    let format = text(names.formatted(names.digits == 0 ? "%ld" : "%0\(names.digits)ld"))
    return "NumberedImages(\(format), \(names.first), \(names.last))"
  }

  /// Returns an expression for the text of a template, in which the time is `date`.
  static func wording(_ template: TimeTemplate) -> String {
    let parts = template.parts.map { part in
      switch part {
      case .text(let piece): text(piece)
      case .relative: "RelativeText(date)"
      case .date(let fields): "TextOfDate(date, \(text(fields.pattern)))"
      }
    }
    guard let first = parts.first else { return "@\"\"" }
    return parts.dropFirst().reduce(first) { "[\($0) stringByAppendingString:\($1)]" }
  }
}
