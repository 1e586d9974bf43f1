/// The place of a header, back footer or trailer beyond or before the edge at which it begins to show.
public struct Pull: Sendable {
  /// The content offset along the component's axis.
  let offset: Double
  /// The offset at which the component begins to show.
  let edge: Double
  /// The component's extent in points.
  let extent: Double
  /// Whether the component is before the content, as a header is.
  let isLeading: Bool
  /// The component's state.
  let state: RefreshState
  /// Whether a finger drags the content.
  let isDragging: Bool

  /// Whether the component shows. Exactly at the edge, a header's pull is 0, but footers and trailers don't have one.
  @inline(__always) var shows: Bool { isLeading ? offset <= edge : offset > edge }
  /// The pulled distance as a fraction of the component's extent.
  @inline(__always) var percent: Double { isLeading ? (edge - offset) / extent : (offset - edge) / extent }
  /// The relation of the offset to the threshold beyond which releasing refreshes.
  @inline(__always) private var past: Comparison.Relation { isLeading ? .less : .greater }

  /// Returns the offset that a pull must pass.
  @inline(__always)
  private func threshold<Q: Quantity>(_ edge: Q, _ extent: Q) -> Q { isLeading ? edge - extent : edge + extent }

  /// The effect of a pull on a component.
  enum Effect: Equatable {
    /// The pulling percent follows the pull, and the state may change.
    case follow(RefreshState)
    /// The finger has released a component that was pulled far enough.
    case beginRefreshing
    /// Nothing happens.
    case none
  }

  /// The effect of the end of `-[MJRefreshHeader scrollViewContentOffsetDidChange:]` and its counterparts on a
  /// component that shows.
  @inline(__always)
  var effect: Effect {
    var machine = Machine()
    guard isDragging else {
      return holds(.release, before: &machine) ? .beginRefreshing : percent < 1 ? .follow(state) : .none
    }
    if holds(.pull, before: &machine) { return .follow(.pulling) }
    return holds(.pullBack, before: &machine) ? .follow(.idle) : .follow(state)
  }

  /// Decides by `pull`, `pullBack` or `release`.
  @inline(__always)
  func holds<W: Witness>(_ rule: EngineRule, before witness: inout W) -> Bool {
    let expected: RefreshState = rule == .pull ? .idle : .pulling
    if rule == .release {
      return witness.sees(.state(.pulling), state == .pulling, [Double(state.rawValue)])
        && witness.sees(.released, !isDragging, [])
    }
    guard
      witness.sees(.dragging, isDragging, [])
        && witness.sees(.state(expected), state == expected, [Double(state.rawValue)])
    else { return false }
    let (isPull, goal) = (rule == .pull, threshold(edge, extent))
    let condition: RuleCondition =
      isPull ? isLeading ? .headerPast : .trailingPast : isLeading ? .headerWithin : .trailingWithin
    return witness.compares(
      condition, offset, isPull ? past : past.negated, goal,
      threshold(Formula("edge", edge), Formula("height", extent)), [offset, edge, extent])
  }
}
