// Made by refreshcfg from collection.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The header for a collection view with self-sizing cells.
@MainActor
enum CollectionRefresh {
  /// A header of type `normalHeader`: `header` in collection.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.isCollectionViewAnimationBug = true
    header.lastUpdatedTimeKey = "collection"
    return header
  }

  /// Makes the header and attaches it.
  static func attach(to scrollView: UIScrollView, header: @escaping () -> Void) {
    scrollView.mj_header = makeHeader(refreshing: header)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }
}
