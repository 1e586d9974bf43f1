import RefreshDiagnostics
import RefreshPresets

/// Which tags a scenario is to have, and which not: `smoke and not slow`.
public indirect enum TagExpression: Sendable {
  /// It has a tag, which is written at a place.
  case tag(String, Span)
  /// The opposite.
  case not(TagExpression)
  /// Both.
  case and(TagExpression, TagExpression)
  /// One or both.
  case or(TagExpression, TagExpression)

  /// Whether a scenario with these tags is meant.
  public func matches(_ tags: [String]) -> Bool {
    switch self {
    case .tag(let name, _): tags.contains(name)
    case .not(let operand): !operand.matches(tags)
    case .and(let left, let right): left.matches(tags) && right.matches(tags)
    case .or(let left, let right): left.matches(tags) || right.matches(tags)
    }
  }

  /// The tags that are named, with their places, in the order of the text.
  var names: [(name: String, span: Span)] {
    switch self {
    case .tag(let name, let span): [(name, span)]
    case .not(let operand): operand.names
    case .and(let left, let right), .or(let left, let right): left.names + right.names
    }
  }

  /// Says which tags no scenario has; most likely they are misspelt.
  ///
  /// - Parameters:
  ///   - suites: all suites that there are to select from.
  ///   - diagnostics: takes a warning for each.
  public func checkNames(in suites: [Suite], into diagnostics: inout Diagnostics) {
    let known = Set(suites.lazy.flatMap(\.scenarios).flatMap(\.tags)).sorted()
    for (name, span) in names where !known.contains(name) {
      let near = rankedNames(to: name, in: known).map { "`\($0)`" }
      let help =
        nearestName(to: name, in: known).map { "did you mean `\($0)`?" }
        ?? (near.isEmpty ? "no scenario has tags" : "tags that there are: \(near.joined(separator: ", "))")
      diagnostics.add(
        Diagnostic(.noSuchTag, "no scenario has the tag \(quoted(name))", at: span, severity: .warning, help: help)
      )
    }
  }
}
