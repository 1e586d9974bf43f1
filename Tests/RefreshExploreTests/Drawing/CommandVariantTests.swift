import RefreshEngine
import RefreshScenarios
import RefreshText
import Testing

@testable import RefreshExplore

/// What is derived from a command. Nothing asks the compiler for these facts, so a new kind of command gets its rows here.
@Suite struct `Variants of commands` {
  @Test(arguments: Command.samples.indices) func `a command along its own path is the same command`(index: Int) {
    let command = Command.samples[index]
    guard let path = command.path else { return }
    #expect(command.along(path)?.encoded() == command.encoded(), "\(command)")
  }

  @Test func `the part of a command within a time is known for those that take time`() {
    for command in Command.samples {
      let part = command.cut(after: Interval(seconds: 0.05))
      #expect((part.encoded() != command.encoded()) == (command.traits.time != nil), "\(command)")
      #expect(command.traits.time == nil || part.traits.time == Interval(seconds: 0.05), "\(command)")
    }
  }

  @Test func `random runs contain every kind of step that performs a command`() throws {
    let subject = try Subject.feed()
    var drawn: Set<String> = []
    for number in 1...2_000 {
      var draw = RunDraw(RandomNumbers(RunNumber(seed: 1, run: number)), of: subject, within: .anything)
      drawn.formUnion(draw.run().commands.map(\.stepKind.name))
    }
    #expect(drawn == Set(Command.samples.map(\.stepKind.name)))
  }

  /// The variant of each command that mutations of runs contain besides others with other numbers.
  @Test func `mutations vary times, pulls and ends`() throws {
    let subject = try Subject.feed()
    var draw = RunDraw(RandomNumbers(RunNumber(seed: 1, run: 1)), of: subject, within: .anything)
    let varied = Command.samples.filter { draw.varied($0).encoded() != $0.encoded() }.map(\.stepKind.name)
    #expect(varied == ["pull", "release", "cancel", "wait", "endRefreshing"])
  }
}
