import RefreshDiagnostics
import RefreshPresets

/// The rules of a comment that was meant to silence several: `refreshcfg: ignore RULE, RULE reason`.
struct SeveralRules {
  private let names: [String]
  private let reason: String

  nonisolated(unsafe) private static let form = /:?\s*ignore\s+([^\s,]+(?:\s*,\s*[^\s,]+)+)\s*(.*)/

  /// Reads the text of a comment after the tool's name; nil if it doesn't name several rules.
  init?(_ text: Substring) {
    guard let match = text.wholeMatch(of: Self.form)?.output else { return nil }
    names = match.1.split { $0 == "," || $0.isWhitespace }.map(String.init)
    reason = String(match.2)
    // After a comma, the reason may begin.
    guard names.dropFirst().contains(where: Self.isMeant) else { return nil }
  }

  /// Returns whether a word is the name of a rule, or almost.
  private static func isMeant(_ name: String) -> Bool {
    RuleCatalogue[DiagnosticID(name)] != nil
      || nearestName(to: name, in: RuleCatalogue.all.map(\.id.rawValue)) != nil
  }

  /// Reports that each of them needs its own comment, or that one of them can't be silenced.
  ///
  /// - Parameters:
  ///   - span: The span of the comment.
  ///   - isAlone: Whether nothing is before it on its line.
  ///   - diagnostics: Collects the diagnostics.
  func diagnose(at span: Span, isAlone: Bool, into diagnostics: inout Diagnostics) {
    let rules = names.compactMap { RuleCatalogue.rule(named: $0, at: span, into: &diagnostics) }
    guard rules.count == names.count else { return }
    if let rule = rules.first(where: { $0.severity == .error }) {
      return diagnostics.add(.cannotSilence(rule, at: span))
    }
    let comments = names.map { "# refreshcfg: ignore \($0) \(reason.isEmpty ? "reason" : reason)" }
    let file = span.file
    let line = file.byteRange(ofLine: span.startPosition.line)
    let indentation = String(decoding: file.bytes[line.lowerBound..<span.start], as: UTF8.self)
    let canBeFixed = isAlone && !reason.isEmpty
    diagnostics.add(
      Diagnostic(
        .badIgnore, "an ignore comment silences one rule", at: span,
        help: "write a comment for each rule above the line: \(comments.map { "`\($0)`" }.joined(separator: ", "))",
        fix: canBeFixed
          ? Fix(replacing: span, by: comments.joined(separator: "\n" + indentation), isSafe: true) : nil))
  }
}
