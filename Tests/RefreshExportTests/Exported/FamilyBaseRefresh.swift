// Made by refreshcfg from family-base.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// How refreshing looks everywhere in the app.
@MainActor
enum FamilyBaseRefresh {
  /// A header of type `normalHeader`: `header` in family-base.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.fastAnimationDuration = 0.2
    header.stateLabel?.textColor = UIColor(red: 55 / 255, green: 71 / 255, blue: 79 / 255, alpha: 1)
    header.stateLabel?.font = .boldSystemFont(ofSize: 13)
    header.lastUpdatedTimeLabel?.textColor = UIColor(
      red: 120 / 255, green: 144 / 255, blue: 156 / 255, alpha: 1)
    header.lastUpdatedTimeLabel?.font = .boldSystemFont(ofSize: 11)
    header.lastUpdatedTimeKey = "family"
    return header
  }

  /// A footer of type `autoNormalFooter`: `footer` in family-base.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoNormalFooter {
    let footer = MJRefreshAutoNormalFooter(refreshingBlock: refreshing)
    footer.stateLabel?.textColor = UIColor(red: 55 / 255, green: 71 / 255, blue: 79 / 255, alpha: 1)
    footer.stateLabel?.font = .boldSystemFont(ofSize: 13)
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
}
