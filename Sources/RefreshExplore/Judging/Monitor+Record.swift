import RefreshEngine

extension Monitor {
  /// What events have shown of one role of the scroll view.
  struct Record {
    var isThere = false
    /// The settings with which the component was attached.
    var said = Said(ComponentSettings())
    /// Whether the role had another component in this run, whose calls can't be told from those of the current one.
    var isReplaced = false
    var state = RefreshState.idle
    /// The number of calls of `refreshing()` that the app has not ended.
    var owed = 0
    /// Whether the app has begun the current refresh and has not been called yet.
    var isBegunByApp = false
    /// The numbers of changes to and from refreshing.
    var entries = 0
    var exits = 0
    var refreshingCalls = 0
    var beginCompletions = 0
    var endAnimations = 0
    var endCompletions = 0
    /// The times at which the last refresh began and ended.
    var entered = Instant.zero
    var left = Instant.zero
    /// Whether it was pulled or begun again while its last refresh was still ending.
    var isHurried = false
    /// The app's last report about the footer's data, whether in the queue or performed.
    var lastWord = LastWord.none
    /// The cause, as a value of `causes`, and the content size of the app's last request to load.
    var askedCause = -1
    var askedContent = Size.zero
    var asksForCause = 0
    /// The value of `causes` when the last refresh began.
    var enteredCause = 0
    /// The number of calls of `refreshing()` since the last refresh began.
    var callsInRefresh = 0
    var firstAsk = Instant.zero
    /// The offset of the content when a refresh ended; `nil` if something else has moved it since.
    var offsetAtEnd: Point?
    /// The value of `causes` when the end of the last refresh was reported; `nil` if the content was dragged or
    /// moving.
    var causeAtEnd: Int?
    /// The state and percentage for which its parts were last judged; the parts are functions of these.
    var judgedParts: (state: RefreshState, percent: Double)?
    /// The sizes of content and viewport when the last refresh began.
    var content: RoomSizes?
  }

  /// The relevant settings of a component, so that the others need not be copied.
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

  /// The sizes that determine how much room a back footer or trailer makes.
  struct RoomSizes: Equatable {
    let content: Size
    let viewport: Size

    init(_ scroll: ScrollView) { (content, viewport) = (scroll.contentSize, scroll.viewport) }
  }
}
