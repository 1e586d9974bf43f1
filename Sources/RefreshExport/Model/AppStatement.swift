import RefreshEngine
import RefreshPresets

/// A statement in an app's code that changes a component.
enum AppStatement: Sendable {
  /// Sets a property, or calls a method without arguments.
  case set(AppMember, AppValue)
  /// Sets the text of a state.
  case title(AppMember, String, RefreshState)
  /// Sets the frames of a state; without a duration, they keep their own.
  case frames(AppMember, ImageNames, duration: Interval?, RefreshState)
  /// Sets the wording of the last refresh's time; `nil` for the library's own wording.
  case wording(AppMember, TimeTemplate?)
  /// Sets the texts that depend on the language: ``AppTexts``.
  case ownTexts
}

extension TimeTemplate {
  /// Whether it contains the time in the library's own short form.
  var hasRelativePart: Bool { parts.contains(.relative) }
  /// Whether it contains the time in a pattern.
  var hasDatePart: Bool { parts.contains { if case .date = $0 { true } else { false } } }
}

extension [TimeTemplate.DateField] {
  /// The pattern in the letters of Unicode Technical Standard 35, as used by `DateFormatter`.
  var pattern: String {
    map { field in
      switch field {
      case .text(let text): quoted(text)
      case .year(let digits): String(repeating: "y", count: Int(digits))
      case .month(let digits): String(repeating: "M", count: Int(digits))
      case .day(let digits): String(repeating: "d", count: Int(digits))
      case .hour(let digits): String(repeating: "H", count: Int(digits))
      case .hour12(let digits): String(repeating: "h", count: Int(digits))
      case .minute(let digits): String(repeating: "m", count: Int(digits))
      case .second(let digits): String(repeating: "s", count: Int(digits))
      case .period: "a"
      }
    }
    .joined()
  }

  /// Returns a text quoted for a pattern: letters are in apostrophes, and an apostrophe is doubled.
  private func quoted(_ text: String) -> String {
    let doubled = text.replacing("'", with: "''")
    return text.contains { $0.isASCII && $0.isLetter } ? "'\(doubled)'" : doubled
  }
}
