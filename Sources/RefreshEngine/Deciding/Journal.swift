/// The events of a run and the conditions that the engine checked, each with its cause: the source of explanations.
///
/// Only a simulation that has to explain itself keeps one, because it grows with each frame.
public struct Journal: Sendable {
  /// Something that happened, or a decision that was considered.
  public struct Entry: Sendable {
    /// The time.
    public let time: Instant
    /// The index of the entry that caused it; negative for the setup.
    public let cause: Int
    /// The kind.
    public let kind: Kind
  }

  /// The kind of an entry.
  public enum Kind: Sendable {
    /// A command is carried out: by the app, at this place of its program, or by the driver of the simulation.
    case command(Command, of: AppProgram.Place?)
    /// The content offset was set; it may be the same.
    case offset(from: Point, to: Point)
    /// The content size was set.
    case contentSize(from: Size, to: Size)
    /// The content was released, and moves on its own.
    case movement(velocity: Point, from: Point, to: Point)
    /// A component's rules were asked.
    case considered(ComponentRole, Situation)
    /// An event happened.
    case event(Event.Kind)
  }

  /// The greatest number of entries; later events aren't noted.
  static var mostEntries: Int { 1_000_000 }

  /// The entries, in the order of time.
  public private(set) var entries: [Entry] = []
  /// The number of entries that belong to the setup.
  public private(set) var setup = 0
  /// The index of the entry that causes the current events.
  var cause = Int32(-1)
  /// The index of the entry of the driver's current or last command.
  private(set) var command = Int32(-1)
  /// The cause of the content's own movement.
  private(set) var movement = Int32(-1)
  /// The place in the app's program of the command that it is about to carry out.
  var place: AppProgram.Place?

  /// Whether it is full, so that the rest of the run can't be explained.
  public var isFull: Bool { entries.count >= Journal.mostEntries }

  /// Adds an entry, which becomes the cause of the events after it.
  mutating func add(_ kind: Kind, at now: Instant) {
    guard !isFull else { return }
    entries.append(Entry(time: now, cause: Int(cause), kind: kind))
    cause = Int32(entries.count - 1)
  }

  /// Makes the cause of what happens now also that of the frames to come.
  mutating func beginMovement() { movement = cause }

  /// Ends the effects of a cause: the driver's command is the cause again.
  mutating func returnToCommand() { cause = command }

  /// Ends the setup; the run begins.
  mutating func endSetup() { setup = entries.count }

  /// Adds a command; one of the driver has no cause.
  mutating func add(_ command: Command, at now: Instant) {
    let place = place
    self.place = nil
    if place == nil { cause = -1 }
    add(.command(command, of: place), at: now)
    if place == nil { self.command = cause }
  }
}

extension Simulation {
  /// The index of the entry in the journal that caused what happens now; negative without a journal.
  @inline(__always)
  var cause: Int32 {
    get { journal?.cause ?? -1 }
    set { if journal != nil { journal!.cause = newValue } }
  }

  /// Notes the situation from which a component's rules decide, if the simulation keeps a journal.
  @inline(__always)
  mutating func consider(_ situation: Situation, for c: ComponentID) {
    if journal != nil { note(situation, for: c) }
  }

  /// Notes what a component's rules decide from; not inlined, so that what runs for each event stays short.
  @inline(never)
  private mutating func note(_ situation: Situation, for c: ComponentID) {
    note(.considered(self[c].role, situation))
  }

  /// Notes a command, if the simulation keeps a journal.
  @inline(__always)
  mutating func note(_ command: Command) { if journal != nil { journal!.add(command, at: now) } }

  /// Notes something, if the simulation keeps a journal; it becomes the cause of what follows.
  mutating func note(_ kind: Journal.Kind) { journal?.add(kind, at: now) }

  /// Notes a change of the content offset.
  ///
  /// - Returns: The index of its entry.
  @inline(never)
  mutating func noteOffset(from old: Point, to new: Point) -> Int32 {
    note(.offset(from: old, to: new))
    return cause
  }

  /// Notes what a component's rules will decide from when the component is notified of a change of the offset.
  @inline(never)
  mutating func considerOffset(for c: ComponentID, from old: Point, to new: Point, because change: Int32) {
    cause = change
    guard !self[c].isHidden else { return consider(.notice(isHidden: true), for: c) }
    if self[c].family != .autoFooter, self[c].state != .refreshing { rememberInset(of: c) }
    switch self[c].family {
    case .header: consider(.pull(headerPull(of: c)), for: c)
    case .autoFooter: consider(.autoFooter(autoFooterSituation(of: c, from: old.y, to: new.y)), for: c)
    case .backFooter, .trailer: consider(.pull(trailingPull(of: c)), for: c)
    }
  }
}
