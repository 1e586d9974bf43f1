import RefreshEngine
import Testing

@testable import RefreshExplore

/// What the monitor reports about positions in a component.
struct LayoutJudgementTests {
  @Test func `all types place what they show by the rules`() {
    for kind in ComponentKind.allCases {
      for isTimeHidden in [false, true] {
        let blueprint = ComponentBlueprint(kind: kind) { $0.lastUpdatedTimeLabel.hidden = isTimeHidden }
        let (run, simulation) = MonitorTests.list(blueprint)
        let found = MonitorTests.problems(run, simulation) { monitor, simulation in
          monitor.acts = 3
          monitor.judgeLayout(kind.role, 0, in: &simulation)
          simulation.beginRefreshing(kind.role)
          simulation.settle(atMost: Interval(seconds: 1))
          monitor.judgeLayout(kind.role, 0, in: &simulation)
          #expect(monitor.laidOut.nonzeroBitCount == 2)
        }
        #expect(found == [], "\(kind)")
      }
    }
  }

  /// Returns the problems of a component whose settings have changed since it was laid out.
  private func problems(_ kind: ComponentKind, _ change: (inout ComponentSettings) -> Void) -> [String] {
    let (run, simulation) = MonitorTests.list(ComponentBlueprint(kind: kind))
    return MonitorTests.problems(run, simulation) { monitor, simulation in
      var settings = ComponentSettings()
      change(&settings)
      simulation.set(kind.role, settings)
      monitor.acts = 3
      monitor.judgeLayout(kind.role, 0, in: &simulation)
    }
  }

  @Test func `an arrow and a spinner that do not stand beside the text are misplaced`() {
    #expect(
      problems(.normalHeader) { $0.labelLeftInset = 60 } == [
        "misplaced in the header `arrow.center.x` is 76.26 pt, and was to be 41.26 pt",
        "misplaced in the header `loading.center.x` is 76.26 pt, and was to be 41.26 pt",
      ])
  }

  @Test func `labels that do not fill their component are misplaced`() {
    #expect(
      problems(.stateHeader) { $0.lastUpdatedTimeLabel.hidden = true } == [
        "misplaced in the header `stateLabel.frame.height` is 27 pt, and was to be 54 pt"
      ])
  }

  @Test func `frames that do not end beside the text are misplaced`() {
    #expect(
      problems(.gifHeader) { $0.labelLeftInset = 30 } == [
        "misplaced in the header `gif.frame.width` is 81.26 pt, and was to be 71.26 pt"
      ])
    #expect(
      problems(.backGifFooter) { $0.stateLabel.hidden = true }.last
        == "misplaced the back footer's frames lie wrongly in their view")
  }
}
