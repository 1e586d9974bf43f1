import RefreshEngine

/// An observable that is not as a snapshot has it.
public struct SnapshotDifference: Equatable, Sendable {
  /// The path of the observable.
  public let path: String
  /// What is stored, as reports show it.
  public let expected: String
  /// What was found, as reports show it.
  public let actual: String

  /// All differences: of what is stored in its order, then what is new. Numbers within 0.001 are equal, as they are in
  /// an `expect` step.
  static func all(
    between stored: [(path: String, value: ObservedValue)], and found: [FailedStep.Observation]
  ) -> [SnapshotDifference] {
    let byPath = Dictionary(uniqueKeysWithValues: found.map { ($0.observable.path, $0) })
    var differences = stored.compactMap { path, expected -> SnapshotDifference? in
      guard let observation = byPath[path] else {
        return SnapshotDifference(path: path, expected: text(of: expected), actual: "not there")
      }
      guard !areEqual(expected, observation.value) else { return nil }
      let type = observation.observable.type
      return SnapshotDifference(
        path: path, expected: type.text(of: expected), actual: type.text(of: observation.value))
    }
    let known = Set(stored.map(\.path))
    for observation in found where !known.contains(observation.observable.path) {
      let actual = observation.observable.type.text(of: observation.value)
      differences.append(
        SnapshotDifference(path: observation.observable.path, expected: "not there", actual: actual))
    }
    return differences
  }

  private static func areEqual(_ a: ObservedValue, _ b: ObservedValue) -> Bool {
    if case .number(let a) = a, case .number(let b) = b { return NumberMatcher.equal(a).matches(b) }
    return a == b
  }

  /// A stored value whose observable is not there, so that its type is not known.
  private static func text(of value: ObservedValue) -> String {
    switch value {
    case .number: ObservableType.number(.bare).text(of: value)
    case .bool, .absent: ObservableType.boolean.text(of: value)
    case .text: ObservableType.text.text(of: value)
    }
  }
}
