/// One line of a source with all that is underlined in it.
struct Snippet {
  /// One underlined stretch, with what is said about it.
  struct Mark {
    /// Columns of the shown line, from 0.
    let columns: Range<Int>
    /// Empty if nothing is said.
    let text: String
    let isPrimary: Bool

    func style(_ severity: Severity) -> Style { isPrimary ? Style(severity) : .label }
  }

  let file: SourceFile
  /// The line's number, from 1.
  let line: Int
  /// The place that the snippet is headed by.
  let position: Position
  /// Whether it shows the primary place.
  let isFirst: Bool
  private let display: DisplayLine
  private var marks: [Mark] = []

  /// Whether there is anything to show but the place; a file that could not be read has no text.
  var hasText: Bool { !file.bytes.isEmpty }

  /// The snippets of a diagnostic: first that of its place, then those of the labels in other lines.
  static func all(of diagnostic: Diagnostic, width: Int) -> [Snippet] {
    var snippets = [Snippet(around: diagnostic.span, isFirst: true, width: width)]
    snippets[0].add(diagnostic.span, "", isPrimary: true)
    for label in diagnostic.labels {
      let index = snippets.firstIndex { $0.shows(label.span) }
      if index == nil { snippets.append(Snippet(around: label.span, isFirst: false, width: width)) }
      snippets[index ?? snippets.count - 1].add(label.span, label.text, isPrimary: false)
    }
    return snippets
  }

  private init(around span: Span, isFirst: Bool, width: Int) {
    file = span.file
    position = span.startPosition
    line = position.line
    self.isFirst = isFirst
    display = DisplayLine(line, of: file, focus: span.start..<span.end, width: width)
  }

  /// Whether the beginning of a span can be seen in the line.
  private func shows(_ span: Span) -> Bool {
    file === span.file && line == span.startPosition.line
      && (display.shown.contains(span.start) || span.start == display.shown.upperBound)
  }

  private mutating func add(_ span: Span, _ text: String, isPrimary: Bool) {
    let lastLine = span.end > span.start ? file.position(at: span.end - 1).line : line
    var said = VisibleText.of(text)
    if lastLine > line { said += said.isEmpty ? "to line \(lastLine)" : " (to line \(lastLine))" }
    marks.append(
      Mark(columns: display.columns(of: span.start..<span.end), text: said, isPrimary: isPrimary))
  }

  /// Writes the line, the underlines and what is said about them.
  func render(into output: inout StyledText, gutter: Int, severity: Severity) {
    guard hasText else { return }
    let bar = String(repeating: " ", count: gutter) + " |"
    output.append(bar + "\n", .frame)
    let number = String(line)
    output.append(String(repeating: " ", count: gutter - number.count) + number + " |", .frame)
    output.append((display.text.isEmpty ? "" : " " + display.text) + "\n", .plain)
    for row in rows(severity) {
      output.append(bar + " ", .frame)
      row.write(into: &output)
      output.append("\n", .plain)
    }
  }

  /// The rows below the line: the underlines, with the text of the last; then the others' texts, each hung
  /// on a bar.
  private func rows(_ severity: Severity) -> [Row] {
    var underlines = Row()
    // The primary place is drawn last, over the others.
    for mark in marks.filter({ !$0.isPrimary }) + marks.filter(\.isPrimary) {
      underlines.put(mark.isPrimary ? "^" : "-", in: mark.columns, mark.style(severity))
    }
    var texts = marks.filter { !$0.text.isEmpty }.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    let end = marks.map(\.columns.upperBound).max() ?? 0
    if let last = texts.last, last.columns.upperBound == end, texts.count == 1 || isAlone(last, among: marks) {
      underlines.put(last.text, at: end + 1, last.style(severity))
      texts.removeLast()
    }
    var rows = [underlines]
    if !texts.isEmpty { rows.append(bars(texts, severity)) }
    while let last = texts.popLast() {
      var row = bars(texts.filter { $0.columns.lowerBound < last.columns.lowerBound }, severity)
      row.put(last.text, at: last.columns.lowerBound, last.style(severity))
      rows.append(row)
    }
    return rows
  }

  /// Whether no other mark begins where one does or lies over it.
  private func isAlone(_ mark: Mark, among marks: [Mark]) -> Bool {
    marks.filter { $0.columns.overlaps(mark.columns) }.count == 1
  }

  private func bars(_ marks: [Mark], _ severity: Severity) -> Row {
    marks.reduce(into: Row()) { $0.put("|", at: $1.columns.lowerBound, $1.style(severity)) }
  }
}

extension Snippet {
  /// A row of characters, each with its style.
  struct Row {
    private var cells: [(character: Character, style: Style)] = []

    /// Puts the same character into columns.
    mutating func put(_ character: Character, in columns: Range<Int>, _ style: Style) {
      put(String(repeating: character, count: columns.count), at: columns.lowerBound, style)
    }

    /// Puts a text at a column.
    mutating func put(_ text: String, at column: Int, _ style: Style) {
      while cells.count < column + text.count { cells.append((" ", .plain)) }
      for (offset, character) in text.enumerated() { cells[column + offset] = (character, style) }
    }

    /// Writes the cells, those of one style together.
    func write(into output: inout StyledText) {
      var rest = cells[...]
      while let first = rest.first {
        let run = rest.prefix { $0.style == first.style }
        output.append(String(run.map(\.character)), first.style)
        rest = rest.dropFirst(run.count)
      }
    }
  }
}
