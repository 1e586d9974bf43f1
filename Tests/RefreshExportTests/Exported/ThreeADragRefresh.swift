// Made by refreshcfg from three-a-drag.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A footer that loads three times in a drag.
@MainActor
enum ThreeADragRefresh {
  /// A footer of type `autoNormalFooter`: `footer` in three-a-drag.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoNormalFooter {
    let footer = MJRefreshAutoNormalFooter(refreshingBlock: refreshing)
    footer.autoTriggerTimes = 3
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
