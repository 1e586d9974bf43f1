// Made by refreshcfg from dots.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Three dots that bounce while the list loads, from a GIF.
@MainActor
enum DotsRefresh {
  /// A header of type `gifHeader`: `header` in dots.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshGifHeader {
    let header = MJRefreshGifHeader(refreshingBlock: refreshing)
    header.lastUpdatedTimeLabel?.isHidden = true
    let refreshingGIF = RefreshImages.gif("dots", scale: 2, in: bundle)
    header.setImages(refreshingGIF.images, duration: refreshingGIF.duration, for: .refreshing)
    return header
  }

  /// A footer of type `autoGifFooter`: `footer` in dots.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoGifFooter {
    let footer = MJRefreshAutoGifFooter(refreshingBlock: refreshing)
    footer.isRefreshingTitleHidden = true
    let refreshingGIF = RefreshImages.gif("dots", scale: 2, in: bundle)
    footer.setImages(refreshingGIF.images, duration: refreshingGIF.duration, for: .refreshing)
    return footer
  }

  /// Makes the header and footer and attaches them.
  static func attach(
    to scrollView: UIScrollView, header: @escaping () -> Void, footer: @escaping () -> Void
  ) {
    scrollView.mj_header = makeHeader(refreshing: header)
    scrollView.mj_footer = makeFooter(refreshing: footer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  private static var bundle: Bundle { AppBundle.current }
}
