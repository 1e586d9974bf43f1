// Made by refreshcfg from random-5.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-5`.
@MainActor
enum Random5Refresh {
  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before
  /// making any component.
  static func configure() {
    let config = MJRefreshConfig.default
    // Set the texts before the language: setting the language reads them.
    let url = bundle.url(forResource: "Random5Refresh", withExtension: "bundle")
    config.i18nBundle = url.flatMap(Bundle.init(url:))
    config.i18nFilename = "Random5Refresh"
    config.languageCode = "ru"
  }

  /// A trailer of type `stateTrailer`: `trailer` in random-5.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshStateTrailer {
    let trailer = Trailer(refreshingBlock: refreshing)
    trailer.setAnimationDisabled()
    trailer.stateLabel?.isHidden = true
    return trailer
  }

  /// Makes the trailer and attaches it.
  static func attach(to scrollView: UIScrollView, trailer: @escaping () -> Void) {
    scrollView.mj_trailer = makeTrailer(refreshing: trailer)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Shows its own parts: `part-0`, `part-1`, `part-2` and `part-3`.
  private final class Trailer: MJRefreshStateTrailer {
    private let part0Part = UISwitch()
    private static let part0PartScale = PartNumber(
      1,
      state: [.idle: 1, .pulling: 0.5, .refreshing: 1])
    private static let part0PartMoveX = PartNumber(-30, state: [.refreshing: 0])
    private static let part0PartColor = PartColor(
      0x34C759FF,
      pull: [
        (0, 0x00000000),
        (0.1, 0xFF8800FF),
        (0.5, 0x12345680),
        (0.75, 0x150000FF),
        (1, 0x150000FF),
      ],
      state: [.pulling: 0x12345680])
    private let part1Part = PartStrokeView(.line)
    private static let part1PartValue = PartNumber(0, state: [.pulling: 0.5])
    private let part2Part = UIImageView()
    private static let part2PartHidden = PartFlag(true, state: [.idle: false, .refreshing: true])
    private static let part2PartScale = PartNumber(1, pull: [(0, 1), (0.5, 1), (0.75, 0.5)])
    private let part2PartFrames: [MJRefreshState: PartFrames] = [
      .idle: PartFrames(images((1...5).map { String(format: "phase_%02d", $0) }))
    ]
    private let part3Part = UIImageView()
    private static let part3PartAlpha = PartNumber(0.875, state: [.idle: 0.25])
    private static let part3PartRotation = PartNumber(
      0,
      pull: [(0, 360), (0.1, 360), (0.25, -90)],
      state: [.idle: 360, .pulling: -90, .refreshing: 0])
    private let part3PartImage = PartImage(
      nil,
      pull: [
        (0.1, UIImage(named: "arrow", in: bundle, compatibleWith: nil)),
        (0.5, UIImage(named: "phase_01", in: bundle, compatibleWith: nil)),
        (1.2, UIImage(named: "phase_01", in: bundle, compatibleWith: nil)),
      ],
      state: [.refreshing: UIImage(named: "phase_01", in: bundle, compatibleWith: nil)])

    override func prepare() {
      super.prepare()
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.alpha = 0.25
      part1Part.accessibilityIdentifier = "part-1"
      part1Part.strokeColor = RefreshParts.color(0x12345680)
      part1Part.backgroundColor = RefreshParts.color(0x78788033)
      part2Part.contentMode = .scaleAspectFit
      part2Part.accessibilityIdentifier = "part-2"
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
      part0Part.bounds.size = CGSize(width: max(0, width - 50), height: max(0, height * 0.9 - 5))
      part0Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.45 + 2.5)
      part1Part.bounds.size = CGSize(width: max(0, width - 50), height: max(0, height - 80))
      part1Part.center = CGPoint(x: width * 0.5 - 5, y: height * 0.5)
      part2Part.bounds.size = CGSize(width: 51, height: max(0, height - 80))
      part2Part.center = CGPoint(x: width - 35.5, y: height * 0.5)
      part3Part.bounds.size = CGSize(width: width * 0.4, height: 20)
      part3Part.center = CGPoint(x: width * 0.15, y: height * 0.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        showParts()
        RefreshParts.repeatValue(
          "transform.scale", of: part0Part, in: state,
          [.idle: PartRepetition(from: 1, to: 0.5, every: 0.7)])
        RefreshParts.repeatValue(
          "transform.rotation.z", of: part3Part, in: state,
          [.pulling: PartRepetition(from: -90 * .pi / 180, to: 45 * .pi / 180, every: 0.7)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      part0Part.onTintColor = Self.part0PartColor.color(of: self)
      part0Part.transform = RefreshParts.transform(
        scale: Self.part0PartScale.number(of: self), moveX: Self.part0PartMoveX.number(of: self))
      part1Part.stroke.strokeEnd = Self.part1PartValue.number(of: self)
      part2Part.isHidden = Self.part2PartHidden.value(of: self)
      part2Part.transform = RefreshParts.transform(scale: Self.part2PartScale.number(of: self))
      RefreshParts.show(part2PartFrames, in: part2Part, of: self)
      part3Part.alpha = Self.part3PartAlpha.number(of: self)
      part3Part.image = part3PartImage.value(of: self)
      part3Part.transform = RefreshParts.transform(
        rotation: Self.part3PartRotation.number(of: self), scale: 2, moveX: -30)
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
