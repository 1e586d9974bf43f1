// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tests are built for debugging, in which case internal declarations of modules are accessible.
#if DEBUG
import RefreshEngine
import UIKit

open class MJRefreshHeader: MJRefreshComponent {
  override class var kind: ComponentKind { .header }
  public var lastUpdatedTimeKey = "" { didSet { apply { $0.lastUpdatedTimeKey = lastUpdatedTimeKey } } }
  public var ignoredScrollViewContentInsetTop: CGFloat = 0 {
    didSet { apply { $0.ignoredInset = ignoredScrollViewContentInsetTop } }
  }
  public var isCollectionViewAnimationBug = false {
    didSet { apply { $0.collectionViewAnimationBug = isCollectionViewAnimationBug } }
  }
}

open class MJRefreshStateHeader: MJRefreshHeader {
  override class var kind: ComponentKind { .stateHeader }
  public weak var stateLabel: UILabel? { views.stateLabel }
  public weak var lastUpdatedTimeLabel: UILabel? { views.lastUpdatedTimeLabel }
  public var labelLeftInset: CGFloat = 0 { didSet { labelLeftInset(labelLeftInset) } }
  public var lastUpdatedTimeText: ((Date?) -> String)? {
    didSet {
      let wording = lastUpdatedTimeText.map {
        LocalizedTemplate(versions: [LocalizedTemplate.Version(language: nil, template: TimeTemplate(probing: $0))])
      }
      apply { $0.lastUpdatedTimeText = wording }
    }
  }
  @discardableResult
  public func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    self.title(title, state)
    return self
  }
}

open class MJRefreshNormalHeader: MJRefreshStateHeader {
  override class var kind: ComponentKind { .normalHeader }
  public weak var arrowView: UIImageView? { views.arrowView }
  public weak var loadingView: UIActivityIndicatorView? { views.loadingView }
}

open class MJRefreshGifHeader: MJRefreshStateHeader {
  override class var kind: ComponentKind { .gifHeader }
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
