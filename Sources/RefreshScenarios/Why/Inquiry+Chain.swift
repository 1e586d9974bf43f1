import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

extension Inquiry {
  /// The greatest number of links at the beginning and at the end of a chain.
  private static let mostLinks = 16

  /// Returns the chain of causes that ends at an entry.
  func chain(to index: Int) -> [Answer.Link] {
    let indexes = explainer.chain(to: index)
    func links(_ indexes: some Sequence<Int>) -> [Answer.Link] { indexes.map { link($0, isEnd: $0 == index) } }
    // The beginning and the last rounds of a cycle say everything.
    let isLong = indexes.count > 2 * Inquiry.mostLinks
    let all =
      isLong
      ? links(indexes.prefix(Inquiry.mostLinks)) + [Answer.Link(text: "…", time: nil, span: nil, isShort: true)]
        + links(indexes.suffix(Inquiry.mostLinks)) : links(indexes)
    // Frames of one movement and notifications of one change say the same.
    return all.enumerated().filter { $0.offset == 0 || $0.element.text != all[$0.offset - 1].text }.map(
      \.element)
  }

  /// Returns the text of an entry and its place.
  func named(_ index: Int) -> String { link(index).placedText }

  /// Returns a link.
  func link(_ index: Int, isEnd: Bool = true) -> Answer.Link {
    let entry = entries[index]
    guard case .command(let command, let place) = entry.kind, isAct(index) else {
      let words = explainer.words(of: index)
      return Answer.Link(text: words.text, time: entry.time, span: nil, isShort: words.isShort || isEnd)
    }
    // A step may carry out further commands, as a rotation also sets the safe area.
    let number = step(of: index)
    let step = place == nil && number > 0 && number <= scenario.steps.count ? scenario.steps[number - 1] : nil
    let own = command.stepKind.name == step?.name ? nil : step?.commands?.first { $0.stepKind.name == step?.name }
    return Answer.Link(
      text: place == nil ? (own ?? command).text : "the app: \(command.text)", time: entry.time,
      span: span(of: index), isShort: true, route: step.map(route) ?? "")
  }

  /// Returns the call, the round and the example with which a step ran, as far as other runs of its line or its
  /// parameters make them necessary: `called in line 16`; empty for most steps.
  private func route(of step: ScenarioStep) -> String {
    let isSeveral = scenario.steps.contains { $0.span == step.span && $0.routeWords != step.routeWords }
    let hasParameters = step.text.contains("${")
    let words = isSeveral || hasParameters ? step.routeWords : []
    let isExample = hasParameters && !step.route.contains { $0.flow != nil }
    let example = isExample ? scenario.example.map { "with \(line(of: $0.span))" } : nil
    return (words + [example].compactMap(\.self)).joined(separator: ", ")
  }

  /// Returns the detail of a line and the line of its file in parentheses, after a blank; empty if there is neither.
  func notes(of line: Answer.Line) -> String {
    let notes = [line.detail, line.span.map(self.line) ?? ""].filter { !$0.isEmpty }
    return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
  }

  /// Returns the line of a place, with its file if that isn't the scenario's.
  func line(of span: Span) -> String {
    let line = "line \(span.startPosition.line)"
    return span.file.path == scenario.nameSpan.file.path ? line : "\(span.file.path), \(line)"
  }
}

extension ScenarioStep {
  /// The calls and rounds through which it was reached: `called in line 16`, `round 2 of 3`.
  fileprivate var routeWords: [String] {
    route.map { $0.round ?? "called in line \($0.label.span.startPosition.line)" }
  }
}

extension Answer.Link {
  /// The link with its line or its time.
  public var placedText: String {
    if let span { return "\(text) (line \(span.startPosition.line)\(route.isEmpty ? "" : ", \(route)"))" }
    return time.map { "\(text) at \($0.seconds.readableText) s" } ?? text
  }
}
