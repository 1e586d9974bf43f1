import RefreshText

/// A renderer of diagnostics for people: the message, the line, and carets under the span.
///
/// ```
/// error[duplicate-key]: key `height` appears twice in this map
///  --> classic.preset.yaml:4:3
///   |
/// 4 |   height: 60
///   |   ^^^^^^
///   |
///  ::: classic.preset.yaml:2:3
///   |
/// 2 |   height: 54
///   |   ------ it first appears here
/// ```
public struct TextRenderer: Sendable {
  /// Whether to use colours (ECMA-48, SGR).
  public let color: Bool
  /// The number of columns of source lines; longer lines are cut off around the span.
  public let width: Int
  /// The columns of the terminal, at which prose is wrapped; nil without a terminal.
  private var columns: Int?

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - color: Whether to use colours; see ``ColorChoice``.
  ///   - width: The columns, at least 20. The default is 120.
  public init(color: Bool, width: Int = 120) {
    self.color = color
    self.width = max(20, width)
  }

  /// Makes a renderer for a style. Without a terminal width, source lines have the default width.
  package init(_ style: OutputStyle) {
    self.init(color: style.color)
    columns = style.width
  }

  /// Returns all diagnostics in the given order, separated by empty lines.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) }.joined(separator: "\n")
  }

  /// Returns one diagnostic as lines, which end with a line feed.
  public func render(_ diagnostic: Diagnostic) -> String {
    let spans = [diagnostic.span] + diagnostic.labels.map(\.span)
    let gutter = spans.map { String($0.startPosition.line).count }.max() ?? 1
    // The line number is followed by a bar with a space on each side.
    let room = columns.map { max(20, $0 - gutter - 3) }
    let snippets = Snippet.all(of: diagnostic, width: room ?? width)
    let (paint, indent) = (Paint(color: color), String(repeating: " ", count: gutter))
    let bar = paint(indent + " |", .frame) + "\n"
    let head = "\(diagnostic.severity)[\(diagnostic.id.rawValue)]"
    let message = ": \(VisibleText.of(diagnostic.message))"
    var text =
      paint(head, diagnostic.severity.tint)
      + paint.prose(message, .strong, width: columns, after: head.count, indent: 2) + "\n"
    for snippet in snippets {
      let position = snippet.position
      text += snippet.isFirst ? "" : bar
      text += paint(indent + (snippet.isFirst ? "--> " : "::: "), .frame)
      text += "\(VisibleText.of(snippet.file.path)):\(position.line):\(position.column)\n"
      text += snippet.render(gutter: gutter, severity: diagnostic.severity, room: room, paint)
    }
    if let help = diagnostic.help {
      text += snippets.contains(where: \.hasText) ? bar : ""
      let prose = paint.prose(": \(VisibleText.of(help))", width: columns, after: gutter + 7, indent: gutter + 9)
      text += paint(indent + " = ", .frame) + paint("help", .strong) + prose + "\n"
    }
    return text
  }
}

extension Severity {
  /// The colour of the diagnostic.
  var tint: Paint.Tint { self == .error ? .bad : .warning }
}

extension Diagnostic {
  /// The diagnostic on one line, in the format of compilers: `path:line:column: severity: message [id]`.
  ///
  /// Editors and terminals turn such lines into links.
  package var line: String {
    let position = span.startPosition
    let place = "\(VisibleText.of(span.file.path)):\(position.line):\(position.column)"
    return "\(place): \(severity): \(VisibleText.of(message)) [\(id.rawValue)]\n"
  }
}

/// One line of a source with all underlines in it.
struct Snippet {
  /// An underlined range with its label.
  struct Mark {
    /// The columns of the shown line, from 0.
    let columns: Range<Int>
    /// The text of the label, or an empty text.
    let text: String
    let isPrimary: Bool

    func tint(_ severity: Severity) -> Paint.Tint { isPrimary ? severity.tint : .frame }
  }

  let file: SourceFile
  /// The line's number, from 1.
  let line: Int
  /// The position shown above the snippet.
  let position: Position
  /// Whether it shows the primary span.
  let isFirst: Bool
  private let display: DisplayLine
  private var marks: [Mark] = []

  /// Whether there is any text to show; a file that can't be read has none.
  var hasText: Bool { !file.bytes.isEmpty }

