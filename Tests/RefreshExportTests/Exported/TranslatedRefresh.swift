// Made by refreshcfg from translated.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Texts of the app's own bundle.
@MainActor
enum TranslatedRefresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    let config = MJRefreshConfig.default
    // Set the texts before the language: setting the language reads them.
    let url = bundle.url(forResource: "Feed", withExtension: "bundle")
    config.i18nBundle = url.flatMap(Bundle.init(url:))
    config.i18nFilename = "Feed"
    config.languageCode = "fr"
  }

  /// A header of type `normalHeader`: `header` in translated.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.lastUpdatedTimeKey = "translated"
    return header
  }

  /// A footer of type `backNormalFooter`: `footer` in translated.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackNormalFooter {
    MJRefreshBackNormalFooter(refreshingBlock: refreshing)
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
