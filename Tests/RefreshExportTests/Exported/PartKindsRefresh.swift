// Made by refreshcfg from part-kinds.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Every kind of part, each with its name.
@MainActor
enum PartKindsRefresh {
  /// A header of the type `header`: part-kinds.preset.yaml:6.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshHeader {
    let header = Header(refreshingBlock: refreshing)
    header.mj_h = 168
    return header
  }

  /// Makes the header and attaches it.
  static func attach(to scrollView: UIScrollView, header: @escaping () -> Void) {
    scrollView.mj_header = makeHeader(refreshing: header)
  }

  /// Ends refreshing from an `async` function, too. There `endRefreshing()` is the form with a
  /// completion block: it needs `await`, replaces `endRefreshingCompletionBlock`, and never returns
  /// if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Shows parts of its own: `label`, `image`, `frames`, `ring`, `bar`, `box`, `spinner`, `switch`,
  /// `label-name`, `image-name`, `frames-name`, `ring-name`, `bar-name`, `box-name`, `spinner-name`
  /// and `switch-name`.
  private final class Header: MJRefreshHeader {
    private let labelPart = UILabel()
    private let imagePart = UIImageView()
    private let framesPart = UIImageView()
    private let framesFramesPart: [MJRefreshState: PartFrames] = [
      .idle: PartFrames(images((1...12).map { String(format: "rise_%02d", $0) })),
      .refreshing: PartFrames(images((1...6).map { String(format: "shine_%02d", $0) })),
    ]
    private let ringPart = PartStrokeView(.arc)
    private let barPart = PartStrokeView(.line)
    private let boxPart = UIView()
    private let spinnerPart = UIActivityIndicatorView()
    private let switchPart = UISwitch()
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
      imagePart.tintColor = UIColor(rgba: 0x0A7AFFFF)
      imagePart.image = UIImage(named: "arrow", in: bundle, compatibleWith: nil)?.withRenderingMode(.alwaysTemplate)
      framesPart.contentMode = .scaleAspectFit
      ringPart.strokeColor = UIColor(rgba: 0x34C759FF)
      ringPart.stroke.strokeStart = 0
      ringPart.stroke.lineWidth = 4
      barPart.strokeColor = UIColor(rgba: 0x0A7AFFFF)
      barPart.backgroundColor = UIColor(rgba: 0x78788033)
      boxPart.layer.borderWidth = 3
      boxPart.layer.borderColor = UIColor(rgba: 0x1B202733).cgColor
      spinnerPart.color = UIColor(rgba: 0x5856D6FF)
      spinnerPart.style = .large
      switchPart.onTintColor = UIColor(rgba: 0x34C759FF)
      labelNamePart.accessibilityIdentifier = "label-name"
      labelNamePart.textColor = UIColor(rgba: 0x5A5A5AFF)
      labelNamePart.text = "label"
      labelNamePart.font = .systemFont(ofSize: 12)
      labelNamePart.textAlignment = .center
      imageNamePart.accessibilityIdentifier = "image-name"
      imageNamePart.textColor = UIColor(rgba: 0x5A5A5AFF)
      imageNamePart.text = "image"
      imageNamePart.font = .systemFont(ofSize: 12)
      imageNamePart.textAlignment = .center
      framesNamePart.accessibilityIdentifier = "frames-name"
      framesNamePart.textColor = UIColor(rgba: 0x5A5A5AFF)
      framesNamePart.text = "frames"
      framesNamePart.font = .systemFont(ofSize: 12)
      framesNamePart.textAlignment = .center
      ringNamePart.accessibilityIdentifier = "ring-name"
      ringNamePart.textColor = UIColor(rgba: 0x5A5A5AFF)
      ringNamePart.text = "ring"
      ringNamePart.font = .systemFont(ofSize: 12)
      ringNamePart.textAlignment = .center
      barNamePart.accessibilityIdentifier = "bar-name"
      barNamePart.textColor = UIColor(rgba: 0x5A5A5AFF)
      barNamePart.text = "bar"
      barNamePart.font = .systemFont(ofSize: 12)
      barNamePart.textAlignment = .center
      boxNamePart.accessibilityIdentifier = "box-name"
      boxNamePart.textColor = UIColor(rgba: 0x5A5A5AFF)
      boxNamePart.text = "box"
      boxNamePart.font = .systemFont(ofSize: 12)
      boxNamePart.textAlignment = .center
      spinnerNamePart.accessibilityIdentifier = "spinner-name"
      spinnerNamePart.textColor = UIColor(rgba: 0x5A5A5AFF)
      spinnerNamePart.text = "spinner"
      spinnerNamePart.font = .systemFont(ofSize: 12)
      spinnerNamePart.textAlignment = .center
      switchNamePart.accessibilityIdentifier = "switch-name"
      switchNamePart.textColor = UIColor(rgba: 0x5A5A5AFF)
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
        ringPart.repeatPart(
          "transform.rotation.z", in: state,
          [.refreshing: PartRepetition(from: 0, to: 360 * .pi / 180, every: 1)])
        boxPart.repeatPart(
          "transform.scale", in: state,
          [.refreshing: PartRepetition(from: 1, to: 0.7, every: 0.5, yoyo: true)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show: a function of the state and the pulling percent, and of nothing
    /// else.
    private func showParts() {
      labelPart.textColor = partColor(0x5A5A5AFF, pull: [(0, 0x8E8E93FF), (1, 0xAF52DEFF)])
      labelPart.text = partValue("Pull", state: [.pulling: "Let go", .refreshing: "Loading…"])
      imagePart.alpha = partNumber(1, state: [.refreshing: 0.3])
      imagePart.transform = .part(rotation: partNumber(0, pull: [(0.3, 0), (1, 180)]))
      show(framesFramesPart, in: framesPart)
      ringPart.stroke.strokeEnd = partNumber(
        1,
        pull: [(0.1, 0), (1, 1)],
        state: [.refreshing: 0.75])
      ringPart.transform = .part(rotation: partNumber(0, state: [.refreshing: 0]))
      barPart.stroke.strokeEnd = partNumber(0, pull: [(0, 0), (1, 1)])
      boxPart.backgroundColor = partColor(0x5A5A5AFF, pull: [(0, 0xFFCC00FF), (1, 0xFF2D55FF)])
      boxPart.layer.cornerRadius = partNumber(0, pull: [(0, 4), (1, 17)])
      boxPart.transform = .part(scale: partNumber(1, state: [.refreshing: 1]))
      spinnerPart.setAnimating(partValue(false, state: [.refreshing: true]))
      switchPart.isOn = partValue(false, pull: [(0, false), (1, true)], state: [.refreshing: true])
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
