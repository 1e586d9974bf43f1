import RefreshEngine
import RefreshLaws

extension RunDraw {
  /// Returns a run that differs a little from another, or that combines two runs.
  mutating func mutant(of parent: ExploredRun, with other: ExploredRun) -> ExploredRun {
    var run = parent
    scene = run.scene
    app = run.app
    for _ in 0..<(1 + random.number(below: 3)) { mutate(&run, with: other) }
    run.commands = sensible(Array(run.commands.prefix(RunDraw.mostCommands)))
    return run
  }

  /// The greatest number of commands of a run; longer ones take time and are seldom worth it.
  private static let mostCommands = 24

  private mutating func mutate(_ run: inout ExploredRun, with other: ExploredRun) {
    let place = random.number(below: run.commands.count + 1)
    let isInside = place < run.commands.count
    switch random.number(below: 9) {
    case 0, 1, 2:
      run.commands.insert(contentsOf: draw(one: actions), at: place)
    case 3 where isInside && isFree(run.commands[place]): run.commands.remove(at: place)
    case 4 where isInside && isFree(run.commands[place]): run.commands[place] = varied(run.commands[place])
    case 5:
      let rest = other.commands.suffix(random.number(below: other.commands.count + 1))
      run.commands = run.commands[..<place] + rest.filter(isFree)
    case 6 where isInside && isFree(run.commands[place]): run.commands.insert(run.commands[place], at: place)
    case 7 where subject.app == nil:
      drawApp()
      run.app = app
    case 8 where subject.isSceneFree:
      drawScene()
      run.scene = scene
    default: run.commands.append(.wait(time()))
    }
  }

  /// Returns whether a command may be varied: the actions of a suite's own app don't change.
  private func isFree(_ command: Command) -> Bool { subject.app == nil || command.traits.actor != .app }

  /// Returns the command with another number in it, or one that ends the same in another way.
  mutating func varied(_ command: Command) -> Command {
    if case .wait = command { return .wait(time()) }
    if case .pull(let role, _) = command {
      return .pull(role, .points(near(component(role)?.settings.extent ?? 54)))
    }
    return command.otherEnd ?? command
  }
}

extension Command {
  /// The command that ends the same refresh or touch in the other way; nil for one that ends nothing, or in one way only.
  fileprivate var otherEnd: Command? {
    if grip == .up {
      return if case .release = self { .cancel } else { .release(velocity: nil) }
    }
    guard traits.need == .end, let role = traits.role else { return nil }
    if endsForGood { return .endRefreshing(role) }
    return role == .footer ? .endRefreshingWithNoMoreData(role) : nil
  }
}
