// Made by refreshcfg from running-in.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// A runner who comes in from the right with the pull, and runs on the spot while the feed loads.
@MainActor
enum RunningInRefresh {
  /// A header of type `header`: `header` in running-in.preset.yaml.
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

  /// Shows its own parts: `ground`, `runner` and `hint`.
  private final class Header: MJRefreshHeader {
    private let groundPart = UIView()
    private let runnerPart = UIImageView()
    private static let runnerPartMoveX = PartNumber(0, pull: [(0, 210), (1, 0)])
    private let runnerPartFrames: [MJRefreshState: PartFrames] = [
      .idle: PartFrames(images((1...8).map { String(format: "run_%02d", $0) })),
      .refreshing: PartFrames(images((1...8).map { String(format: "run_%02d", $0) }), duration: 0.5),
    ]
    private let hintPart = UILabel()
    private static let hintPartText = PartString(
      "",
      state: [.pulling: "Off we go", .refreshing: "Fetching…"])

    override func prepare() {
      super.prepare()
      groundPart.backgroundColor = RefreshParts.color(0xD1D1D6FF)
      runnerPart.contentMode = .scaleAspectFit
      hintPart.textColor = RefreshParts.color(0x8E8E93FF)
      hintPart.font = .systemFont(ofSize: 13)
      hintPart.textAlignment = .left
      for part in [groundPart, runnerPart, hintPart] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      groundPart.bounds.size = CGSize(width: width, height: 1)
      groundPart.center = CGPoint(x: width * 0.5, y: height - 8.5)
      runnerPart.bounds.size = CGSize(width: 40, height: 40)
      runnerPart.center = CGPoint(x: width * 0.5, y: height - 28)
      hintPart.bounds.size = CGSize(width: 120, height: 18)
      hintPart.center = CGPoint(x: 76, y: height - 21)
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
      runnerPart.transform = RefreshParts.transform(moveX: Self.runnerPartMoveX.number(of: self))
      RefreshParts.show(runnerPartFrames, in: runnerPart, of: self)
      hintPart.text = Self.hintPartText.value(of: self)
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
