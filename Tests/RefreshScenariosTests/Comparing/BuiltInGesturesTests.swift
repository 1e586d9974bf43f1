import RefreshEngine
import Testing

@testable import RefreshScenarios

struct BuiltInGesturesTests {
  @Test(arguments: ComponentKind.allCases)
  func `the gestures refresh every type, and come to rest`(kind: ComponentKind) {
    let recordings = BuiltInGestures.scenarios(for: [kind]).map { Runner.record($0) }
    #expect(recordings.count >= 6)
    for recording in recordings {
      let name = recording.scenario.name
      #expect(recording.verdict.passed, "\(name)")
      #expect(recording.moments.last?.simulation.isSettled == true, "\(name)")
    }
    #expect(recordings.contains { $0.moments.contains { $0.state(of: kind.role) == .refreshing } })
  }

  @Test func `a gesture has the same tag on all screens`() {
    let scenarios = BuiltInGestures.scenarios(for: [.normalHeader, .autoNormalFooter])
    #expect(
      scenarios.map { "\($0.tags[0]) \($0.name)" } == [
        "gesture-0 the header is pulled by 10 pt at a time and let go, on a phone",
        "gesture-1 the header is swiped and let go, on a phone",
        "gesture-2 the app begins to refresh the header, on a phone",
        "gesture-3 the footer is pulled by 10 pt at a time and let go, on a phone",
        "gesture-4 the footer is swiped and let go, on a phone",
        "gesture-5 the app begins to refresh the footer, on a phone",
        "gesture-6 the app reports no more data to the footer, on a phone",
        "gesture-7 the footer is tapped, on a phone",
        "gesture-0 the header is pulled by 10 pt at a time and let go, on a tablet",
        "gesture-1 the header is swiped and let go, on a tablet",
        "gesture-2 the app begins to refresh the header, on a tablet",
        "gesture-3 the footer is pulled by 10 pt at a time and let go, on a tablet",
        "gesture-4 the footer is swiped and let go, on a tablet",
        "gesture-5 the app begins to refresh the footer, on a tablet",
        "gesture-6 the app reports no more data to the footer, on a tablet",
        "gesture-7 the footer is tapped, on a tablet",
      ])
  }
}
