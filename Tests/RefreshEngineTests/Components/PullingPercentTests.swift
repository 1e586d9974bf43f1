import Testing

@testable import RefreshEngine

/// The percentage, and the alpha that follows it: `Simulation+Component`, `Simulation+Properties`.
@Suite struct PullingPercentTests {
  @Test func `alpha follows the percent when it is to`() {
    var rig = Rig(.header, [.set(\.automaticallyChangeAlpha, true)])
    rig.drag(to: -27)
    rig.expect(["header.pullingPercent": 0.5, "header.alpha": 0.5])
    rig = Rig(.header)
    rig.drag(to: -27)
    rig.expect(["header.pullingPercent": 0.5, "header.alpha": 1])
  }

  @Test func `alpha stays within 0 and 1, the percent does not`() {
    var rig = Rig(.header, [.set(\.automaticallyChangeAlpha, true)])
    rig.drag(to: -108)
    rig.expect(["header.pullingPercent": 2, "header.alpha": 1])
    rig.simulation.setPullingPercent(of: ComponentID(index: 0), to: -0.5)
    rig.expect(["header.pullingPercent": -0.5, "header.alpha": 0])
  }

  @Test func `alpha does not follow the percent while refreshing or about to`() {
    for state in RefreshState.allCases {
      var rig = Rig(.header, [.set(\.automaticallyChangeAlpha, true)])
      rig.setState(of: .header, to: state)
      rig.simulation[ComponentID(index: 0)].alpha = 0.9
      rig.simulation.setPullingPercent(of: ComponentID(index: 0), to: 0.3)
      rig.expect("header.pullingPercent", 0.3)
      rig.expect("header.alpha", .number(state == .refreshing || state == .willRefresh ? 0.9 : 0.3))
    }
  }

  @Test func `switching the following of alpha on takes the percent, off 1, but not while refreshing`() {
    for state in RefreshState.allCases {
      var rig = Rig(.header)
      rig.setState(of: .header, to: state)
      rig.simulation[ComponentID(index: 0)].pullingPercent = 0.3
      let refreshes = state == .refreshing || state == .willRefresh
      rig.set(.set(\.automaticallyChangeAlpha, true), of: .header)
      rig.expect("header.alpha", .number(refreshes ? 1 : 0.3))
      rig.simulation[ComponentID(index: 0)].alpha = 0.7
      rig.set(.set(\.automaticallyChangeAlpha, false), of: .header)
      rig.expect("header.alpha", .number(refreshes ? 0.7 : 1))
    }
  }
}
