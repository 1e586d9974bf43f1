/// A scroll view with its refresh components, on a virtual clock.
///
/// A simulation is a value: a copy is a snapshot, and two simulations share nothing that changes. It reads no clock,
/// no locale and no file, so that the same calls give the same result everywhere.
///
/// Between two events of an app UIKit turns the run loop once (``turn()``); a driver calls it after each of
/// its own actions. Time passes by ``advance(by:)`` only.
public struct Simulation: Sendable {
  /// The present.
  public internal(set) var now = Instant.zero
  /// The reason why the simulation can't go on; nil while it can.
  public internal(set) var fault: Fault?
  /// The app's answer to calls; nil for an app that does nothing.
  ///
  /// It is called where MJRefresh calls its blocks and may act on the simulation at once.
  public var app: (@Sendable (inout Simulation, AppCall) -> Void)?
  /// Whether events are kept for ``takeEvents()``. The default is false, which costs nothing.
  public var isRecording = false
  /// The language that texts are in, a BCP-47 tag.
  public internal(set) var language: String { didSet { builtInLanguage = BuiltInLanguage(resolving: language) } }
  /// The language whose texts MJRefresh shows for it; kept here because each text asks for it.
  private(set) var builtInLanguage: BuiltInLanguage
  /// `MJRefreshConfig.languageCode`, the language that the app assigned last; nil as long as it has assigned none.
  var languageCode: String?

  /// The number of the app's answers that are being given, one within the other.
  var callDepth = 0

  package internal(set) var scroll: ScrollView
  package internal(set) var physics: Physics
  var mainQueue = MainQueue()
  var agenda = Agenda()
  /// The end of the last animation, also of those whose end does nothing.
  var animationsEnd = Instant.zero
  /// What happened since events were last taken.
  package var events: [Event] = []
  /// The components, also those that were detached as long as what is pending speaks of them.
  package internal(set) var components: [Component] = []
  /// The indexes of components that nothing speaks of any more.
  var forgotten: [Int] = []
  /// The observing components in the order in which they were attached. UIKit tells the last one first.
  var attached: [ComponentID] = []
  package let texts: Texts
  let measurer: TextMeasurer
  let timeZone: TimeZoneTable
  /// The wall clock at the beginning, in seconds since 1970-01-01T00:00:00Z.
  let startTime: Int64
  /// The app's defaults: last-updated times by key, shared by all components.
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

  /// The component at a place of the scroll view.
  package func component(_ role: ComponentRole) -> ComponentID? {
    for c in attached where self[c].role == role { return c }
    return nil
  }

  /// The type of the component at a place of the scroll view, nil if there is none.
  public func kind(of role: ComponentRole) -> ComponentKind? {
    component(role).map { self[$0].kind }
  }

  /// The wall clock, in seconds since 1970-01-01T00:00:00Z.
  package var wallClock: Int64 { startTime + now.nanoseconds / 1_000_000_000 }

  /// Keeps an event, if someone listens.
  @inline(__always)
  mutating func record(_ kind: Event.Kind) {
    if isRecording { events.append(Event(time: now, kind: kind)) }
  }

  /// The events since this was last called, in order, if ``isRecording``.
  public mutating func takeEvents() -> [Event] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// The depth of answers within answers beyond which it counts as an endless loop. An app's would end by a full stack,
  /// thousands of calls later.
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

  /// Calls the app with a number after some time; it is called from the main queue, as by `dispatch_after`.
  public mutating func schedule(timer token: Int32, after interval: Interval) {
    agenda.add(.timer(token), due: now + interval)
  }
}

/// The reason why a simulation can't go on.
public enum Fault: Equatable, Sendable {
  /// More than ``Simulation/maximumBlocksPerTurn`` blocks ran in one turn of the run loop.
  case endlessLoop
  /// The app's answers call each other, more than ``Simulation/maximumCallDepth`` deep, the last time by this.
  case endlessRecursion(AppCall)
  /// More than ``Simulation/maximumRows`` rows were loaded.
  case tooManyRows
}

/// The occasion of a call to the app.
public enum AppCall: Equatable, Sendable {
  /// A component calls back.
  case callback(ComponentRole, Callback)
  /// Rows were loaded and the table or collection was told.
  case reloadData
  /// A timer of the app fires, with the app's number for it.
  case timer(Int32)

  /// The place of the app's answer; nil for a timer, which goes on with an answer that waited.
  public var hook: AppProgram.Hook? {
    switch self {
    case .callback(let role, let callback): .callback(role, callback)
    case .reloadData: .reloadData
    case .timer: nil
    }
  }
}
