import RefreshEngine

/// A feature that a run can reach: a change of state, or a pair of consecutive events.
package struct RunFeature: Sendable {
  /// The index among all features.
  fileprivate let index: Int

  /// The numbers of distinguishable changes of state and of events.
  private static let (changes, events) = (108, 152)
  fileprivate static let count = changes + events * events

  /// Returns the feature of a change of state.
  package static func transition(_ role: ComponentRole, from: RefreshState, to: RefreshState) -> RunFeature {
    RunFeature(index: role.rank * 36 + Int(from.rawValue) * 6 + Int(to.rawValue))
  }

  /// Returns the feature of two consecutive events, by their numbers; 0 is the start of the run.
  fileprivate static func pair(_ first: Int, _ second: Int) -> RunFeature {
    RunFeature(index: changes + first * events + second)
  }
}

/// The features that runs have reached.
package struct RunFeatures: Sendable {
  /// One flag per feature; an array, because every event of every run is looked up here.
  private var isReached = [Bool](repeating: false, count: RunFeature.count)

  /// Returns whether a feature was reached.
  package func contains(_ feature: RunFeature) -> Bool { isReached[feature.index] }

  mutating func formUnion(_ features: [RunFeature]) {
    for feature in features { isReached[feature.index] = true }
  }

  mutating func formUnion(_ other: RunFeatures) {
    for index in isReached.indices where other.isReached[index] { isReached[index] = true }
  }
}

/// The features that a run has reached so far.
struct Trail {
  /// The features in the order in which they were reached, with repetitions.
  private(set) var features: [RunFeature] = []
  private var last = 0

  /// Records an event.
  mutating func append(_ event: Event.Kind) {
    guard let number = event.number else { return }
    if case .state(let role, let from, let to) = event { features.append(.transition(role, from: from, to: to)) }
    features.append(.pair(last, number))
    last = number
  }
}

extension Event.Kind {
  /// The number among all kinds of events; `nil` for animations of parts, which do not affect anything.
  fileprivate var number: Int? {
    switch self {
    case .state(let role, let from, let to): 1 + role.rank * 36 + Int(from.rawValue) * 6 + Int(to.rawValue)
    case .call(let role, let callback): 120 + role.rank * 4 + place(of: callback)
    case .inset(let edge, _, _): 132 + place(of: edge)
    case .reloadData: 136
    case .animation(let role, let name, _): 137 + role.rank * 5 + place(of: name)
    case .partAnimation: nil
    }
  }

  private func place<Name: CaseIterable & Equatable>(of name: Name) -> Int where Name.AllCases == [Name] {
    Name.allCases.firstIndex(of: name) ?? 0
  }
}
