/// The class of the scroll view; MJRefresh counts rows only in tables and collections (`mj_totalDataCount`).
public enum ScrollViewKind: String, Sendable, CaseIterable {
  /// `UIScrollView`.
  case plain
  /// `UITableView`.
  case table
  /// `UICollectionView`.
  case collection
}
