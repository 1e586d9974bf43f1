// Made by refreshcfg from moon.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A moon that waxes and turns with the pull.
@MainActor
enum MoonRefresh {
  /// A header of type `header`: `header` in moon.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshHeader {
    let header = Header(refreshingBlock: refreshing)
    header.mj_h = 60
    return header
  }

  /// Makes the header and attaches it.
  static func attach(to scrollView: UIScrollView, header: @escaping () -> Void) {
    scrollView.mj_header = makeHeader(refreshing: header)
  }

  /// Ends refreshing, also from an `async` function. There, `endRefreshing()` is the form with a
  /// completion block, which needs `await`, replaces `endRefreshingCompletionBlock`, and never
  /// returns if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }

  /// Shows its own parts: `moon`.
  private final class Header: MJRefreshHeader {
    private let moonPart = UIImageView()
    private static let moonPartRotation = PartNumber(
      0,
      pull: [(0, -180), (1, 0)],
      state: [.refreshing: -20])
    private let moonPartImage = PartImage(
      nil,
      pull: [
        (0, UIImage(named: "phase_01", in: bundle, compatibleWith: nil)),
        (0.2, UIImage(named: "phase_02", in: bundle, compatibleWith: nil)),
        (0.4, UIImage(named: "phase_03", in: bundle, compatibleWith: nil)),
        (0.6, UIImage(named: "phase_04", in: bundle, compatibleWith: nil)),
        (0.8, UIImage(named: "phase_05", in: bundle, compatibleWith: nil)),
      ],
      state: [.refreshing: UIImage(named: "phase_03", in: bundle, compatibleWith: nil)])

    override func prepare() {
      super.prepare()
      moonPart.contentMode = .scaleAspectFit
      for part in [moonPart] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      moonPart.bounds.size = CGSize(width: 36, height: 36)
      moonPart.center = CGPoint(x: width * 0.5, y: height * 0.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        showParts()
        RefreshParts.repeatValue(
          "transform.rotation.z", of: moonPart, in: state,
          [
            .refreshing: PartRepetition(from: -20 * .pi / 180, to: 20 * .pi / 180, every: 0.6, yoyo: true)
          ])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      moonPart.image = moonPartImage.value(of: self)
      moonPart.transform = RefreshParts.transform(rotation: Self.moonPartRotation.number(of: self))
    }
  }

  private static var bundle: Bundle { AppBundle.current }
}
