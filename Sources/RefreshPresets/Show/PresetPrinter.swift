import RefreshFiles
import RefreshText

/// A printer that writes a preset as one file, including the presets that it extends.
///
/// Keys are in the order of their declarations, and values are unchanged. Paths are relative to the preset's own
/// folder, wherever they come from.
public struct PresetPrinter {
  /// The function that returns the comment after a value that gives its origin, or nil for none.
  private let origins: (@Sendable (WrittenValue) -> String?)?

  /// Makes a printer.
  ///
  /// - Parameter showsOrigins: Whether a comment after each value gives its origin. The default is false.
  public init(showsOrigins: Bool = false) {
    let place: @Sendable (WrittenValue) -> String? = { "\($0.span.file.path):\($0.span.startPosition.line)" }
    origins = showsOrigins ? place : nil
  }

  /// Makes a printer for a preset whose values come from elsewhere.
  ///
  /// - Parameter origins: Returns the origin of a value, or nil for no comment.
  package init(origins: @escaping @Sendable (WrittenValue) -> String?) { self.origins = origins }

  /// Returns the text of a preset.
  public func print(_ preset: Preset) -> String {
    let members = preset.written.sortedMembers.filter { $0.name != "extends" }
    return YAMLValue.lines(.map(members.map { YAMLValue.Member($0.name, lines($0, in: preset.path)) })).written
  }

  /// Returns a value with one line for each key of a map, and a comment after each value.
  private func lines(_ value: WrittenValue, in path: String) -> YAMLValue {
    if case .map(let members) = value.content, !members.isEmpty {
      return .lines(.map(value.sortedMembers.map { YAMLValue.Member($0.name, lines($0, in: path)) }))
    }
    let whole = Self.value(value, in: path)
    return origins?(value).map { .remarked(whole, $0) } ?? whole
  }

  private static func value(_ value: WrittenValue, in path: String) -> YAMLValue {
    switch value.content {
    case .list(let items): return .list(items.map { self.value($0, in: path) })
    case .map: return .map(value.sortedMembers.map { YAMLValue.Member($0.name, self.value($0, in: path)) })
    case .bool, .number, .text, .file:
      var text = value.scalar ?? ""
      if case .file(let file) = value.content, value.span.file.path != path {
        text = FilePath.relative(file, to: path)
      }
      return value.isPlain ? .scalar(text) : .quoted(text)
    }
  }
}
