// Made by refreshcfg from random-14.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-14`.
@MainActor
enum Random14Refresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    MJRefreshConfig.default.languageCode = "zh-CN"
  }

  /// A header of type `gifHeader`: `header` in random-14.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshGifHeader {
    let header = Header(refreshingBlock: refreshing)
    header.mj_h = 30
    header.setTitle("Отпустите", for: .refreshing)
    header.setTexts()
    let idleGIF = RefreshImages.gif("dots", scale: 2, in: bundle)
    header.setImages(idleGIF.images, duration: idleGIF.duration, for: .idle)
    header.setImages(images((2...4).map { String(format: "phase_%02d", $0) }), for: .refreshing)
    header.isAutomaticallyChangeAlpha = true
    return header
  }

  /// A footer of type `backFooter`: `footer` in random-14.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshBackFooter {
    let footer = MJRefreshBackFooter(refreshingBlock: refreshing)
    footer.fastAnimationDuration = 0
    footer.ignoredScrollViewContentInsetBottom = 49
    footer.isHidden = true
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

  /// Sets its own texts again when the language changes, because MJRefresh replaces them.
  private final class Header: MJRefreshGifHeader {
    override func i18nDidChange() {
      super.i18nDidChange()
      setTexts()
      placeSubviews()
    }

    func setTexts() {
      switch RefreshLanguage.chosen(of: ["fr", "ko", "de", "zh-Hant"]) {
      case "fr":
        setTitle("#CC000000", for: .pulling)
      case "ko":
        setTitle("#1", for: .pulling)
      case "de":
        setTitle("Release \"now\"…", for: .pulling)
      case "zh-Hant":
        setTitle("#CC000000", for: .pulling)
      default:
        break
      }
    }
  }

  private static var bundle: Bundle { AppBundle.current }

  private static func images(_ names: [String]) -> [UIImage] {
    names.compactMap { name in
      let image = UIImage(named: name, in: bundle, compatibleWith: nil)
      assert(image != nil, "there is no image \(name)")
      return image
    }
  }
}
