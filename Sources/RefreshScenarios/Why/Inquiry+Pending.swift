import RefreshDiagnostics
import RefreshEngine
import RefreshText

extension Inquiry {
  /// Answers what is still to come.
  func whatIsPending() -> Answer {
    let time = simulation.now.seconds.readableText
    let pending = simulation.pending
    guard !pending.isEmpty else {
      return Answer(sentence: "nothing is pending at \(time) s: everything is at rest")
    }
    let scheduled = pending.count { $0.due != nil }
    var answer = Answer(
      sentence: "at \(time) s, \(counted(scheduled, "thing is", "things are")) scheduled or moving")
    answer.lines = pending.map { line(of: $0) }
    let stuck = ComponentRole.allCases.first { role in pending.contains { $0.kind == .refresh(role) } }
    if let stuck, !pending.contains(where: { $0.due != nil && ($0.kind == .app || $0.isCall) }) {
      answer.sentence += "; " + NeverEnded.sentence(for: stuck)
      answer.owner = .app
    }
    return answer
  }

  /// Returns the line of something pending, with the place that began it.
  func line(of pending: Pending) -> Answer.Line {
    let root = pending.cause >= 0 ? path(to: pending.cause).first : nil
    let place = root.flatMap { span(of: $0) }
    var detail = pending.due.map { "until \($0.seconds.readableText) s" } ?? ""
    if let root, place != nil { detail += ", from " + link(root, isEnd: true).text }
    let text: String
    switch pending.kind {
    case .finger: text = "a finger is down: `release` lifts it"
    case .movement: text = "the content moves"
    case .animation(let role, let name, let callback):
      text =
        "the animation \(role.rawValue).\(name.rawValue)"
        + (callback.map { ", then `\(role.rawValue).\($0.name)()`" } ?? "")
    case .part(let role, let name): text = "the animation of the part \(role.rawValue).\(name.text)"
    case .app:
      let hook = pending.cause >= 0 ? asked(at: pending.cause) : nil
      text = "the app waits" + (hook.map { " in its answer to `\($0)`" } ?? "")
    case .refresh(let role):
      text = "the \(role.rawValue) refreshes until `endRefreshing`"
      detail =
        indexes(of: .state(role, .refreshing)).last.map { "since \(entries[$0].time.seconds.readableText) s" } ?? ""
    case .display(let role): text = "the \(role.rawValue) will refresh once it is on screen: `window: true`"
    }
    return Answer.Line(mark: .none, text: text, detail: detail, span: place)
  }

  /// Returns the call that an app answers.
  private func asked(at index: Int) -> String? {
    let call = path(to: index).last { if case .event(.call) = entries[$0].kind { true } else { false } }
    guard let call, case .event(let event) = entries[call].kind else { return nil }
    return event.line.text.replacing(": ", with: ".")
  }
}
