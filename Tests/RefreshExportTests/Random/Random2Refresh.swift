// Made by refreshcfg from random-2.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-2`.
@MainActor
enum Random2Refresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    MJRefreshConfig.default.languageCode = "ja"
  }

  /// A header of type `header`: `header` in random-2.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshHeader {
    let header = Header(refreshingBlock: refreshing)
    header.fastAnimationDuration = 0
    header.lastUpdatedTimeKey = "k\"ey"
    return header
  }

  /// A footer of type `autoFooter`: `footer` in random-2.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoFooter {
    let footer = MJRefreshAutoFooter(refreshingBlock: refreshing)
    footer.ignoredScrollViewContentInsetBottom = 49
    return footer
  }

  /// A trailer of type `normalTrailer`: `trailer` in random-2.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshNormalTrailer {
    let trailer = Trailer(refreshingBlock: refreshing)
    trailer.fastAnimationDuration = 0
    trailer.slowAnimationDuration = 0.6
    trailer.stateLabel?.font = .boldSystemFont(ofSize: 10)
    trailer.setTexts()
    return trailer
  }

  /// Makes the header, footer and trailer and attaches them.
  static func attach(
    to scrollView: UIScrollView,
    header: @escaping () -> Void,
    footer: @escaping () -> Void,
    trailer: @escaping () -> Void
  ) {
    scrollView.mj_header = makeHeader(refreshing: header)
    scrollView.mj_footer = makeFooter(refreshing: footer)
    scrollView.mj_trailer = makeTrailer(refreshing: trailer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Shows its own parts: `part-0`, `part-1` and `part-2`.
  private final class Header: MJRefreshHeader {
    private let part0Part = UISwitch()
    private let part1Part = PartStrokeView(.arc)
    private static let part1PartAlpha = PartNumber(
      1,
      pull: [(0, 1), (0.1, 1), (0.75, 0)],
      state: [.idle: 0.25, .pulling: 0.25])
    private static let part1PartScale = PartNumber(
      1,
      pull: [(0, 2), (0.1, 1), (0.5, 1), (0.75, 0.5), (1, 0.5)],
      state: [.pulling: 0.5])
    private static let part1PartEnd = PartNumber(
      1,
      pull: [(0, 0.25), (0.1, 0.875), (1, 0.25)],
      state: [.pulling: 0.875])
    private let part2Part = UIActivityIndicatorView()
    private static let part2PartHidden = PartFlag(
      false,
      pull: [(0.1, false), (1, true), (1.2, false)],
      state: [.refreshing: false])

    override func prepare() {
      super.prepare()
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.onTintColor = RefreshParts.color(0x34C759FF)
      part0Part.isOn = true
      part1Part.accessibilityIdentifier = "part-1"
      part1Part.strokeColor = RefreshParts.color(0x5A5A5AFF)
      part1Part.stroke.strokeStart = 0
      part1Part.stroke.lineWidth = 16
      part2Part.accessibilityIdentifier = "part-2"
      for part in [part0Part, part1Part, part2Part] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      part0Part.bounds.size = CGSize(width: 24, height: max(0, height - 80))
      part0Part.center = CGPoint(x: width * 0.5, y: height * 0.5)
      part1Part.bounds.size = CGSize(width: 24, height: 31)
      part1Part.center = CGPoint(x: width * 0.5, y: height - 12.5)
      part2Part.bounds.size = CGSize(width: 24, height: 31)
      part2Part.center = CGPoint(x: width * 0.5, y: height - 12.5)
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
      part1Part.alpha = Self.part1PartAlpha.number(of: self)
      part1Part.stroke.strokeEnd = Self.part1PartEnd.number(of: self)
      part1Part.transform = RefreshParts.transform(scale: Self.part1PartScale.number(of: self))
      part2Part.isHidden = !part2Part.isAnimating || Self.part2PartHidden.value(of: self)
    }
  }

  /// Shows its own parts: `part-0`. Sets its own texts again when the language changes, because
  /// MJRefresh replaces them.
  private final class Trailer: MJRefreshNormalTrailer {
    private let part0Part = UIView()
    private static let part0PartAlpha = PartNumber(0.25, state: [.refreshing: 0.25])
    private static let part0PartRotation = PartNumber(
      0,
      pull: [(0, 0), (0.75, 360), (1.2, 45)],
      state: [.pulling: 360])
    private static let part0PartCornerRadius = PartNumber(
      0,
      pull: [(0.25, 3), (0.5, 12.5)],
      state: [.idle: 3, .pulling: 3, .refreshing: 3])

    override func prepare() {
      super.prepare()
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.backgroundColor = RefreshParts.color(0x5A5A5AFF)
      part0Part.layer.borderWidth = 3
      for part in [part0Part] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      part0Part.bounds.size = CGSize(width: 51, height: max(0, height - 80))
      part0Part.center = CGPoint(x: width - 35.5, y: height * 0.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        showParts()
        RefreshParts.repeatValue(
          "transform.rotation.z", of: part0Part, in: state,
          [.pulling: PartRepetition(from: 360 * .pi / 180, to: 45 * .pi / 180, every: 0.7)])
        RefreshParts.repeatValue(
          "cornerRadius", of: part0Part, in: state,
          [.refreshing: PartRepetition(from: 3, to: 3, every: 0.7)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      part0Part.alpha = Self.part0PartAlpha.number(of: self)
      part0Part.layer.cornerRadius = Self.part0PartCornerRadius.number(of: self)
      part0Part.transform = RefreshParts.transform(
        rotation: Self.part0PartRotation.number(of: self))
    }

    override func i18nDidChange() {
      super.i18nDidChange()
      setTexts()
      placeSubviews()
    }

    func setTexts() {
      switch RefreshLanguage.chosen(of: ["zh-Hant", "en", "zh-Hans", "ko", "fr", "zh", "pt-BR"]) {
      case "zh-Hant":
        setTitle("下拉刷新", for: .refreshing)
      case "en":
        setTitle("", for: .refreshing)
      case "zh-Hans":
        setTitle("#9", for: .refreshing)
      case "ko":
        setTitle("Release \"now\"…", for: .refreshing)
      case "fr":
        setTitle("100 % %@", for: .refreshing)
      case "zh":
        setTitle("Release \"now\"…", for: .refreshing)
      case "pt-BR":
        setTitle("", for: .refreshing)
      default:
        break
      }
    }
  }
}
