import RefreshEngine

/// The facts about a run that several laws need: what the app, a finger and the world have done so far, and what the
/// app still owes.
///
/// A fact that only one law needs belongs to that law.
package struct Ledger: Sendable {
  /// The last word of an app about the data of a footer.
  package enum LastWord: Sendable { case none, end, noMoreData, reset }

  /// The mover of the content.
  package enum Mover: Sendable { case none, finger, app }

  /// The world with which the run began.
  package let world: World
  /// The facts about each place of the scroll view.
  package internal(set) var entries = ByRole(repeating: Entry())
  /// The number of the driver's step; 0 is the setup.
  package internal(set) var step = 0
  /// The time at which the step began.
  package internal(set) var stepStart = Instant.zero
  /// The level of the library's use by the run so far.
  package internal(set) var level = Level.answers
  /// The level so far without the app's answers and the flows in which the app acts.
  package internal(set) var drivenLevel = Level.answers
  /// The level so far of such flows.
  package internal(set) var flowLevel = Level.answers
  /// The command that is being carried out, of the driver or the app; nil while time passes.
  package internal(set) var current: Command?
  /// The driver's command of the step.
  package internal(set) var driver: Command?
  /// Whether the app has done something in this step.
  package internal(set) var appHasActed = false
  /// Whether the command that is carried out is the app's.
  package internal(set) var appActs = false
  /// The call of a flow that makes the driver's command the app's, too; nil if there is none.
  package internal(set) var flowCall: AppFlow.Call?
  /// Whether the driver's command is the app's, too, because it is part of a flow.
  package var isFlow: Bool { flowCall != nil }
  /// Whether a flow is under way.
  package internal(set) var isInFlow = false
  /// Whether the command that is carried out is the app's, in an answer or a flow.
  package var isApp: Bool { appActs || isFlow }
  /// The call that the app is answering; nil while it answers none, and in runs whose app is drawn.
  package internal(set) var answering: AppAnswer?
  /// The number of commands so far, including the app's.
  package internal(set) var acts = 0
  /// The insets that the app has set.
  package internal(set) var ownInset: Insets
  /// The edges whose inset the app has set in the run.
  package internal(set) var setInsets: Set<InsetEdge> = []
  /// The number of causes that may make a component refresh once: touches, taps, and commands of the app that aren't
  /// answers.
  package internal(set) var causes = 0
  package internal(set) var mover = Mover.none
  /// The time at which a finger last touched the list, or a scenario last showed where the reader is; nil if neither has happened.
  package internal(set) var lastMove: Instant?
  /// The time at which the app last scrolled.
  package internal(set) var lastScroll = Instant.zero
  /// The time at which the app last did something without being called.
  package internal(set) var lastWill = Instant.zero
  /// The content offset before the present event.
  package internal(set) var offset = Point.zero
  /// The offset at which the content rested when the finger came down; nil if it moved then, or no finger is down.
  package internal(set) var touchOffset: Point?
  /// The velocity of the finger's last swipe, in points a second.
  package internal(set) var swipeVelocity = Point.zero
  /// The number of touches so far.
  package internal(set) var touches = 0
  /// Whether the edges of the content have moved since a finger last moved or left it.
  package internal(set) var haveEdgesMoved = false
  /// Whether the app itself has put the content out of its range.
  package internal(set) var isPutOut = false
  /// The number of language changes, rotations and replaced components: each may lay out everything again.
  package internal(set) var layouts = 0
  package internal(set) var hasChangedLanguage = false
  /// Whether animations may have another duration than at the beginning, or pages were switched.
  package internal(set) var isReset = false
  /// Whether a component may have another height than when it was attached.
  package internal(set) var hasChangedHeight = false
  /// Whether the run is over and is being brought to rest.
  package internal(set) var isOver = false
  /// The components that are attached, in the order in which they were attached.
  package internal(set) var blueprints: [ComponentBlueprint]

  init(_ world: World) {
    self.world = world
    ownInset = world.scene.contentInset
    blueprints = world.components
    for component in world.components { attach(component) }
  }

  /// The facts about a place.
  package subscript(role: ComponentRole) -> Entry {
    @inline(__always) _read { yield entries[role] }
    @inline(__always) _modify { yield &entries[role] }
  }

  /// Whether a component refreshes.
  @inline(__always) package func refreshes(_ role: ComponentRole) -> Bool { entries[role].state == .refreshing }

  /// Whether any component refreshes.
  @inline(__always) package var isBusy: Bool { contains { $0.state == .refreshing } }

  /// Whether a component was replaced or removed.
  @inline(__always) package var hasReplaced: Bool { contains { $0.isReplaced } }

  /// Whether the facts about any place meet a condition.
  @inline(__always) package func contains(_ condition: (Entry) -> Bool) -> Bool { entries.contains(condition) }

  /// The components' states.
  package var states: ByRole<RefreshState> {
    var states = ByRole(repeating: RefreshState.idle)
    for role in ComponentRole.allCases { states[role] = entries[role].state }
    return states
  }

  /// The facts about one place of the scroll view, as far as events show.
  package struct Entry: Sendable {
    /// Whether a component is there.
    package internal(set) var isThere = false
    /// The settings with which the component was attached.
    package internal(set) var said = Said(ComponentSettings(), of: .header)
    /// Whether there was another component in this run, whose calls can't be distinguished from those of this one.
    package internal(set) var isReplaced = false
    package internal(set) var state = RefreshState.idle
    /// The time of the last change of state.
    package internal(set) var changed = Instant.zero
    /// The number of changes of state.
    package internal(set) var changes = 0
    /// The calls of `refreshing()` that the app has not ended.
    package internal(set) var owed = 0
    /// Whether the app has begun the current refresh, but was not called yet.
    package internal(set) var isBegunByApp = false
    /// The numbers of changes to and from refreshing.
    package internal(set) var entries = 0
    package internal(set) var exits = 0
    /// The numbers of calls.
    package internal(set) var refreshingCalls = 0
    package internal(set) var beginCompletions = 0
    package internal(set) var endAnimations = 0
    package internal(set) var endCompletions = 0
    /// The times at which the last refresh began and ended.
    package internal(set) var entered = Instant.zero
    package internal(set) var left = Instant.zero
    /// Whether it was pulled or begun again while its last refresh was still ending.
    package internal(set) var isHurried = false
    /// The last of the app's words about the footer's data, queued or carried out.
    package internal(set) var lastWord = LastWord.none
    /// ``Ledger/causes`` when the last refresh began.
    package internal(set) var enteredCause = 0
    /// The calls of `refreshing()` since the last refresh began.
    package internal(set) var callsInRefresh = 0
    /// The content offset when a refresh ended; nil when something else has moved the content since.
    package internal(set) var offsetAtEnd: Point?
    /// ``Ledger/causes`` when the end of the last refresh was called; nil if a finger was down then.
    package internal(set) var causeAtEnd: Int?
    /// The component's height, for a trailer its width, when the last refresh began, in points.
    package internal(set) var enteredExtent = 0.0
    /// The sizes of content and viewport when the last refresh began; nil for a header.
    package internal(set) var room: RoomSizes?
  }

  /// The values of a component's settings that laws need, so that the settings aren't copied.
  package struct Said: Sendable {
    /// The height, for a trailer the width, in points.
    package let extent: Double
    /// The durations of entering and leaving animations.
    package let fast: Interval
    package let slow: Interval
    package let timeKey: String

    /// Reads settings. Their defaults are those of `MJRefreshConst.m`, written a second time.
    init(_ settings: ComponentSettings, of family: Family) {
      let usual: Double =
        switch family {
        case .header: 54
        case .autoFooter, .backFooter: 44
        case .trailer: 60
        }
      // Frames that are taller make their component higher.
      let frames = RefreshState.allCases.compactMap { settings.images[$0]?.size.height }.max() ?? 0
      extent = max(settings.$height ?? usual, frames)
      let isStill = settings.$animationDisabled ?? false
      fast = isStill ? .zero : settings.$fastAnimationDuration ?? Interval(seconds: 0.25)
      slow = isStill ? .zero : settings.$slowAnimationDuration ?? Interval(seconds: 0.4)
      timeKey = settings.$lastUpdatedTimeKey ?? "MJRefreshHeaderLastUpdatedTimeKey"
    }
  }

  /// The sizes that determine how much room a back footer or trailer makes.
  package struct RoomSizes: Equatable, Sendable {
    let content: Size
    let viewport: Size

    init(_ scroll: ScrollView) { (content, viewport) = (scroll.contentSize, scroll.viewport) }
  }
}
