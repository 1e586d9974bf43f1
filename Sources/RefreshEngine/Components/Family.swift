/// Where a component stands, what starts it and how it holds the content while it refreshes.
///
/// Each is one row of axis, placement, trigger, hold and extent; what does not factor stands as a named rule
/// in the family's own file.
public enum Family: UInt8, Sendable, CaseIterable {
  /// `MJRefreshHeader`.
  case header
  /// `MJRefreshAutoFooter`.
  case autoFooter
  /// `MJRefreshBackFooter`.
  case backFooter
  /// `MJRefreshTrailer`.
  case trailer

  /// Where a component lies relative to the content.
  enum Placement {
    /// Its far edge touches the content's beginning.
    case aboveContent
    /// Right behind the content's end.
    case belowContent
    /// Behind the content's end, or the viewport's if that is farther.
    case belowContentOrViewport
  }

  /// What starts a refresh.
  enum Trigger {
    /// Letting go past the threshold.
    case releasePastThreshold
    /// Coming into view.
    case reveal
  }

  /// How the content is held while refreshing.
  enum Hold {
    /// The leading inset grows by the component and follows the offset, so that section headers stay in place.
    case leadingInset
    /// The trailing inset grows by the component, and by what the content lacks to fill the viewport.
    case trailingInset
    /// Not at all: the component has its share of the inset for as long as it is shown.
    case none
  }

  /// A family's row.
  struct Row {
    let role: ComponentRole
    let axis: ScrollAxis
    let placement: Placement
    let trigger: Trigger
    let hold: Hold
    /// Points along the axis; the heights of `MJRefreshConst.m`, a trailer's width.
    let extent: Double
  }

  /// The family's row.
  var row: Row {
    switch self {
    case .header:
      Row(
        role: .header, axis: .vertical, placement: .aboveContent, trigger: .releasePastThreshold,
        hold: .leadingInset, extent: 54)
    case .autoFooter:
      Row(
        role: .footer, axis: .vertical, placement: .belowContent, trigger: .reveal, hold: .none, extent: 44)
    case .backFooter:
      Row(
        role: .footer, axis: .vertical, placement: .belowContentOrViewport, trigger: .releasePastThreshold,
        hold: .trailingInset, extent: 44)
    case .trailer:
      Row(
        role: .trailer, axis: .horizontal, placement: .belowContentOrViewport, trigger: .releasePastThreshold,
        hold: .trailingInset, extent: 60)
    }
  }

  /// The place on the scroll view that the family is made for.
  public var role: ComponentRole { row.role }
  /// The direction of the pull.
  public var axis: ScrollAxis { row.axis }
  /// The height, for a trailer the width, that a component of this family has by itself, in points.
  public var extent: Double { row.extent }
}
