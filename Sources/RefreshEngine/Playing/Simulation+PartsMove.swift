extension Simulation {
  /// Whether any part keeps changing while its component's state stays the same: it repeats, plays or spins.
  public var partsMove: Bool {
    ComponentRole.allCases.contains { role in
      guard let c = component(role) else { return false }
      let parts = self[c].settings.parts
      return !parts.isEmpty && parts.contains { $0.moves(at: moment(of: c)) }
    }
  }
}

extension PartSettings {
  fileprivate func moves(at moment: PartMoment) -> Bool {
    rules.contains { $0.rule.repeats(in: moment.state) } || shownFrame(at: moment)?.isPlaying ?? false
      || kind == .spinner && value(of: .animating, at: moment) == .bool(true)
  }
}
