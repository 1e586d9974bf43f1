import BrokenTexts
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios

/// What is wrong with a text that a test takes to be right.
public struct InvalidText: Error, CustomStringConvertible {
  /// The diagnostics as lines, and the text.
  public let description: String

  /// Throws if a text has errors, or warnings that are not allowed.
  fileprivate static func check(_ diagnostics: Diagnostics, of text: String, allowsWarnings: Bool) throws {
    guard diagnostics.hasErrors || !allowsWarnings && !diagnostics.isEmpty else { return }
    throw InvalidText(description: (ranges(diagnostics, showing: \.path) + ["in:", text]).joined(separator: "\n"))
  }
}

/// Returns the preset of a text.
///
/// - Parameters:
///   - text: The text of the file.
///   - path: The path of the file, which needs not exist.
///   - allowsWarnings: Whether there may be warnings.
/// - Throws: ``InvalidText``.
public func preset(
  _ text: String, path: String = "feed.preset.yaml", allowsWarnings: Bool = true
) throws -> Preset {
  var diagnostics = Diagnostics()
  let preset = Preset.load(SourceFile(path: path, text: text), into: &diagnostics)
  try InvalidText.check(diagnostics, of: text, allowsWarnings: allowsWarnings)
  guard let preset else { throw InvalidText(description: "there is no preset in:\n" + text) }
  return preset
}

/// Returns the suites of a text.
///
/// - Parameters:
///   - text: The text of the file.
///   - path: The path of the file, which needs not exist.
///   - allowsWarnings: Whether there may be warnings.
/// - Throws: ``InvalidText``.
public func suites(
  _ text: String, path: String = "feed.scenarios.yaml", allowsWarnings: Bool = true
) throws -> [Suite] {
  var (diagnostics, loader) = (Diagnostics(), SuiteLoader())
  let suites = loader.load(SourceFile(path: path, text: text), into: &diagnostics)
  try InvalidText.check(diagnostics, of: text, allowsWarnings: allowsWarnings)
  return suites
}