  /// Returns the snippets of a diagnostic: first that of its span, then those of labels on other lines.
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

  /// Returns whether the start of a span is visible in the line.
  private func shows(_ span: Span) -> Bool {
    file === span.file && line == span.startPosition.line
      && (display.shown.contains(span.start) || span.start == display.shown.upperBound)
  }

  private mutating func add(_ span: Span, _ text: String, isPrimary: Bool) {
    let lastLine = span.end > span.start ? file.position(at: span.end - 1).line : line
    var said = VisibleText.of(text)
    if lastLine > line { said += said.isEmpty ? "to line \(lastLine)" : " (to line \(lastLine))" }
    marks.append(Mark(columns: display.columns(of: span.start..<span.end), text: said, isPrimary: isPrimary))
  }

  /// Returns the line, the underlines and the label texts as lines; empty for a file without text. The texts are
  /// wrapped if the number of columns is limited.
  func render(gutter: Int, severity: Severity, room: Int?, _ paint: Paint) -> String {
    guard hasText else { return "" }
    let bar = String(repeating: " ", count: gutter) + " |"
    let number = paint(String(line).padded(to: gutter, before: true) + " |", .frame)
    let shown = display.text.isEmpty ? "" : " " + display.text
    return paint(bar, .frame) + "\n" + number + shown + "\n"
      + rows(severity, room: room).map { paint(bar + " ", .frame) + $0.text(paint) + "\n" }.joined()
  }

  /// Returns the rows below the line: the underlines with the text of the last one, then the other texts, each
  /// below a bar.
  private func rows(_ severity: Severity, room: Int?) -> [Row] {
    var underlines = Row()
    // The primary span is drawn last, over the others.
    for mark in marks.filter({ !$0.isPrimary }) + marks.filter(\.isPrimary) {
      underlines.put(mark.isPrimary ? "^" : "-", in: mark.columns, mark.tint(severity))
    }
    var texts = marks.filter { !$0.text.isEmpty }.ordered(on: \.columns.lowerBound)
    let end = marks.map(\.columns.upperBound).max() ?? 0
    if let last = texts.last, last.columns.upperBound == end, texts.count == 1 || isAlone(last),
      room.map({ end + 1 + DisplayWidth.of(last.text) <= $0 }) ?? true
    {
      underlines.put(last.text, at: end + 1, last.tint(severity))
      texts.removeLast()
    }
    var rows = [underlines]
    if !texts.isEmpty { rows.append(bars(texts, severity)) }
    while let last = texts.popLast() {
      let column = last.columns.lowerBound
      // If there is little space on the right, the text begins further left.
      let start = room.map { max(0, min(column, $0 - max(24, DisplayWidth.of(last.text)))) } ?? column
      let lines = Paint(color: false).prose(last.text, width: room.map { $0 - start }, indent: 0)
      for line in lines.split(separator: "\n") {
        var row = bars(texts.filter { $0.columns.lowerBound < start }, severity)
        row.put(String(line), at: start, last.tint(severity))
        rows.append(row)
      }
    }
    return rows
  }

  /// Returns whether no other mark overlaps this one.
  private func isAlone(_ mark: Mark) -> Bool { marks.count { $0.columns.overlaps(mark.columns) } == 1 }

  private func bars(_ marks: [Mark], _ severity: Severity) -> Row {
    marks.reduce(into: Row()) { $0.put("|", at: $1.columns.lowerBound, $1.tint(severity)) }
  }
}

extension Snippet {
  /// A row of characters with colours.
  struct Row {
    private var cells: [(character: Character, tint: Paint.Tint)] = []

    /// Writes the same character to several columns.
    mutating func put(_ character: Character, in columns: Range<Int>, _ tint: Paint.Tint) {
      put(String(repeating: character, count: columns.count), at: columns.lowerBound, tint)
    }

    /// Writes a text at a column.
    mutating func put(_ text: String, at column: Int, _ tint: Paint.Tint) {
      while cells.count < column + text.count { cells.append((" ", .plain)) }
      for (offset, character) in text.enumerated() { cells[column + offset] = (character, tint) }
    }

    /// Returns the cells, with each run of one colour painted as a whole.
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
