// Made by refreshcfg from random-10.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-10`.
@MainActor
enum Random10Refresh {
  /// A header of type `normalHeader`: `header` in random-10.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.setAnimationDisabled()
    header.mj_h = 30
    header.arrowView?.isHidden = true
    header.lastUpdatedTimeKey = "feed"
    header.isAutomaticallyChangeAlpha = true
    return header
  }

  /// A trailer of type `trailer`: `trailer` in random-10.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshTrailer {
    let trailer = MJRefreshTrailer(refreshingBlock: refreshing)
    trailer.fastAnimationDuration = 0.1
    trailer.slowAnimationDuration = 0.1
    trailer.ignoredScrollViewContentInsetRight = 10
    return trailer
  }

  /// Makes the header and trailer and attaches them.
  static func attach(
    to scrollView: UIScrollView, header: @escaping () -> Void, trailer: @escaping () -> Void
  ) {
    scrollView.mj_header = makeHeader(refreshing: header)
    scrollView.mj_trailer = makeTrailer(refreshing: trailer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }
}
