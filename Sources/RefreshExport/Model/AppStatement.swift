import RefreshEngine

/// A statement in an app's code that changes a component.
enum AppStatement: Sendable {
  /// A value.
  enum Value: Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case color(RGBAColor)
    case boldFont(Double)
    case indicatorStyle(ActivityIndicatorStyle)
    case whole(Int)
    /// The name of an image.
    case image(String)
  }

  /// Sets a property.
  case set(AppKey, Value)
  /// Calls a method without arguments.
  case call(AppKey)
  /// Sets the text of a state.
  case title(AppKey, String, RefreshState)
  /// Sets the frames of a state; without a duration, they keep their own.
  case frames(AppKey, ImageNames, duration: Interval?, RefreshState)
  /// Sets the wording of the last refresh's time; `nil` for the library's own wording.
  case wording(AppKey, TimeTemplate?)
  /// Sets the texts that depend on the language: ``AppTexts``.
  case ownTexts
}

extension AppKey.Form {
  /// Returns the value of a key, if it was set and can be written as one literal.
  func value(in settings: ComponentSettings) -> AppStatement.Value? {
    switch self {
    case .number(let path): settings[keyPath: path].map { .number($0) }
    case .seconds(let path): settings[keyPath: path].map { .number($0.seconds) }
    case .flag(let path): settings[keyPath: path].map { .flag($0) }
    case .text(let path): settings[keyPath: path].map { .text($0) }
    case .color(let path): settings[keyPath: path].map { .color($0) }
    case .boldFont(let path): settings[keyPath: path].map { .boldFont($0) }
    case .indicatorStyle(let path): settings[keyPath: path].map { .indicatorStyle($0) }
    case .triggerTimes(let path): settings[keyPath: path].map { .whole($0.number) }
    case .layout, .call, .image, .wording, .titles, .frames: nil
    }
  }
}

extension TriggerTimes {
  /// The number that MJRefresh uses for it.
  fileprivate var number: Int {
    switch self {
    case .times(let times): Int(times)
    case .unlimited: -1
    }
  }
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
