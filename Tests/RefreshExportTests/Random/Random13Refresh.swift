// Made by refreshcfg from random-13.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// The refresh components of `random-13`.
@MainActor
enum Random13Refresh {
  /// A footer of type `autoStateFooter`: `footer` in random-13.preset.yaml.
  static func makeFooter(refreshing: @escaping () -> Void) -> MJRefreshAutoStateFooter {
    let footer = MJRefreshAutoStateFooter(refreshingBlock: refreshing)
    footer.slowAnimationDuration = 0.1
    footer.triggerAutomaticallyRefreshPercent = 0.5
    footer.isAutomaticallyChangeAlpha = false
    return footer
  }

  /// A trailer of type `stateTrailer`: `trailer` in random-13.preset.yaml.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshStateTrailer {
    let trailer = Trailer(refreshingBlock: refreshing)
    trailer.slowAnimationDuration = 0.1
    trailer.setTitle("Pull", for: .pulling)
    trailer.setTitle("Release \"now\"…", for: .refreshing)
    return trailer
  }

  /// Makes the footer and trailer and attaches them.
  static func attach(
    to scrollView: UIScrollView, footer: @escaping () -> Void, trailer: @escaping () -> Void
  ) {
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
  private final class Trailer: MJRefreshStateTrailer {
    private let part0Part = UIView()
    private static let part0PartScale = PartNumber(
      1,
      pull: [(0, 2), (0.1, 1), (0.5, 1), (0.75, 0.5), (1, 0.5)],
      state: [.pulling: 0.5])
    private let part1Part = UISwitch()
    private static let part1PartColor = PartColor(
      0x34C759FF,
      pull: [(0.1, 0x150000FF), (0.5, 0xFFFFFFFF), (1, 0x12345680)],
      state: [.refreshing: 0xCC0000FF])
    private let part2Part = UISwitch()
    private let part3Part = UISwitch()
    private static let part3PartOn = PartFlag(false, state: [.idle: false])

    override func prepare() {
      super.prepare()
      part0Part.accessibilityIdentifier = "part-0"
      part0Part.backgroundColor = RefreshParts.color(0x5A5A5AFF)
      part1Part.accessibilityIdentifier = "part-1"
      part2Part.accessibilityIdentifier = "part-2"
      part2Part.onTintColor = RefreshParts.color(0x34C759FF)
      part2Part.transform = RefreshParts.transform(rotation: -90)
      part3Part.accessibilityIdentifier = "part-3"
      part3Part.onTintColor = RefreshParts.color(0x34C759FF)
      for part in [part0Part, part1Part, part2Part, part3Part] as [UIView] {
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }

    override func placeSubviews() {
      super.placeSubviews()
      let width = bounds.width
      let height = bounds.height
      part0Part.bounds.size = CGSize(width: 51, height: 20)
      part0Part.center = CGPoint(x: width - 35.5, y: height * 0.5)
      part1Part.bounds.size = CGSize(width: 51, height: max(0, height * 0.9 - 5))
      part1Part.center = CGPoint(x: width - 35.5, y: height * 0.45 + 2.5)
      part2Part.bounds.size = CGSize(width: 24, height: max(0, height - 80))
      part2Part.center = CGPoint(x: width * 0.5, y: height * 0.5)
      part3Part.bounds.size = CGSize(width: width * 0.4, height: max(0, height * 0.9 - 5))
      part3Part.center = CGPoint(x: width * 0.15, y: height * 0.45 + 2.5)
    }

    override var state: MJRefreshState {
      didSet {
        guard state != oldValue else { return }
        UIView.animate(withDuration: 0.1) { self.showPart0PartView() }
        UIView.animate(withDuration: 0.1) { self.showPart2PartView() }
        showParts()
      }
    }

    override var pullingPercent: CGFloat {
      didSet { showParts() }
    }

    /// Sets what the parts show, which depends only on the state and the pulling percent.
    private func showParts() {
      showPart0PartView()
      part1Part.onTintColor = Self.part1PartColor.color(of: self)
      part3Part.isOn = Self.part3PartOn.value(of: self)
    }

    private func showPart0PartView() {
      part0Part.transform = RefreshParts.transform(scale: Self.part0PartScale.number(of: self))
    }

    private func showPart2PartView() {
    }
  }
}
