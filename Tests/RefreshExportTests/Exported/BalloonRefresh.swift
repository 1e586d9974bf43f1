// Made by refreshcfg from balloon.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Frames that are taller than the header.
@MainActor
enum BalloonRefresh {
  /// A header of type `gifHeader`: `header` in balloon.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshGifHeader {
    let header = MJRefreshGifHeader(refreshingBlock: refreshing)
    header.stateLabel?.isHidden = true
    header.lastUpdatedTimeLabel?.isHidden = true
    header.setImages(images((1...8).map { String(format: "up_%02d", $0) }), for: .idle)
    header.setImages(
      images((1...6).map { String(format: "sway_%02d", $0) }), duration: 1.2, for: .refreshing)
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
