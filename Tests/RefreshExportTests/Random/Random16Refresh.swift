// Made by refreshcfg from random-16.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-16`.
@MainActor
enum Random16Refresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    MJRefreshConfig.default.languageCode = "ko-KR"
  }

  /// A footer of type `backGifFooter`: `footer` in random-16.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackGifFooter {
    let footer = Footer(refreshingBlock: refreshing)
    footer.mj_h = 77.5
    footer.setTitle("Release \"now\"…", for: .idle)
    footer.setTitle("Отпустите", for: .noMoreData)
    footer.setTexts()
    return footer
  }

  /// A trailer of type `normalTrailer`: `trailer` in random-16.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshNormalTrailer {
    Trailer(refreshingBlock: refreshing)
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

  /// Shows its own parts: `part-0`. Sets its own texts again when the language changes, because
  /// MJRefresh replaces them.
  private final class Footer: MJRefreshBackGifFooter {
    private let part0Part = UISwitch()
    private static let part0PartHidden = PartFlag(
      false,
      pull: [(0, false), (0.1, true), (0.5, false), (0.75, true), (1, true)],
      state: [.pulling: true])

    override func prepare() {
      super.prepare()
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.alpha = 0
      part0Part.onTintColor = RefreshParts.color(0x34C759FF)
      for part in [part0Part] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      part0Part.bounds.size = CGSize(width: max(0, width - 50), height: 20)
      part0Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.5)
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
      part0Part.isHidden = Self.part0PartHidden.value(of: self)
    }

    override func i18nDidChange() {
      super.i18nDidChange()
      setTexts()
      placeSubviews()
    }

    func setTexts() {
      switch RefreshLanguage.chosen(of: ["fr", "ko", "de", "zh-Hant"]) {
      case "fr":
        setTitle("#CC000000", for: .refreshing)
      case "ko":
        setTitle("#1", for: .refreshing)
      case "de":
        setTitle("Release \"now\"…", for: .refreshing)
      case "zh-Hant":
        setTitle("#CC000000", for: .refreshing)
      default:
        break
      }
    }
  }

  /// Keeps its own width, although MJRefresh sets another at every layout.
  private final class Trailer: MJRefreshNormalTrailer {
    private var ownWidth: CGFloat = 30
    private var isMJRefreshAtWork = false

    /// The width that was set last, even where MJRefresh sets its own.
    override var mj_w: CGFloat {
      get { super.mj_w }
      set {
        if !isMJRefreshAtWork { ownWidth = newValue }
        super.mj_w = ownWidth
      }
    }

    private func keepingWidth(_ body: () -> Void) {
      isMJRefreshAtWork = true
      body()
      isMJRefreshAtWork = false
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      keepingWidth { super.willMove(toSuperview: newSuperview) }
    }

    override func placeSubviews() {
      keepingWidth { super.placeSubviews() }
    }
  }
}
