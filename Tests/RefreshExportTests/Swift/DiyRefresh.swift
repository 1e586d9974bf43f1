// Made by refreshcfg from diy.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A header and a footer drawn by the app, with a label, a switch and a spinner.
@MainActor
public enum DiyRefresh {
  /// A header of type `header`: `header` in diy.preset.yaml.
  public static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshHeader {
    let header = Header(refreshingBlock: refreshing)
    header.mj_h = 50
    return header
  }

  /// A footer of type `autoFooter`: `footer` in diy.preset.yaml.
  public static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoFooter {
    let footer = Footer(refreshingBlock: refreshing)
    footer.mj_h = 50
    return footer
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

  /// Shows its own parts: `mark`, `label`, `switch` and `spinner`.
  private final class Header: MJRefreshHeader {
    private let markPart = UIImageView()
    private let labelPart = UILabel()
    private static let labelPartColor = PartColor(
      0x5A5A5AFF,
      pull: [(0, 0xFF8000FF), (1, 0x800080FF)])
    private static let labelPartText = PartTexts(
      [("en", "Pull down"), ("zh-Hans", "赶紧下拉吖")],
      state: [
        .pulling: [("en", "Let me go"), ("zh-Hans", "赶紧放开我吧")],
        .refreshing: [("en", "Loading…"), ("zh-Hans", "加载数据中")],
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
      markPart.center = CGPoint(x: width * 0.5, y: -30)
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

  /// Shows its own parts: `label`, `switch` and `spinner`.
  private final class Footer: MJRefreshAutoFooter {
    private let labelPart = UILabel()
    private static let labelPartText = PartTexts(
      [("en", "Pull up"), ("zh-Hans", "赶紧上拉吖")],
      state: [
        .refreshing: [("en", "Loading…"), ("zh-Hans", "加载数据中")],
        .noMoreData: [("en", "That was all"), ("zh-Hans", "木有数据了")],
      ])
    private let switchPart = UISwitch()
    private static let switchPartOn = PartFlag(false, state: [.refreshing: true])
    private let spinnerPart = UIActivityIndicatorView()
    private static let spinnerPartAnimating = PartFlag(false, state: [.refreshing: true])

    override func prepare() {
      super.prepare()
      labelPart.textColor = RefreshParts.color(0xFF8000FF)
      labelPart.font = .boldSystemFont(ofSize: 16)
      labelPart.textAlignment = .center
      switchPart.onTintColor = RefreshParts.color(0x34C759FF)
      spinnerPart.color = .gray
      for part in [labelPart, switchPart, spinnerPart] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      labelPart.bounds.size = CGSize(width: width, height: height)
      labelPart.center = CGPoint(x: width * 0.5, y: height * 0.5)
      switchPart.bounds.size = CGSize(width: 51, height: 31)
      switchPart.center = CGPoint(x: width - 37.5, y: height * 0.5)
      spinnerPart.bounds.size = CGSize(width: 20, height: 20)
      spinnerPart.center = CGPoint(x: 30, y: height * 0.5)
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
      labelPart.text = Self.labelPartText.text(of: self)
      switchPart.isOn = Self.switchPartOn.value(of: self)
      RefreshParts.setAnimating(Self.spinnerPartAnimating.value(of: self), spinnerPart)
    }

    override func i18nDidChange() {
      super.i18nDidChange()
      showParts()
    }
  }

  private static var bundle: Bundle { .main }
}
