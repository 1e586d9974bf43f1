import RefreshDiagnostics

/// A comment in the form of another tool that was meant to silence a rule: `# refreshcfg-disable-next-line RULE`.
struct ForeignIgnore {
  /// The diagnostic, with the fix that writes the comment in our form.
  let diagnostic: Diagnostic

  nonisolated(unsafe) private static let form =
    /refreshcfg(\ *[:_-]?\ *)([A-Za-z]+)(?:[:_-][A-Za-z]+)*:?(?:\s+([a-z][a-z-]*).*)?/

  /// The words with which tools silence rules.
  private static let commands = [
    "ignore", "ignored", "disable", "disabled", "silence", "suppress", "skip", "allow", "off",
  ]

  /// Makes the diagnostic, or returns nil for a comment that only mentions the tool.
  ///
  /// - Parameters:
  ///   - text: The text of the comment, after its sign.
  ///   - span: The span of the comment, which ends with the text.
  init?(_ text: Substring, at span: Span) {
    guard let match = text.wholeMatch(of: Self.form)?.output, Self.commands.contains(match.2.lowercased())
    else { return nil }
    let rule = match.3.flatMap { RuleCatalogue[DiagnosticID(String($0))] }
    // After only a blank, the words may be those of a sentence.
    guard rule != nil || match.1.contains(where: { ":_-".contains($0) }) else { return nil }
    let start = span.end - text.utf8.count
    let end = match.3.map { start + text[..<$0.startIndex].utf8.count }
    diagnostic = Diagnostic(
      .badIgnore, "this comment silences nothing", at: span, help: IgnoreComment.form,
      fix: end.map {
        Fix("write it as an ignore comment", [Fix.Edit(start..<$0, "refreshcfg: ignore ")], isSafe: true)
      })
  }
}
