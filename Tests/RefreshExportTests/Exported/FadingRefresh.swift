// Made by refreshcfg from fading.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A header that fades in with the pull.
@MainActor
enum FadingRefresh {
  /// A header of type `normalHeader`: `header` in fading.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.lastUpdatedTimeKey = "fading"
    header.ignoredScrollViewContentInsetTop = 10
    header.isAutomaticallyChangeAlpha = true
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
