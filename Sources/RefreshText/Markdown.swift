/// Texts in GitHub Flavored Markdown.
package enum Markdown {
  /// Returns a text on one line with all markup escaped.
  package static func escaped(_ text: String) -> String {
    escaped(VisibleText.of(text).unicodeScalars, marks + signs)
  }

  /// Returns a message on one line with all markup escaped except code in backticks.
  package static func message(_ text: String) -> String {
    let pieces = visible(text).unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      // A backtick without another one begins no code.
      let isCode = !index.isMultiple(of: 2) && index + 1 < pieces.count
      return isCode ? cell(piece) : escaped(piece, marks)
    }.joined(separator: "`")
  }

  /// The characters that are markup within a line.
  private static let marks = Array("\\`*_[]|~#".unicodeScalars)
  /// Those that are markup only at the start of a line or with others, as in links.
  private static let signs = Array("{}()+-.!:".unicodeScalars)

  /// Returns a text with characters escaped. Markup consists of code points: a combining mark after one, with which it is a
  /// single character, doesn't change its meaning.
  private static func escaped(_ text: some BidirectionalCollection<Unicode.Scalar>, _ marks: [Unicode.Scalar])
    -> String
  {
    var escaped = ""
    for index in text.indices {
      let (scalar, next) = (text[index], text[text.index(after: index)...].first)
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // A mention would notify a person. GitHub looks for mentions, and numbers of issues, in the text of the page, where
      // neither a backslash nor a reference to the character is left; only something between them helps.
      case "@": escaped += "@" + invisible
      case "#" where next.map { $0.properties.numericType == .decimal } ?? false: escaped += "\\#" + invisible
      case _ where marks.contains(scalar): escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A space without a width.
  private static let invisible = "&#8203;"

  /// Returns the content of code with bars escaped, which would end the cell of a table.
  private static func cell(_ code: some Collection<Unicode.Scalar>) -> String {
    code.reduce(into: "") { cell, scalar in
      if scalar == "|" { cell += "\\" }
      cell.unicodeScalars.append(scalar)
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
    let line = cell(visible(text).unicodeScalars)
    // One blank at each end is removed by readers.
    let padding = longest > 0 || line.hasPrefix(" ") && line.hasSuffix(" ") ? " " : ""
    return fence + padding + line + padding + fence
  }

  /// Returns lines verbatim, between fences that are longer than any within them.
  package static func fenced(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(2, longestFence(in: text)) + 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  private static func longestFence(in text: String) -> Int {
    text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
