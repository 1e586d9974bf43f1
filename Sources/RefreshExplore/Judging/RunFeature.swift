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

/// The numbers of all events that decide something, from 1 on without gaps, in the order of their forms.
private enum EventNumbers {
  /// The number of changes of state that can be distinguished.
  static let changes = EventForm.state.variants
  /// The number of the first event of each form.
  private static let first: [EventForm: Int] = {
    var (first, next) = ([EventForm: Int](), 1)
    for form in EventForm.allCases {
      first[form] = next
      next += form.variants
    }
    return first
  }()
  /// The number of numbers, with 0 for no event.
  static let count = EventForm.allCases.reduce(1) { $0 + $1.variants }

  /// The place of a change among all changes.
  static func change(_ role: ComponentRole, _ from: RefreshState, _ to: RefreshState) -> Int {
    Event.Kind.state(role, from: from, to: to).variety.variant
  }

  /// The number of an event; nil for an event of parts, which decides nothing.
  static func number(of event: Event.Kind) -> Int? {
    if case .partAnimation = event { return nil }
    let (form, variant) = event.variety
    return first[form].map { $0 + variant }
  }
}
