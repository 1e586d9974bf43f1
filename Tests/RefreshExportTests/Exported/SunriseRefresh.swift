// Made by refreshcfg from sunrise.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A sun that rises with the pull.
@MainActor
enum SunriseRefresh {
  /// A header of type `gifHeader`: `header` in sunrise.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshGifHeader {
    let header = MJRefreshGifHeader(refreshingBlock: refreshing)
    header.stateLabel?.textColor = UIColor(
      red: 96 / 255, green: 125 / 255, blue: 139 / 255, alpha: 1)
    header.setImages(images((1...12).map { String(format: "rise_%02d", $0) }), for: .idle)
    header.setImages(
      images((1...3).map { String(format: "ready_%02d", $0) }), duration: 0.45, for: .pulling)
    header.setImages(
      images((1...6).map { String(format: "shine_%02d", $0) }), duration: 0.6, for: .refreshing)
    header.lastUpdatedTimeKey = "sunrise"
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
