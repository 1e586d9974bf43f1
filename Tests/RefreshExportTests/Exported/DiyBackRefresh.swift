// Made by refreshcfg from diy-back.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A footer drawn by ourselves that is pulled, with a label, a switch and a spinner.
@MainActor
enum DiyBackRefresh {
  /// A footer of type `backFooter`: `footer` in diy-back.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackFooter {
    let footer = Footer(refreshingBlock: refreshing)
    footer.mj_h = 50
    return footer
  }

  /// Makes the footer and attaches it.
  static func attach(to scrollView: UIScrollView, footer: @escaping () -> Void) {
    scrollView.mj_footer = makeFooter(refreshing: footer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Shows its own parts: `mark`, `label`, `switch` and `spinner`.
  private final class Footer: MJRefreshBackFooter {
    private let markPart = UIImageView()
    private let labelPart = UILabel()
    private static let labelPartColor = PartColor(
      0x5A5A5AFF,
      pull: [(0, 0xFF8000FF), (1, 0x800080FF)])
    private static let labelPartText = PartTexts(
      [("en", "Pull up"), ("zh-Hans", "赶紧上拉吖")],
      state: [
        .pulling: [("en", "Let me go"), ("zh-Hans", "赶紧放开我吧")],
        .refreshing: [("en", "Loading…"), ("zh-Hans", "加载数据中")],
        .noMoreData: [("en", "That was all"), ("zh-Hans", "木有数据了")],
      ])
    private let switchPart = UISwitch()
    private static let switchPartOn = PartFlag(false, state: [.pulling: true, .refreshing: true])
    private let spinnerPart = UIActivityIndicatorView()
    private static let spinnerPartAnimating = PartFlag(false, state: [.refreshing: true])

    override func prepare() {
      super.prepare()
      markPart.contentMode = .scaleAspectFit
      markPart.image = UIImage(named: "mark", in: bundle, compatibleWith: nil)
      labelPart.font = .boldSystemFont(ofSize: 16)
      labelPart.textAlignment = .center
      switchPart.onTintColor = RefreshParts.color(0x34C759FF)
      spinnerPart.color = .gray
      for part in [markPart, labelPart, switchPart, spinnerPart] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      markPart.bounds.size = CGSize(width: 28, height: 28)
      markPart.center = CGPoint(x: width * 0.5, y: 80)
      labelPart.bounds.size = CGSize(width: width, height: height)
      labelPart.center = CGPoint(x: width * 0.5, y: height * 0.5)
      switchPart.bounds.size = CGSize(width: 51, height: 31)
      switchPart.center = CGPoint(x: 37.5, y: height * 0.5)
      spinnerPart.bounds.size = CGSize(width: 20, height: 20)
      spinnerPart.center = CGPoint(x: width - 30, y: height * 0.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        showParts()
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      labelPart.textColor = Self.labelPartColor.color(of: self)
      labelPart.text = Self.labelPartText.text(of: self)
      switchPart.isOn = Self.switchPartOn.value(of: self)
      RefreshParts.setAnimating(Self.spinnerPartAnimating.value(of: self), spinnerPart)
    }

    override func i18nDidChange() {
      super.i18nDidChange()
      showParts()
    }
  }

  private static var bundle: Bundle { AppBundle.current }
}
