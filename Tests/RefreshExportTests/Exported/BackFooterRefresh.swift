// Made by refreshcfg from back-footer.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A footer that is pulled, without a look of its own.
@MainActor
enum BackFooterRefresh {
  /// A footer of type `backFooter`: `footer` in back-footer.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackFooter {
    let footer = MJRefreshBackFooter(refreshingBlock: refreshing)
    footer.fastAnimationDuration = 0.25
    footer.slowAnimationDuration = 0.4
    footer.mj_h = 44
    footer.ignoredScrollViewContentInsetBottom = 0
    footer.isAutomaticallyChangeAlpha = false
    footer.isHidden = false
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
