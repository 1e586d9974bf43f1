import RefreshText

/// The style sheets of pages and pictures, and the script of the page, from the files that the build embeds.
enum StyleSheet {
  /// The colours by role, light and dark, by which pictures and pages name them: each text has a contrast of at least 4.5:1
  /// to what is behind it (WCAG 2.2, 1.4.3).
  static let colors = joined("colors.css")
  /// The looks of timelines and film strips, with colours in place of their names: other programs than browsers know no
  /// variables of CSS. Dark ones come last, because some of them stop reading at a media query.
  static let pictures: Markup = {
    let (light, dark) = (colors(isDark: false), colors(isDark: true))
    let rules = EmbeddedFiles.text("pictures.css").split(separator: "\n").joined().split(separator: "}")
    let darkRules = rules.compactMap { rule -> String? in
      let parts = rule.split(separator: "{")
      let colored = parts[1].split(separator: ";").filter { $0.contains("var(--") }
      return colored.isEmpty ? nil : "\(parts[0]){\(resolved(colored.joined(separator: ";"), dark))}"
    }
    return Markup(
      verbatim: rules.map { resolved($0, light) + "}" }.joined()
        + "@media screen and (prefers-color-scheme:dark){\(darkRules.joined())}")
  }()
  /// The looks of a still besides: what lies below the bar at the top is hidden, as its blur
  /// hides it; rows go on to the lower edge.
  static let still = joined("still.css")
  /// The looks of a report's page besides.
  static let page = joined("page.css")
  /// The looks of a coverage page. Seen and not seen differ by more than their colour: what was not seen has a dashed border.
  static let coverage = Markup(verbatim: EmbeddedFiles.text("coverage.css"))
  /// The script of a report's page: search, filter, and values below the pointer. Everything else works without it.
  ///
  /// It contains no `<` and no `&`, so that readers of XML accept the page, too.
  static let script = Markup(verbatim: EmbeddedFiles.text("page.js"))

  /// The values of the colours by their names.
  private static func colors(isDark: Bool) -> [Substring: Substring] {
    let sheets = EmbeddedFiles.text("colors.css").split(separator: "@media")
    let pairs = sheets[isDark ? 1 : 0].split { "{};\n".contains($0) }.filter { $0.hasPrefix("--") }
    return Dictionary(
      uniqueKeysWithValues: pairs.map { pair in
        let parts = pair.dropFirst(2).split(separator: ":")
        return (parts[0], parts[1])
      })
  }

  /// A text with values in place of variables.
  private static func resolved(_ text: some StringProtocol, _ colors: [Substring: Substring]) -> String {
    let pieces = String(text).split(separator: "var(--", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      let end = piece.firstIndex(of: ")") ?? piece.endIndex
      text += (colors[piece[..<end]] ?? "") + piece[end...].dropFirst()
    }
  }

  /// A style sheet without line breaks.
  private static func joined(_ file: String) -> Markup {
    Markup(verbatim: EmbeddedFiles.text(file).split(separator: "\n").joined())
  }
}
