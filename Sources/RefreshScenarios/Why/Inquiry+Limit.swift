import RefreshEngine
import RefreshLaws

/// What kept the content from coming as far as a component needed.
extension Inquiry {
  /// A limit of a movement of the content.
  enum Limit {
    /// A command, by its entry, stopped the movement that another one had begun.
    case interruption(by: Int, of: Int)
    /// Beyond its edge, the content followed the finger less and less.
    case resistance(finger: Double, content: Double)
    /// The content comes to rest only at whole pages of this length.
    case page(Double)
    /// The content decelerates fast.
    case deceleration
    /// The content doesn't rest beyond its end, which is at this offset.
    case end(Double)
  }

  /// Returns what kept the content from moving as far as an attempt needed; nil if the command that moved it did.
  func limit(of attempt: Attempt) -> Limit? {
    guard attempt.missing.contains(where: \.condition.isDistance),
      let mover = explainer.lastCommand(to: attempt.index),
      case .command(let command, _) = entries[mover].kind
    else { return nil }
    let axis: ScrollAxis = attempt.role == .trailer ? .horizontal : .vertical
    let moves = entries[mover...attempt.index].compactMap { entry in
      if case .offset(let from, let to) = entry.kind { (from: from[axis], to: to[axis]) } else { nil }
    }
    guard let from = moves.first?.from, let to = moves.last?.to else { return nil }
    if case .swipe(let way, _) = command {
      let (finger, content) = (abs(way[axis]), abs(to - from))
      let isBeyond = !simulation.scroll.offsetRange(along: axis).contains(to)
      return isBeyond && content < finger - 1 ? .resistance(finger: finger, content: content) : nil
    }
    if let stop = interruption(of: mover) { return .interruption(by: stop, of: mover) }
    // A finger can take the content anywhere.
    guard command.traits.actor != .finger(.move) else { return nil }
    let isRelease = command.traits.actor == .finger(.up)
    let (end, page) = (simulation.scroll.offsetRange(along: axis).upperBound, simulation.scroll.viewport[axis])
    if isRelease, simulation.scroll.isPagingEnabled { return .page(page) }
    if attempt.role != .header, abs(to - end) < 0.5 { return .end(end) }
    return isRelease && scenario.setup.scene.decelerationRate == .fast ? .deceleration : nil
  }

  /// Returns the words for a limit, as a clause, and who is responsible; nil if that is who moved the content.
  func words(for limit: Limit, of attempt: Attempt) -> (words: String, owner: Responsibility?) {
    func key(_ name: String) -> String {
      (scenario.setup.world.scene.places[name].map { " (\(line(of: $0)))" } ?? "")
    }
    switch limit {
    case .interruption(let stop, let mover):
      return (
        "; \(link(stop, isEnd: true).placedText) stopped the movement that \(link(mover, isEnd: true).placedText) began",
        nil
      )
    case .resistance(let finger, let content):
      return (
        "; the finger moved \(finger.readableText) pt, but beyond its edge the content follows less and less: "
          + "\(content.readableText) pt in all",
        nil
      )
    case .page(let length):
      return ("; `paging: true`\(key("paging")) stops it only at whole pages of \(length.readableText) pt", .scene)
    case .deceleration: return ("; `decelerationRate: fast`\(key("decelerationRate")) stops it early", .scene)
    case .end(let offset):
      let isFooter = simulation.kind(of: attempt.role)?.family == .autoFooter
      let shown = isFooter ? ", where 100% of the footer shows" : ""
      return (
        "; without a finger, the content rests no farther than \(offset.readableText) pt\(shown)",
        isFooter ? .preset : .gesture
      )
    }
  }

  /// Returns changes without a limit.
  func remedies(without limit: Limit) -> [Remedy] {
    var changed = scenario
    switch limit {
    case .interruption(let stop, _):
      return [
        adding(.settle(atMost: Wait.longest), after: step(of: stop) - 1, "until the movement is over", kind: .wait)
      ]
    case .page:
      changed.setup.scene.paging = false
      return [Remedy("scene: { paging: false }", at: nil, "it stops anywhere", changed)]
    case .deceleration:
      changed.setup.scene.decelerationRate = .normal
      return [Remedy("scene: { decelerationRate: normal }", at: nil, "it moves farther", changed)]
    case .resistance, .end: return []
    }
  }

  /// Returns the entry of the step that stopped the movement that a command had begun; nil if none did.
  private func interruption(of mover: Int) -> Int? {
    let next = entries.indices.dropFirst(mover + 1).first { index in
      guard case .command(let command, nil) = entries[index].kind else { return false }
      return command.traits.moves == .offset || command.traits.actor == .finger(.down)
    }
    guard let next, step(of: next) > 1, step(of: next) > step(of: mover) else { return nil }
    let before = Inquiry(scenario, through: step(of: next) - 1)
    return before.simulation.pending.contains { $0.kind == .movement } ? next : nil
  }
}

extension RuleCondition {
  /// Whether it holds once the content has moved far enough.
  fileprivate var isDistance: Bool {
    switch self {
    case .headerPast, .trailingPast, .shows, .atEnd: true
    case .headerWithin, .trailingWithin, .state, .otherState, .dragging, .released, .automaticallyRefresh, .placed,
      .fills, .scrollsDown, .triggersLeft, .lifted, .notCancelled, .inWindow, .offScreen, .shown, .opaque,
      .labelShown,
      .respondsToTaps:
      false
    }
  }
}
