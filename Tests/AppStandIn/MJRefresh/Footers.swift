// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tests are built for debugging, in which case internal declarations of modules are accessible.
#if DEBUG
import RefreshEngine
import UIKit

open class MJRefreshFooter: MJRefreshComponent {
  public var ignoredScrollViewContentInsetBottom: CGFloat = 0 {
    didSet { apply { $0.ignoredInset = ignoredScrollViewContentInsetBottom } }
  }
}

open class MJRefreshAutoFooter: MJRefreshFooter {
  override class var kind: ComponentKind { .autoFooter }
  public var isAutomaticallyRefresh = true { didSet { apply { $0.automaticallyRefresh = isAutomaticallyRefresh } } }
  public var triggerAutomaticallyRefreshPercent: CGFloat = 1 {
    didSet { apply { $0.triggerPercent = triggerAutomaticallyRefreshPercent } }
  }
  public var autoTriggerTimes = 1 {
    didSet { apply { $0.autoTriggerTimes = autoTriggerTimes == -1 ? .unlimited : .times(Int32(autoTriggerTimes)) } }
  }
}

open class MJRefreshAutoStateFooter: MJRefreshAutoFooter {
  override class var kind: ComponentKind { .autoStateFooter }
  public weak var stateLabel: UILabel? { views.stateLabel }
  public var labelLeftInset: CGFloat = 0 { didSet { labelLeftInset(labelLeftInset) } }
  public var isRefreshingTitleHidden = false {
    didSet { apply { $0.refreshingTitleHidden = isRefreshingTitleHidden } }
  }
  @discardableResult
  public func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    self.title(title, state)
    return self
  }
}

open class MJRefreshAutoNormalFooter: MJRefreshAutoStateFooter {
  override class var kind: ComponentKind { .autoNormalFooter }
  public weak var loadingView: UIActivityIndicatorView? { views.loadingView }
}

open class MJRefreshAutoGifFooter: MJRefreshAutoStateFooter {
  override class var kind: ComponentKind { .autoGifFooter }
  @discardableResult
  public func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) -> Self {
    self.images(images, duration, state)
    return self
  }
  @discardableResult
  public func setImages(_ images: [Any], for state: MJRefreshState) -> Self {
    self.images(images, nil, state)
    return self
  }
}

open class MJRefreshBackFooter: MJRefreshFooter {
  override class var kind: ComponentKind { .backFooter }
}

open class MJRefreshBackStateFooter: MJRefreshBackFooter {
  override class var kind: ComponentKind { .backStateFooter }
  public weak var stateLabel: UILabel? { views.stateLabel }
  public var labelLeftInset: CGFloat = 0 { didSet { labelLeftInset(labelLeftInset) } }
  @discardableResult
  public func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    self.title(title, state)
    return self
  }
}

open class MJRefreshBackNormalFooter: MJRefreshBackStateFooter {
  override class var kind: ComponentKind { .backNormalFooter }
  public weak var arrowView: UIImageView? { views.arrowView }
  public weak var loadingView: UIActivityIndicatorView? { views.loadingView }
}

open class MJRefreshBackGifFooter: MJRefreshBackStateFooter {
  override class var kind: ComponentKind { .backGifFooter }
  @discardableResult
  public func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) -> Self {
    self.images(images, duration, state)
    return self
  }
  @discardableResult
  public func setImages(_ images: [Any], for state: MJRefreshState) -> Self {
    self.images(images, nil, state)
    return self
  }
}
#endif
