/// The state of one component: what `MJRefreshComponent` has, and what its family and presentation add.
struct Component: Sendable {
  let kind: ComponentKind
  let family: Family
  let presentation: Presentation
  /// The direction of the pull, from the family's row; kept here because every offset change asks for it.
  let axis: ScrollAxis

  // MJRefreshComponent
  var state = RefreshState.idle
  var pullingPercent = 0.0
  var automaticallyChangeAlpha = false
  var fastAnimationDuration = Interval(nanoseconds: 250_000_000)
  var slowAnimationDuration = Interval(nanoseconds: 400_000_000)
  /// `scrollViewOriginalInset`: the scroll view's inset without what a refresh adds to it.
  var originalInset = Insets.zero
  /// `ignoredScrollViewContentInsetTop`, `…Bottom` or `…Right`.
  var ignoredInset = 0.0
  var calls = CallCounts()

  // UIView
  var frame: Rect
  /// 0 to 1.
  var alpha = 1.0
  var isHidden = false
  var needsLayout = true
  var needsDisplay = true
  /// Whether the component was ever attached. MJRefresh keeps the scroll view when a component is removed.
  var hasScrollView = false

  // What families add
  var header = HeaderState()
  var auto = AutoFooterState()
  var trailing = TrailingState()

  // What presentations add
  var labels: Labels
  var arrow: Arrow
  var loading = Spinner()
  var gif = FrameView()

  /// A component after `-[MJRefreshComponent initWithFrame:]`: prepared, idle, not attached.
  init(_ kind: ComponentKind) {
    self.kind = kind
    family = kind.family
    presentation = kind.presentation
    axis = family.axis
    // A header's or footer's height; a trailer has no size before it is attached.
    frame = Rect(x: 0, y: 0, width: 0, height: axis == .vertical ? family.extent : 0)
    labels = Labels(leftInset: presentation == .frames ? 20 : 25)
    arrow = Arrow(family: family)
    // The auto gif footer's first setState: idle hides its image view.
    if presentation == .frames, family == .autoFooter { gif.isHidden = true }
  }

  /// The place on the scroll view.
  var role: ComponentRole { family.role }
  /// `isRefreshing`: refreshing or about to.
  var isRefreshing: Bool { state == .refreshing || state == .willRefresh }
  /// The height, for a trailer the width.
  var extent: Double { frame.size[axis] }
  /// Whether the component has a state label.
  var hasLabels: Bool { presentation != .none }
}
