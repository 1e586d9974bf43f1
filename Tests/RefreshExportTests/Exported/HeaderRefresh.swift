// Made by refreshcfg from header.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A header without a look of its own.
@MainActor
enum HeaderRefresh {
  /// A header of type `header`: `header` in header.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshHeader {
    let header = MJRefreshHeader(refreshingBlock: refreshing)
    header.fastAnimationDuration = 0.25
    header.slowAnimationDuration = 0.4
    header.isCollectionViewAnimationBug = false
    header.mj_h = 54
    header.lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"
    header.ignoredScrollViewContentInsetTop = 0
    header.isAutomaticallyChangeAlpha = false
    header.isHidden = false
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
