import Testing

@testable import RefreshImport

/// Swift code in the forms that apps use.
struct SwiftTests {
  @Test func `components are made and set up in all forms`() {
    let found = imported(
      #"""
      import UIKit
      import MJRefresh

      final class FeedViewController: UITableViewController {
        private static let headerHeight: CGFloat = 2 * 30
        private var items: [String] = []

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Feed (\(items.count))" // MJRefreshNormalHeader { }
          let header = MJRefreshNormalHeader { [weak self] in
            guard let self = self else { return }
            self.load(page: 0) { result in
              switch result {
              case .success(let items): self.items = items
              case .failure: self.tableView.mj_footer?.isHidden = true
              }
              self.tableView.mj_header?.endRefreshing()
            }
          }
          header.mj_h = Self.headerHeight
          header.setTitle("Pull \"down\"", for: .idle)
            .setTitle("Let go \u{1F600}", for: MJRefreshState.pulling)
          header.stateLabel?.font = .systemFont(ofSize: 12.5)
          header.stateLabel!.textColor = UIColor(red: 0.5, green: 0x80 / 255, blue: 1, alpha: 1.0)
          header.lastUpdatedTimeLabel?.isHidden = true
          header.isAutomaticallyChangeAlpha = true
          if #available(iOS 13.0, *) {
            header.loadingView?.style = .large
          }
          self.tableView.mj_header = header
          self.tableView.mj_header?.ignoredScrollViewContentInsetTop = -20

          MJRefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(more))
            .autoChangeTransparency(true)
            .link(to: tableView)
          (tableView.mj_footer as? MJRefreshAutoFooter)?.triggerAutomaticallyRefreshPercent = -20
          if let footer = tableView.mj_footer as? MJRefreshAutoNormalFooter {
            footer.isRefreshingTitleHidden = true
            footer.autoTriggerTimes = -1
          }
        }

