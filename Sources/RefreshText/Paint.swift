/// Colours for terminals, or none.
package struct Paint: Sendable {
  /// Whether to colour.
  package let color: Bool

  /// What is painted; the raw value is the parameter of Select Graphic Rendition (ECMA-48, 8.3.117).
  package enum Tint: String, Sendable {
    case plain = ""
    case good = "1;32"
    case bad = "1;31"
    case warning = "1;33"
    case strong = "1"
    case faint = "2"
    /// Line numbers, bars, arrows, and labels beside the place that matters.
    case frame = "1;34"
  }

  /// Chooses whether to colour.
  package init(color: Bool) { self.color = color }

  /// A text in a colour.
  package func callAsFunction(_ text: String, _ tint: Tint) -> String {
    color && !text.isEmpty && tint != .plain ? "\u{1B}[\(tint.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// When output is coloured.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// On a terminal, unless its user does not want it.
  case auto
  /// Always, whatever the environment says.
  case always
  /// Never.
  case never

  /// Whether to colour.
  ///
  /// - Parameters:
  ///   - isTerminal: whether the output goes to a terminal.
  ///   - noColor: the value of `NO_COLOR`, nil if it is not set; when not empty, nothing is coloured on its own
  ///     account (<https://no-color.org>).
  ///   - term: the value of `TERM`, nil if it is not set; a `dumb` terminal knows no colours.
  package func usesColor(isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && term != "dumb"
    }
  }
}
