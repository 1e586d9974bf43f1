import RefreshText
import Testing

@testable import RefreshReports

@Suite struct TimelineTests {
  private static let feed = """
    suite: Feed
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: one pull
        steps: [ { pull: { header: 110% } }, { wait: 0.5s }, { expect: { header.state: idle } } ]
    """

  @Test func `steps without time have room, and time goes from left to right in the others`() throws {
    let recording = try record(TimelineTests.feed)
    let axis = StepAxis(recording, from: 100, width: 700)
    #expect(axis.bands.map(\.step) == [0, 1, 2, 3])
    #expect(axis.bands.map(\.takesTime) == [false, false, true, false])
    #expect(axis.bands.allSatisfy { $0.width >= 26 })
    #expect(axis.bands[2].width > axis.bands[1].width)
    #expect(abs(axis.endX - 800) < 0.001)
    #expect(axis.positions == axis.positions.sorted())
  }

  @Test func `steps that need more room than there is get it`() throws {
    let recording = try record(TimelineTests.feed)
    let axis = StepAxis(recording, from: 0, width: 10)
    #expect(axis.endX > 150)
  }

  @Test(arguments: [
    ([0.0, 0], [0.0]), ([0, 100], [0, 50, 100]), ([-148, -88], [-160, -140, -120, -100, -80]),
    ([0, 0.5], [0, 0.2, 0.4, 0.6]), ([1, 3], [1, 2, 3]),
  ])
  func `axes have tidy numbers`(values: [Double], ticks: [Double]) {
    let found = CurveScale(around: values).ticks
    #expect(found.count == ticks.count && zip(found, ticks).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
  }

  @Test func `a picture shows steps, curves, states and what failed`() throws {
    let picture = Picture.timeline(of: try record(TimelineTests.feed))
    let elements = Elements(picture)
    let classes = elements.all.compactMap { $0.attributes["class"] }
    #expect(classes.filter { $0.hasPrefix("step") } == ["step", "step", "step long", "step bad"])
    #expect(classes.filter { $0.hasPrefix("curve") } == ["curve offset", "curve inset", "curve percent"])
    #expect(classes.filter { $0.hasPrefix("state") } == ["state idle", "state pulling"])
    #expect(elements.text.contains("✗ step 3: header.state is pulling, expected idle"))
    #expect(picture == (Picture.timeline(of: try record(TimelineTests.feed))))
  }

  @Test func `time has the same scale in all steps, and a long wait without changes is cut`() throws {
    let text = TimelineTests.feed.replacing(
      "{ wait: 0.5s }",
      with: "{ swipe: { by: [0, -30], duration: 0.2s } }, { wait: 0.4s }, { wait: 60s }, { wait: 0.1s }")
    let recording = try record(text)
    let axis = StepAxis(recording, changes: [0, 0.1, 0.2], from: 0, width: 1000)
    let timed = axis.bands.filter(\.takesTime)
    #expect(timed.count == 4)
    let scales = [timed[0], timed[1], timed[3]].map { $0.width / ($0.time.end - $0.time.start) }
    #expect(scales.allSatisfy { abs($0 - axis.scale.second) < 0.001 })
    let cut = try #require(axis.scale.breaks.first)
    #expect(axis.scale.breaks.count == 1 && abs(cut.length - 59.9) < 0.001)
    #expect(abs(timed[2].width - (TimeScale.breakWidth + 0.1 * axis.scale.second)) < 0.001)
    #expect(Elements(Picture.timeline(of: recording)).text.contains("59.9 s cut"))
  }

  @Test func `a pull of 54 points is seen in a list of thousands`() {
    let scale = CurveScale(around: [-54, 0, 900, 2200], within: [0...2000])
    #expect(scale.joints == [0] || scale.joints == [0, 2000])
    #expect(scale.share(of: 0) - scale.share(of: -54) > 0.15 && scale.share(of: scale.least) == 0)
    let shares = [scale.least, -54, 0, 900, 2000, 2200].map(scale.share)
    #expect(shares == shares.sorted() && abs(scale.share(of: scale.most) - 1) < 1e-9)
    #expect(CurveScale(around: [-54, 0], within: [0...2000]).joints.isEmpty)
  }

  @Test func `a pull below a list is seen, also if the list grows afterwards`() {
    let scale = CurveScale(around: [0, 808, 886, 879], within: [0...808, 0...1288])
    #expect(scale.joints == [808] && scale.share(of: 886) - scale.share(of: 808) > 0.15)
    #expect(CurveScale(around: [0, 886, 1288], within: [0...808, 0...1288]).joints.isEmpty)
  }

