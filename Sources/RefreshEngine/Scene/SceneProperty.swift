/// One settable property of the scene with its value.
public enum SceneProperty: Equatable, Sendable {
  /// `UIScrollView.contentInset` at an edge, in points.
  case contentInset(InsetEdge, Double)
  /// The screen's share of the inset at an edge, in points.
  case safeArea(InsetEdge, Double)
  /// The content's width in points.
  case contentWidth(Double)
  /// The content's height in points; rows no longer decide it until some are loaded.
  case contentHeight(Double)
  /// The number of rows, not negative; the height follows.
  case rows(Int32)
  /// The height of a row in points; the content's height follows.
  case rowHeight(Double)
  /// `isPagingEnabled`.
  case paging(Bool)
}
