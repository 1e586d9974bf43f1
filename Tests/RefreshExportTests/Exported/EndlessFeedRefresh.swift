// Made by refreshcfg from endless-feed.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Pull to refresh above, load more below.
@MainActor
enum EndlessFeedRefresh {
  /// A header of type `normalHeader`: `header` in endless-feed.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.lastUpdatedTimeKey = "endless-feed"
    return header
  }

  /// A footer of type `autoNormalFooter`: `footer` in endless-feed.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoNormalFooter {
    let footer = MJRefreshAutoNormalFooter(refreshingBlock: refreshing)
    footer.triggerAutomaticallyRefreshPercent = 0.5
    footer.autoTriggerTimes = 3
    return footer
  }

  /// Makes the header and footer and attaches them.
  static func attach(
    to scrollView: UIScrollView, header: @escaping () -> Void, footer: @escaping () -> Void
  ) {
    scrollView.mj_header = makeHeader(refreshing: header)
    scrollView.mj_footer = makeFooter(refreshing: footer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }
}
