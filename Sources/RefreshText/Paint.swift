/// Colours for terminals, or none.
package struct Paint: Sendable {
  /// Whether to colour.
  package let color: Bool

  /// A colour or weight; the raw value is the parameter of Select Graphic Rendition (ECMA-48, 8.3.117).
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

/// The choice of when to colour output.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  /// Always, whatever the environment says.
  case always
  /// Never.
  case never

  /// Whether to colour.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - noColor: The value of `NO_COLOR`, nil if it is not set; when not empty, nothing is coloured on its own
  ///     account (<https://no-color.org>).
  ///   - term: The value of `TERM`, nil if it is not set; a `dumb` terminal knows no colours.
  package func usesColor(isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && term != "dumb"
    }
  }
}
