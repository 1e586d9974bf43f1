import RefreshDiagnostics
import RefreshPresets

/// One condition that scenarios have to meet to be run.
public struct ScenarioFilter: Sendable {
  /// What was asked for, as the user wrote it, for messages: `--tags smoke`.
  public let name: String
  /// Whether a scenario meets it.
  public let keeps: @Sendable (Scenario) -> Bool

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - name: what was asked for, as the user wrote it.
  ///   - keeps: whether a scenario is meant.
  public init(_ name: String, keeping keeps: @escaping @Sendable (Scenario) -> Bool) {
    self.name = name
    self.keeps = keeps
  }

  /// Scenarios in whose name an expression is found.
  ///
  /// - Parameters:
  ///   - file: the expression, under the name that messages give it.
  ///   - diagnostics: takes what is wrong with it.
  /// - Returns: nil if something is.
  public static func name(matching file: SourceFile, into diagnostics: inout Diagnostics) -> ScenarioFilter? {
    let source = file.text(in: 0..<file.bytes.count)
    do throws(TextPattern.Problem) {
      let pattern = try TextPattern(source)
      return ScenarioFilter("\(file.path) \(quoted(source))") { pattern.matches($0.name) }
    } catch {
      let message =
        switch error {
        case .invalid: "this is no regular expression"
        case .costly(let group): "searching for \(quoted(group)) again and again could take time without end"
        }
      diagnostics.add(
        Diagnostic(
          .badPattern, message, at: Span(file: file, start: 0, end: file.bytes.count),
          help: "to find signs like `(`, `[`, `+` and `.` themselves, write a backslash before them"))
      return nil
    }
  }

  /// Scenarios whose tags are as an expression says.
  ///
  /// - Parameters:
  ///   - tags: what their tags are to be.
  ///   - file: the text of the expression, under the name that messages give it.
  public static func tags(_ tags: TagExpression, in file: SourceFile) -> ScenarioFilter {
    ScenarioFilter("\(file.path) \(quoted(file.text(in: 0..<file.bytes.count)))") { tags.matches($0.tags) }
  }
}
