import RefreshEngine

/// A feature that a run can reach: a change of state, or a pair of consecutive events.
package struct RunFeature: Sendable {
  /// The index among all features.
  fileprivate let index: Int

  /// A change of state.
  package static func transition(_ role: ComponentRole, from: RefreshState, to: RefreshState) -> RunFeature {
    RunFeature(index: EventNumbers.change(role, from, to))
  }

  fileprivate static let count = EventNumbers.changes + EventNumbers.count * EventNumbers.count

  /// Two events, by their numbers; 0 is the beginning of the run.
  fileprivate static func pair(_ first: Int, _ second: Int) -> RunFeature {
    RunFeature(index: EventNumbers.changes + first * EventNumbers.count + second)
  }
}

/// The features that runs have reached.
package struct RunFeatures: Sendable {
  /// One flag per feature; an array, because every event of every run is looked up here.
  private var isReached = [Bool](repeating: false, count: RunFeature.count)

  /// Returns whether a feature was reached.
  package func contains(_ feature: RunFeature) -> Bool { isReached[feature.index] }

  mutating func formUnion(_ features: [RunFeature]) { for feature in features { isReached[feature.index] = true } }

  mutating func formUnion(_ other: RunFeatures) {
    for index in isReached.indices where other.isReached[index] { isReached[index] = true }
  }
}

/// The features that a run has reached so far.
struct Trail {
  /// The features in the order in which they were reached, with repetitions.
  private(set) var features: [RunFeature] = []
  private var last = 0

  /// Records events.
  init(of events: [Event.Kind]) {
    features.reserveCapacity(2 * events.count)
    for event in events { append(event) }
  }

  /// Records an event.
  private mutating func append(_ event: Event.Kind) {
    guard let number = EventNumbers.number(of: event) else { return }
    if case .state(let role, let from, let to) = event { features.append(.transition(role, from: from, to: to)) }
    features.append(.pair(last, number))
    last = number
  }
}

/// The numbers of all events that decide something, from 1 on without gaps: as many of each kind as its declarations have
/// cases.
private enum EventNumbers {
  private static let roles = ComponentRole.allCases.count
  private static let states = RefreshState.allCases.count
  private static let callbacks = Callback.allCases.count
  private static let animations = AnimationName.allCases.count

  /// The number of changes of state that can be distinguished.
  static let changes = roles * states * states
  private static let firstChange = 1
  private static let firstCall = firstChange + changes
  private static let firstInset = firstCall + roles * callbacks
  private static let reload = firstInset + InsetEdge.allCases.count
  private static let firstAnimation = reload + 1
  /// The number of numbers, with 0 for no event.
  static let count = firstAnimation + roles * animations

  /// The place of a change among all changes.
  static func change(_ role: ComponentRole, _ from: RefreshState, _ to: RefreshState) -> Int {
    (role.place * states + from.place) * states + to.place
  }

  /// The number of an event; nil for an event of parts, which decides nothing.
  static func number(of event: Event.Kind) -> Int? {
    switch event {
    case .state(let role, let from, let to): firstChange + change(role, from, to)
    case .call(let role, let callback): firstCall + role.place * callbacks + callback.place
    case .inset(let edge, _, _): firstInset + place(of: edge)
    case .reloadData: reload
    case .animation(let role, let name, _): firstAnimation + role.place * animations + place(of: name)
    case .partAnimation: nil
    }
  }

  /// The place among all cases.
  private static func place<Name: CaseIterable & Equatable>(of name: Name) -> Int where Name.AllCases == [Name] {
    Name.allCases.firstIndex(of: name)!
  }
}
