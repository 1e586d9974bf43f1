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
    let story = try #require(Story(try record(TimelineTests.feed)))
    let axis = StepAxis(story, from: 100, width: 600)
    #expect(axis.bands.map(\.step) == [0, 1, 2, 3])
    #expect(axis.bands.map(\.takesTime) == [false, false, true, false])
    #expect(axis.bands.allSatisfy { $0.width >= 26 })
    #expect(axis.bands[2].width > axis.bands[1].width)
    #expect(abs(axis.endX - 700) < 0.001)
    #expect(axis.positions == axis.positions.sorted())
  }

  @Test func `steps that need more room than there is get it`() throws {
    let story = try #require(Story(try record(TimelineTests.feed)))
    let axis = StepAxis(story, from: 0, width: 10)
    #expect(axis.endX > 150)
  }

  @Test(arguments: [
    ([0.0, 0], [0.0]), ([0, 100], [0, 50, 100]), ([-148, -88], [-160, -140, -120, -100, -80]),
    ([0, 0.5], [0, 0.2, 0.4, 0.6]), ([1, 3], [1, 2, 3]),
  ])
  func `axes have tidy numbers`(values: [Double], ticks: [Double]) {
    let found = Curve.Scale(around: values).ticks
    #expect(found.count == ticks.count && zip(found, ticks).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
  }

  @Test func `a picture shows steps, curves, states and what failed`() throws {
    let picture = try #require(Picture.timeline(of: try record(TimelineTests.feed)))
    let elements = Elements(picture)
    let classes = elements.all.compactMap { $0.attributes["class"] }
    #expect(classes.filter { $0.hasPrefix("step") } == ["step", "step", "step long", "step bad"])
    #expect(classes.filter { $0.hasPrefix("curve") } == ["curve offset", "curve inset", "curve percent"])
    #expect(classes.filter { $0.hasPrefix("state") } == ["state idle", "state pulling"])
    #expect(elements.text.contains("✗ step 3: `header.state` is pulling, expected idle"))
    #expect(picture == (try #require(Picture.timeline(of: try record(TimelineTests.feed)))))
  }

  @Test func `what is drawn is drawn so`() throws {
    let story = try #require(Story(try record(TimelineTests.feed)))
    var markup = Markup()
    Timeline(story, width: 400).draw(into: &markup)
    #expect(markup.string.replacing("><", with: ">\n<") == TimelineTests.golden)
  }

  private static let golden = #"""
    GOLDEN
    """#
}
