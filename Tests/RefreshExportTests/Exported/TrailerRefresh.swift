// Made by refreshcfg from trailer.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A trailer without a look of its own.
@MainActor
enum TrailerRefresh {
  /// A trailer of type `trailer`: `trailer` in trailer.preset.yaml.
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

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Keeps its own width, although MJRefresh sets another at every layout.
  private final class Trailer: MJRefreshTrailer {
    private var ownWidth: CGFloat = 60
    private var isMJRefreshAtWork = false

    /// The width that was set last, even where MJRefresh sets its own.
    override var mj_w: CGFloat {
      get { super.mj_w }
      set {
        if !isMJRefreshAtWork { ownWidth = newValue }
        super.mj_w = ownWidth
      }
    }

    private func keepingWidth(_ body: () -> Void) {
      isMJRefreshAtWork = true
      body()
      isMJRefreshAtWork = false
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      keepingWidth { super.willMove(toSuperview: newSuperview) }
    }

    override func placeSubviews() {
      keepingWidth { super.placeSubviews() }
    }
  }
}
