import RefreshText

/// The style sheets of pages and pictures, and the script of the page, from the files that the build embeds.
enum StyleSheet {
  /// The colours by role, light and dark, by which pictures and pages name them: each text has a contrast of at least 4.5:1
  /// to what is behind it (WCAG 2.2, 1.4.3).
  static let colors = joined("colors.css")
  /// The looks of timelines and film strips.
  static let pictures = joined("pictures.css")
  /// The looks of a still besides: what lies below the bars is hidden, as their blur hides it.
  static let still = joined("still.css")
  /// The looks of a report's page besides.
  static let page = joined("page.css")
  /// The looks of a coverage page. Seen and not seen differ by more than their colour: what was not seen has a dashed border.
  static let coverage = Markup(verbatim: EmbeddedFiles.text("coverage.css"))
  /// The script of a report's page: search, filter, and values below the pointer. Everything else works without it.
  ///
  /// It contains no `<` and no `&`, so that readers of XML accept the page, too.
  static let script = Markup(verbatim: EmbeddedFiles.text("page.js"))

  /// A style sheet without line breaks.
  private static func joined(_ file: String) -> Markup {
    Markup(verbatim: EmbeddedFiles.text(file).split(separator: "\n").joined())
  }
}
