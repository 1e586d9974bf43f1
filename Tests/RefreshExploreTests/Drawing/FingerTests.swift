import RefreshEngine
import Testing

@testable import RefreshExplore

struct FingerTests {
  private static let pull = Command.pull(.header, .points(60))
  private static let sensible: [[Command]] = [
    [pull, .release(velocity: nil), .pull(.footer, .points(60))],
    [pull, .pull(.header, .points(30)), .cancel, .dragBy(Point(x: 0, y: 300))],
    [pull, .dragBy(Point(x: 0, y: 20)), .wait(Interval(seconds: 1))],
    [.pull(.header, .fraction(1.2)), .pull(.header, .points(40))],
  ]
  private static let jumps: [[Command]] = [
    [pull, .pull(.footer, .points(60))],
    [pull, .pull(.header, .points(20))],
    [pull, .dragBy(Point(x: 0, y: 40))],
    [.dragBy(Point(x: 0, y: -60)), .pull(.footer, .points(74))],
    [pull, .wait(Interval(seconds: 1)), .drag(to: Destination(y: 0))],
  ]

  @Test(arguments: sensible.indices) func `a finger that is lifted in time stays as it is`(index: Int) {
    #expect(Finger.isSensible(FingerTests.sensible[index]))
  }

  @Test(arguments: jumps.indices) func `a finger that would jump is lifted first`(index: Int) {
    let commands = FingerTests.jumps[index]
    #expect(!Finger.isSensible(commands))
    let lifted = Finger.lifted(commands)
    #expect(lifted.count == commands.count + 1)
    if case .release = lifted[lifted.count - 2] {} else { Issue.record("\(lifted)") }
  }
}
