/// Texts in GitHub Flavored Markdown.
package enum Markdown {
  /// Returns a text on one line with all markup escaped.
  package static func escaped(_ text: String) -> String {
    VisibleText.of(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // A mention would notify a person.
      case "@": escaped += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "|", "~", ":":
        escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a message on one line with all markup escaped except code in backticks.
  package static func message(_ text: String) -> String {
    let pieces = visible(text).split(separator: "`", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      // A backtick without another one begins no code.
      let isCode = !index.isMultiple(of: 2) && index + 1 < pieces.count
      return piece.map { isCode ? ($0 == "|" ? "\\|" : String($0)) : escaped($0) }.joined()
    }.joined(separator: "`")
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\\", "*", "_", "[", "]", "|", "#": "\\\(character)"
    case "<": "&lt;"
    case "&": "&amp;"
    default: String(character)
    }
  }

  /// Returns a text on one line, with characters made visible that would act on a terminal.
  private static func visible(_ text: String) -> String {
    VisibleText.of(String(text.map { $0.isNewline ? " " : $0 }))
  }

  /// Returns inline code, also for table cells: in as many backticks as necessary, with bars escaped that would end
  /// the cell.
  package static func code(_ text: String) -> String {
    let longest = longestFence(in: text)
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 ? " " : ""
    let line = visible(text).map { $0 == "|" ? "\\|" : String($0) }.joined()
    return fence + padding + line + padding + fence
  }

  /// Returns lines verbatim, between fences that are longer than any within them.
  package static func fenced(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(2, longestFence(in: text)) + 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  private static func longestFence(in text: String) -> Int { text.split { $0 != "`" }.map(\.count).max() ?? 0 }
}
