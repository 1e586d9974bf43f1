import RefreshDiagnostics
import RefreshScenarios
import RefreshText

extension Answer: Presentable {
  /// The formats of answers.
  package static var formats: [OutputFormat<Answer>] {
    [
      OutputFormat(
        "text", "For people, with the conditions, the chain of causes and changes that work.", [.forPeople]
      ) {
        $0.text($1, isWhole: false)
      },
      OutputFormat("json", "For programs: the answer with all its parts and places.") { answer, _ in
        answer.json.written() + "\n"
      },
    ]
  }

  /// Returns the answer for people.
  ///
  /// ```
  /// The footer never refreshed: 11.5 pt short at 0.483 s, the closest of 61 times that it was asked [the gesture]
  ///   ✓ the state is idle
  ///   ✗ offset.y 685.5 ≥ 697     = 1320 − 667 + 44 · 100% + 44 − 44
  /// where   swipe (line 17) → release (line 18)
  /// change  triggerPercent ≤ 73% (feed.preset.yaml:9) · 11.5 pt more
  /// rule    auto-footer.trigger, S6.5, S6.6 of engine-rules.md
  /// ```
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - isWhole: Whether all links of the chain are shown, a line each.
  package func text(_ style: OutputStyle, isWhole: Bool) -> String {
    let paint = style.paint
    let title = sentence.capitalizedFirst + (owner.map { " [\($0.name)]" } ?? "")
    var text = paint.prose(VisibleText.of(title), .strong, width: style.width, indent: 2) + "\n"
    let rows = lines.map { (mark: $0.mark, words: VisibleText.of($0.text), note: VisibleText.of($0.note)) }
    let width = rows.filter { !$0.note.isEmpty }.map { DisplayWidth.of($0.words) }.max() ?? 0
    for row in rows {
      let (sign, tint) = row.mark.sign(style.ascii)
      let start = 2 + sign.count
      text += "  " + paint(sign, tint)
      if let columns = style.width,
        start + max(width, DisplayWidth.of(row.words)) + 3 + DisplayWidth.of(row.note) > columns
      {
        // In a narrow terminal, a note is below the words.
        text += paint.prose(row.words, width: columns, after: start, indent: start) + "\n"
        guard !row.note.isEmpty else { continue }
        let indent = start + 2
        text += String(repeating: " ", count: indent)
        text += paint.prose(row.note, width: columns, after: indent, indent: indent) + "\n"
      } else {
        text += row.note.isEmpty ? row.words : row.words.padded(to: width) + "   " + row.note
        text += "\n"
      }
    }
    func row(_ name: String, _ value: String) {
      text += paint(name, .faint) + String(repeating: " ", count: 8 - name.count)
      text += paint.prose(VisibleText.of(value), width: style.width, after: 8, indent: 8) + "\n"
    }
    if isWhole {
      for (index, link) in chain.enumerated() { row(index == 0 ? "where" : "", link.placedText) }
    } else if !chain.isEmpty {
      row("where", chain.filter(\.isShort).map(\.placedText).joined(separator: " → "))
    }
    for (index, change) in changes.enumerated() {
      row(
        index == 0 ? "change" : "or",
        change.text + (change.span.map { " (\($0.place))" } ?? "")
          + (change.note.isEmpty ? "" : " · " + change.note))
    }
    if let rule { row("rule", rule.text) }
    return text
  }

  /// The answer for programs.
  package var json: JSONValue {
    func place(_ span: Span?) -> JSONValue {
      guard let span else { return .null }
      let start = span.startPosition
      return ["path": .string(span.file.path), "line": .number(start.line), "column": .number(start.column)]
    }
    return [
      "answer": .string(sentence), "responsible": .string(orNull: owner?.rawValue),
      "conditions": .array(
        lines.map { line -> JSONValue in
          [
            "mark": .string(line.mark.rawValue), "text": .string(line.text), "detail": .string(line.detail),
            "place": place(line.span),
          ]
        }),
      "chain": .array(
        chain.map { link -> JSONValue in
          [
            "text": .string(link.text), "time": link.time.map { .number($0.seconds.shortestText) } ?? .null,
            "place": place(link.span),
          ]
        }),
      "changes": .array(
        changes.map { ["change": .string($0.text), "note": .string($0.note), "place": place($0.span)] }),
      "rule": .string(orNull: rule?.name), "section": .string(orNull: rule?.section),
    ]
  }
}

extension Answer.Line {
  /// The detail with the place.
  fileprivate var note: String {
    guard let span, mark == .none else { return detail }
    return detail + (detail.isEmpty ? "" : " ") + "(\(span.place))"
  }
}

extension Span {
  /// The file and the line.
  fileprivate var place: String { "\(file.path):\(startPosition.line)" }
}

extension Answer.Mark {
  /// Returns the sign in front of a line.
  fileprivate func sign(_ isASCII: Bool) -> (String, Paint.Tint) {
    switch self {
    case .holds: (isASCII ? "+ " : "✓ ", .good)
    case .becomesTrue: (isASCII ? "> " : "▸ ", .good)
    case .fails: (isASCII ? "x " : "✗ ", .bad)
    case .none: ("", .plain)
    }
  }
}
