import Testing

@testable import RefreshEngine

struct ReplayBytesTests {
  /// A replay with values of every kind.
  private static let replay: Replay = {
    var scene = ScrollScene()
    scene.viewport = Size(width: 320, height: 568)
    scene.safeArea = Insets(top: 88, bottom: 34)
    scene.contentInset = Insets(left: 1, right: 2)
    scene.content = SceneContent(rows: 20, rowHeight: 60, width: 500)
    scene.scrollView = .table
    scene.paging = true
    scene.window = false
    scene.language = "de"
    scene.texts = Texts(tables: [
      Texts.Table(language: "de", entries: [Texts.Table.Entry(key: .headerIdle, text: "Zum Aktualisieren ziehen")])
    ])
    scene.now = 1_772_328_600
    scene.timeZone = TimeZoneTable(
      offset: -18_000, transitions: [TimeZoneTable.Transition(time: 1_772_953_200, offset: -14_400)])
    scene.storedTimes = [StoredTime(key: "feed", time: 1_700_000_000)]
    scene.physics = .uikit
    scene.decelerationRate = .fast
    return Replay(
      name: "everything", line: 3, scene: scene,
      components: [
        ComponentBlueprint(kind: .gifHeader, properties: properties), ComponentBlueprint(kind: .autoNormalFooter),
      ],
      app: AppProgram([
        AppProgram.Entry(
          hook: .callback(.header, .refreshing),
          commands: [.wait(Interval(seconds: 0.2)), .endRefreshing(.header)]),
        AppProgram.Entry(hook: .reloadData, commands: [.window(true)]),
      ]),
      steps: commands.enumerated().map { Replay.Step(line: Int32($0.offset + 5), commands: [$0.element]) })
  }()

  private static let properties: [Change] = [
    .set(\.fastAnimationDuration, Interval(seconds: 0.1)), .set(\.slowAnimationDuration, Interval(seconds: 0.2)),
    .set(\.animationDisabled, false), .set(\.collectionViewAnimationBug, true), .set(\.height, 60),
    .set(\.stateLabel.hidden, false),
    .set(\.stateLabel.textColor, RGBAColor(rgba: 0xFF00_0080)), .set(\.stateLabel.fontSize, 12),
    .set(\.lastUpdatedTimeLabel.hidden, false),
    .set(\.lastUpdatedTimeLabel.textColor, .label), .set(\.lastUpdatedTimeLabel.fontSize, 10),
    .set(\.labelLeftInset, 30),
    .set(\.arrow.hidden, true), .set(\.loading.style, .large), .set(\.refreshingTitleHidden, true),
    .set(\.titles[.idle], LocalizedText("a")),
    .set(\.titles[.pulling], LocalizedText(versions: [LocalizedText.Version(language: "de", text: "Loslassen")])),
    .set(\.images[.refreshing], FrameSequence(count: 3, size: Size(width: 20, height: 90))),
    .set(\.lastUpdatedTimeKey, "feed"),
    .set(
      \.lastUpdatedTimeText,
      LocalizedTemplate(versions: [
        LocalizedTemplate.Version(
          language: nil,
          template: TimeTemplate(parts: [
            .text("at "), .relative,
            .date([
              .year(digits: 4), .month(digits: 2), .day(digits: 2), .hour(digits: 2), .hour12(digits: 1),
              .minute(digits: 2), .second(digits: 2), .period, .text("!"),
            ]),
          ]))
      ])), .set(\.lastUpdatedTimeText, nil), .set(\.ignoredInset, -4), .set(\.automaticallyRefresh, false),
    .set(\.triggerPercent, -0.5),
    .set(\.autoTriggerTimes, .times(3)), .set(\.autoTriggerTimes, .unlimited),
    .set(\.automaticallyChangeAlpha, true), .set(\.hidden, false), .set(\.parts, PartSettings.examples),
  ]

