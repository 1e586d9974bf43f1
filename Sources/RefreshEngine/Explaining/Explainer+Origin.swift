extension Explainer {
  /// Returns what says that a second begin was ignored; nil if an attempt wasn't one.
  func ignored(_ attempt: Attempt) -> Phrase? {
    guard attempt.rule == .assign, let begin = path(to: attempt.index).last(where: { isBegin($0, of: attempt.role) })
    else { return nil }
    return Phrase(link: begin) + " came while it was refreshing, which ignores a second begin"
  }

  private func isBegin(_ index: Int, of role: ComponentRole) -> Bool {
    if case .command(.beginRefreshing(role), _) = entries[index].kind { true } else { false }
  }

  /// Returns what brought about that a condition of an attempt didn't hold: `, since window: false (line 8)`; empty if that
  /// isn't known.
  func origin(of attempt: Attempt) -> Phrase {
    let role = attempt.role
    for term in attempt.missing {
      switch term.condition {
      case .shown: return origin(", by ", until: attempt.index) { $0.hides(role) }
      case .inWindow: return origin(", since ", until: attempt.index) { if case .window(false) = $0 { true } else { false } }
      case .state(.idle) where term.numbers[0] == Double(RefreshState.noMoreData.rawValue):
        let reached = indexes(of: .state(role, .noMoreData)).last { $0 < attempt.index }
        if let command = reached.flatMap({ lastCommand(to: $0) }) { return ", reached by " + Phrase(link: command) }
      default: break
      }
    }
    return Phrase("")
  }

  /// Returns what removed a component: `, removed by detach: header (line 8)`; empty if nothing has.
  func removal(of role: ComponentRole) -> Phrase {
    var removal: Int?
    for index in entries.indices.dropFirst(setup) {
      switch entries[index].kind {
      case .command(.attach(let blueprint), _) where blueprint.kind.role == role: removal = nil
      case .command(.detach(role), _): removal = removal ?? index
      default: break
      }
    }
    return removal.map { ", removed by " + Phrase(link: $0) } ?? Phrase("")
  }

  /// Returns the last command of a kind with what it did: `, by set: { header.hidden: true } (line 8)`; empty if there is none.
  func origin(_ deed: String, until end: Int = .max, _ matches: (Command) -> Bool) -> Phrase {
    let index = entries.indices.dropFirst(setup).last { index in
      guard index < end, case .command(let command, _) = entries[index].kind else { return false }
      return matches(command)
    }
    return index.map { deed + Phrase(link: $0) } ?? Phrase("")
  }

  /// Returns the last command among the causes of an entry, after the setup.
  func lastCommand(to index: Int) -> Int? {
    path(to: index).last { if case .command = entries[$0].kind { $0 >= setup } else { false } }
  }
}

extension Command {
  func hides(_ role: ComponentRole) -> Bool {
    if case .set(role, let change) = self { change.hidden } else { false }
  }
}
