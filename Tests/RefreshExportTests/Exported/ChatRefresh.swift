// Made by refreshcfg from chat.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Pull for older messages.
@MainActor
enum ChatRefresh {
  /// A header of type `normalHeader`: `header` in chat.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.lastUpdatedTimeLabel?.isHidden = true
    header.setTitle("Pull for older messages", for: .idle)
    header.setTitle("Let go", for: .pulling)
    header.setTitle("Loading", for: .refreshing)
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
