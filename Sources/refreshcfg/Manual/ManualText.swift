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

  /// A text, each sentence beginning its own line, so that it is spaced as sentences are.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    for (index, next) in words.enumerated() {
      line += (line.isEmpty ? "" : " ") + next
      let follows = index + 1 < words.count ? words[index + 1].first : nil
      if let last = next.last, ".?!".contains(last), let follows, follows.isUppercase || follows == "`" {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { ("." == $0.first || "'" == $0.first ? "\\&" : "") + word($0) }
  }

  /// A text without letters that mean something to roff.
  static func word(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
      .replacing("`", with: "\"")
  }
}
