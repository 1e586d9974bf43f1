import RefreshEngine

/// Something that a run can reach: a change of state, or two events, one right behind the other.
package struct RunFeature: Sendable {
  /// The place among all features.
  fileprivate let index: Int

  /// The number of changes of state that can be told apart, and of events.
  private static let (changes, events) = (108, 152)
  fileprivate static let count = changes + events * events

  /// A change of state.
  package static func transition(_ role: ComponentRole, from: RefreshState, to: RefreshState) -> RunFeature {
    RunFeature(index: role.rank * 36 + Int(from.rawValue) * 6 + Int(to.rawValue))
  }

  /// Two events, by their numbers; 0 is the beginning of the run.
  fileprivate static func pair(_ first: Int, _ second: Int) -> RunFeature {
    RunFeature(index: changes + first * events + second)
  }
}

/// Features that runs have reached.
package struct RunFeatures: Sendable {
  /// One for each feature: each event of each run is looked up here.
  private var isReached = [Bool](repeating: false, count: RunFeature.count)

  /// Whether a feature is among them.
  package func contains(_ feature: RunFeature) -> Bool { isReached[feature.index] }

  mutating func formUnion(_ features: [RunFeature]) {
    for feature in features { isReached[feature.index] = true }
  }

  mutating func formUnion(_ other: RunFeatures) {
    for index in isReached.indices where other.isReached[index] { isReached[index] = true }
  }
}

/// What a run has reached so far.
struct Trail {
  /// In the order in which it was reached, again and again.
  private(set) var features: [RunFeature] = []
  private var last = 0

  /// Notes an event.
  mutating func append(_ event: Event.Kind) {
    guard let number = event.number else { return }
    if case .state(let role, let from, let to) = event { features.append(.transition(role, from: from, to: to)) }
    features.append(.pair(last, number))
    last = number
  }
}

extension Event.Kind {
  /// The number among all that can happen; nil for what parts show, which decides nothing.
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
