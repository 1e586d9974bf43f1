// Made by refreshcfg from caught-up.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A footer that is pulled, with frames from an asset catalog.
@MainActor
enum CaughtUpRefresh {
  /// A footer of type `backGifFooter`: `footer` in caught-up.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackGifFooter {
    let footer = MJRefreshBackGifFooter(refreshingBlock: refreshing)
    footer.setTitle("You are all caught up", for: .noMoreData)
    footer.setImages(images((1...8).map { "arc_\($0)" }), for: .idle)
    footer.setImages(images((1...8).map { "arc_\($0)" }), duration: 0.8, for: .refreshing)
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

  private static var bundle: Bundle { AppBundle.current }

  private static func images(_ names: [String]) -> [UIImage] {
    names.compactMap { name in
      let image = UIImage(named: name, in: bundle, compatibleWith: nil)
      assert(image != nil, "there is no image \(name)")
      return image
    }
  }
}
