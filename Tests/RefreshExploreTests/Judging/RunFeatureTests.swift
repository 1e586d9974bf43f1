import RefreshEngine
import Testing

@testable import RefreshExplore

struct RunFeatureTests {
  /// One event for each case of each declaration, in no special order.
  private static let events: [Event.Kind] =
    ComponentRole.allCases.flatMap { role in
      RefreshState.allCases.flatMap { from in
        RefreshState.allCases.map { Event.Kind.state(role, from: from, to: $0) }
      }
        + Callback.allCases.map { .call(role, $0) } + AnimationName.allCases.map { .animation(role, $0, .zero) }
    } + InsetEdge.allCases.map { .inset($0, from: 0, to: 1) } + [.reloadData(1)]

  @Test func `no two pairs of events are one feature`() {
    var seen = RunFeatures()
    for event in Self.events {
      let trail = Trail(of: [Self.events[0], event])
      let pair = trail.features[trail.features.count - 1]
      #expect(!seen.contains(pair), "\(event)")
      seen.formUnion([pair])
    }
  }

  @Test func `each change of state is a feature, and no pair of events`() {
    var seen = RunFeatures()
    for first in Self.events {
      let trail = Trail(of: [first, .reloadData(1)])
      seen.formUnion([trail.features[trail.features.count - 1]])
    }
    for role in ComponentRole.allCases {
      for from in RefreshState.allCases {
        for to in RefreshState.allCases {
          let change = RunFeature.transition(role, from: from, to: to)
          #expect(!seen.contains(change), "\(role) \(from) \(to)")
          seen.formUnion([change])
        }
      }
    }
  }
}
