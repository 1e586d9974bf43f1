/// What a stretch of rendered text is, which decides its colour.
enum Style: Hashable {
  case plain
  case strong
  case error
  case warning
  case label
  /// Line numbers, bars and arrows.
  case frame

  /// The style of what a severity concerns.
  init(_ severity: Severity) { self = severity == .error ? .error : .warning }

  /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117), nil for plain text.
  fileprivate var parameters: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .error: "1;31"
    case .warning: "1;33"
    case .label, .frame: "1;34"
    }
  }
}

/// Text that grows in styled pieces, with or without colours.
struct StyledText {
  private(set) var text = ""
  private let color: Bool

  init(color: Bool) { self.color = color }

  /// Adds a piece; line breaks at its end stay outside of the colour.
  mutating func append(_ piece: String, _ style: Style) {
    guard color, let parameters = style.parameters, !piece.isEmpty else {
      text += piece
      return
    }
    let body = piece.hasSuffix("\n") ? piece.dropLast() : piece[...]
    text += "\u{1B}[\(parameters)m\(body)\u{1B}[0m" + (piece.hasSuffix("\n") ? "\n" : "")
  }
}
