import RefreshEngine

extension Monitor {
  /// One place of the scroll view, as far as events tell.
  struct Record {
    var isThere = false
    /// What the component was attached with.
    var said = Said(ComponentSettings())
    /// Whether another component has been there in this run, whose calls are mixed with those of the present one.
    var isReplaced = false
    var state = RefreshState.idle
    /// The calls of `refreshing()` that the app has not ended.
    var owed = 0
    /// Whether the app has begun the present refresh, and was not yet called.
    var isBegunByApp = false
    /// Changes to and from refreshing.
    var entries = 0
    var exits = 0
    var refreshingCalls = 0
    var beginCompletions = 0
    var endAnimations = 0
    var endCompletions = 0
    /// When the last refresh began and ended.
    var entered = Instant.zero
    var left = Instant.zero
    /// Whether it was pulled or begun anew while its last refresh still ended.
    var isHurried = false
    /// The last of the app's words about the footer's data, in the queue or carried out.
    var lastWord = LastWord.none
    /// What the app was last asked for: since when nobody has done anything new, and with which content.
    var askedCause = -1
    var askedContent = Size.zero
    var asksForCause = 0
    /// What had been done when the last refresh began.
    var enteredCause = 0
    /// The calls of `refreshing()` since the last refresh began.
    var callsInRefresh = 0
    var firstAsk = Instant.zero
    /// Where the content stood when a refresh ended; nil when something else has moved it since.
    var offsetAtEnd: Point?
    /// What had been done when the last refresh was told to be over; nil if a finger was down then.
    var causeAtEnd: Int?
    /// When its parts were last judged: they show functions of these.
    var judgedParts: (state: RefreshState, percent: Double)?
    /// The sizes of content and viewport when the last refresh began.
    var content: RoomSizes?
  }

  /// What the settings of a component say, so that they need not be copied.
  struct Said {
    let extent: Double
    let fast: Interval
    let slow: Interval
    let timeKey: String

    init(_ settings: ComponentSettings) {
      extent = settings.extent
      fast = settings.animationDisabled ? .zero : settings.fastAnimationDuration
      slow = settings.animationDisabled ? .zero : settings.slowAnimationDuration
      timeKey = settings.lastUpdatedTimeKey
    }
  }

  /// What decides how much room a back footer or trailer makes.
  struct RoomSizes: Equatable {
    let content: Size
    let viewport: Size

    init(_ scroll: ScrollView) { (content, viewport) = (scroll.contentSize, scroll.viewport) }
  }
}
