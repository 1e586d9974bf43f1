private final class LoadedHeader: MJRefreshHeader, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
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
}
