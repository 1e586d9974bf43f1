import Testing

@testable import RefreshEngine

struct SceneChoiceTests {
  private static let choice: SceneChoice = {
    var choice = SceneChoice()
    choice.viewport = Size(width: 390, height: 844)
    choice.safeArea = Insets(top: 91, left: 1, bottom: 34, right: 2)
    choice.content = SceneContent(rows: 3, rowHeight: 64)
    choice.language = "zh-Hans"
    choice.app = SceneChoice.AppAnswer(delay: Interval(seconds: 1.5), rows: 10)
    return choice
  }()
  private static let world = Replay(
    name: "w", line: 1, scene: ScrollScene(), components: [ComponentBlueprint(kind: .normalHeader)],
    app: AppProgram([AppProgram.Entry(hook: .reloadData, commands: [.touch])]),
    steps: [Replay.Step(line: 2, commands: [.touch])])

  @Test func `what is chosen goes before what the world has, and nothing has happened yet`() {
    let chosen = Self.choice.applied(to: Self.world)
    #expect(chosen.scene.viewport == Size(width: 390, height: 844))
    #expect(chosen.scene.safeArea.top == 91)
    #expect(chosen.scene.content.height == 192)
    #expect(chosen.scene.language == "zh-Hans")
    #expect(
      chosen.app.entries.map(\.hook.name) == ["header.refreshing", "footer.refreshing", "trailer.refreshing"])
    #expect(chosen.app.entries.map(\.commands.count) == [2, 3, 2], "only a footer loads rows")
    #expect(chosen.steps.isEmpty)
  }

  @Test func `what is not chosen stays`() {
    let kept = SceneChoice().applied(to: Self.world)
    #expect(kept.scene.viewport == Size(width: 375, height: 667))
    #expect(kept.app.entries.map(\.hook.name) == ["scroll.reloadData"])
  }

  @Test func `an app that never answers does nothing`() {
    #expect(SceneChoice.AppAnswer(delay: nil, rows: 5).program.entries.isEmpty)
  }

  @Test func `a choice comes back from its bytes`() {
    #expect(SceneChoice(decoding: Self.choice.encoded()) == Self.choice)
    #expect(SceneChoice(decoding: SceneChoice().encoded()) == SceneChoice())
    #expect(Array(Self.choice.encoded().prefix(5)) == Array("RCSC".utf8) + [2])
  }

  @Test func `bytes that are cut short, too long or of another version are refused`() {
    var bytes = Self.choice.encoded()
    for count in bytes.indices { #expect(SceneChoice(decoding: Array(bytes.prefix(count))) == nil) }
    #expect(SceneChoice(decoding: bytes + [0]) == nil)
    bytes[4] = 1
    #expect(SceneChoice(decoding: bytes) == nil)
  }

  @Test func `changed bytes never stop the reader or the engine`() {
    var random = SplitMix(seed: 11)
    var readable = 0
    for _ in 0..<2000 {
      var bytes = Self.choice.encoded()
      for _ in 0..<1 + Int(random.next() % 3) {
        bytes[5 + Int(random.next() % UInt64(bytes.count - 5))] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let choice = SceneChoice(decoding: bytes) else { continue }
      readable += 1
      #expect(!choice.applied(to: Self.world).trace().isEmpty)
    }
    #expect(readable > 500, "most changes are of numbers")
  }

  @Test func `a command comes back from its bytes, and others are refused`() {
    let bytes = Command.swipe(by: Point(x: 1, y: -2), Interval(seconds: 0.5)).encoded()
    guard case .swipe(let way, let time)? = Command(decoding: bytes) else {
      Issue.record("no swipe")
      return
    }
    #expect(way == Point(x: 1, y: -2) && time == Interval(seconds: 0.5))
    #expect(Command(decoding: bytes + [0]) == nil)
    #expect(Command(decoding: Array(bytes.dropLast())) == nil)
    #expect(Command(decoding: [200]) == nil)
    #expect(Command(decoding: []) == nil)
  }
}
