import RefreshEngine

extension Journal.Kind {
  /// The command of a step or the app.
  var command: Command? { if case .command(let command, _) = self { command } else { nil } }
  /// The command of a step.
  var stepCommand: Command? { if case .command(let command, nil) = self { command } else { nil } }
  /// Whether it is a command of the app.
  var isOfApp: Bool { if case .command(_, .some) = self { true } else { false } }

  /// Returns whether a component changes its state.
  func isState(of role: ComponentRole) -> Bool { if case .event(.state(role, _, _)) = self { true } else { false } }
}

extension Collection<Journal.Entry> {
  /// Returns where the first of the movements of the content begins and the last ends, along an axis; nil if there are none.
  func movement(along axis: ScrollAxis) -> (from: Double, to: Double)? {
    let moves = compactMap { entry in
      if case .offset(let from, let to) = entry.kind { (from: from[axis], to: to[axis]) } else { nil }
    }
    return moves.first.map { ($0.from, moves[moves.count - 1].to) }
  }
}
