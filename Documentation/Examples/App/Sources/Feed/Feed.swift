import MJRefresh
import UIKit

/// A screen whose refresh components are those of the presets beside this file.
public enum Feed {
  /// Attaches header and footer to the list, and the trailer to a strip of cards in it.
  @MainActor public static func setUp(
    _ list: UIScrollView, cards: UIScrollView, load: @escaping @MainActor () async -> Void,
    showAll: @escaping () -> Void
  ) {
    FeedRefresh.attach(
      to: list,
      header: { [weak list] in
        Task {
          await load()
          FeedRefresh.endRefreshing(list?.mj_header)
        }
      },
      footer: { [weak list] in
        Task {
          await load()
          FeedRefresh.endRefreshing(list?.mj_footer)
        }
      })
    CardStripRefresh.attach(to: cards, trailer: showAll)
  }
}
