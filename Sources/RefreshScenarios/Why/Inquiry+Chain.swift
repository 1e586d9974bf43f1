import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

extension Inquiry {
  /// Returns the chain of causes that ends at an entry.
  ///
  /// A finger that is lifted gets the step in front that moved it.
  func chain(to index: Int) -> [Answer.Link] {
    let path = path(to: index)
    guard let root = path.first else { return [] }
    var links = path.map { link($0, isEnd: $0 == index) }
    if case .command(let command, nil) = entries[root].kind, command.traits.actor == .finger(.up),
      let move = entries[..<root].indices.last(where: isMove)
    {
      links.insert(link(move, isEnd: false), at: 0)
    }
    // Frames of one movement and notifications of one change say the same.
    return links.enumerated().filter { $0.offset == 0 || $0.element.text != links[$0.offset - 1].text }.map(
      \.element)
  }

  private func isMove(_ index: Int) -> Bool {
    if case .command(let command, nil) = entries[index].kind {
      command.traits.actor == .finger(.move)
    } else {
      false
    }
  }

  /// Returns a link.
  func link(_ index: Int, isEnd: Bool) -> Answer.Link {
    let entry = entries[index]
    func link(_ text: String, _ span: Span? = nil, isShort: Bool) -> Answer.Link {
      Answer.Link(text: text, time: entry.time, span: span, isShort: isShort || isEnd)
    }
    switch entry.kind {
    case .command(let command, let place):
      let span = span(of: index)
      guard step(of: index) > 0 || place != nil else { return link("the setup", isShort: true) }
      let text = StepCatalogue.written(command)?.flow.map {
        $0.hasPrefix("{ ") ? String($0.dropFirst(2).dropLast(2)) : $0
      }
      let words = text ?? command.stepKind.name
      return link(place == nil ? words : "the app: \(words)", span, isShort: true)
    case .offset(_, let to):
      return link(
        to.x == 0 ? "offset.y \(to.y.readableText)" : "offset \(to.x.readableText), \(to.y.readableText)",
        isShort: false)
    case .contentSize(_, let to): return link("content.height \(to.height.readableText)", isShort: false)
    case .movement(let velocity, _, let goal):
      let isSideways = velocity.y == 0 && velocity.x != 0
      let (speed, end) = isSideways ? (velocity.x, goal.x) : (velocity.y, goal.y)
      let axis = isSideways ? "x" : "y"
      return link(
        "released at \(speed.readableText) pt/s towards offset.\(axis) \(end.readableText)", isShort: speed != 0)
    case .considered(_, let situation):
      let rules = situation.rules.filter { situation.terms(of: $0).allSatisfy(\.holds) }
      return link("rule " + (rules.first ?? situation.rules[0]).rawValue, isShort: false)
    case .event(let event):
      return link(event.line.text, isShort: event.line.form.weight == .main)
    }
  }
}

extension [Answer.Link] {
  /// The chain on one line: `pull: { header: 120% } (line 9) → release (line 10)`.
  var text: String { filter(\.isShort).map(\.placedText).joined(separator: " → ") }
}

extension Answer.Link {
  /// The link with its line or its time.
  public var placedText: String {
    if let span { return "\(text) (line \(span.startPosition.line))" }
    return time.map { "\(text) at \($0.seconds.readableText) s" } ?? text
  }
}
