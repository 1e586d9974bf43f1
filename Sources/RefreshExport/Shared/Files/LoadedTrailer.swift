private final class LoadedTrailer: MJRefreshTrailer, LoadedComponent, LoadedWidth {
  var look: LoadedLook?
  override func placeSubviews() {
    keepingWidth { super.placeSubviews() }
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
  var ownWidth: CGFloat?
  private var isMJRefreshAtWork = false
  override var mj_w: CGFloat {
    get { super.mj_w }
    set {
      if ownWidth != nil, !isMJRefreshAtWork { ownWidth = newValue }
      super.mj_w = ownWidth ?? newValue
    }
  }
  private func keepingWidth(_ body: () -> Void) {
    isMJRefreshAtWork = true
    body()
    isMJRefreshAtWork = false
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    keepingWidth { super.willMove(toSuperview: newSuperview) }
  }
}
