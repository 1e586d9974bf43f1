// Made by refreshcfg from random-9.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-9`.
@MainActor
enum Random9Refresh {
  /// A header of type `normalHeader`: `header` in random-9.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: refreshing)
    header.fastAnimationDuration = 0
    header.isCollectionViewAnimationBug = true
    if #available(iOS 13, *) {
      header.loadingView?.style = .large
    }
    header.ignoredScrollViewContentInsetTop = 49
    return header
  }

  /// A footer of type `autoGifFooter`: `footer` in random-9.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoGifFooter {
    let footer = Footer(refreshingBlock: refreshing)
    footer.slowAnimationDuration = 0.6
    footer.labelLeftInset = 0
    footer.setTitle("Pull", for: .noMoreData)
    footer.setTexts()
    footer.triggerAutomaticallyRefreshPercent = -5
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

  /// Shows its own parts: `part-0`, `part-1`, `part-2` and `part-3`. Sets its own texts again when
  /// the language changes, because MJRefresh replaces them.
  private final class Footer: MJRefreshAutoGifFooter {
    private let part0Part = UIImageView()
    private static let part0PartMoveX = PartNumber(12.5, state: [.noMoreData: 12.5])
    private let part1Part = PartStrokeView(.line)
    private static let part1PartRotation = PartNumber(45, state: [.idle: -90, .refreshing: 45])
    private let part2Part = UILabel()
    private static let part2PartScale = PartNumber(2, state: [.refreshing: 2])
    private static let part2PartMoveY = PartNumber(
      12.5,
      state: [.refreshing: -30, .noMoreData: -30])
    private static let part2PartColor = PartColor(0xCC0000FF, state: [.idle: 0x00000000])
    private static let part2PartText = PartTexts(
      [("ko", "#CC000000"), ("pt-BR", "#9"), ("de", "Pull"), ("de-AT", "#CC000000"), ("en", "100 % %@")],
      state: [.noMoreData: [("fr", "#9")]])
    private let part3Part = UIImageView()
    private static let part3PartHidden = PartFlag(false, state: [.refreshing: true])
    private static let part3PartMoveY = PartNumber(0, state: [.idle: 12.5])
    private let part3PartFrames: [MJRefreshState: PartFrames] = [
      .idle: PartFrames(images((1...5).map { String(format: "phase_%02d", $0) }))
    ]

    override func prepare() {
      super.prepare()
      part0Part.contentMode = .scaleAspectFit
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.image = UIImage(named: "arrow", in: bundle, compatibleWith: nil)
      part1Part.accessibilityIdentifier = "part-1"
      part1Part.strokeColor = RefreshParts.color(0x5A5A5AFF)
      part1Part.stroke.strokeEnd = 1
      part1Part.backgroundColor = RefreshParts.color(0x78788033)
      part2Part.accessibilityIdentifier = "part-2"
      part2Part.font = .systemFont(ofSize: 2.5)
      part2Part.textAlignment = .center
      part3Part.contentMode = .scaleAspectFit
      part3Part.accessibilityIdentifier = "part-3"
      for part in [part0Part, part1Part, part2Part, part3Part] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      part0Part.bounds.size = CGSize(width: width * 0.4, height: 31)
      part0Part.center = CGPoint(x: width * 0.15, y: height - 12.5)
      part1Part.bounds.size = CGSize(width: 24, height: 31)
      part1Part.center = CGPoint(x: width * 0.5, y: height - 12.5)
      part2Part.bounds.size = CGSize(width: 24, height: max(0, height * 0.9 - 5))
      part2Part.center = CGPoint(x: width * 0.5, y: height * 0.45 + 2.5)
      part3Part.bounds.size = CGSize(width: 24, height: 20)
      part3Part.center = CGPoint(x: width * 0.5, y: height * 0.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        UIView.animate(withDuration: 0.25) { self.showPart1PartView() }
        UIView.animate(withDuration: 0.1) { self.showPart3PartView() }
        showParts()
        RefreshParts.repeatValue(
          "transform.translation.y", of: part2Part, in: state,
          [.refreshing: PartRepetition(from: -30, to: 0, every: 0.7)])
        RefreshParts.repeatValue(
          "transform.translation.y", of: part3Part, in: state,
          [.idle: PartRepetition(from: 12.5, to: 12.5, every: 0.7, yoyo: true)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      part0Part.transform = RefreshParts.transform(
        scale: 0.5, moveX: Self.part0PartMoveX.number(of: self))
      showPart1PartView()
      part2Part.textColor = Self.part2PartColor.color(of: self)
      part2Part.text = Self.part2PartText.text(of: self)
      part2Part.transform = RefreshParts.transform(
        scale: Self.part2PartScale.number(of: self), moveY: Self.part2PartMoveY.number(of: self))
      showPart3PartView()
    }

    private func showPart1PartView() {
      part1Part.transform = RefreshParts.transform(
        rotation: Self.part1PartRotation.number(of: self))
    }

    private func showPart3PartView() {
      part3Part.isHidden = Self.part3PartHidden.value(of: self)
      part3Part.transform = RefreshParts.transform(moveY: Self.part3PartMoveY.number(of: self))
      RefreshParts.show(part3PartFrames, in: part3Part, of: self)
    }

    override func i18nDidChange() {
      super.i18nDidChange()
      setTexts()
      showParts()
      placeSubviews()
    }

    func setTexts() {
      switch RefreshLanguage.chosen(of: ["en", "ru", "zh-Hant", "ko", "de-AT", "fr", "zh-Hans"]) {
      case "en":
        setTitle("#1", for: .idle)
      case "ru":
        setTitle("Отпустите", for: .idle)
      case "zh-Hant":
        setTitle("#1", for: .idle)
        setTitle("#1", for: .refreshing)
      case "ko":
        setTitle("#1", for: .idle)
        setTitle("下拉刷新", for: .refreshing)
      case "de-AT":
        setTitle("#1", for: .idle)
        setTitle("1.0", for: .refreshing)
      case "fr":
        setTitle("#1", for: .idle)
        setTitle("下拉刷新", for: .refreshing)
      case "zh-Hans":
        setTitle("#1", for: .idle)
        setTitle("100 % %@", for: .refreshing)
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