        @objc private func more() {}
      }
      """#)
    #expect(
      found.unread == ["24: `stateLabel.font` isn't the bold system font, and presets have only its size"])
    #expect(
      found.text == #"""
        # Later, Feed.swift:16: `isHidden` is changed here, not where the component is set up
        # Not read, Feed.swift:24: `stateLabel.font` isn't the bold system font, and presets have only its size
        name: feed-view-controller
        header:
          type: normalHeader  # Feed.swift:11
          height: 60  # Feed.swift:21
          automaticallyChangeAlpha: true  # Feed.swift:27
          ignoredInset: -20  # Feed.swift:32
          titles:
            idle: "Pull \"down\""  # Feed.swift:22
            pulling: "Let go 😀"  # Feed.swift:23
          stateLabel:
            textColor: "#8080FF"  # Feed.swift:25
            fontSize: 12.5  # Feed.swift:24
          lastUpdatedTimeLabel:
            hidden: true  # Feed.swift:26
          loading:
            style: large  # Feed.swift:29
        footer:
          type: autoNormalFooter  # Feed.swift:34
          automaticallyChangeAlpha: true  # Feed.swift:35
          triggerPercent: -20  # Feed.swift:37
          autoTriggerTimes: unlimited  # Feed.swift:40
          refreshingTitleHidden: true  # Feed.swift:39

        """#)
  }

  @Test func `a class that is made nowhere is a preset of its own`() {
    let found = imported(
      """
      class LoudHeader: BaseHeader {
        override func prepare() {
          super.prepare()
          stateLabel?.isHidden = false
          setTitle("Pull", for: .idle)
          style(height: 70)
        }
        private func style(height: CGFloat) { mj_h = height }
      }
      open class BaseHeader: MJRefreshNormalHeader {
        open override func prepare() {
          super.prepare()
          stateLabel?.isHidden = true
          arrowView?.isHidden = true
          slowAnimationDuration = 1
        }
      }
      """)
    #expect(found.presets.map(\.name) == ["base-header", "loud-header"])
    #expect(found.presets[1].text.contains("height: 70  # Feed.swift:8"))
    #expect(found.presets[1].text.contains("hidden: false  # Feed.swift:4"))
    #expect(found.presets[1].text.contains("hidden: true  # Feed.swift:14"))
    #expect(
      found.unread == [
        "15: `slowAnimationDuration` has no effect in `prepare`: MJRefresh sets its own durations afterwards"
      ])
  }

  @Test func `what is computed, conditional or unknown is said and not guessed`() {
    let found = imported(
      """
      extension UIScrollView {
        func addHeader(height: CGFloat, isDark: Bool, _ action: @escaping () -> Void) {
          let header = MJRefreshNormalHeader(refreshingBlock: action)
          header.mj_h = height
          header.stateLabel?.textColor = .label
          header.setTitle("pull".localized, for: .idle)
          header.lastUpdatedTimeLabel?.isHidden = true
          if isDark { header.lastUpdatedTimeLabel?.isHidden = false }
          header.wobble(twice: true)
          header.layer.cornerRadius = 4
          header.labelLeftInset = [1, 2].count > 1 ? 12 : 14
          mj_header = header
        }
      }
      """)
    #expect(
      found.unread == [
        "4: `height` is computed", "5: `stateLabel.textColor` is computed",
        "6: `titles.idle` is the text of the key `pull`, but the folders that were read have no table with the app's texts",
        "8: `lastUpdatedTimeLabel.hidden` is only set under a condition",
        "9: `wobble` is a call that presets don't have", "10: `layer.cornerRadius` doesn't have a key in presets",
      ])
    #expect(found.text.contains("labelLeftInset: 12"))
    #expect(!found.text.contains("lastUpdatedTimeLabel:"))
  }

  @Test func `components are followed through functions, closures and properties`() {
    let found = imported(
      """
      enum Theme { static let title = "Pull"; static let gap = CGFloat(4) * 5 }
      final class ListController: UIViewController {
        lazy var list: UITableView = {
          let list = UITableView()
          list.mj_header = makeHeader { [weak self] in self?.reload() }
          return list
        }()
        private let footer = MJRefreshBackNormalFooter()
        var header: MJRefreshHeader? { list.mj_header }

        func makeHeader(_ action: @escaping () -> Void) -> MJRefreshStateHeader {
          let header: MJRefreshStateHeader = .init(refreshingBlock: action)
          configure(header)
          return header
        }

        private func configure(_ header: MJRefreshStateHeader) {
          header.setTitle(Theme.title, for: .idle)
          header.labelLeftInset = Theme.gap
        }

        func setUp() {
          DispatchQueue.main.async {
            self.footer.setTitle("More", for: .idle)
            self.list.mj_footer = self.footer
          }
        }
      }
      """)
    #expect(found.unread == [])
    #expect(
      found.text == """
        name: list-controller
        header:
          type: stateHeader  # Feed.swift:12
          titles:
            idle: "Pull"  # Feed.swift:18
          labelLeftInset: 20  # Feed.swift:19
        footer:
          type: backNormalFooter  # Feed.swift:8
          titles:
            idle: "More"  # Feed.swift:24

        """)
  }

  @Test func `a setting that no preset can have is said`() {
    let found = imported(
      """
      func attach(_ list: UITableView) {
        let footer = MJRefreshAutoFooter()
        footer.mj_h = 0
        footer.autoTriggerTimes = -3
        footer.isAutomaticallyRefresh = false
        list.mj_footer = footer
        list.mj_header = Factory.shared.header
      }
      """)
    #expect(
      found.unread == [
        "3: `height` must be greater than 0, found `0`",
        "4: `autoTriggerTimes` must be at least 0, found `-3`",
        "7: what is attached as `mj_header` can't be read",
      ])
    #expect(found.text.contains("automaticallyRefresh: false"))
  }

  @Test func `a variable that changes is known where it certainly does`() {
    let found = imported(
      """
      func setUp(_ list: UITableView, isBig: Bool) {
        if list.mj_header == nil {
          var height = 40.0
          for _ in 0..<2 { height += 10 }
          var inset = 0.0
          if isBig { inset = 20 }
          let header = MJRefreshNormalHeader()
          header.mj_h = height
          header.labelLeftInset = inset
          list.mj_header = header
        }
      }
      """)
    #expect(found.unread == ["9: `labelLeftInset` is computed"])
    #expect(found.text.contains("height: 60  # Feed.swift:8"))
  }
}
