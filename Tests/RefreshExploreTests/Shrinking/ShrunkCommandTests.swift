import RefreshEngine
import RefreshScenarios
import RefreshText
import Testing

@testable import RefreshExplore

@Suite struct `Shorter commands` {
  /// Returns the shortest run that has something, as it is written.
  private func shortest(_ commands: [Command], with isThere: @escaping (Command) -> Bool) throws -> [String] {
    let subject = try Subject.preset("name: feed\nheader: { type: normalHeader }\n")
    let run = ExploredRun(
      scene: ScrollScene(), components: subject.components.map(\.blueprint), commands: commands)
    var shrinker = Shrinker(run, Shown(value: true, step: commands.count), of: subject) { run, moments in
      moments += 1
      return run.commands.contains(where: isThere) ? Shown(value: true, step: run.commands.count) : nil
    }
    shrinker.shrink()
    return shrinker.run.commands.map { StepCatalogue.written($0)?.flow ?? "\($0)" }
  }

  @Test(arguments: Command.samples.indices) func `what a problem does not need is dropped`(index: Int) throws {
    let command = Command.samples[index]
    let isNeeded = { (command: Command) in if case .loadHeight(7) = command { true } else { false } }
    #expect(try shortest([command, .loadHeight(7)], with: isNeeded) == ["{ load: { height: 7 } }"])
    #expect(try shortest([.loadHeight(7), command], with: isNeeded) == ["{ load: { height: 7 } }"])
  }

  /// What each command becomes where its kind is needed, and what where anything that does the same is enough.
  @Test func `each command has its shortest form`() throws {
    let lines = try Command.samples.map { command in
      let kind = command.encoded()[0]
      let traits = command.traits
      let own = try shortest([command]) { $0.encoded()[0] == kind }
      let any = try shortest([command]) { $0.traits.actor == traits.actor && $0.traits.need == traits.need }
      return own == any ? own.joined() : "\(own.joined()), or \(any.joined())"
    }
    #expect(
      lines == [
        "touch", "{ drag: { to: { x: 0, y: -100 } } }", "{ drag: { by: 0 } }", "{ pull: { header: 100 } }",
        "{ swipe: { by: [0, 100], duration: 0.1s } }, or { drag: { by: -100 } }", "release", "cancel",
        "{ scroll: { to: { x: 0, y: 100 } } }", "{ scroll: { by: 0 } }", "{ scroll: { to: bottom } }",
        "{ wait: 0s }",
        "{ wait: settled }", "{ load: { rows: 100 } }", "{ load: { height: 100 } }",
        "{ load: { rowsAbove: 100 } }, or { load: { rows: 100 } }", "{ set: { scene.contentInset.top: 0 } }",
        "{ set: { header.height: 67.89 } }", "{ beginRefreshing: header }", "{ endRefreshing: header }",
        "{ endRefreshing: { footer: noMoreData } }, or { endRefreshing: footer }", "{ resetNoMoreData: footer }",
        "{ tap: footer }", "{ attach: { header: { type: normalHeader } } }", "{ detach: header }",
        "{ window: false }", "{ rotate: [667, 375] }", "{ language: ko }",
      ])
  }

  @Test func `a velocity that is needed has round numbers`() throws {
    let release = Command.release(velocity: Point(x: 12.34, y: -1234.5))
    let shown = try shortest([release]) { if case .release(.some) = $0 { true } else { false } }
    #expect(shown == ["{ release: { velocity: [0, -1200] } }"])
  }
}
