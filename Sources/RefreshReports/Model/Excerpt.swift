import RefreshDiagnostics

/// The lines of a file with places underlined, as reports keep them: without colours, and without the headline.
enum Excerpt {
  /// The columns of a source line that are shown: with line numbers of three digits it fits a terminal of 80.
  static let width = 73

  /// The lines below the headline of a diagnostic.
  static func text(of diagnostic: Diagnostic) -> String {
    let text = TextRenderer(color: false, width: width).render(diagnostic)
    return String(text.drop { $0 != "\n" }.dropFirst())
  }
}
