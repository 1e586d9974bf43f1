import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension LintRule {
  /// A text in quotes of a word processor, which YAML takes for part of it.
  static let typographicQuotes = LintRule(
    "typographic-quotes", "a text in typographic quotes",
    .component { component, warn in
      func check(_ text: String, at key: @autoclosure () -> String) {
        guard let bare = bare(text), let value = component.value(of: key()), value.isPlain else { return }
        warn(
          "\(quoted(text)) shows its typographic quotes", at: value.span,
          help: "write `\"\(bare)\"`, or `'\(text)'` if the quotes should show",
          fix: Fix(replacing: value.span, by: "\"\(bare)\"", isSafe: false))
      }
      for title in component.titles { check(title.text, at: title.key) }
      for (path, text) in component.partTexts {
        for version in text.versions { check(version.text, at: "\(path).\(version.language)") }
      }
    })

  /// A text without the typographic quotes around it; nil where it has none, or others within.
  private static func bare(_ text: String) -> String? {
    // Few texts begin with a quote, and characters take longer to compare than code points.
    guard let start = text.unicodeScalars.first, "‘"..."„" ~= start, let first = text.first, let last = text.last,
      text.count > 2
    else { return nil }
    let inner = text.dropFirst().dropLast()
    let pairs: [(Character, Character)] = [("“", "”"), ("‘", "’"), ("„", "“"), ("„", "”"), ("‚", "‘"), ("”", "”")]
    guard pairs.contains(where: { $0 == first && $1 == last }),
      !inner.contains(where: { "“”‘„‚\"\\'".contains($0) })
    else { return nil }
    return String(inner)
  }
}
