// Made by refreshcfg from label-hidden.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A header of few words, none.
@MainActor
enum LabelHiddenRefresh {
  /// A header of type `normalHeader`: `header` in label-hidden.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.stateLabel?.isHidden = true
    header.lastUpdatedTimeLabel?.isHidden = true
    if #available(iOS 13, *) {
      header.loadingView?.style = .large
    }
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
}
