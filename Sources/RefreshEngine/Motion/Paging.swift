/// The pages of a paging scroll view along one axis, for one drag.
///
/// All values are content offsets in points.
struct Paging: Sendable, Equatable {
  /// The extent of a page, which is the viewport's.
  let size: Double
  /// The offset of one page; the others are at multiples of `size` from it.
  ///
  /// With −inset.top (−inset.left), the offset of the content's start is a page.
  let origin: Double
  /// The offset at which the drag began.
  let began: Double

  /// The fraction of a page by which a drag may exceed one page, so that a view stopped shortly before it came to
  /// rest on a page can still move on by one page.
  private static var slack: Double { 0.125 }

  /// Returns the page nearest to `end`, at most one from where the drag began. Exactly half a page isn't enough to
  /// move to the next.
  ///
  /// - Parameters:
  ///   - end: The projected end, where the view would come to rest without paging.
  ///   - range: The valid offsets. A page that begins outside the range is clamped to the edge.
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
