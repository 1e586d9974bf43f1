// Made by refreshcfg from ring.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A ring that fills with the pull and turns while the feed loads.
@MainActor
enum RingRefresh {
  /// A header of type `header`: `header` in ring.preset.yaml.
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

  /// Shows its own parts: `track` and `ring`.
  private final class Header: MJRefreshHeader {
    private let trackPart = PartStrokeView(.arc)
    private static let trackPartAlpha = PartNumber(1, pull: [(0.1, 0), (0.3, 1)])
    private let ringPart = PartStrokeView(.arc)
    private static let ringPartRotation = PartNumber(0, state: [.refreshing: 0])
    private static let ringPartEnd = PartNumber(
      1,
      pull: [(0.3, 0), (1, 1)],
      state: [.refreshing: 0.8])

    override func prepare() {
      super.prepare()
      trackPart.strokeColor = RefreshParts.color(0xE5E5EAFF)
      trackPart.stroke.strokeStart = 0
      trackPart.stroke.strokeEnd = 1
      trackPart.stroke.lineWidth = 3
      ringPart.strokeColor = RefreshParts.color(0x34C759FF)
      ringPart.stroke.strokeStart = 0
      ringPart.stroke.lineWidth = 3
      for part in [trackPart, ringPart] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      trackPart.bounds.size = CGSize(width: 28, height: 28)
      trackPart.center = CGPoint(x: width * 0.5, y: height * 0.5)
      ringPart.bounds.size = CGSize(width: 28, height: 28)
      ringPart.center = CGPoint(x: width * 0.5, y: height * 0.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        UIView.animate(withDuration: 0.25) { self.showRingPartView() }
        showParts()
        RefreshParts.repeatValue(
          "transform.rotation.z", of: ringPart, in: state,
          [.refreshing: PartRepetition(from: 0, to: 360 * .pi / 180, every: 1)])
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      trackPart.alpha = Self.trackPartAlpha.number(of: self)
      showRingPartView()
    }

    private func showRingPartView() {
      ringPart.stroke.strokeEnd = Self.ringPartEnd.number(of: self)
      ringPart.transform = RefreshParts.transform(rotation: Self.ringPartRotation.number(of: self))
    }
  }
}
