/// The state of one component: that of `MJRefreshComponent`, and what its family and presentation add.
package struct Component: Sendable {
  package let kind: ComponentKind
  package let family: Family
  package let presentation: Presentation
  /// Whether the component has a state label. Stored, because calling a computed property copies the component.
  package let hasLabels: Bool
  /// The family of a component that shows frames, or nil for others.
  let framesFamily: FramesFamily?
  /// The direction of the pull, from the family. Stored, because every change of the offset reads it.
  package let axis: ScrollAxis
  /// The settings from presets and apps.
  package internal(set) var settings: ComponentSettings
  /// The preset's texts that are restored when the language changes; nil if there are none.
  var words: LocalizedWords?

  // MJRefreshComponent
  package internal(set) var state = RefreshState.idle
  var change: StateChange
  package internal(set) var pullingPercent = 0.0
  /// `scrollViewOriginalInset`: the scroll view's inset without what a refresh adds.
  var originalInset = Insets.zero
  package internal(set) var calls = CallCounts()

  // UIView
  package internal(set) var frame: Rect
  /// 0 to 1.
  package internal(set) var alpha = 1.0
  package internal(set) var isHidden = false
  var needsLayout = true
  /// The size that ``ComponentSettings/parts`` were placed in by the last layout; nil before the first, when they have no place.
  package internal(set) var partsSize: Size?
  var needsDisplay = true
  /// Whether the component was ever attached. MJRefresh keeps its reference to the scroll view when a component
  /// is removed.
  var hasScrollView = false

  // Added by families
  var header = HeaderState()
  package internal(set) var auto = AutoFooterState()
  var trailing = TrailingState()

  // Added by presentations
  package internal(set) var labels = Labels()
  package internal(set) var arrow: Arrow
  package internal(set) var loading = Spinner()
  package internal(set) var gif = FrameView()

  /// Makes a component as `-[MJRefreshComponent initWithFrame:]` leaves it: prepared, idle, not attached.
  init(_ kind: ComponentKind, at now: Instant = .zero) {
    self.kind = kind
    change = StateChange(time: now, before: nil)
    family = kind.family
    presentation = kind.presentation
    hasLabels = kind.has(.stateLabel)
    framesFamily = kind.framesFamily
    axis = family.axis
    // A header's or footer's height; a trailer has no size before it is attached.
    frame = Rect(x: 0, y: 0, width: 0, height: axis == .vertical ? kind.extent : 0)
    settings = ComponentSettings(kind)
    arrow = Arrow(family: family, imageSize: settings.arrow.image)
    // The auto gif footer's first `setState:`, to idle, hides its image view.
    gif.isHidden = framesFamily == .autoFooter
  }

  /// The position on the scroll view.
  var role: ComponentRole { family.role }
  /// `isRefreshing`: refreshing, or about to.
  var isRefreshing: Bool { state == .refreshing || state == .willRefresh }
  /// The height, or a trailer's width, in points.
  package var extent: Double { frame.size[axis] }
}

/// The identifier of a component while its simulation lives, even after it is detached.
package struct ComponentID: Equatable, Sendable {
  package let index: Int
}
