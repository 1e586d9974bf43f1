// Made by refreshcfg from classic-header.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Pull to refresh with arrow, spinner and last-updated time.
@MainActor
enum ClassicHeaderRefresh {
  /// A header of type `normalHeader`: `header` in classic-header.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.fastAnimationDuration = 0.25
    header.slowAnimationDuration = 0.4
    header.mj_h = 54
    header.labelLeftInset = 25
    header.lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"
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
