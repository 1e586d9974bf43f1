import Testing

@testable import RefreshEngine

/// How components call the app: `Simulation+Component`.
@Suite struct CallbackTests {
  @Test(arguments: [ComponentKind.header, .autoFooter, .backFooter, .trailer])
  func `the refreshing callback comes first, then the completion of the beginning`(kind: ComponentKind) {
    let notes = Notes()
    var rig = Rig(kind)
    rig.simulation.app = { simulation, call in
      guard case .callback(kind.role, let callback) = call else { return }
      notes.write(callback.name)
    }
    rig.begin(kind.role)
    rig.settle()
    #expect(notes.lines == ["refreshing", "beginRefreshingCompletion"])
    rig.expect([
      "\(kind.role.rawValue).calls.refreshing": 1, "\(kind.role.rawValue).calls.beginRefreshingCompletion": 1,
    ])
  }

  @Test func `what the app does when called back comes before the next callback`() {
    var rig = Rig(.autoFooter)
    rig.simulation.app = { simulation, call in
      if call == .callback(.footer, .refreshing) { simulation.load(height: 100) }
    }
    rig.begin(.footer)
    rig.expectEvents([
      "animation: footer.alpha 0.25s", "footer: idle -> refreshing", "footer: refreshing()",
      "scroll: reloadData(0)", "footer: beginRefreshingCompletion()",
    ])
  }

  @Test func `a call is counted and an event before the app is called`() {
    let notes = Notes()
    var rig = Rig(.autoFooter)
    rig.simulation.app = { simulation, call in
      guard call == .callback(.footer, .refreshing) else { return }
      notes.write("\(simulation[.component(.footer, .callsRefreshing)])")
      notes.write(simulation.events.last?.text ?? "")
    }
    rig.begin(.footer)
    #expect(notes.lines == ["number(1.0)", "footer: refreshing()"])
  }

  @Test func `a pull calls back as well`() {
    var rig = Rig(.header)
    rig.drag(to: -60)
    rig.release()
    rig.settle()
    rig.expect(["header.calls.refreshing": 1, "header.calls.beginRefreshingCompletion": 1])
  }

  @Test func `callbacks have names`() {
    #expect(
      Callback.allCases.map(\.name) == [
        "refreshing", "beginRefreshingCompletion", "endRefreshingAnimationBegin", "endRefreshingCompletion",
      ])
  }

  @Test func `each call has its own count`() {
    var counts = CallCounts()
    for (index, callback) in Callback.allCases.enumerated() { counts[callback] = Int32(index) + 1 }
    #expect(Callback.allCases.map { counts[$0] } == [1, 2, 3, 4])
  }
}
