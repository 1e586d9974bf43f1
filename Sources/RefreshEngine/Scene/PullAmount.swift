/// The distance by which a component is pulled.
public enum PullAmount: Equatable, Sendable {
  /// In points.
  case points(Double)
  /// As a fraction of the component's height, or a trailer's width.
  case fraction(Double)
}

extension Simulation {
  /// Returns the content offset at which a component is pulled by an amount, or nil if there is none.
  ///
  /// For an auto footer, 100% is the offset at which a trigger percent of 1 triggers.
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
      offset.y =
        AutoFooterSituation.triggerOffset(
          scroll.contentSize.height, scroll.viewport.height, self[c].extent, 0, scroll.inset.bottom) + points
    }
    return offset
  }
}
