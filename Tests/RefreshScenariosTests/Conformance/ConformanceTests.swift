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

    var known: [String: Value] = [:]
    for (line, expected) in zip(trace, expected) {
      let actual = try Recording.object(line)
      let step = expected["step"] as? Int ?? -1
      for path in expected["gone"] as? [String] ?? [] { known[path] = nil }
      known.merge((expected["set"] as? [String: Any] ?? [:]).mapValues(Value.init)) { $1 }
      let found = values(of: actual)
      for (path, value) in known {
        // 790,000 values: an #expect for each would take most of the time.
        if let found = found[path], value.isSame(as: found, at: path) { continue }
        Issue.record("step \(step): \(path) is \(found[path] ?? .text("missing")), the library has \(value)")
      }
      #expect(componentEvents(actual) == texts(expected["events"]), "step \(step)")
    }
  }

  /// What an observable is, in a recording or a trace.
  private enum Value {
    /// A number, or a boolean as one.
    case number(Double)
    case text(String)

    init(_ json: Any) { self = (json as? NSNumber).map { .number($0.doubleValue) } ?? .text("\(json)") }

    /// Numbers agree within 0.001, rotations within 0.01: the recordings are rounded.
    func isSame(as other: Value, at path: String) -> Bool {
      switch (self, other) {
      case (.number(let a), .number(let b)): abs(a - b) <= (path.hasSuffix("rotation") ? 0.01 : 0.001)
      case (.text(let a), .text(let b)): a == b
      default: false
      }
    }
  }

  /// The values of a line of a trace by their paths: those of maps within maps have names with dots.
  private func values(of line: [String: Any], below path: String = "") -> [String: Value] {
    var values: [String: Value] = [:]
    for (key, json) in line {
      if let map = json as? [String: Any] {
        values.merge(self.values(of: map, below: "\(path)\(key).")) { $1 }
      } else {
        values[path + key] = Value(json)
      }
    }
    return values
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
