// Names of others, which need no words here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tests are built for debugging, where modules let them look inside.
#if DEBUG
@_exported import UIKit

@testable import RefreshEngine

/// MJRefresh's classes as far as code made by `export` uses them; what is set on one acts on ``AppWorld/current``.
@MainActor open class MJRefreshComponent: UIView {
  let id: ComponentID
  let refreshingBlock: () -> Void
  class var kind: ComponentKind { preconditionFailure("an app makes no \(self)") }

  public init(refreshingBlock: @escaping () -> Void) {
    self.refreshingBlock = refreshingBlock
    id = AppWorld.current.make(Self.kind)
    super.init()
    AppWorld.current.addParts(to: self)
    prepare()
    begin()
  }

  public required init?(coder _: NSCoder) { nil }

  open func prepare() {}

  /// As in `-[MJRefreshComponent initWithFrame:]`, where the state is set to idle from none.
  private func begin() { state = .idle }

  open var state: MJRefreshState = .none
  open var pullingPercent: CGFloat = 0

  public override var bounds: CGRect {
    get {
      // What follows a layout stands in the size of that layout.
      let frame = CGRect(AppWorld.current.simulation[id].frame)
      let size = AppWorld.current.isFollowing ? laidOutSize : frame.size
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    set {}
  }

  /// The size that its parts stand in.
  var laidOutSize = CGSize.zero
  /// Whether an app's code lays it out, and not the engine.
  private(set) var isPlacing = false
  /// The views of its parts, in order.
  private(set) var subviews: [UIView] = []

  open override func addSubview(_ view: UIView) {
    let index = subviews.count
    subviews.append(view)
    view.listener = { [unowned self] in AppWorld.current.hear($0, ofPart: index, of: self) }
    guard let view = view as? UIImageView else { return }
    view.imageNamed = { [unowned self] in AppWorld.current.show(imageNamed: $0, inPart: index, of: self) }
  }

  func apply(_ set: (inout ComponentSettings) -> Void) {
    var change = ComponentSettings()
    set(&change)
    AppWorld.current.act { $0.apply(change, to: id) }
  }

  open func i18nDidChange() {
    AppWorld.current.act { $0.resetTitles(of: id) }
    placeSubviews()
  }

  open func placeSubviews() {
    // The engine lays out by itself; a subclass follows.
    guard !AppWorld.current.isFollowing else { return }
    isPlacing = true
    AppWorld.current.act { $0.placeSubviews(of: id) }
    isPlacing = false
  }

  public func endRefreshing() {
    AppWorld.current.act { $0.mainQueue.append(.setState(id, .idle)) }
  }

  public var fastAnimationDuration = 0.25 {
    didSet { apply { $0.fastAnimationDuration = Interval(seconds: fastAnimationDuration) } }
  }
  public var slowAnimationDuration = 0.4 {
    didSet { apply { $0.slowAnimationDuration = Interval(seconds: slowAnimationDuration) } }
  }
  @discardableResult
  public func setAnimationDisabled() -> Self {
    (fastAnimationDuration, slowAnimationDuration) = (0, 0)
    return self
  }
  public var mj_h: CGFloat = 0 { didSet { if role != .trailer { apply { $0.height = mj_h } } } }
  open var mj_w: CGFloat {
    get { CGFloat(AppWorld.current.simulation[id].frame.size.width) }
    set {
      AppWorld.current.act {
        $0.setSize(of: id, to: Size(width: newValue, height: $0[id].frame.size.height))
      }
    }
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    mj_w = AppWorld.current.simulation.scroll.viewport.width
  }
  var role: ComponentRole { Self.kind.role }
  public override var isHidden: Bool { didSet { apply { $0.hidden = isHidden } } }
  public var isAutomaticallyChangeAlpha = false {
    didSet { apply { $0.automaticallyChangeAlpha = isAutomaticallyChangeAlpha } }
  }

  // MARK: What classes without a common ancestor of their own have in common

  private(set) lazy var views = Views(self)

  func title(_ title: String, _ state: MJRefreshState) { apply { $0.titles[state.state] = LocalizedText(title) } }

  func images(_ images: [Any], _ duration: TimeInterval?, _ state: MJRefreshState) {
    guard let size = (images.first as? UIImage)?.size else { return }
    let frames = FrameSequence(
      count: Int32(images.count), size: Size(width: size.width, height: size.height),
      duration: duration.map { Interval(seconds: $0) })
    apply { $0.images[state.state] = frames }
  }

  func labelLeftInset(_ inset: CGFloat) { apply { $0.labelLeftInset = inset } }
}

/// The views of a component.
@MainActor final class Views {
  let stateLabel: UILabel
  let lastUpdatedTimeLabel: UILabel
  let arrowView: UIImageView
  let loadingView: UIActivityIndicatorView

  init(_ component: MJRefreshComponent) {
    stateLabel = UILabel { [unowned component] set in component.apply { set(&$0.stateLabel) } }
    lastUpdatedTimeLabel = UILabel { [unowned component] set in component.apply { set(&$0.lastUpdatedTimeLabel) } }
    arrowView = UIImageView { [unowned component] set in component.apply { set(&$0.arrow) } }
    loadingView = UIActivityIndicatorView { [unowned component] style in
      component.apply { $0.loading.style = style }
    }
  }
}

public enum MJRefreshState: UInt8 {
  /// The value before any is set.
  case none = 0
  case idle = 1
  case pulling, refreshing, willRefresh, noMoreData

  var state: RefreshState { RefreshState(rawValue: rawValue)! }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
#endif
