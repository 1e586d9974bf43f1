// Made by refreshcfg from part-kinds.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Every kind of part, each with its name.
@MainActor
public enum PartKindsRefresh {
  /// A header of type `header`: `header` in part-kinds.preset.yaml.
  public static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshHeader {
    let header = Header(refreshingBlock: refreshing)
    header.mj_h = 168
    return header
  }

  /// Makes the header and attaches it.
  public static func attach(to scrollView: UIScrollView, header: @escaping () -> Void) {
    scrollView.mj_header = makeHeader(refreshing: header)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  public static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Shows its own parts: `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`,
  /// `label-name`, `image-name`, `frames-name`, `ring-name`, `bar-name`, `box-name`, `spinner-name`
  /// and `switch-name`.
  private final class Header: MJRefreshHeader {
    private let labelPart = UILabel()
    private static let labelPartColor = PartColor(
      0x5A5A5AFF,
      pull: [(0, 0x8E8E93FF), (1, 0xAF52DEFF)])
    private static let labelPartText = PartString(
      "Pull",
      state: [.pulling: "Let go", .refreshing: "Loading…"])
    private let imagePart = UIImageView()
    private static let imagePartAlpha = PartNumber(1, state: [.refreshing: 0.3])
    private static let imagePartRotation = PartNumber(0, pull: [(0.3, 0), (1, 180)])
    private let framesPart = UIImageView()
    private let framesPartFrames: [MJRefreshState: PartFrames] = [
      .idle: PartFrames(images((1...12).map { String(format: "rise_%02d", $0) })),
      .refreshing: PartFrames(images((1...6).map { String(format: "shine_%02d", $0) })),
    ]
    private let ringPart = PartStrokeView(.arc)
    private static let ringPartRotation = PartNumber(0, state: [.refreshing: 0])
    private static let ringPartEnd = PartNumber(
      1,
      pull: [(0.1, 0), (1, 1)],
      state: [.refreshing: 0.75])
    private let barPart = PartStrokeView(.line)
    private static let barPartValue = PartNumber(0, pull: [(0, 0), (1, 1)])
    private let boxPart = UIView()
    private static let boxPartScale = PartNumber(1, state: [.refreshing: 1])
    private static let boxPartColor = PartColor(
      0x5A5A5AFF,
      pull: [(0, 0xFFCC00FF), (1, 0xFF2D55FF)])
    private static let boxPartCornerRadius = PartNumber(0, pull: [(0, 4), (1, 17)])
    private let spinnerPart = UIActivityIndicatorView()
    private static let spinnerPartAnimating = PartFlag(false, state: [.refreshing: true])
    private let switchPart = UISwitch()
    private static let switchPartOn = PartFlag(
      false,
      pull: [(0, false), (1, true)],
      state: [.refreshing: true])
    private let labelNamePart = UILabel()
    private let imageNamePart = UILabel()
    private let framesNamePart = UILabel()
    private let ringNamePart = UILabel()
    private let barNamePart = UILabel()
    private let boxNamePart = UILabel()
    private let spinnerNamePart = UILabel()
    private let switchNamePart = UILabel()

    override func prepare() {
      super.prepare()
      labelPart.font = .boldSystemFont(ofSize: 15)
      labelPart.textAlignment = .center
      imagePart.contentMode = .scaleAspectFit
      imagePart.tintColor = RefreshParts.color(0x0A7AFFFF)
      imagePart.image = UIImage(named: "arrow", in: bundle, compatibleWith: nil)?.withRenderingMode(.alwaysTemplate)
      framesPart.contentMode = .scaleAspectFit
      ringPart.strokeColor = RefreshParts.color(0x34C759FF)
      ringPart.stroke.strokeStart = 0
      ringPart.stroke.lineWidth = 4
      barPart.strokeColor = RefreshParts.color(0x0A7AFFFF)
      barPart.backgroundColor = RefreshParts.color(0x78788033)
      boxPart.layer.borderWidth = 3
      boxPart.layer.borderColor = RefreshParts.color(0x1B202733).cgColor
      if #available(iOS 13, *) {
        spinnerPart.style = .large
      }
      spinnerPart.color = RefreshParts.color(0x5856D6FF)
      switchPart.onTintColor = RefreshParts.color(0x34C759FF)
      labelNamePart.accessibilityIdentifier = "label-name"
      labelNamePart.textColor = RefreshParts.color(0x5A5A5AFF)
      labelNamePart.text = "label"
      labelNamePart.font = .systemFont(ofSize: 12)
      labelNamePart.textAlignment = .center
      imageNamePart.accessibilityIdentifier = "image-name"
      imageNamePart.textColor = RefreshParts.color(0x5A5A5AFF)
      imageNamePart.text = "image"
      imageNamePart.font = .systemFont(ofSize: 12)
      imageNamePart.textAlignment = .center
      framesNamePart.accessibilityIdentifier = "frames-name"
      framesNamePart.textColor = RefreshParts.color(0x5A5A5AFF)
      framesNamePart.text = "frames"
      framesNamePart.font = .systemFont(ofSize: 12)
      framesNamePart.textAlignment = .center
      ringNamePart.accessibilityIdentifier = "ring-name"
      ringNamePart.textColor = RefreshParts.color(0x5A5A5AFF)
      ringNamePart.text = "ring"
      ringNamePart.font = .systemFont(ofSize: 12)
      ringNamePart.textAlignment = .center
      barNamePart.accessibilityIdentifier = "bar-name"
      barNamePart.textColor = RefreshParts.color(0x5A5A5AFF)
      barNamePart.text = "bar"
      barNamePart.font = .systemFont(ofSize: 12)
      barNamePart.textAlignment = .center
      boxNamePart.accessibilityIdentifier = "box-name"
      boxNamePart.textColor = RefreshParts.color(0x5A5A5AFF)
      boxNamePart.text = "box"
      boxNamePart.font = .systemFont(ofSize: 12)
      boxNamePart.textAlignment = .center
      spinnerNamePart.accessibilityIdentifier = "spinner-name"
      spinnerNamePart.textColor = RefreshParts.color(0x5A5A5AFF)
      spinnerNamePart.text = "spinner"
      spinnerNamePart.font = .systemFont(ofSize: 12)
      spinnerNamePart.textAlignment = .center
      switchNamePart.accessibilityIdentifier = "switch-name"
      switchNamePart.textColor = RefreshParts.color(0x5A5A5AFF)
      switchNamePart.text = "switch"
      switchNamePart.font = .systemFont(ofSize: 12)
      switchNamePart.textAlignment = .center
      for part in [
        labelPart,
        imagePart,
        framesPart,
        ringPart,
        barPart,
        boxPart,
        spinnerPart,
        switchPart,
        labelNamePart,
        imageNamePart,
        framesNamePart,
        ringNamePart,
        barNamePart,
        boxNamePart,
        spinnerNamePart,
        switchNamePart,
      ] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      labelPart.bounds.size = CGSize(width: 84, height: 20)
      labelPart.center = CGPoint(x: width * 0.125, y: 38)
      imagePart.bounds.size = CGSize(width: 15, height: 40)
      imagePart.center = CGPoint(x: width * 0.375, y: 38)
      framesPart.bounds.size = CGSize(width: 40, height: 40)
      framesPart.center = CGPoint(x: width * 0.625, y: 38)
      ringPart.bounds.size = CGSize(width: 36, height: 36)
      ringPart.center = CGPoint(x: width * 0.875, y: 38)
      barPart.bounds.size = CGSize(width: 70, height: 6)
      barPart.center = CGPoint(x: width * 0.125, y: 118)
      boxPart.bounds.size = CGSize(width: 34, height: 34)
      boxPart.center = CGPoint(x: width * 0.375, y: 118)
      spinnerPart.bounds.size = CGSize(width: 37, height: 37)
      spinnerPart.center = CGPoint(x: width * 0.625, y: 118)
      switchPart.bounds.size = CGSize(width: 51, height: 31)
      switchPart.center = CGPoint(x: width * 0.875, y: 118)
      labelNamePart.bounds.size = CGSize(width: 84, height: 14)
      labelNamePart.center = CGPoint(x: width * 0.125, y: 72)
      imageNamePart.bounds.size = CGSize(width: 84, height: 14)
      imageNamePart.center = CGPoint(x: width * 0.375, y: 72)
      framesNamePart.bounds.size = CGSize(width: 84, height: 14)
      framesNamePart.center = CGPoint(x: width * 0.625, y: 72)
      ringNamePart.bounds.size = CGSize(width: 84, height: 14)
      ringNamePart.center = CGPoint(x: width * 0.875, y: 72)
      barNamePart.bounds.size = CGSize(width: 84, height: 14)
      barNamePart.center = CGPoint(x: width * 0.125, y: 152)
      boxNamePart.bounds.size = CGSize(width: 84, height: 14)
      boxNamePart.center = CGPoint(x: width * 0.375, y: 152)
      spinnerNamePart.bounds.size = CGSize(width: 84, height: 14)
      spinnerNamePart.center = CGPoint(x: width * 0.625, y: 152)
      switchNamePart.bounds.size = CGSize(width: 84, height: 14)
      switchNamePart.center = CGPoint(x: width * 0.875, y: 152)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        showParts()
        RefreshParts.repeatValue(
          "transform.rotation.z", of: ringPart, in: state,
          [.refreshing: PartRepetition(from: 0, to: 360 * .pi / 180, every: 1)])
        RefreshParts.repeatValue(
          "transform.scale", of: boxPart, in: state,
          [.refreshing: PartRepetition(from: 1, to: 0.7, every: 0.5, yoyo: true)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      labelPart.textColor = Self.labelPartColor.color(of: self)
      labelPart.text = Self.labelPartText.value(of: self)
      imagePart.alpha = Self.imagePartAlpha.number(of: self)
      imagePart.transform = RefreshParts.transform(
        rotation: Self.imagePartRotation.number(of: self))
      RefreshParts.show(framesPartFrames, in: framesPart, of: self)
      ringPart.stroke.strokeEnd = Self.ringPartEnd.number(of: self)
      ringPart.transform = RefreshParts.transform(rotation: Self.ringPartRotation.number(of: self))
      barPart.stroke.strokeEnd = Self.barPartValue.number(of: self)
      boxPart.backgroundColor = Self.boxPartColor.color(of: self)
      boxPart.layer.cornerRadius = Self.boxPartCornerRadius.number(of: self)
      boxPart.transform = RefreshParts.transform(scale: Self.boxPartScale.number(of: self))
      RefreshParts.setAnimating(Self.spinnerPartAnimating.value(of: self), spinnerPart)
      switchPart.isOn = Self.switchPartOn.value(of: self)
    }
  }

  private static var bundle: Bundle { .main }

  private static func images(_ names: [String]) -> [UIImage] {
    names.compactMap { name in
      let image = UIImage(named: name, in: bundle, compatibleWith: nil)
      assert(image != nil, "there is no image \(name)")
      return image
    }
  }
}
