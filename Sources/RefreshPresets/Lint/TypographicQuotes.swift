import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension LintRule {
  /// A text in quotes of a word processor, which YAML takes for part of it.
  package static let typographicQuotes = LintRule(
    "typographic-quotes", "a text in typographic quotes",
    what:
      "A title or a part's text begins and ends with typographic quotes, and has no YAML quotes around them.",
    why: """
      Word processors and chats turn straight quotes into typographic ones. YAML only uses straight ones: the others are part \
      of the text, and users see them.
      """,
    bad: """
      name: pasted
      header:
        type: normalHeader
        titles: { idle: “Pull for news” }
      """,
    good: """
      name: pasted
      header:
        type: normalHeader
        titles: { idle: "Pull for news" }
      """,
    .component { component, finding in
      let titles = component.titles.map(\.key)
      let texts = component.partTexts.flatMap { path, text in
        [path] + text.versions.map { "\(path).\($0.language)" }
      }
      for key in titles + texts {
        guard let node = component.value(of: key), node.kind == .scalar, node.style == .plain,
          let text = node.scalar,
          let bare = bare(text)
        else { continue }
        finding(
          "\(quoted(text)) shows its typographic quotes", at: node.span,
          help: "write `\"\(bare)\"`, or `'\(text)'` if the quotes should show")
      }
    })

  /// A text without the typographic quotes around it; nil where it has none, or others within.
  private static func bare(_ text: String) -> String? {
    guard let first = text.first, let last = text.last, text.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    let pairs: [(Character, Character)] = [("“", "”"), ("‘", "’"), ("„", "“"), ("„", "”"), ("‚", "‘"), ("”", "”")]
    guard pairs.contains(where: { $0 == first && $1 == last }),
      !inner.contains(where: { "“”‘„‚\"\\'".contains($0) })
    else { return nil }
    return String(inner)
  }
}
