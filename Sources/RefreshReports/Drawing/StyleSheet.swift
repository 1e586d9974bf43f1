import RefreshText

/// The style sheets of pages and pictures, and the script of the page, from the files embedded in the build.
enum StyleSheet {
  /// The named colours of pictures and pages, light and dark: each text has a contrast of at least 4.5:1 to its
  /// background (WCAG 2.2, 1.4.3).
  static let colors = joined("colors.css")
  /// The typeface of pictures and pages.
  static let sans = String(colors(isDark: false)["sans"] ?? "sans-serif")
  /// The style of timelines and film strips.
  static let pictures = themed("pictures.css")
  /// The style of a still: everything below the bar at the top is hidden, as its blur would hide it, and rows extend to
  /// the lower edge.
  static let still = themed("pictures.css", "still.css")
  /// The additional style of a report's page.
  static let page = joined("page.css")
  /// The style of a coverage page. Covered and uncovered goals differ in more than their colour: uncovered ones
  /// have a dashed border.
  static let coverage = Markup(verbatim: ":root{--sans:\(sans)}\n" + EmbeddedFiles.text("coverage.css"))
  /// The additional style of a comparison's page.
  static let diff = joined("diff.css")
  /// The script of a comparison's page: the pictures on top of each other.
  static let diffScript = Markup(verbatim: EmbeddedFiles.text("diff.js"))
  /// The script of a report's page: search, filters, the values under the pointer, and links to moments. Everything
  /// else works without it.
  ///
  /// It contains no `<` and no `&`, so that XML parsers accept the page, too.
  static let script = Markup(verbatim: EmbeddedFiles.text("page.js") + "\n" + EmbeddedFiles.text("links.js"))

  /// Returns the values of the variables by name. Those that have only one are the same in the dark.
  static func colors(isDark: Bool) -> [Substring: Substring] {
    let sheets = EmbeddedFiles.text("colors.css").split(separator: "@media").prefix(isDark ? 2 : 1)
    let pairs = sheets.flatMap { $0.split { "{};\n".contains($0) } }.filter { $0.hasPrefix("--") }
    return pairs.reduce(into: [:]) { values, pair in
      let parts = pair.dropFirst(2).split(separator: ":")
      values[parts[0]] = parts[1]
    }
  }

  /// Returns a text with variables replaced by their values.
  private static func resolved(_ text: some StringProtocol, _ colors: [Substring: Substring]) -> String {
    let pieces = String(text).split(separator: "var(--", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      let end = piece.firstIndex(of: ")") ?? piece.endIndex
      text += (colors[piece[..<end]] ?? "") + piece[end...].dropFirst()
    }
  }

  /// Returns the style of pictures, with colours instead of their names, since programs other than browsers do not
  /// support CSS variables. The dark colours come last, because some of these programs stop reading at a media query.
  private static func themed(_ files: String...) -> Markup {
    let (light, dark) = (colors(isDark: false), colors(isDark: true))
    let rules = files.flatMap { EmbeddedFiles.text($0).split(separator: "\n").joined().split(separator: "}") }
    let darkRules = rules.compactMap { rule -> String? in
      let parts = rule.split(separator: "{")
      let colored = parts[1].split(separator: ";").filter { resolved($0, dark) != resolved($0, light) }
      return colored.isEmpty ? nil : "\(parts[0]){\(resolved(colored.joined(separator: ";"), dark))}"
    }
    return Markup(
      verbatim: rules.map { resolved($0, light) + "}" }.joined()
        + "@media screen and (prefers-color-scheme:dark){\(darkRules.joined())}")
  }

  /// Returns a style sheet without line breaks.
  private static func joined(_ file: String) -> Markup {
    Markup(verbatim: EmbeddedFiles.text(file).split(separator: "\n").joined())
  }
}
