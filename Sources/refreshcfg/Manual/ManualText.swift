/// Running text as lines of roff.
enum ManualText {
  /// A sentence for a heading: without its first capital and its full stop.
  static func phrase(_ sentence: String) -> String {
    let text = word(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Several paragraphs.
  static func paragraphs(_ texts: [some StringProtocol]) -> [String] {
    Array(texts.map { lines(String($0)) }.joined(separator: [".Pp"]))
  }

  /// How many bytes a line has at most, as checkers of manual pages want it.
  private static let width = 79

  /// A text, each sentence beginning its own line, so that it is spaced as sentences are; no line is long.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    for (index, next) in words.enumerated() {
      let next = word(next)
      if !line.isEmpty, line.utf8.count + 1 + next.utf8.count > width {
        lines.append(line)
        line = ""
      }
      if line.isEmpty, let first = next.first, ".'".contains(first) { line = "\\&" }
      line += (line.isEmpty || line == "\\&" ? "" : " ") + next
      let follows = index + 1 < words.count ? words[index + 1].first : nil
      if let last = next.last, ".?!".contains(last), let follows, follows.isUppercase || follows == "`" {
        lines.append(line)
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A text without letters that mean something to roff.
  static func word(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
      .replacing("`", with: "\"")
  }
}
