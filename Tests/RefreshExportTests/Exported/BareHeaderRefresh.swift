// Made by refreshcfg from bare-header.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A taller header without labels, for views of our own.
@MainActor
enum BareHeaderRefresh {
  /// A header of type `header`: `header` in bare-header.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshHeader {
    let header = MJRefreshHeader(refreshingBlock: refreshing)
    header.mj_h = 80
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
