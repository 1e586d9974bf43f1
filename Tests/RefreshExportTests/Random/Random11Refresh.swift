// Made by refreshcfg from random-11.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-11`.
@MainActor
enum Random11Refresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    let config = MJRefreshConfig.default
    // Set the texts before the language: setting the language reads them.
    let url = bundle.url(forResource: "Random11Refresh", withExtension: "bundle")
    config.i18nBundle = url.flatMap(Bundle.init(url:))
    config.i18nFilename = "Random11Refresh"
  }

  /// A header of type `gifHeader`: `header` in random-11.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshGifHeader {
    let header = Header(refreshingBlock: refreshing)
    header.fastAnimationDuration = 0.1
    header.mj_h = 30
    header.lastUpdatedTimeText = { date in text(of: date, as: "yyyy-MM-dd HH:mm") + "!" }
    header.isAutomaticallyChangeAlpha = false
    return header
  }

  /// A trailer of type `trailer`: `trailer` in random-11.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshTrailer {
    let trailer = Trailer(refreshingBlock: refreshing)
    trailer.slowAnimationDuration = 0.1
    trailer.isAutomaticallyChangeAlpha = true
    return trailer
  }

  /// Makes the header and trailer and attaches them.
  static func attach(
    to scrollView: UIScrollView, header: @escaping () -> Void, trailer: @escaping () -> Void
  ) {
    scrollView.mj_header = makeHeader(refreshing: header)
    scrollView.mj_trailer = makeTrailer(refreshing: trailer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Shows its own parts: `part-0`, `part-1` and `part-2`.
  private final class Header: MJRefreshGifHeader {
    private let part0Part = UILabel()
    private static let part0PartHidden = PartFlag(true, state: [.pulling: false])
    private static let part0PartRotation = PartNumber(360, state: [.refreshing: 45])
    private static let part0PartMoveX = PartNumber(
      0,
      pull: [(0, -30), (0.1, 12.5), (0.5, 12.5), (0.75, 0), (1, 0)],
      state: [.pulling: 0])
    private static let part0PartText = PartString(
      "Pull",
      state: [.idle: "下拉刷新", .pulling: "", .refreshing: "下拉刷新"])
    private let part1Part = UISwitch()
    private static let part1PartRotation = PartNumber(
      0,
      pull: [(0.1, 360), (1, 45), (1.2, -90)],
      state: [.refreshing: 0])
    private let part2Part = UIImageView()
    private static let part2PartMoveY = PartNumber(-30, state: [.idle: 0])
    private static let part2PartColor = PartColor(
      nil,
      pull: [(0, 0x00000000), (0.1, 0xFFFFFFFF), (0.25, 0x12345680)],
      state: [.idle: 0xCC0000FF, .pulling: 0x00000000, .refreshing: 0x12345680])

    override func prepare() {
      super.prepare()
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.textColor = RefreshParts.color(0x5A5A5AFF)
      part0Part.font = .systemFont(ofSize: 2.5)
      part0Part.textAlignment = .center
      part1Part.accessibilityIdentifier = "part-1"
      part1Part.onTintColor = RefreshParts.color(0x34C759FF)
      part2Part.contentMode = .scaleAspectFit
      part2Part.accessibilityIdentifier = "part-2"
      part2Part.image = UIImage(named: "arrow", in: bundle, compatibleWith: nil)?.withRenderingMode(.alwaysTemplate)
      for part in [part0Part, part1Part, part2Part] as [UIView] {
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
      part1Part.bounds.size = CGSize(width: 51, height: max(0, height - 80))
      part1Part.center = CGPoint(x: width - 35.5, y: height * 0.5)
      part2Part.bounds.size = CGSize(width: max(0, width - 50), height: max(0, height * 0.9 - 5))
      part2Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.45 + 2.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        UIView.animate(withDuration: 0.1) { self.showPart0PartView() }
        UIView.animate(withDuration: 0.25) { self.showPart1PartView() }
        showParts()
        RefreshParts.repeatValue(
          "transform.rotation.z", of: part1Part, in: state,
          [.refreshing: PartRepetition(from: 0, to: 45 * .pi / 180, every: 0.7, yoyo: true)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      showPart0PartView()
      showPart1PartView()
      part2Part.tintColor = Self.part2PartColor.color(of: self)
      part2Part.transform = RefreshParts.transform(moveY: Self.part2PartMoveY.number(of: self))
    }

    private func showPart0PartView() {
      part0Part.isHidden = Self.part0PartHidden.value(of: self)
      part0Part.text = Self.part0PartText.value(of: self)
      part0Part.transform = RefreshParts.transform(
        rotation: Self.part0PartRotation.number(of: self),
        moveX: Self.part0PartMoveX.number(of: self))
    }

    private func showPart1PartView() {
      part1Part.transform = RefreshParts.transform(
        rotation: Self.part1PartRotation.number(of: self))
    }
  }

  /// Shows its own parts: `part-0`, `part-1` and `part-2`.
  private final class Trailer: MJRefreshTrailer {
    private let part0Part = UILabel()
    private static let part0PartRotation = PartNumber(45, state: [.refreshing: 45])
    private static let part0PartScale = PartNumber(
      1,
      pull: [(0, 0.5), (0.75, 2), (1.2, 1)],
      state: [.pulling: 2])
    private static let part0PartText = PartTexts(
      [("", "")],
      pull: [
        (0, [("", "")]),
        (0.5, [("", "下拉刷新")]),
        (0.75, [("fr", ""), ("en", ""), ("pt-BR", "no"), ("ko", "100 % %@")]),
      ],
      state: [
        .idle: [("zh-Hant", "Release \"now\"…"), ("de-AT", "下拉刷新"), ("pt-BR", "#9")],
        .pulling: [("en", "no"), ("zh-Hant", "100 % %@"), ("zh", "#9")],
        .refreshing: [("", "Отпустите")],
      ])
    private let part1Part = UILabel()
    private static let part1PartScale = PartNumber(
      1,
      pull: [(0.25, 1), (0.5, 1), (0.75, 1), (1, 0.5), (1.2, 1)],
      state: [.idle: 0.5, .refreshing: 2])
    private static let part1PartText = PartTexts(
      [("", "1.0")],
      state: [.pulling: [("en", "#9"), ("pt-BR", "#9")], .refreshing: [("", "Release \"now\"…")]])
    private let part2Part = PartStrokeView(.line)
    private static let part2PartMoveY = PartNumber(
      0,
      pull: [(0, 12.5), (0.1, 0), (1, 0), (1.2, 12.5)],
      state: [.pulling: -30, .refreshing: 12.5])

    override func prepare() {
      super.prepare()
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.textColor = RefreshParts.color(0x5A5A5AFF)
      part0Part.font = .systemFont(ofSize: 14)
      part0Part.textAlignment = .center
      part1Part.accessibilityIdentifier = "part-1"
      part1Part.textColor = RefreshParts.color(0x5A5A5AFF)
      part1Part.font = .systemFont(ofSize: 2.5)
      part1Part.textAlignment = .center
      part2Part.accessibilityIdentifier = "part-2"
      part2Part.strokeColor = RefreshParts.color(0x5A5A5AFF)
      part2Part.stroke.strokeEnd = 1
      part2Part.backgroundColor = RefreshParts.color(0x78788033)
      for part in [part0Part, part1Part, part2Part] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      part0Part.bounds.size = CGSize(width: width * 0.4, height: max(0, height - 80))
      part0Part.center = CGPoint(x: width * 0.15, y: height * 0.5)
      part1Part.bounds.size = CGSize(width: max(0, width - 50), height: 20)
      part1Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.5)
      part2Part.bounds.size = CGSize(width: max(0, width - 50), height: 31)
      part2Part.center = CGPoint(x: width * 0.5 - 5, y: height - 12.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        UIView.animate(withDuration: 0.1) { self.showPart1PartView() }
        showParts()
        RefreshParts.repeatValue(
          "transform.scale", of: part0Part, in: state,
          [.pulling: PartRepetition(from: 2, to: 1, every: 0.7)])
        RefreshParts.repeatValue(
          "transform.scale", of: part1Part, in: state,
          [.refreshing: PartRepetition(from: 2, to: 1, every: 0.7, yoyo: true)])
        RefreshParts.repeatValue(
          "transform.translation.y", of: part2Part, in: state,
          [.refreshing: PartRepetition(from: 12.5, to: 0, every: 0.7)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      part0Part.text = Self.part0PartText.text(of: self)
      part0Part.transform = RefreshParts.transform(
        rotation: Self.part0PartRotation.number(of: self),
        scale: Self.part0PartScale.number(of: self))
      showPart1PartView()
      part2Part.transform = RefreshParts.transform(moveY: Self.part2PartMoveY.number(of: self))
    }

    private func showPart1PartView() {
      part1Part.text = Self.part1PartText.text(of: self)
      part1Part.transform = RefreshParts.transform(scale: Self.part1PartScale.number(of: self))
    }

    override func i18nDidChange() {
      super.i18nDidChange()
      showParts()
    }
  }

  private static var bundle: Bundle { AppBundle.current }

  private static func text(of date: Date?, as pattern: String) -> String {
    guard let date else { return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}
