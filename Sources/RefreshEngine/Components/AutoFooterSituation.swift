/// The values from which an auto footer's rules decide. Lengths are in points.
public struct AutoFooterSituation: Sendable {
  let state: RefreshState
  let automaticallyRefresh: Bool
  /// The trigger percent, as a fraction.
  let percent: Double
  let y: Double
  let height: Double
  /// The number of times that the current drag may still trigger.
  let left: Int32
  /// The number of times that each drag may trigger.
  let times: Int32
  var triggeredByDrag: Bool
  let isDragging: Bool
  /// The pan that is over, or nil for a change of the offset.
  let pan: PanState?
  /// The offset before the change.
  let oldOffset: Double
  /// The offset to which it was changed.
  let newOffset: Double
  /// The current offset, which an observer may have changed again.
  let offset: Double
  /// The top inset.
  let top: Double
  /// The bottom inset.
  let bottom: Double
  /// The content's height.
  let content: Double
  /// The viewport's height.
  let viewport: Double

  /// Decides by `autoTrigger`, `autoRelease` or `autoTimes`.
  @inline(__always)
  func holds<W: Witness>(_ rule: EngineRule, before witness: inout W) -> Bool {
    if rule == .autoTimes {
      // The check of `-[MJRefreshAutoFooter beginRefreshing]`.
      return witness.sees(
        .triggersLeft, !triggeredByDrag || left > 0 || left == TriggerTimes.unlimitedCount,
        [Double(left), Double(times), triggeredByDrag ? 1 : 0])
    }
    guard witness.sees(.state(.idle), state == .idle, [Double(state.rawValue)]) else { return false }
    if rule == .autoRelease {
      return witness.sees(.lifted, pan == .ended, [])
        && witness.compares(
          .atEnd, offset, .greaterOrEqual, releaseOffset, nil, [offset, releaseOffset, fillsViewport ? 1 : 0])
    }
    return witness.sees(.automaticallyRefresh, automaticallyRefresh, []) && witness.sees(.placed, y != 0, [y])
      && witness.compares(
        .fills, filled, Self.fills, viewport, Formula("top inset", top) + Formula("content", content),
        [top, content, viewport])
      && witness.compares(
        .shows, offset, .greaterOrEqual, Self.triggerOffset(content, viewport, height, percent, bottom),
        Self.triggerOffset(
          Formula("content", content), Formula("viewport", viewport), Formula("height", height),
          Formula(percent: percent), Formula("bottom inset", bottom)),
        [offset, content, viewport, height, percent, bottom])
      // Only while scrolling down: releasing must not trigger it again.
      && witness.sees(.scrollsDown, newOffset > oldOffset, [oldOffset, newOffset])
  }

  /// Returns whether all conditions of a rule hold.
  @inline(__always)
  func holds(_ rule: EngineRule) -> Bool {
    var machine = Machine()
    return holds(rule, before: &machine)
  }

  /// The relation between inset and content that fill the viewport, and the viewport.
  private static var fills: Comparison.Relation { .greater }

  /// The length that the content and the inset above it fill.
  @inline(__always) private var filled: Double { top + content }

  /// Whether the content is taller than the viewport.
  @inline(__always) private var fillsViewport: Bool { Self.fills.holds(filled, viewport) }

  /// The offset at which lifting the finger refreshes: the end of the content, or its top if it doesn't fill the viewport.
  @inline(__always) private var releaseOffset: Double { fillsViewport ? content + bottom - viewport : -top }

  /// Returns the offset from which the footer refreshes automatically: there, the trigger percent of its height shows.
  @inline(__always)
  static func triggerOffset<Q: Quantity>(_ content: Q, _ viewport: Q, _ height: Q, _ percent: Q, _ bottom: Q) -> Q {
    content - viewport + height * percent + bottom - height
  }
}
