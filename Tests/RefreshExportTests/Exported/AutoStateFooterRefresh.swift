// Made by refreshcfg from auto-state-footer.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A footer that loads by itself, with a label.
@MainActor
enum AutoStateFooterRefresh {
  /// A footer of type `autoStateFooter`: `footer` in auto-state-footer.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoStateFooter {
    let footer = MJRefreshAutoStateFooter(refreshingBlock: refreshing)
    footer.fastAnimationDuration = 0.25
    footer.slowAnimationDuration = 0.4
    footer.mj_h = 44
    footer.stateLabel?.isHidden = false
    footer.stateLabel?.textColor = UIColor(red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1)
    footer.stateLabel?.font = .boldSystemFont(ofSize: 14)
    footer.labelLeftInset = 25
    footer.isRefreshingTitleHidden = false
    footer.ignoredScrollViewContentInsetBottom = 0
    footer.isAutomaticallyRefresh = true
    footer.triggerAutomaticallyRefreshPercent = 1
    footer.autoTriggerTimes = 1
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
