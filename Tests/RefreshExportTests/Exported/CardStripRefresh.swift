// Made by refreshcfg from card-strip.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Pull the strip to the left to see all.
@MainActor
enum CardStripRefresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    MJRefreshConfig.default.languageCode = "zh-Hans"
  }

  /// A trailer of type `normalTrailer`: `trailer` in card-strip.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshNormalTrailer {
    let trailer = Trailer(refreshingBlock: refreshing)
    trailer.setTitle("查看更多", for: .idle)
    trailer.setTitle("松手查看", for: .pulling)
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
  private final class Trailer: MJRefreshNormalTrailer {
    private var ownWidth: CGFloat = 72
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
