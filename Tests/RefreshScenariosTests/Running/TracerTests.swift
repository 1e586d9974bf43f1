import Foundation
import RefreshEngine
import RefreshScenarios
import Testing

/// Returns the lines of a trace as text.
private func trace(_ scenario: Scenario) -> (lines: [String], fault: Fault?) {
  var lines: [String] = []
  let fault = Tracer.trace(scenario) { lines.append(String(decoding: $0, as: UTF8.self)) }
  return (lines, fault)
}

@Test func `a trace has a line for the scene and one for each step`() throws {
  let (lines, fault) = trace(
    try scenario("- pull: { header: 60 }\n- wait: 1s\n- expect: { header.state: idle }\n- release"))
  #expect(fault == nil)
  let objects = try lines.map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
  #expect(objects.map { $0["step"] as? Int } == [0, 1, 2, 3, 4])
  #expect(objects.map { $0["line"] as? Int } == [6, 8, 9, 10, 11])
  #expect(objects.map { $0["time"] as? Double } == [0, 0, 1, 1, 1])
  #expect(
    objects.map { ($0["header"] as? [String: Any])?["state"] as? String } == [
      "idle", "pulling", "pulling", "pulling", "refreshing",
    ])
  #expect(objects.map { ($0["events"] as? [Any])?.count } == [0, 2, 0, 0, 4])
  #expect(
    lines[0].hasPrefix(#"{"scenario":"test","step":0,"line":6,"time":0,"scroll":{"offset":{"x":0,"y":0},"inset":"#))
  #expect(lines.allSatisfy { $0.hasSuffix("}\n") })
}

@Test(arguments: [
  "{ scroll.reloadData: [ load: { rows: 1 } ] }",
  "{ scroll.reloadData: [ load: { rows: 1 }, load: { rows: 1 } ] }",
  "{ scroll.reloadData: [ set: { scene.content.rows: 3 } ] }",
  "{ scroll.reloadData: [ wait: 0.1s, load: { rows: 1 }, load: { rows: 1 } ] }",
])
func `an answer of the app that leads to itself is an endless loop, not a crash`(app: String) throws {
  // A new thread has a smaller stack than the thread of the tests.
  let (lines, fault) = try onSmallStack {
    trace(try scenario("- load: { rows: 1 }\n- wait: 1s\n- touch", app: app))
  }
  if app.contains("wait") {
    #expect(fault == nil)
  } else {
    #expect(fault == .endlessRecursion(.reloadData))
    #expect(lines.count == 2)
    let verdict = Runner.run(try scenario("- load: { rows: 1 }\n- touch", app: app))
    #expect(verdict.failed)
    #expect(
      verdict.failedSteps.first?.failures.first?.message.contains("`scroll.reloadData` triggers itself") == true)
  }
}

/// Runs work on a thread with a stack of 512 KB, the smallest that a worker has.
private func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
  let thread = Thread {
    result = Swift.Result { try work() }
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return try #require(result).get()
}

@Test func `a trace ends early at a fault`() throws {
  let app = "{ scroll.reloadData: [ { wait: 0 }, { load: { rows: 0 } } ] }"
  let (lines, fault) = trace(try scenario("- load: { rows: 1 }\n- touch", app: app))
  #expect(fault == .endlessLoop)
  #expect(lines.count == 2)
}
