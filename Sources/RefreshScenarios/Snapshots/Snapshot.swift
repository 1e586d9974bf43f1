import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// What becomes of snapshots that are not stored, or differ from what is stored.
public enum SnapshotUse: Sendable {
  /// They are failures.
  case compare
  /// Those that are not stored are to be stored; those that differ are failures.
  case record
  /// All are to be stored as they are now.
  case update
}

/// A snapshot that is to be stored.
public struct TakenSnapshot: Sendable {
  /// Its name.
  public let name: String
  /// The path of its file.
  public let path: String
  /// What was observed.
  let observations: [FailedStep.Observation]

  /// The text of its file: JSON, a line for each observable, in the order of traces.
  public var text: String {
    let lines = observations.map { "  \($0.observable.path.jsonLiteral): \(TakenSnapshot.text(of: $0.value))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func text(of value: ObservedValue) -> String {
    switch value {
    case .number(let number): number.shortestText
    case .bool(let bool): bool ? "true" : "false"
    case .text(let text): text.jsonLiteral
    case .absent: "null"
    }
  }
}

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
