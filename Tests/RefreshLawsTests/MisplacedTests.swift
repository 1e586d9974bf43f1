import RefreshEngine
import Testing

@testable import RefreshLaws

struct MisplacedTests {
  @Test func `all types place what they show by the rules`() {
    for kind in ComponentKind.allCases {
      for isTimeHidden in [false, true] {
        var bench = Bench(
          ComponentBlueprint(kind: kind) { $0.lastUpdatedTimeLabel.hidden = isTimeHidden }, laws: ["misplaced"])
        bench.inspector.ledger.acts = 3
        bench.look(.rests(bench.component(kind.role)!))
        bench.simulation.beginRefreshing(kind.role)
        bench.settle()
        bench.inspector.ledger[kind.role].state = .refreshing
        bench.look(.rests(bench.component(kind.role)!))
        #expect(bench.found == [], "\(kind)")
      }
    }
  }

  /// What is reported of a component whose settings are others than when it was laid out.
  private func problems(_ kind: ComponentKind, _ change: (inout ComponentSettings) -> Void) -> [String] {
    var bench = Bench(ComponentBlueprint(kind: kind), laws: ["misplaced"])
    var settings = ComponentSettings()
    change(&settings)
    bench.simulation.set(kind.role, settings)
    bench.inspector.ledger.acts = 3
    bench.look(.rests(bench.component(kind.role)!))
    return bench.found
  }

  @Test func `an arrow and a spinner that are not beside the text are misplaced`() {
    #expect(
      problems(.normalHeader) { $0.labelLeftInset = 60 } == [
        "misplaced in the header `arrow.center.x` is 76.26 pt, not 41.26 pt",
        "misplaced in the header `loading.center.x` is 76.26 pt, not 41.26 pt",
      ])
  }

  @Test func `labels that do not fill their component are misplaced`() {
    #expect(
      problems(.stateHeader) { $0.lastUpdatedTimeLabel.hidden = true } == [
        "misplaced in the header `stateLabel.frame.height` is 27 pt, not 54 pt"
      ])
  }

  @Test func `frames that do not end beside the text are misplaced`() {
    #expect(
      problems(.gifHeader) { $0.labelLeftInset = 30 } == [
        "misplaced in the header `gif.frame.width` is 81.26 pt, not 71.26 pt"
      ])
    #expect(
      problems(.backGifFooter) { $0.stateLabel.hidden = true }.last
        == "misplaced the back footer's frames are misplaced in their view")
  }
}
