import RefreshEngine
import RefreshPresets

/// A statement in an app's code that changes a component.
enum AppStatement: Sendable {
  /// Sets a property, or calls a method without arguments.
  case set(AppMember, AppValue)
  /// Sets the text of a state.
  case title(AppMember, AppTitle, RefreshState)
  /// Sets the frames of a state; without a duration, they keep their own.
  case frames(AppMember, ImageNames, duration: Interval?, RefreshState)
  /// Sets the wording of the last refresh's time; `nil` for the library's own wording.
  case wording(AppMember, TimeTemplate?)
  /// Sets the texts that depend on the language: ``AppTexts``.
  case ownTexts
}

/// A title in an app's code.
enum AppTitle: Sendable {
  case text(String)
  /// The text that the app looks up; the table is nil if it is the usual one.
  case key(String, table: String?)
}

extension TimeTemplate {
  /// Whether it contains the time in the library's own short form.
  var hasRelativePart: Bool { parts.contains(.relative) }
  /// Whether it contains the time in a pattern.
  var hasDatePart: Bool { parts.contains { if case .date = $0 { true } else { false } } }
}
