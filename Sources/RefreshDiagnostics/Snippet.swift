import RefreshText

/// One line of a source with all that is underlined in it.
struct Snippet {
  /// One underlined stretch, with what is said about it.
  struct Mark {
    /// Columns of the shown line, from 0.
    let columns: Range<Int>
    /// Empty if nothing is said.
    let text: String
    let isPrimary: Bool

    func tint(_ severity: Severity) -> Paint.Tint { isPrimary ? severity.tint : .frame }
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

  /// The line, the underlines and what is said about them, as lines; empty for a file without text.
  func render(gutter: Int, severity: Severity, _ paint: Paint) -> String {
    guard hasText else { return "" }
    let bar = String(repeating: " ", count: gutter) + " |"
    let number = paint(String(line).padded(to: gutter, before: true) + " |", .frame)
    let shown = display.text.isEmpty ? "" : " " + display.text
    return paint(bar, .frame) + "\n" + number + shown + "\n"
      + rows(severity).map { paint(bar + " ", .frame) + $0.text(paint) + "\n" }.joined()
  }

  /// The rows below the line: the underlines, with the text of the last; then the others' texts, each hung
  /// on a bar.
  private func rows(_ severity: Severity) -> [Row] {
    var underlines = Row()
    // The primary place is drawn last, over the others.
    for mark in marks.filter({ !$0.isPrimary }) + marks.filter(\.isPrimary) {
      underlines.put(mark.isPrimary ? "^" : "-", in: mark.columns, mark.tint(severity))
    }
    var texts = marks.filter { !$0.text.isEmpty }.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    let end = marks.map(\.columns.upperBound).max() ?? 0
    if let last = texts.last, last.columns.upperBound == end, texts.count == 1 || isAlone(last, among: marks) {
      underlines.put(last.text, at: end + 1, last.tint(severity))
      texts.removeLast()
    }
    var rows = [underlines]
    if !texts.isEmpty { rows.append(bars(texts, severity)) }
    while let last = texts.popLast() {
      var row = bars(texts.filter { $0.columns.lowerBound < last.columns.lowerBound }, severity)
      row.put(last.text, at: last.columns.lowerBound, last.tint(severity))
      rows.append(row)
    }
    return rows
  }

  /// Whether no other mark begins where one does or lies over it.
  private func isAlone(_ mark: Mark, among marks: [Mark]) -> Bool {
    marks.filter { $0.columns.overlaps(mark.columns) }.count == 1
  }

  private func bars(_ marks: [Mark], _ severity: Severity) -> Row {
    marks.reduce(into: Row()) { $0.put("|", at: $1.columns.lowerBound, $1.tint(severity)) }
  }
}

extension Snippet {
  /// A row of characters, each with its colour.
  struct Row {
    private var cells: [(character: Character, tint: Paint.Tint)] = []

    /// Puts the same character into columns.
    mutating func put(_ character: Character, in columns: Range<Int>, _ tint: Paint.Tint) {
      put(String(repeating: character, count: columns.count), at: columns.lowerBound, tint)
    }

    /// Puts a text at a column.
    mutating func put(_ text: String, at column: Int, _ tint: Paint.Tint) {
      while cells.count < column + text.count { cells.append((" ", .plain)) }
      for (offset, character) in text.enumerated() { cells[column + offset] = (character, tint) }
    }

    /// The cells, those of one colour painted together.
    func text(_ paint: Paint) -> String {
      var (text, rest) = ("", cells[...])
      while let first = rest.first {
        let run = rest.prefix { $0.tint == first.tint }
        text += paint(String(run.map(\.character)), first.tint)
        rest = rest.dropFirst(run.count)
      }
      return text
    }
  }
}
