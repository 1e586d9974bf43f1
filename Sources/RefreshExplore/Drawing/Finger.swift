import RefreshEngine
import RefreshLaws

/// A realistic finger: it is lifted before it pulls something else, and does not jump while something is pulled.
enum Finger {
  /// The actions of a finger since it came down.
  private enum Hold {
    /// It has not moved the content yet.
    case nothing
    /// It has moved the content somewhere.
    case content
    /// It has pulled a component into view by this amount.
    case component(ComponentRole, PullAmount)
  }

  /// Returns the commands with the finger lifted wherever it would otherwise jump.
  static func lifted(_ commands: [Command]) -> [Command] {
    var result: [Command] = []
    result.reserveCapacity(commands.count)
    var hold = Hold.nothing
    for command in commands {
      if jumps(command, from: hold) {
        result.append(.release(velocity: .zero))
        hold = .nothing
      }
      result.append(command)
      switch command.traits.actor {
      case .finger(.move):
        hold = if case .pull(let role, let amount) = command { .component(role, amount) } else { .content }
      case .finger(.up): hold = .nothing
      case .finger(.down), .finger(.tap), .time, .app, .world: break
      }
    }
    return result
  }

  /// Returns the commands with a pause between each gesture and the next pull, whose component may be far away.
  static func paced(_ commands: [Command]) -> [Command] {
    var result: [Command] = []
    // The time since the finger was lifted; nil while it is down, or if it has never been down.
    var rest: Double?
    for command in commands {
      if case .pull = command, let time = rest, time < pause {
        result.append(.wait(Interval(seconds: pause - time)))
      }
      result.append(command)
      switch command.traits.actor {
      case .finger(.up), .finger(.tap): rest = 0
      case .finger(.down), .finger(.move): rest = nil
      case .time: rest = rest.map { $0 + (command.traits.time?.seconds ?? 0) }
      case .app, .world: break
      }
    }
    return result
  }

  /// The time that readers need for a pull after another gesture, in seconds. Most components are less than 1,000 pt away.
  private static let pause = ReaderPace.time(forReaching: 1_000).seconds

  /// Returns whether the finger never has to jump.
  static func isSensible(_ commands: [Command]) -> Bool { lifted(commands).count == commands.count }

  private static func jumps(_ command: Command, from hold: Hold) -> Bool {
    if case .nothing = hold { return false }
    // The system takes the finger from a list that leaves the screen.
    if case .window(false) = command { return true }
    guard command.grip == .move else { return false }
    switch command.path {
    case .showing(let role, let amount):
      guard case .component(role, let old) = hold else { return true }
      return abs(old.points(of: usualExtent) - amount.points(of: usualExtent)) > ReaderPace.longestJump
    case .by(let way): return abs(way.x) > ReaderPace.longestJump || abs(way.y) > ReaderPace.longestJump
    case .to, .toEnd: return true
    // A swipe takes its time, however far it goes.
    case .under, nil: return false
    }
  }

  /// A typical height of components, in points.
  private static let usualExtent = 50.0
}

extension PullAmount {
  /// Returns the amount in points.
  func points(of extent: Double) -> Double {
    switch self {
    case .points(let points): points
    case .fraction(let fraction): fraction * extent
    }
  }
}
