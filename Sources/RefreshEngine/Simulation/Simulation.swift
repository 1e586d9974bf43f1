/// A scroll view and its refresh components, on a virtual clock.
///
/// A simulation is a value: a copy is a snapshot, and two simulations share no mutable state. It reads no clock,
/// locale or file, so the same calls give the same result everywhere.
///
/// Between two events of an app, UIKit turns the run loop once (``turn()``); a driver calls it after each of its
/// own actions. Time passes only in functions that say so, such as ``advance(by:)``.
public struct Simulation: Sendable {
  /// The current instant.
  public internal(set) var now = Instant.zero
  /// The reason why the simulation can't continue, or nil while it can.
  public internal(set) var fault: Fault?
  /// The app's answers to calls, or nil for an app that does nothing.
  ///
  /// It is called where MJRefresh calls its blocks, and may act on the simulation immediately.
  public var app: (@Sendable (inout Simulation, AppCall) -> Void)?
  /// Whether events are kept for ``takeEvents()``. The default is false, which has no cost.
  public var isRecording = false
  /// The language of texts, a BCP-47 tag.
  public internal(set) var language: String { didSet { builtInLanguage = BuiltInLanguage(resolving: language) } }
  /// The built-in language whose texts MJRefresh shows for it. Stored, because every text reads it.
  private(set) var builtInLanguage: BuiltInLanguage
  /// `MJRefreshConfig.languageCode`, the language that the app assigned last; nil as long as it has assigned none.
  var languageCode: String?

  /// The journal of what happened and why, for explanations; nil if none is kept, which costs nothing.
  package internal(set) var journal: Journal?

  /// The current depth of nested answers of the app.
  var callDepth = 0

  package internal(set) var scroll: ScrollView
  package internal(set) var physics: Physics
  var mainQueue = MainQueue()
  var agenda = Agenda()
  /// The end of the last animation, including those without a completion.
  var animationsEnd = Instant.zero
  /// The events since they were last taken.
  package var events: [Event] = []
  /// The components, including detached ones that pending events refer to.
  package internal(set) var components: [Component] = []
  /// The indexes of components that nothing refers to any longer.
  var forgotten: [Int] = []
  /// The observing components in the order in which they were attached. UIKit notifies the last one first.
  package internal(set) var attached: [ComponentID] = []
  package let texts: Texts
  let measurer: TextMeasurer
  let timeZone: TimeZoneTable
  /// The wall clock at the start, in seconds since 1970-01-01T00:00:00Z.
  let startTime: Int64
  /// The app's defaults: times of the last refresh by key, shared by all components.
  package internal(set) var storedTimes: [StoredTime]

  /// Sets up a scene without components.
  public init(scene: ScrollScene) {
    scroll = ScrollView(scene)
    physics = Physics(scene)
    language = scene.shownLanguage
    builtInLanguage = BuiltInLanguage(resolving: scene.shownLanguage)
    languageCode = scene.languageCode
    texts = scene.texts
    measurer = scene.measurer
    timeZone = scene.timeZone
    startTime = scene.now
    storedTimes = scene.storedTimes
  }

  /// A component, read and changed in place.
  subscript(c: ComponentID) -> Component {
    @inline(__always) _read { yield components[c.index] }
    @inline(__always) _modify { yield &components[c.index] }
  }

  /// Returns the component in a position on the scroll view.
  package func component(_ role: ComponentRole) -> ComponentID? {
    for c in attached where self[c].role == role { return c }
    return nil
  }

  /// Returns the type of the component in a position on the scroll view, or nil if there is none.
  public func kind(of role: ComponentRole) -> ComponentKind? { component(role).map { self[$0].kind } }

  /// The wall clock, in seconds since 1970-01-01T00:00:00Z.
  package var wallClock: Int64 { startTime + now.nanoseconds / 1_000_000_000 }

  /// Keeps an event, if events are being recorded; in the journal, it becomes the cause of what follows.
  @inline(__always)
  mutating func record(_ kind: Event.Kind) {
    if isRecording { events.append(Event(time: now, kind: kind)) }
    if journal != nil { note(.event(kind)) }
  }

  /// Returns and removes the events since the last call, in order. Empty unless ``isRecording`` is true.
  public mutating func takeEvents() -> [Event] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// The maximum depth of nested answers; deeper nesting counts as endless recursion. A real app would overflow its
  /// stack thousands of calls later.
  public static var maximumCallDepth: Int { 32 }

  mutating func callApp(_ call: AppCall) {
    guard let app, fault == nil else { return }
    guard callDepth < Simulation.maximumCallDepth else {
      fault = .endlessRecursion(call)
      return
    }
    callDepth += 1
    app(&self, call)
    callDepth -= 1
  }

  /// Schedules a call of the app with a number. The call comes from the main queue, as with `dispatch_after`.
  public mutating func schedule(timer token: Int32, after interval: Interval) {
    agenda.add(.timer(token), due: now + interval, because: cause)
  }
}

/// The reason why a simulation can't continue.
public enum Fault: Equatable, Sendable {
  /// More than ``Simulation/maximumBlocksPerTurn`` blocks ran in one turn of the run loop.
  case endlessLoop
  /// The app's answers call each other more than ``Simulation/maximumCallDepth`` deep; the value is the last call.
  case endlessRecursion(AppCall)
  /// More than ``Simulation/maximumRows`` rows were loaded.
  case tooManyRows
  /// Time would have passed beyond ``Instant/latest``.
  case tooLong
}

/// The reason for a call to the app.
public enum AppCall: Equatable, Sendable {
  /// A component makes a callback.
  case callback(ComponentRole, Callback)
  /// Rows were loaded and the table or collection was reloaded.
  case reloadData
  /// An app's timer fires; the value is the app's number for it.
  case timer(Int32)

  /// The hook of the app's answer, or nil for a timer, which continues an answer that was waiting.
  public var hook: AppProgram.Hook? {
    switch self {
    case .callback(let role, let callback): .callback(role, callback)
    case .reloadData: .reloadData
    case .timer: nil
    }
  }
}
