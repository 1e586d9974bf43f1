import RefreshDiagnostics
import RefreshFiles
import RefreshPresets

/// A preset that was read from code.
package struct ImportedPreset: Sendable {
  /// The name.
  package let name: String
  /// The code that it was read from.
  package let subject: String
  /// The location where the first component is created.
  package let place: Span
  /// The text of the preset's file.
  package let text: String
  /// The preset itself.
  package let preset: Preset
  /// The remarks on code that has no equivalent in the preset.
  let remarks: [FoundComponent.Remark]
  /// The locations of the values in the code, by the lines of the preset's text.
  let origins: [Int: Span]

  /// The roles of components whose code was not read to the end.
  let incompleteRoles: Set<String>
  /// The keys of which the code says something that can't be read, with those around them.
  let unreadKeys: Set<String>

  /// Whether the code may set a key differently from the preset: `header.titles.idle`.
  func isUnread(_ key: String) -> Bool {
    unreadKeys.contains(key) || incompleteRoles.contains { key == $0 || key.hasPrefix($0 + ".") }
  }

  /// Returns the location in the code of a key of the preset, or `nil` if the code does not contain it.
  func origin(of value: WrittenValue) -> Span? { origins[value.span.startPosition.line] }
}

extension Span {
  /// The name of the file and the line.
  var fileAndLine: String { "\(FilePath.name(of: file.path)):\(startPosition.line)" }
}
