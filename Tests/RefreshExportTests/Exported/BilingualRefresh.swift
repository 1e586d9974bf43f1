// Made by refreshcfg from bilingual.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Our own words in English and Chinese.
@MainActor
enum BilingualRefresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    MJRefreshConfig.default.languageCode = "en"
  }

  /// A header of type `stateHeader`: `header` in bilingual.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshStateHeader {
    let header = Header(refreshingBlock: refreshing)
    header.setTexts()
    header.lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"
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

  /// Sets its own texts again when the language changes, because MJRefresh replaces them.
  private final class Header: MJRefreshStateHeader {
    override func i18nDidChange() {
      super.i18nDidChange()
      setTexts()
      placeSubviews()
    }

    func setTexts() {
      switch RefreshLanguage.chosen(of: ["en", "zh-Hans"]) {
      case "en":
        setTitle("Pull for news", for: .idle)
        setTitle("Let go", for: .pulling)
        setTitle("Fetching…", for: .refreshing)
        lastUpdatedTimeText = { date in "As of " + text(of: date, as: "MM-dd HH:mm") }
      case "zh-Hans":
        setTitle("下拉看新闻", for: .idle)
        setTitle("松开", for: .pulling)
        setTitle("加载中…", for: .refreshing)
        lastUpdatedTimeText = { date in "更新于 " + relativeText(of: date) }
      default:
        break
      }
    }
  }

  /// MJRefresh's own wording of a time: the same day of any month counts as today.
  private static func relativeText(of date: Date?) -> String {
    let calendar = Calendar(identifier: .gregorian)
    let today = calendar.dateComponents([.year, .day], from: Date())
    let day = date.map { calendar.dateComponents([.year, .day], from: $0) }
    if let day, day.day == today.day {
      let prefix = Bundle.mj_localizedString(forKey: MJRefreshHeaderDateTodayText)
      return prefix + text(of: date, as: " HH:mm")
    }
    return text(of: date, as: day?.year == today.year ? "MM-dd HH:mm" : "yyyy-MM-dd HH:mm")
  }

  private static func text(of date: Date?, as pattern: String) -> String {
    guard let date else { return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}
