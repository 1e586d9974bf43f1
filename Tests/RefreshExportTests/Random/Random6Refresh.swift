// Made by refreshcfg from random-6.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-6`.
@MainActor
enum Random6Refresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    let config = MJRefreshConfig.default
    // Set the texts before the language: setting the language reads them.
    let url = bundle.url(forResource: "Random6Refresh", withExtension: "bundle")
    config.i18nBundle = url.flatMap(Bundle.init(url:))
    config.i18nFilename = "Random6Refresh"
    config.languageCode = "ko-KR"
  }

  /// A footer of type `backFooter`: `footer` in random-6.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackFooter {
    let footer = MJRefreshBackFooter(refreshingBlock: refreshing)
    footer.slowAnimationDuration = 0.6
    footer.ignoredScrollViewContentInsetBottom = 10
    footer.isAutomaticallyChangeAlpha = false
    return footer
  }

  /// A trailer of type `stateTrailer`: `trailer` in random-6.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshStateTrailer {
    let trailer = MJRefreshStateTrailer(refreshingBlock: refreshing)
    trailer.slowAnimationDuration = 0.1
    return trailer
  }

  /// Makes the footer and trailer and attaches them.
  static func attach(
    to scrollView: UIScrollView, footer: @escaping () -> Void, trailer: @escaping () -> Void
  ) {
    scrollView.mj_footer = makeFooter(refreshing: footer)
    scrollView.mj_trailer = makeTrailer(refreshing: trailer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  private static var bundle: Bundle { AppBundle.current }
}
