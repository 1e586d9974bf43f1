// Made by refreshcfg from everything.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Header, footer and trailer on one scroll view.
@MainActor
enum EverythingRefresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    MJRefreshConfig.default.languageCode = "zh-Hans"
  }

  /// A header of type `normalHeader`: `header` in everything.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.lastUpdatedTimeKey = "everything"
    return header
  }

  /// A footer of type `backNormalFooter`: `footer` in everything.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackNormalFooter {
    MJRefreshBackNormalFooter(refreshingBlock: refreshing)
  }

  /// A trailer of type `normalTrailer`: `trailer` in everything.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshNormalTrailer {
    MJRefreshNormalTrailer(refreshingBlock: refreshing)
  }

  /// Makes the header, footer and trailer and attaches them.
  static func attach(
    to scrollView: UIScrollView,
    header: @escaping () -> Void,
    footer: @escaping () -> Void,
    trailer: @escaping () -> Void
  ) {
    scrollView.mj_header = makeHeader(refreshing: header)
    scrollView.mj_footer = makeFooter(refreshing: footer)
    scrollView.mj_trailer = makeTrailer(refreshing: trailer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }
}
