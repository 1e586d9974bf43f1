import RefreshEngine
import RefreshLaws

extension Action {
  /// The actions of a finger. It behaves like a real one: it is lifted before it pulls something else, does not
  /// jump while something is pulled, and moves at 4,000 pt/s at most.
  static let fingers = [
    Action(.pull, .answers, 30) { $0.pull() },
    Action(.swipe, .answers, 3) { draw in
      let way = draw.random.one(of: [-220.0, -60, 60, 220])
      let path = draw.along(way)
      let seconds = draw.random.one(of: [0.1, 0.2])
      let swipe = Command.swipe(by: path, Interval(seconds: seconds))
      // A finger that slowly moves a little farther before it is lifted has no velocity left.
      let isHeld = abs(way) == 60 && seconds == 0.2
      return [swipe] + (isHeld ? [.dragBy(Point(x: path.x / 12, y: path.y / 12))] : []) + [draw.release()]
    },
    Action(.drag, .answers, 6) { draw in
      [.dragBy(draw.along(draw.random.one(of: [-30, -5, 0, 5, 30]))), draw.release()]
    },
    Action(.touch, .answers, 2) { [.touch, $0.release()] },
    Action(.tap, .answers, 2) { draw in draw.component(.footer) == nil ? [] : [.tap(.footer)] },
    Action(.flow, .answers, 4) { draw in
      draw.subject.gestures.isEmpty ? [] : draw.random.one(of: draw.subject.gestures)
    },
  ]
}

extension RunDraw {
  /// Returns a displacement along an axis on which something is pulled, or sometimes across it.
  fileprivate mutating func along(_ way: Double) -> Point {
    let isVertical = (component().kind.family.axis == .vertical) != random.chance(5)
    return isVertical ? Point(x: 0, y: way) : Point(x: way, y: 0)
  }

  /// Returns a command that lifts a finger, mostly at rest, or one that cancels the touch as the system does.
  fileprivate mutating func release() -> Command {
    if random.chance(10) { return .cancel }
    return .release(velocity: random.chance(85) ? nil : along(random.one(of: [-2500, -500, 500, 2500])))
  }

  /// Returns a pull of a component to about its threshold, perhaps with further movements, and usually a release.
  fileprivate mutating func pull() -> [Command] {
    let component = component()
    let role = component.kind.role
    let settings = component.settings
    let threshold =
      component.kind.family == .autoFooter ? settings.extent * settings.triggerPercent : settings.extent
    let amount =
      subject.drawing.amounts.count == 2
      ? PullAmount.points(random.between(subject.drawing.amounts[0], subject.drawing.amounts[1]))
      : random.chance(40) ? .fraction(random.one(of: [0.5, 1, 1.2, 1.5])) : .points(near(threshold))
    var commands = [Command.pull(role, amount)]
    var shown = amount.points(of: settings.extent)
    for _ in 0..<(random.chance(30) ? 1 + random.number(below: 2) : 0) {
      // Back to the very edge, or a little on or back.
      shown = shown <= ReaderPace.longestJump && random.chance(20) ? 0 : shown + random.one(of: [-30, -10, 5, 30])
      commands.append(.pull(role, .points(shown)))
    }
    if random.chance(10) { commands.append(.wait(time())) }
    // A finger may stay down while other things happen.
    if random.chance(94) { commands.append(release()) }
    if random.chance(40) { commands.append(.wait(time())) }
    return commands
  }
}
