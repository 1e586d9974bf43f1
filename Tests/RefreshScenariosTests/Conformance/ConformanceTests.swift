import Foundation
import RefreshScenarios
import Testing

/// Every recording of the real library, replayed from YAML to trace.
struct ConformanceTests {
  @Test func `the recordings are there`() {
    #expect(Recording.all.count == 283)
  }

  @Test(arguments: Recording.all)
  func `does what the library did`(recording: Recording) throws {
    var trace: [String] = []
    Tracer.trace(try recording.scenario()) { trace.append(String(decoding: $0, as: UTF8.self)) }
    let expected = try recording.expectation()
    #expect(trace.count == expected.count, "one line for each step, and one for the scene")

    var known: [String: Any] = [:]
    for (line, expected) in zip(trace, expected) {
      let actual = try Recording.object(line)
      let step = expected["step"] as? Int ?? -1
      for path in expected["gone"] as? [String] ?? [] { known[path] = nil }
      known.merge(expected["set"] as? [String: Any] ?? [:]) { $1 }
      for (path, value) in known {
        let found = leaf(at: path, of: actual)
        // With 790,000 values, an #expect for each would take most of the time.
        guard !isSame(value, found, at: path) else { continue }
        Issue.record("step \(step): \(path) is \(found ?? "missing"), the library has \(value)")
      }
      #expect(componentEvents(actual) == texts(expected["events"]), "step \(step)")
    }
  }

  private func leaf(at path: String, of line: [String: Any]) -> Any? {
    path.split(separator: ".").reduce(line as Any?) { ($0 as? [String: Any])?[String($1)] }
  }

  /// Returns whether values agree: numbers within 0.001 and rotations within 0.01, because the recordings are
  /// rounded.
  private func isSame(_ expected: Any, _ actual: Any?, at path: String) -> Bool {
    guard let expected = expected as? NSNumber, let actual = actual as? NSNumber else {
      return (expected as? NSObject) == (actual as? NSObject)
    }
    let tolerance = path.hasSuffix("rotation") ? 0.01 : 0.001
    return abs(expected.doubleValue - actual.doubleValue) <= tolerance
  }

  private func texts(_ events: Any?) -> [String] {
    (events as? [[String: Any]] ?? []).compactMap { $0["event"] as? String }
  }

  /// Returns the changes of state and the callbacks; the recordings contain no other events.
  private func componentEvents(_ line: [String: Any]) -> [String] {
    texts(line["events"]).filter { event in
      ["header: ", "footer: ", "trailer: "].contains { event.hasPrefix($0) }
    }
  }
}
