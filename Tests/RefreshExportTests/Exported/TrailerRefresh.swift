// Made by refreshcfg from trailer.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A trailer without a look of its own.
@MainActor
enum TrailerRefresh {
  /// A trailer of the type `trailer`: trailer.preset.yaml:7.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshTrailer {
    let trailer = Trailer(refreshingBlock: refreshing)
    trailer.fastAnimationDuration = 0.25
    trailer.slowAnimationDuration = 0.4
    trailer.ignoredScrollViewContentInsetRight = 0
    trailer.isAutomaticallyChangeAlpha = false
    trailer.isHidden = false
    return trailer
  }

  /// Makes the trailer and attaches it.
  static func attach(to scrollView: UIScrollView, trailer: @escaping () -> Void) {
    scrollView.mj_trailer = makeTrailer(refreshing: trailer)
  }

  /// Ends refreshing from an `async` function, too. There `endRefreshing()` is the form with a
  /// completion block: it needs `await`, replaces `endRefreshingCompletionBlock`, and never returns
  /// if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Keeps its own width, where MJRefresh sets another at every layout.
  private final class Trailer: MJRefreshTrailer {
    override var mj_w: CGFloat {
      get { super.mj_w }
      set { super.mj_w = 60 }
    }
  }
}
