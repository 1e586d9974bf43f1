// Made by refreshcfg from gif-header.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A header with labels and frames.
@MainActor
enum GifHeaderRefresh {
  /// A header of type `gifHeader`: `header` in gif-header.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshGifHeader {
    let header = MJRefreshGifHeader(refreshingBlock: refreshing)
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
    header.labelLeftInset = 20
    header.setImages(images((1...12).map { String(format: "rise_%02d", $0) }), for: .idle)
    header.setImages(images((1...3).map { String(format: "ready_%02d", $0) }), for: .pulling)
    header.setImages(images((1...6).map { String(format: "shine_%02d", $0) }), for: .refreshing)
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

  private static var bundle: Bundle { AppBundle.current }

  private static func images(_ names: [String]) -> [UIImage] {
    names.compactMap { name in
      let image = UIImage(named: name, in: bundle, compatibleWith: nil)
      assert(image != nil, "there is no image \(name)")
      return image
    }
  }
}
