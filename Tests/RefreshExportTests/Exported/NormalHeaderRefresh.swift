// Made by refreshcfg from normal-header.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A header with labels, an arrow and a spinner.
@MainActor
enum NormalHeaderRefresh {
  /// A header of type `normalHeader`: `header` in normal-header.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.fastAnimationDuration = 0.25
    header.slowAnimationDuration = 0.4
    header.isCollectionViewAnimationBug = false
    header.mj_h = 54
    header.stateLabel?.isHidden = false
    header.stateLabel?.textColor = UIColor(red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1)
    header.stateLabel?.font = .boldSystemFont(ofSize: 14)
    header.lastUpdatedTimeLabel?.isHidden = false
    header.lastUpdatedTimeLabel?.textColor = UIColor(
      red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1)
    header.lastUpdatedTimeLabel?.font = .boldSystemFont(ofSize: 14)
    header.labelLeftInset = 25
    header.arrowView?.isHidden = false
    if #available(iOS 13, *) {
      header.loadingView?.style = .medium
    }
    header.lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"
    header.ignoredScrollViewContentInsetTop = 0
    header.isAutomaticallyChangeAlpha = false
    header.isHidden = false
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