  @Test func `an axis ends near its values`() {
    for values in [[-44.0, 847], [-124, -44], [3.1, 9.1], [0.5, 1_000_000], [-1, 0.2]] {
      let scale = CurveScale(around: values)
      let range = values[1] - values[0]
      #expect(scale.ticks.count > 1 && scale.least <= values[0] && scale.most >= values[1], "\(values)")
      #expect(values[0] - scale.least <= range * 0.6 && scale.most - values[1] <= range * 0.6, "\(values)")
    }
    #expect(CurveScale(around: [-44, 847]).least == -44)
  }

  @Test func `texts beside marks don't overlap, and none is left out`() {
    let marks = [0.0, 10, 20, 30, 95]
    let rows = LabelRows(marks.map { .init(mark: $0, width: 40, distance: -3) }, within: 0...100)
    #expect(rows.places.count == marks.count)
    for (index, a) in rows.places.enumerated() {
      #expect((0...60).contains(a.x))
      #expect(rows.places[..<index].allSatisfy { $0.row != a.row || abs($0.x - a.x) >= 48 })
    }
  }

  @Test func `what rotates with the time alone is looked at between the moments`() throws {
    let text = TimelineTests.feed.replacing(
      "{ type: header }",
      with:
        "{ type: header, parts: { a: { kind: ring, center: [50%, 50%], size: [9, 9], rotation: { state: { pulling: { every: 0.1s, from: 0, to: 360 } } } } } }"
    )
    let recording = try record(text)
    let path = try #require(
      recording.moments[0].simulation.paths.first { $0.path == "header.parts.a.rotation" })
    let line = try #require(
      Elements(Picture.timeline(of: recording, with: [path]))["path"].first { $0.attributes["data-n"] == path.path }
    )
    let values = try #require(line.attributes["data-v"]).split(separator: " ").enumerated().filter { $0.0 % 2 == 1 }
      .compactMap { Double($0.1) }
    #expect(values.count > 25 && values.allSatisfy { (0...360).contains($0) } && (values.max() ?? 0) > 290)
    #expect(line.attributes["data-u"] == "°")
  }

  @Test func `what is asked for is shown besides: numbers as curves, words as bands, colours as they are`() throws {
    let feed = TimelineTests.feed.replacing(
      "{ type: header }",
      with: """
        { type: header, parts: { a: { kind: box, center: [50%, 50%], size: [9, 9],
        color: { state: { idle: "#FF0000", pulling: "#00FF0080" } }, rotation: { pull: { 0%: 0, 110%: 90 } } } } }
        """)
    let recording = try record(feed)
    let asked: Set = [
      "header.parts.a.rotation", "header.parts.a.color", "header.parts.a.hidden", "header.type", "trailer.state",
    ]
    let paths = try #require(recording.moments.last).simulation.paths.filter { asked.contains($0.path) }
    let elements = Elements(Picture.timeline(of: recording, with: paths))
    let names = elements["path"].compactMap { $0.attributes["data-n"] }
    #expect(names == ["offset.y", "inset.top", "header pull", "header.parts.a.rotation"])
    let bands = elements["g"].filter { $0.attributes["class"]?.hasPrefix("state ") ?? false }
    #expect(
      bands.map { "\($0.attributes["data-n"] ?? ""): \($0.attributes["class"] ?? "")" } == [
        "header: state idle", "header: state pulling", "header.type: state idle",
        "header.parts.a.hidden: state idle",
        "header.parts.a.color: state color", "header.parts.a.color: state color",
      ])
    let fills = elements["rect"].compactMap { $0.attributes["fill"] }
    #expect(fills == ["#FF0000", "#00FF0080"])
  }

  @Test func `a text of wide characters is below its stretch where that is too short for it`() throws {
    let feed = TimelineTests.feed.replacing(
      "{ type: header }",
      with: "{ type: stateHeader, titles: { idle: 下拉可以刷新下拉可以刷新, pulling: 松开立即刷新松开立即刷新松开 } }")
    let recording = try record(feed)
    let paths = try #require(recording.moments.last).simulation.paths.filter { $0.path == "header.stateLabel.text" }
    let axis = StepAxis(recording, from: 0, width: 400)
    let lane = try #require(ValueLane(paths[0], of: recording.moments, on: axis))
    #expect(!lane.stretches.isEmpty)
    // Such a character is about as wide as it is high.
    #expect(
      lane.stretches.allSatisfy { !$0.isWritten || Double($0.value.count) * 11 < $0.endX - $0.x })
    #expect(lane.notes.allSatisfy { $0.width > Double($0.text.count) * 10 })
  }

  @Test func `what is drawn is drawn so`() throws {
    let recording = try record(TimelineTests.feed)
    var markup = Markup()
    Timeline(recording).draw(into: &markup)
    #expect(markup.string.replacing("><", with: ">\n<") == TimelineTests.golden)
  }

  private static let golden = #"""
    <g class="step" data-s="0" data-t="0 0">
    <title>0 start, 0 s</title>
    <rect x="132" y="0" width="43" height="288"/>
    <path d="M132 0V288"/>
    <text x="153.5" y="18" class="number">0</text>
    <text x="153.5" y="34">start</text>
    </g>
    <g class="step" data-s="1" data-t="0 0">
    <title>1 pull, 0 s</title>
    <rect x="175" y="0" width="36.8" height="288"/>
    <path d="M175 0V288"/>
    <text x="193.4" y="18" class="number">1</text>
    <text x="193.4" y="34">pull</text>
    </g>
    <g class="step long" data-s="2" data-t="0 0.5">
    <title>2 wait, 0.5 s</title>
    <rect x="211.8" y="0" width="847" height="288"/>
    <path d="M211.8 0V288"/>
    <text x="635.3" y="18" class="number">2</text>
    <text x="635.3" y="34">wait</text>
    </g>
    <g class="step bad" data-s="3" data-t="0.5 0.5">
    <title>3 expect, 0.5 s
    `header.state` is pulling, expected idle</title>
    <rect x="1058.8" y="0" width="49.2" height="288"/>
    <path d="M1058.8 0V288"/>
    <text x="1083.4" y="18" class="number">✗ 3</text>
    <text x="1083.4" y="34">expect</text>
    </g>
    <g class="curve offset">
    <text x="0" y="57.5" class="name">offset.y</text>
    <path class="grid" d="M132 146H1108"/>
    <text x="124" y="149.5" class="tick">-60</text>
    <path class="grid" d="M132 115.33H1108"/>
    <text x="124" y="118.83" class="tick">-40</text>
    <path class="grid" d="M132 84.67H1108"/>
    <text x="124" y="88.17" class="tick">-20</text>
    <path class="grid zero" d="M132 54H1108"/>
    <text x="124" y="57.5" class="tick">0 pt</text>
    <path class="line" data-n="offset.y" data-u=" pt" data-v="132 0 187.27 -59.4" d="M132 54H175L187.3 145.1H1108"/>
    </g>
    <g class="curve inset">
    <text x="0" y="174.5" class="name">inset.top</text>
    <path class="grid zero" d="M132 171H1108"/>
    <text x="124" y="174.5" class="tick">0 pt</text>
    <path class="line" data-n="inset.top" data-u=" pt" data-v="132 0" d="M132 171H1108"/>
    </g>
    <g class="curve percent">
    <text x="0" y="199.5" class="name">header pull</text>
    <path class="grid zero" d="M132 242H1108"/>
    <text x="124" y="245.5" class="tick">0</text>
    <path class="grid" d="M132 221.09H1108"/>
    <text x="124" y="224.59" class="tick">50</text>
    <path class="grid" d="M132 200.18H1108"/>
    <text x="124" y="203.68" class="tick">100 %</text>
    <path class="line" data-n="header pull" data-u=" %" data-v="132 0 187.27 110" d="M132 242H175L187.3 196H1108"/>
    </g>
    <g class="lane">
    <text x="0" y="272" class="name">header</text>
    <g class="state idle" data-n="header" data-v="idle">
    <title>header idle from 0 s</title>
    <rect x="132" y="256" width="54.27" height="24" rx="4"/>
    <text x="139" y="272">idle</text>
    </g>
    <g class="state pulling" data-n="header" data-v="pulling">
    <title>header pulling from 0 s</title>
    <rect x="187.27" y="256" width="919.73" height="24" rx="4"/>
    <text x="194.27" y="272">pulling</text>
    </g>
    </g>
    <g class="seconds" data-m="132 0 175 0 175 0 211.8 0 211.8 0 1058.8 0.5 1058.8 0.5 1108 0.5">
    <text x="0" y="305" class="name">time</text>
    <path d="M211.8 288H1058.8"/>
    <path d="M132 288v6"/>
    <text x="132" y="305">0 s</text>
    <path d="M211.8 288v6"/>
    <text x="211.8" y="305">0 s</text>
    <path d="M1058.8 288v6"/>
    <text x="1058.8" y="305">0.5 s</text>
    <path d="M296.5 288v4"/>
    <text x="296.5" y="305">0.05 s</text>
    <path d="M381.2 288v4"/>
    <text x="381.2" y="305">0.1 s</text>
    <path d="M465.9 288v4"/>
    <text x="465.9" y="305">0.15 s</text>
    <path d="M550.6 288v4"/>
    <text x="550.6" y="305">0.2 s</text>
    <path d="M635.3 288v4"/>
    <text x="635.3" y="305">0.25 s</text>
    <path d="M720 288v4"/>
    <text x="720" y="305">0.3 s</text>
    <path d="M804.7 288v4"/>
    <text x="804.7" y="305">0.35 s</text>
    <path d="M889.4 288v4"/>
    <text x="889.4" y="305">0.4 s</text>
    <path d="M974.1 288v4"/>
    <text x="974.1" y="305">0.45 s</text>
    </g>
    """#
}
