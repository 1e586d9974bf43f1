/// Colours for terminals, or none.
struct Paint: Sendable {
  /// Whether to colour.
  let color: Bool

  /// What is painted; the raw value is the parameter of Select Graphic Rendition (ECMA-48, 8.3.117).
  enum Tint: String {
    case good = "1;32"
    case bad = "1;31"
    case strong = "1"
    case faint = "2"
    /// Line numbers, bars and arrows, as diagnostics have them.
    case frame = "1;34"
  }

  /// A text in a colour.
  func callAsFunction(_ text: String, _ tint: Tint) -> String {
    color && !text.isEmpty ? "\u{1B}[\(tint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
