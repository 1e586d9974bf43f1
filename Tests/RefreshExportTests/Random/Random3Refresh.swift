// Made by refreshcfg from random-3.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-3`.
@MainActor
enum Random3Refresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    MJRefreshConfig.default.languageCode = "zh-Hant"
  }

  /// A header of type `gifHeader`: `header` in random-3.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshGifHeader {
    let header = MJRefreshGifHeader(refreshingBlock: refreshing)
    header.isCollectionViewAnimationBug = true
    header.stateLabel?.textColor = UIColor(
      red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 128 / 255)
    header.stateLabel?.font = .boldSystemFont(ofSize: 16.5)
    header.lastUpdatedTimeLabel?.font = .boldSystemFont(ofSize: 10)
    header.labelLeftInset = -5
    header.ignoredScrollViewContentInsetTop = -20
    header.isAutomaticallyChangeAlpha = false
    return header
  }

  /// A footer of type `autoFooter`: `footer` in random-3.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoFooter {
    let footer = Footer(refreshingBlock: refreshing)
    footer.isAutomaticallyChangeAlpha = true
    return footer
  }

  /// A trailer of type `trailer`: `trailer` in random-3.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshTrailer {
    let trailer = Trailer(refreshingBlock: refreshing)
    trailer.setAnimationDisabled()
    trailer.ignoredScrollViewContentInsetRight = 10
    trailer.isAutomaticallyChangeAlpha = false
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

  /// Shows its own parts: `part-0`, `part-1`, `part-2` and `part-3`.
  private final class Footer: MJRefreshAutoFooter {
    private let part0Part = UIImageView()
    private let part0PartImage = PartImage(
      UIImage(named: "arrow", in: bundle, compatibleWith: nil),
      state: [
        .refreshing: UIImage(named: "mark", in: bundle, compatibleWith: nil),
        .noMoreData: UIImage(named: "phase_01", in: bundle, compatibleWith: nil),
      ])
    private let part1Part = UIActivityIndicatorView()
    private static let part1PartAnimating = PartFlag(
      true,
      state: [.idle: false, .refreshing: false, .noMoreData: true])
    private static let part1PartHidden = PartFlag(false, state: [.noMoreData: false])
    private let part2Part = UILabel()
    private static let part2PartRotation = PartNumber(360, state: [.refreshing: -90])
    private static let part2PartMoveX = PartNumber(
      12.5,
      state: [.refreshing: 12.5, .noMoreData: -30])
    private let part3Part = UIImageView()
    private static let part3PartMoveY = PartNumber(-30, state: [.refreshing: -30])
    private let part3PartImage = PartImage(
      UIImage(named: "phase_01", in: bundle, compatibleWith: nil),
      state: [
        .idle: UIImage(named: "mark", in: bundle, compatibleWith: nil),
        .noMoreData: UIImage(named: "phase_01", in: bundle, compatibleWith: nil),
      ])

    override func prepare() {
      super.prepare()
      part0Part.contentMode = .scaleAspectFit
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.alpha = 0
      part0Part.transform = RefreshParts.transform(moveX: -30, moveY: -30)
      part1Part.accessibilityIdentifier = "part-1"
      part1Part.transform = RefreshParts.transform(scale: 0.5)
      part2Part.accessibilityIdentifier = "part-2"
      part2Part.textColor = RefreshParts.color(0x5A5A5AFF)
      part2Part.text = "no"
      part2Part.font = .systemFont(ofSize: 14)
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
      part0Part.bounds.size = CGSize(width: 24, height: 20)
      part0Part.center = CGPoint(x: width * 0.5, y: height * 0.5)
      part1Part.bounds.size = CGSize(width: max(0, width - 50), height: max(0, height - 80))
      part1Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.5)
      part2Part.bounds.size = CGSize(width: max(0, width - 50), height: 20)
      part2Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.5)
      part3Part.bounds.size = CGSize(width: max(0, width - 50), height: max(0, height * 0.9 - 5))
      part3Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.45 + 2.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        showParts()
        RefreshParts.repeatValue(
          "transform.rotation.z", of: part2Part, in: state,
          [
            .refreshing: PartRepetition(from: -90 * .pi / 180, to: 45 * .pi / 180, every: 0.7, yoyo: true)
          ])
        RefreshParts.repeatValue(
          "transform.translation.x", of: part2Part, in: state,
          [.refreshing: PartRepetition(from: 12.5, to: 12.5, every: 0.7)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      part0Part.image = part0PartImage.value(of: self)
      RefreshParts.setAnimating(Self.part1PartAnimating.value(of: self), part1Part)
      part1Part.isHidden = !part1Part.isAnimating || Self.part1PartHidden.value(of: self)
      part2Part.transform = RefreshParts.transform(
        rotation: Self.part2PartRotation.number(of: self),
        moveX: Self.part2PartMoveX.number(of: self))
      part3Part.image = part3PartImage.value(of: self)
      part3Part.transform = RefreshParts.transform(moveY: Self.part3PartMoveY.number(of: self))
    }
  }

  /// Shows its own parts: `part-0` and `part-1`.
  private final class Trailer: MJRefreshTrailer {
    private let part0Part = UIImageView()
    private static let part0PartColor = PartColor(
      0x00000000,
      state: [.pulling: 0x00000000, .refreshing: 0xFF8800FF])
    private let part1Part = UIView()
    private static let part1PartAlpha = PartNumber(
      1,
      pull: [(0.1, 0.5), (0.5, 0.875), (0.75, 0.25), (1, 1), (1.2, 0.5)],
      state: [.idle: 0.875])
    private static let part1PartRotation = PartNumber(
      0,
      pull: [(0.25, 45), (0.5, 360)],
      state: [.idle: -90, .pulling: -90, .refreshing: 45])
    private static let part1PartMoveY = PartNumber(
      0,
      pull: [(0, 0), (0.25, 12.5), (0.75, 0), (1, 12.5)],
      state: [.idle: 0, .refreshing: -30])
    private static let part1PartColor = PartColor(
      0x5A5A5AFF,
      pull: [(0, 0xFF8800FF), (0.5, 0xFF8800FF), (1, 0x00000000), (1.2, 0xFFFFFFFF)],
      state: [.idle: 0xCC0000FF])

    override func prepare() {
      super.prepare()
      part0Part.contentMode = .scaleAspectFit
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.alpha = 1
      part0Part.image = UIImage(named: "mark", in: bundle, compatibleWith: nil)?.withRenderingMode(.alwaysTemplate)
      part0Part.transform = RefreshParts.transform(moveY: -30)
      part1Part.accessibilityIdentifier = "part-1"
      for part in [part0Part, part1Part] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      part0Part.bounds.size = CGSize(width: max(0, width - 50), height: max(0, height * 0.9 - 5))
      part0Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.45 + 2.5)
      part1Part.bounds.size = CGSize(width: 24, height: 20)
      part1Part.center = CGPoint(x: width * 0.5, y: height * 0.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        UIView.animate(withDuration: 0.1) { self.showPart0PartView() }
        showParts()
        RefreshParts.repeatValue(
          "transform.rotation.z", of: part1Part, in: state,
          [.refreshing: PartRepetition(from: 45 * .pi / 180, to: -90 * .pi / 180, every: 0.7)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      showPart0PartView()
      part1Part.alpha = Self.part1PartAlpha.number(of: self)
      part1Part.backgroundColor = Self.part1PartColor.color(of: self)
      part1Part.transform = RefreshParts.transform(
        rotation: Self.part1PartRotation.number(of: self),
        moveY: Self.part1PartMoveY.number(of: self))
    }

    private func showPart0PartView() {
      part0Part.tintColor = Self.part0PartColor.color(of: self)
    }
  }

  private static var bundle: Bundle { AppBundle.current }
}
