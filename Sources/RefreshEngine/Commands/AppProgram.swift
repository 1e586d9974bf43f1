/// An app's answers to calls, as data.
///
/// Lists are cut at their waits into segments, and a segment ends by setting a timer that stands for the next one. So an
/// app that waits keeps nothing but the timers in the simulation, and each call of a hook is a run of its own.
public struct AppProgram: Sendable {
  /// A place where an app's own code is called.
  public enum Hook: Hashable, Sendable {
    /// A component calls back.
    case callback(ComponentRole, Callback)
    /// Content was loaded.
    case reloadData

    /// The name in scenarios: `header.refreshing`, `scroll.reloadData`.
    public var name: String {
      switch self {
      case .callback(let role, let callback): role.rawValue + "." + callback.name
      case .reloadData: "scroll.reloadData"
      }
    }

    /// All of them, in the order of the components.
    public static var all: [Hook] {
      ComponentRole.allCases.flatMap { role in Callback.allCases.map { Hook.callback(role, $0) } } + [.reloadData]
    }
  }

  /// The app's commands at one hook.
  public struct Entry: Sendable {
    /// The hook.
    public let hook: Hook
    /// The commands, in order. Those before the first ``Command/wait(_:)`` are carried out inside the call, the others
    /// beside whatever else happens, from the main queue. ``Command/settle(atMost:)`` and ``Command/swipe(by:_:)`` do
    /// nothing here: an app can wait, but the world does not stand still for it.
    public let commands: [Command]

    /// Makes an entry.
    public init(hook: Hook, commands: [Command]) {
      self.hook = hook
      self.commands = commands
    }
  }

  /// Commands without a wait between them.
  private struct Segment: Sendable {
    var commands: [Command] = []
    /// The wait that ends the segment, nil at the end of the list.
    var wait: Interval?
  }

  /// The entries; of several for one hook the first counts.
  public let entries: [Entry]
  private let segments: [Segment]
  /// The segment that each entry begins with.
  private let beginnings: [Int]

  /// Makes a program. The default does nothing; of several entries for one hook the first counts.
  public init(_ entries: [Entry] = []) {
    var segments: [Segment] = []
    var beginnings: [Int] = []
    for entry in entries {
      beginnings.append(segments.count)
      segments.append(Segment())
      for command in entry.commands {
        switch command {
        case .wait(let interval):
          segments[segments.count - 1].wait = interval
          segments.append(Segment())
        case .settle, .swipe: break
        default: segments[segments.count - 1].commands.append(command)
        }
      }
    }
    self.entries = entries
    self.segments = segments
    self.beginnings = beginnings
  }

  /// The function that a simulation calls; nil for an app that does nothing.
  public var answer: (@Sendable (inout Simulation, AppCall) -> Void)? {
    guard !segments.isEmpty else { return nil }
    return { simulation, call in answer(call, in: &simulation) { $0.perform($1) } }
  }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - simulation: What the app acts on.
  ///   - perform: Carries out a command.
  package func answer(
    _ call: AppCall, in simulation: inout Simulation, perform: (inout Simulation, Command) -> Void
  ) {
    guard let index = segment(for: call) else { return }
    for command in segments[index].commands { perform(&simulation, command) }
    if let wait = segments[index].wait { simulation.schedule(timer: Int32(index + 1), after: wait) }
  }

  private func segment(for call: AppCall) -> Int? {
    if case .timer(let token) = call { return segments.indices.contains(Int(token)) ? Int(token) : nil }
    for (index, entry) in entries.enumerated() where entry.hook == call.hook { return beginnings[index] }
    return nil
  }
}