  private static let commands: [Command] = [
    .touch, .drag(to: Destination(y: -30)), .dragBy(Point(x: 1, y: -2)), .pull(.header, .points(70)),
    .pull(.footer, .fraction(1.5)), .swipe(by: Point(x: 0, y: 300), Interval(seconds: 0.3)),
    .release(velocity: nil), .touch, .release(velocity: Point(x: 3, y: -900)), .touch, .cancel,
    .scroll(to: Destination(x: 4, y: 5), animated: true), .wait(Interval(seconds: 0.4)),
    .settled, .loadRows(4), .loadHeight(12.5),
    .scrollBy(Point(x: 2, y: -3), animated: false), .scrollToEnd(.bottom, animated: true), .loadRowsAbove(2),
    .setScene(.contentInset(.top, 7)), .setScene(.safeArea(.bottom, 20)), .setScene(.contentWidth(700)),
    .setScene(.contentHeight(1500)), .setScene(.rows(8)), .setScene(.rowHeight(50)), .setScene(.paging(false)),
    .set(.header, Change.set(\.height, 70).settings),
    .set(.header, Change.set(\.parts, [.change(of: "ring", .ring, .color, .color(.label))]).settings),
    .beginRefreshing(.header), .endRefreshing(.header),
    .endRefreshingWithNoMoreData(.footer), .resetNoMoreData(.footer), .tap(.footer),
    .attach(ComponentBlueprint(kind: .normalTrailer)), .detach(.trailer), .window(true),
    .rotate(to: Size(width: 568, height: 320)), .language("ko"), .wait(Interval(seconds: 1)),
  ]

  @Test func `everything crosses and does the same`() throws {
    let bytes = Self.replay.encoded()
    let copy = try #require(Replay(decoding: bytes))
    #expect(copy.encoded() == bytes)
    #expect(copy.trace() == Self.replay.trace())
    #expect(copy.steps.map(\.line) == Self.replay.steps.map(\.line))
  }

  @Test func `the bytes begin with a name and a version`() {
    #expect(Array(Self.replay.encoded().prefix(5)) == Array("RCFG".utf8) + [5])
  }

  @Test func `another form or version is refused`() {
    var bytes = Self.replay.encoded()
    bytes[4] = 1
    #expect(Replay(decoding: bytes) == nil)
    bytes[4] = 2
    bytes[0] = 0
    #expect(Replay(decoding: bytes) == nil)
    #expect(Replay(decoding: []) == nil)
  }

  @Test func `bytes that are cut short or too long are refused`() {
    let bytes = Self.replay.encoded()
    for count in bytes.indices { #expect(Replay(decoding: Array(bytes.prefix(count))) == nil) }
    #expect(Replay(decoding: bytes + [0]) == nil)
  }

  @Test func `a count that promises more than there is takes no memory`() {
    var writer = WireWriter()
    for byte in Array("RCFG".utf8) + [5] { writer.write(byte: byte) }
    writer.write(count: 1 << 27)
    #expect(Replay(decoding: writer.bytes) == nil)
  }

  /// Decoding any bytes gives a replay that runs, or nothing.
  @Test func `changed bytes never stop the reader or the engine`() {
    let bytes = Self.replay.encoded()
    var random = SplitMix(seed: 7)
    var readable = 0
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<1 + Int(random.next() % 3) {
        changed[Int(random.next() % UInt64(changed.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let replay = Replay(decoding: changed) else { continue }
      readable += 1
      if isShort(replay) { #expect(!replay.trace().isEmpty) }
    }
    #expect(readable > 30, "most single changes are of numbers and texts")
  }

  /// Whether a replay takes no more than some seconds of virtual time, of which each has 120 frames.
  private func isShort(_ replay: Replay) -> Bool {
    replay.steps.allSatisfy { step in
      step.commands.allSatisfy { command in
        switch command {
        case .wait(let time), .settle(let time), .swipe(_, let time): time < Interval(seconds: 10)
        default: true
        }
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13])
  func `numbers that no screen has are refused`(number: Double) {
    let replay = Replay(
      name: "", line: 1, scene: ScrollScene(), components: [], app: AppProgram(),
      steps: [Replay.Step(line: 1, commands: [.drag(to: Destination(y: number))])])
    #expect(Replay(decoding: replay.encoded()) == nil)
  }
}
