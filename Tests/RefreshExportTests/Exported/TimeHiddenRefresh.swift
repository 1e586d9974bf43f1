// Made by refreshcfg from time-hidden.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A classic header that does not say when it was last updated.
@MainActor
enum TimeHiddenRefresh {
  /// A header of type `normalHeader`: `header` in time-hidden.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.lastUpdatedTimeLabel?.isHidden = true
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
