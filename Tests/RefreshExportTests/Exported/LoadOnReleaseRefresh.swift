// Made by refreshcfg from load-on-release.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Load more when the end of the list is pulled and let go.
@MainActor
enum LoadOnReleaseRefresh {
  /// A footer of type `backNormalFooter`: `footer` in load-on-release.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackNormalFooter {
    let footer = MJRefreshBackNormalFooter(refreshingBlock: refreshing)
    footer.setTitle("You have seen it all", for: .noMoreData)
    return footer
  }

  /// Makes the footer and attaches it.
  static func attach(to scrollView: UIScrollView, footer: @escaping () -> Void) {
    scrollView.mj_footer = makeFooter(refreshing: footer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }
}
