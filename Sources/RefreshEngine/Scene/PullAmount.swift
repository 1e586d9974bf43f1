/// The part of a component that a pull shows.
public enum PullAmount: Equatable, Sendable {
  /// In points.
  case points(Double)
  /// As a fraction of the component's height, for a trailer its width.
  case fraction(Double)
}

extension Simulation {
  /// The content offset at which so much of a component shows, nil if there is none.
  ///
  /// For an auto footer 100% is where a trigger percent of 1 fires.
  public func pullOffset(of role: ComponentRole, by amount: PullAmount) -> Point? {
    guard let c = component(role) else { return nil }
    let points =
      switch amount {
      case .points(let points): points
      case .fraction(let fraction): fraction * self[c].extent
      }
    var offset = scroll.offset
    switch self[c].family {
    case .header: offset.y = -self[c].originalInset.top - points
    case .backFooter, .trailer: offset[self[c].axis] = happenOffset(of: c) + points
    case .autoFooter:
      offset.y = AutoFooterState.triggerOffset(percent: 0, height: self[c].extent, in: scroll) + points
    }
    return offset
  }
}
