import Testing

@testable import RefreshEngine

extension Rig {
  private static let observables = Dictionary(uniqueKeysWithValues: ObservablePath.all.map { ($0.path, $0) })

  /// Returns the current value of an observable.
  subscript(path: String) -> ObservedValue {
    guard let observable = Rig.observables[path] ?? simulation.paths.first(where: { $0.path == path }) else {
      return .text("there is no observable \(path)")
    }
    return simulation[observable]
  }

  /// Returns the current value of a numeric observable.
  func number(_ path: String) -> Double {
    if case .number(let number) = self[path] { number } else { .nan }
  }

  /// Expects one observable.
  func expect(
    _ path: String, _ expected: Expected, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let value = self[path]
    #expect(
      expected.matches(value), "\(path) is \(value), not \(expected.value); \(comment ?? "")",
      sourceLocation: sourceLocation)
  }

  /// Expects several observables.
  func expect(
    _ expectations: KeyValuePairs<String, Expected>, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (path, expected) in expectations {
      expect(path, expected, comment, sourceLocation: sourceLocation)
    }
  }

  /// Expects a frame: x, y, width and height of `path.frame`.
  func expectFrame(
    _ path: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (name, number) in [("x", x), ("y", y), ("width", width), ("height", height)] {
      expect("\(path).frame.\(name)", .number(number), comment, sourceLocation: sourceLocation)
    }
  }

  /// Returns the events since the last call, in words.
  mutating func takeEvents() -> [String] { simulation.takeEvents().map(\.text) }

  /// Expects the events since they were last taken.
  mutating func expectEvents(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let events = takeEvents()
    #expect(events == expected, sourceLocation: sourceLocation)
  }

  /// The values of all observables; two rigs with equal values are in the same state.
  var everything: [ObservedValue] { ObservablePath.all.map { simulation[$0] } }
}
