/// An app's answers to calls, as data.
///
/// Each list of commands is split at its waits into segments; a segment ends by setting the timer that starts the
/// next one. A waiting app therefore keeps no state except its timers in the simulation, and each call of a hook
/// runs independently.
public struct AppProgram: Sendable {
  /// A point at which an app's own code is called.
  public enum Hook: Hashable, Sendable {
    /// A component makes a callback.
    case callback(ComponentRole, Callback)
    /// Content was loaded.
    case reloadData

    /// The name in scenarios, such as `header.refreshing` or `scroll.reloadData`.
    public var name: String {
      switch self {
      case .callback(let role, let callback): role.rawValue + "." + callback.name
      case .reloadData: "scroll.reloadData"
      }
    }

    /// All hooks, in the order of the components.
    public static var all: [Hook] {
      ComponentRole.allCases.flatMap { role in Callback.allCases.map { Hook.callback(role, $0) } } + [.reloadData]
    }
  }

  /// The app's commands at one hook.
  public struct Entry: Sendable {
    /// The hook.
    public let hook: Hook
    /// The commands, in order. Those before the first ``Command/wait(_:)`` are carried out during the call; the
    /// others are carried out later, from the main queue, while the run continues. ``Command/settle(atMost:)`` and
    /// ``Command/swipe(by:_:)`` do nothing here: an app can wait, but it can't make time pass for everything else.
    public var commands: [Command]

    /// Makes an entry.
    public init(hook: Hook, commands: [Command]) {
      self.hook = hook
      self.commands = commands
    }
  }

  /// The place of a command in a program.
  public struct Place: Hashable, Sendable {
    /// The hook.
    public let hook: Hook
    /// The index of the command among those of its hook's entry, waits included.
    public let index: Int
  }

  /// Commands with no wait between them.
  private struct Segment: Sendable {
    let hook: Hook
    var commands: [Command] = []
    /// The index of each command in its entry.
    var indexes: [Int] = []
    /// The wait that ends the segment, or nil at the end of the list.
    var wait: Interval?
  }

  /// The entries. If several are for the same hook, the first one counts.
  public let entries: [Entry]
  private let segments: [Segment]
  /// The index of each entry's first segment.
  private let beginnings: [Int]

  /// Makes a program. The default does nothing. If several entries are for the same hook, the first one counts.
  public init(_ entries: [Entry] = []) {
    var segments: [Segment] = []
    var beginnings: [Int] = []
    for entry in entries {
      beginnings.append(segments.count)
      segments.append(Segment(hook: entry.hook))
      for (index, command) in entry.commands.enumerated() {
        if case .wait(let interval) = command {
          segments[segments.count - 1].wait = interval
          segments.append(Segment(hook: entry.hook))
        } else if !command.blocksApp {
          segments[segments.count - 1].commands.append(command)
          segments[segments.count - 1].indexes.append(index)
        }
      }
    }
    self.entries = entries
    self.segments = segments
    self.beginnings = beginnings
  }

  /// The function that a simulation calls, or nil for an app that does nothing.
  public var answer: (@Sendable (inout Simulation, AppCall) -> Void)? {
    guard !segments.isEmpty else { return nil }
    return { simulation, call in answer(call, in: &simulation) { $0.perform($1) } }
  }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - simulation: The simulation that the app acts on.
  ///   - perform: Carries out a command.
  package func answer(
    _ call: AppCall, in simulation: inout Simulation, perform: (inout Simulation, Command) -> Void
  ) {
    guard let index = segment(for: call) else { return }
    let own = segments[index]
    for (command, place) in zip(own.commands, own.indexes) {
      simulation.journal?.place = Place(hook: own.hook, index: place)
      perform(&simulation, command)
    }
    if let timer = timer(after: call) { simulation.schedule(timer: timer.token, after: timer.wait) }
  }

  /// Returns the timer that a wait sets when a call has been answered, and its time; nil if the answer is over.
  package func timer(after call: AppCall) -> (token: Int32, wait: Interval)? {
    guard let index = segment(for: call), let wait = segments[index].wait else { return nil }
    return (Int32(index + 1), wait)
  }

  private func segment(for call: AppCall) -> Int? {
    if case .timer(let token) = call { return segments.indices.contains(Int(token)) ? Int(token) : nil }
    for (index, entry) in entries.enumerated() where entry.hook == call.hook { return beginnings[index] }
    return nil
  }
}
