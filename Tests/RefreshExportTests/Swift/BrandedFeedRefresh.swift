// Made by refreshcfg from branded-feed.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The classic header in German, with a footer that loads more.
@MainActor
public enum BrandedFeedRefresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  public static func configure() {
    let config = MJRefreshConfig.default
    // Set the texts before the language: setting the language reads them.
    let url = bundle.url(forResource: "BrandedFeedRefresh", withExtension: "bundle")
    config.i18nBundle = url.flatMap(Bundle.init(url:))
    config.i18nFilename = "BrandedFeedRefresh"
    config.languageCode = "de"
  }

  /// A header of type `normalHeader`: `header` in branded-feed.preset.yaml.
  public static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.fastAnimationDuration = 0.25
    header.slowAnimationDuration = 0.4
    header.mj_h = 60
    header.labelLeftInset = 25
    header.lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"
    return header
  }

  /// A footer of type `autoNormalFooter`: `footer` in branded-feed.preset.yaml.
  public static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoNormalFooter {
    MJRefreshAutoNormalFooter(refreshingBlock: refreshing)
  }

  /// Makes the header and footer and attaches them.
  public static func attach(
    to scrollView: UIScrollView, header: @escaping () -> Void, footer: @escaping () -> Void
  ) {
    scrollView.mj_header = makeHeader(refreshing: header)
    scrollView.mj_footer = makeFooter(refreshing: footer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  public static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  private static var bundle: Bundle { .main }
}
