// Made by refreshcfg from logo-ring.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The mark of the app in a ring that leaves a gap.
@MainActor
enum LogoRingRefresh {
  /// A header of type `header`: `header` in logo-ring.preset.yaml.
  static func makeHeader(refreshing: @escaping () -> Void) -> MJRefreshHeader {
    let header = Header(refreshingBlock: refreshing)
    header.mj_h = 64
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

  /// Shows its own parts: `logo` and `ring`.
  private final class Header: MJRefreshHeader {
    private let logoPart = UIImageView()
    private static let logoPartAlpha = PartNumber(1, pull: [(0, 0), (0.85, 1)])
    private static let logoPartScale = PartNumber(1, pull: [(0, 0.4), (0.85, 1)])
    private let ringPart = PartStrokeView(.arc)
    private static let ringPartRotation = PartNumber(0, state: [.refreshing: 0])
    private static let ringPartEnd = PartNumber(
      1,
      pull: [(0, 0), (0.85, 0.85)],
      state: [.refreshing: 0.85])

    override func prepare() {
      super.prepare()
      logoPart.contentMode = .scaleAspectFit
      logoPart.image = UIImage(named: "mark", in: bundle, compatibleWith: nil)
      ringPart.strokeColor = RefreshParts.color(0x00897BFF)
      ringPart.stroke.strokeStart = 0
      ringPart.stroke.lineWidth = 2
      for part in [logoPart, ringPart] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      logoPart.bounds.size = CGSize(width: 28, height: 28)
      logoPart.center = CGPoint(x: width * 0.5, y: height * 0.5)
      ringPart.bounds.size = CGSize(width: 44, height: 44)
      ringPart.center = CGPoint(x: width * 0.5, y: height * 0.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        showParts()
        RefreshParts.repeatValue(
          "transform.rotation.z", of: ringPart, in: state,
          [.refreshing: PartRepetition(from: 0, to: 360 * .pi / 180, every: 0.8)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      logoPart.alpha = Self.logoPartAlpha.number(of: self)
      logoPart.transform = RefreshParts.transform(scale: Self.logoPartScale.number(of: self))
      ringPart.stroke.strokeEnd = Self.ringPartEnd.number(of: self)
      ringPart.transform = RefreshParts.transform(rotation: Self.ringPartRotation.number(of: self))
    }
  }

  private static var bundle: Bundle { AppBundle.current }
}
