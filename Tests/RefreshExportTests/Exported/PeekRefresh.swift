// Made by refreshcfg from peek.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A footer that loads when a third of it shows.
@MainActor
enum PeekRefresh {
  /// A footer of type `autoStateFooter`: `footer` in peek.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoStateFooter {
    let footer = MJRefreshAutoStateFooter(refreshingBlock: refreshing)
    footer.mj_h = 60
    footer.triggerAutomaticallyRefreshPercent = 0.3
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
