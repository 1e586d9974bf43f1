// Made by refreshcfg from brand-colours.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Custom titles, colours and arrow.
@MainActor
enum BrandColoursRefresh {
  /// A header of type `normalHeader`: `header` in brand-colours.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.stateLabel?.textColor = UIColor(
      red: 0 / 255, green: 137 / 255, blue: 123 / 255, alpha: 1)
    header.stateLabel?.font = .boldSystemFont(ofSize: 16)
    header.lastUpdatedTimeLabel?.textColor = UIColor(
      red: 0 / 255, green: 137 / 255, blue: 123 / 255, alpha: 179 / 255)
    header.lastUpdatedTimeLabel?.font = .boldSystemFont(ofSize: 11)
    header.labelLeftInset = 16
    header.arrowView?.image = UIImage(named: "arrow", in: bundle, compatibleWith: nil)
    header.setTitle("Pull for news", for: .idle)
    header.setTitle("Let go", for: .pulling)
    header.setTitle("Fetching…", for: .refreshing)
    header.lastUpdatedTimeText = { date in "As of " + text(of: date, as: "yyyy-MM-dd HH:mm") }
    header.lastUpdatedTimeKey = "brand-colours"
    return header
  }

  /// A footer of type `autoNormalFooter`: `footer` in brand-colours.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoNormalFooter {
    let footer = MJRefreshAutoNormalFooter(refreshingBlock: refreshing)
    footer.stateLabel?.textColor = UIColor(
      red: 0 / 255, green: 137 / 255, blue: 123 / 255, alpha: 1)
    footer.stateLabel?.font = .boldSystemFont(ofSize: 16)
    footer.setTitle("More below", for: .idle)
    footer.setTitle("Fetching more…", for: .refreshing)
    footer.setTitle("That's all, folks", for: .noMoreData)
    return footer
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

  private static func text(of date: Date?, as pattern: String) -> String {
    guard let date else { return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}
