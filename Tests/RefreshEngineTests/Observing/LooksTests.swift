import Testing

@testable import RefreshEngine

@Suite struct LooksTests {
  private func simulation(_ kind: ComponentKind, _ properties: [Change] = []) -> Simulation {
    var scene = ScrollScene()
    scene.content = SceneContent(height: 1200)
    var simulation = Simulation(scene: scene)
    simulation.attach(ComponentBlueprint(kind: kind, properties: properties))
    simulation.turn()
    return simulation
  }

  @Test func `there are none without a component`() {
    #expect(simulation(.normalHeader).looks(of: .footer) == nil)
  }

  @Test func `labels have fonts and colours`() throws {
    let red = RGBAColor(rgba: 0xFF00_00FF)
    let looks = try #require(
      simulation(.normalHeader, [.set(\.stateLabel.textColor, red), .set(\.stateLabel.fontSize, 18)]).looks(
        of: .header))
    #expect(looks.labels.map(\.fontSize) == [18, 14])
    #expect(looks.labels.map(\.color) == [red, .label])
    #expect(looks.labels[0].text == "Pull down to refresh")
    #expect(looks.arrow?.rotation == 0)
    #expect(looks.spinner == nil)
  }

  @Test func `what is hidden is not seen`() throws {
    let looks = try #require(
      simulation(.normalHeader, [.set(\.hidden, true), .set(\.arrow.hidden, true)]).looks(of: .header))
    #expect(looks.alpha == 0)
    #expect(looks.arrow == nil)
  }

  @Test func `a component without labels has none, nor an arrow`() throws {
    let looks = try #require(simulation(.header).looks(of: .header))
    #expect(looks.labels.isEmpty && looks.arrow == nil && looks.image == nil)
  }

  @Test(arguments: [1, 4] as [Int32])
  func `a state without frames keeps those of the state before`(count: Int32) throws {
    let frames = FrameSequence(count: 10, size: Size(width: 20, height: 20))
    let pulling = FrameSequence(count: count, size: Size(width: 30, height: 30))
    var simulation = simulation(.gifHeader, [.set(\.images[.idle], frames), .set(\.images[.pulling], pulling)])
    simulation.step([.pull(.header, .fraction(2)), .release(velocity: nil), .wait(Interval(seconds: 1))])
    let looks = try #require(simulation.looks(of: .header))
    #expect(looks.state == .refreshing && looks.image?.state == .pulling && looks.image?.count == count)
    // At the end, the pulling percent chooses a frame of `idle` again.
    simulation.step(.endRefreshing(.header))
    #expect(simulation.looks(of: .header)?.image?.state == .idle)
  }

  @Test func `the frame that stands for the pull lies right of its view`() throws {
    let frames = FrameSequence(count: 10, size: Size(width: 20, height: 20))
    var simulation = simulation(.gifHeader, [.set(\.images[.idle], frames)])
    simulation.scroll(to: Point(x: 0, y: -27))
    simulation.turn()
    let image = try #require(simulation.looks(of: .header)?.image)
    #expect(image.index == 5 && image.count == 10 && image.state == .idle)
    #expect(image.frame.size == frames.size)
    #expect(image.frame.center.y == 27)
  }
}
