import Testing

@testable import RefreshEngine

/// The finger: `Simulation+Pan`, without physics.
@Suite struct PanTests {
  @Test func `a touch begins the pan and the drag`() {
    var rig = Rig()
    rig.expect(["scroll.pan": "possible", "scroll.dragging": false, "scroll.decelerating": false])
    rig.touch()
    rig.expect(["scroll.pan": "began", "scroll.dragging": true])
  }

  @Test func `a drag touches first, then sets the offset exactly`() {
    var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .times(3))])
    rig.begin(.footer)
    rig.simulation[ComponentID(index: 0)].auto.leftTriggerTimes = 1
    rig.end(.footer)
    rig.step { $0.drag(to: Point(x: 12, y: -34.5)) }
    rig.expect([
      "scroll.pan": "changed", "scroll.dragging": true, "scroll.offset.x": 12, "scroll.offset.y": -34.5,
      "footer.leftTriggerTimes": 3,
    ])
  }

  @Test func `a finger that is down does not touch again`() {
    var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .times(3))])
    rig.drag(to: 10)
    rig.simulation[ComponentID(index: 0)].auto.leftTriggerTimes = 1
    rig.touch()
    rig.drag(to: 20)
    rig.expect(["scroll.pan": "changed", "footer.leftTriggerTimes": 1])
  }

  @Test func `letting go reports the ended pan while still dragging, then sets the offset once`() {
    let notes = Notes()
    var rig = Rig(.header, .autoFooter) { $0.content = SceneContent(height: 100) }
    rig.simulation.app = { simulation, call in
      if case .callback(.footer, .refreshing) = call {
        notes.write("\(simulation.scroll.pan) dragging \(simulation.scroll.isDragging)")
      }
    }
    rig.drag(to: 0)
    rig.setState(of: .header, to: .pulling)
    rig.release()
    #expect(notes.lines == ["ended dragging true"])
    rig.expect(["scroll.dragging": false, "header.state": "refreshing"])
  }

  @Test func `the first frame after letting go sets the offset, without dragging, though it is unchanged`() {
    var rig = Rig(.header)
    rig.drag(to: -60)
    rig.expect("header.state", "pulling")
    rig.release()
    rig.expect(["header.state": "refreshing", "scroll.dragging": false, "scroll.pan": "possible"])
  }

  @Test func `a cancelled pan does the same, as cancelled`() {
    let notes = Notes()
    var rig = Rig(.header, [.set(\.collectionViewAnimationBug, true)])
    rig.simulation.app = { simulation, call in
      if case .callback(.header, .refreshing) = call {
        notes.write("\(simulation.scroll.pan) dragging \(simulation.scroll.isDragging)")
      }
    }
    rig.drag(to: -60)
    rig.cancel()
    #expect(notes.lines == ["cancelled dragging false"])
    rig.expect(["header.state": "refreshing", "scroll.pan": "possible", "scroll.dragging": false])
  }

  @Test func `a component that the end of a pan removes is no longer notified`() {
    var rig = Rig(.header, .autoFooter) { $0.content = SceneContent(height: 100) }
    rig.simulation.app = { simulation, call in
      if call == .callback(.footer, .refreshing) {
        simulation.detach(.footer)
        simulation.detach(.header)
      }
    }
    rig.touch()
    rig.release()
    rig.expect(["header.state": nil, "footer.state": nil, "scroll.dragging": false])
  }

  @Test(arguments: [false, true])
  func `a component that removes or replaces another one is notified once`(_ replaces: Bool) {
    func rig(_ automatic: Bool) -> Rig {
      var rig = Rig([
        ComponentBlueprint(kind: .header),
        ComponentBlueprint(
          kind: .autoFooter,
          properties: [.set(\.autoTriggerTimes, .unlimited), .set(\.automaticallyRefresh, automatic)]),
      ]) { $0.content = SceneContent(height: 1200) }
      rig.simulation.app = { simulation, call in
        guard call == .callback(.footer, .refreshing) else { return }
        if replaces { simulation.attach(ComponentBlueprint(kind: .header)) } else { simulation.detach(.header) }
        // It is idle again.
        simulation.set(.set(\.hidden, true), of: .footer)
        simulation.set(.set(\.hidden, false), of: .footer)
      }
      return rig
    }
    var byDrag = rig(true)
    byDrag.drag(to: 580)
    byDrag.expect(["footer.calls.refreshing": 1])
    var byPan = rig(false)
    byPan.drag(to: 590)
    byPan.release()
    byPan.expect(["footer.calls.refreshing": 1])
  }

  @Test func `letting go of nothing does nothing`() {
    for cancels in [false, true] {
      var rig = Rig(.header)
      rig.setState(of: .header, to: .pulling)
      if cancels { rig.cancel() } else { rig.release() }
      rig.expect(["header.state": "pulling", "scroll.pan": "possible"])
    }
  }

  @Test func `ended and cancelled pans are over, others are not`() {
    #expect(PanState.ended.isOver)
    #expect(PanState.cancelled.isOver)
    #expect(!PanState.possible.isOver)
    #expect(!PanState.began.isOver)
    #expect(!PanState.changed.isOver)
  }
}
