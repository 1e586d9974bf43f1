// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tests are built for debugging, in which case internal declarations of modules are accessible.
#if DEBUG
import RefreshEngine
import UIKit

open class MJRefreshTrailer: MJRefreshComponent {
  override class var kind: ComponentKind { .trailer }
  open override func placeSubviews() {
    super.placeSubviews()
    if !AppWorld.current.isFollowing { mj_w = ComponentKind.trailer.family.extent }
  }
  public var ignoredScrollViewContentInsetRight: CGFloat = 0 {
    didSet { apply { $0.ignoredInset = ignoredScrollViewContentInsetRight } }
  }
}

open class MJRefreshStateTrailer: MJRefreshTrailer {
  override class var kind: ComponentKind { .stateTrailer }
  public weak var stateLabel: UILabel? { views.stateLabel }
  @discardableResult
  public func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    self.title(title, state)
    return self
  }
}

open class MJRefreshNormalTrailer: MJRefreshStateTrailer {
  override class var kind: ComponentKind { .normalTrailer }
  public weak var arrowView: UIImageView? { views.arrowView }
}

extension UIScrollView {
  public var mj_header: MJRefreshHeader? {
    get { nil }
    set { if let newValue { AppWorld.current.attach(newValue, to: self, as: .header) } }
  }
  public var mj_footer: MJRefreshFooter? {
    get { nil }
    set { if let newValue { AppWorld.current.attach(newValue, to: self, as: .footer) } }
  }
  public var mj_trailer: MJRefreshTrailer? {
    get { nil }
    set { if let newValue { AppWorld.current.attach(newValue, to: self, as: .trailer) } }
  }
}
#endif
