extension Markup {
  /// Writes a message of HTML, with what stands between backticks as code.
  mutating func prose(_ message: String) {
    let pieces = message.split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without its other half is one.
    guard pieces.count % 2 == 1 else {
      text(message)
      return
    }
    for (index, piece) in pieces.enumerated() where !piece.isEmpty {
      if index % 2 == 1 { element("code", text: String(piece)) } else { text(String(piece)) }
    }
  }
}
