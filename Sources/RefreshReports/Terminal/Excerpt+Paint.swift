import RefreshText

extension Excerpt {
  /// Returns the lines of an excerpt in the colours of diagnostics for bars, arrows, carets and labels.
  static func painted(_ text: String, _ paint: Paint) -> String {
    guard paint.color else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { painted(line: $0, paint) }
      .joined(separator: "\n")
  }

  private static func painted(line: Substring, _ paint: Paint) -> String {
    let body = line.drop { $0 == " " }
    if body.hasPrefix("--> ") || body.hasPrefix("::: ") {
      let end = body.index(body.startIndex, offsetBy: 4)
      return paint(String(line[..<end]), .frame) + body[end...]
    }
    let number = body.prefix { $0.isNumber }
    let behind = body[number.endIndex...].drop { $0 == " " }
    guard behind.first == "|" else { return String(line) }
    let bar = behind.index(after: behind.startIndex)
    let head = paint(String(line[..<bar]), .frame)
    return head + (number.isEmpty ? marks(behind[bar...], paint) : String(behind[bar...]))
  }

  /// Returns a row of underlines in colour: carets mark the error, all others mark related locations.
  private static func marks(_ row: Substring, _ paint: Paint) -> String {
    var (rest, text) = (row, "")
    while let first = rest.first {
      let piece =
        switch first {
        case " ", "^": rest.prefix { $0 == first }
        default: rest.prefix { $0 != "^" }
        }
      text += first == " " ? String(piece) : paint(String(piece), first == "^" ? .bad : .frame)
      rest = rest.dropFirst(piece.count)
    }
    return text
  }
}
