/// The pages of a paging scroll view along one axis, seen from one drag.
///
/// All values are content offsets in points.
struct Paging: Sendable, Equatable {
  /// The extent of a page: the viewport's.
  let size: Double
  /// The offset of a page; the others lie whole sizes from it.
  ///
  /// With −inset.top (−inset.left) the place where the content begins is a page.
  let origin: Double
  /// The offset at which the drag began.
  let began: Double

  /// The part of a page that a drag may turn beyond one page, so that a view that was held shortly before it came to rest
  /// on a page can yet be turned by one.
  private static var slack: Double { 0.125 }

  /// Returns the page nearest to `end`, at most one from where the drag began; half way is not enough to turn.
  ///
  /// - Parameters:
  ///   - end: The projected end, where the view would come to rest without pages.
  ///   - range: The valid offsets. A page that begins outside stands at the edge.
  func page(nearestTo end: Double, in range: ClosedRange<Double>) -> Double {
    guard size > 0 else { return range.nearest(to: end) }
    let beginning = (range.nearest(to: began) - origin) / size
    let first = Numerics.roundUp(beginning - 1 - Self.slack)
    let last = Numerics.roundDown(beginning + 1 + Self.slack)
    let page = Numerics.roundToNearest(beginning)
    let way = (end - origin) / size - page
    let turned = Numerics.roundUp(way.magnitude - 0.5)
    let wanted = way < 0 ? page - turned : page + turned
    return range.nearest(to: origin + (first...last).nearest(to: wanted) * size)
  }
}
