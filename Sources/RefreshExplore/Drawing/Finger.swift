import RefreshEngine

/// A finger as people have it: it is lifted before it pulls something else, and does not jump while something is pulled.
enum Finger {
  /// The longest jump of a finger that has pulled something, in points; two frames of a fast swipe.
  static let longestJump = 35.0

  /// The commands with the finger lifted wherever it would have to jump.
  static func lifted(_ commands: [Command]) -> [Command] {
    var result: [Command] = []
    result.reserveCapacity(commands.count)
    var hold: (role: ComponentRole, amount: PullAmount)?
    for command in commands {
      if let held = hold, jumps(command, from: held) {
        result.append(.release(velocity: .zero))
        hold = nil
      }
      result.append(command)
      switch command {
      case .pull(let role, let amount): hold = (role, amount)
      case .release, .cancel: hold = nil
      default: break
      }
    }
    return result
  }

  /// Whether the finger never has to jump.
  static func isSensible(_ commands: [Command]) -> Bool { lifted(commands).count == commands.count }

  private static func jumps(_ command: Command, from held: (role: ComponentRole, amount: PullAmount)) -> Bool {
    switch command {
    case .pull(let role, let amount):
      guard role == held.role else { return true }
      guard case .points(let old) = held.amount, case .points(let new) = amount else { return false }
      return abs(old - new) > longestJump
    case .dragBy(let way): return abs(way.x) > longestJump || abs(way.y) > longestJump
    case .drag: return true
    default: return false
    }
  }
}
