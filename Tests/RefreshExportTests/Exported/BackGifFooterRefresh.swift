// Made by refreshcfg from back-gif-footer.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A footer that is pulled, with a label and frames.
@MainActor
enum BackGifFooterRefresh {
  /// A footer of type `backGifFooter`: `footer` in back-gif-footer.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackGifFooter {
    let footer = MJRefreshBackGifFooter(refreshingBlock: refreshing)
    footer.fastAnimationDuration = 0.25
    footer.slowAnimationDuration = 0.4
    footer.mj_h = 44
    footer.stateLabel?.isHidden = false
    footer.stateLabel?.textColor = UIColor(red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1)
    footer.stateLabel?.font = .boldSystemFont(ofSize: 14)
    footer.labelLeftInset = 20
    footer.setImages(images((1...12).map { String(format: "rise_%02d", $0) }), for: .idle)
    footer.setImages(images((1...3).map { String(format: "ready_%02d", $0) }), for: .pulling)
    footer.setImages(images((1...6).map { String(format: "shine_%02d", $0) }), for: .refreshing)
    footer.ignoredScrollViewContentInsetBottom = 0
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

  private static var bundle: Bundle { AppBundle.current }

  private static func images(_ names: [String]) -> [UIImage] {
    names.compactMap { name in
      let image = UIImage(named: name, in: bundle, compatibleWith: nil)
      assert(image != nil, "there is no image \(name)")
      return image
    }
  }
}
