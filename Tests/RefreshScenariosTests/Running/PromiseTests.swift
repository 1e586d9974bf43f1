import RefreshScenarios
import SuiteTexts
import Testing

private let slow = "app: { header.refreshing: [ { wait: 3s }, { endRefreshing: header } ] }"

@Test func `what is promised and comes in time is no failure, although the scenario ends before`() throws {
  let (verdict, lines) = try outcome(
    suite("eventually", "{ within: 5s, header.state: idle }", "- beginRefreshing: header", own: slow))
  #expect(lines == [])
  #expect(verdict.end.seconds == 5, "a promise is given its time")
}

@Test func `what doesn't come in time is told with the time, once`() throws {
  let text = suite(
    "eventually", "{ within: 2s, header.state: idle }", "- beginRefreshing: header\n- wait: 9s", own: slow)
  let (_, lines) = try outcome(text)
  #expect(lines.count == 1, "\(lines)")
  #expect(lines.first?.contains("`header.state` didn't become idle within 2 s") == true, "\(lines)")
  #expect(lines.first?.hasPrefix("step 2: line 4 ") == true, "\(lines)")
}

@Test func `a promise begins again after each moment at which it was kept`() throws {
  let steps = "- beginRefreshing: header\n- wait: 4s\n- beginRefreshing: header\n- wait: 4s"
  #expect(try outcome(suite("eventually", "{ within: 4s, header.state: idle }", steps, own: slow)).lines == [])
}

@Test func `a broken promise is told with the time by which it was due`() throws {
  let promise = "[ { after: { header.state: refreshing }, then: { header.state: idle }, within: 2s } ]"
  let steps = "- wait: 1.5s\n- beginRefreshing: header\n- wait: 9s"
  let lines = try outcome(suite("leadsTo", promise, steps, own: slow)).lines
  #expect(lines.count == 1, "\(lines)")
  #expect(lines.first?.contains("`header.state` didn't become idle within 2 s, by 3.5 s") == true, "\(lines)")
}

@Test(arguments: [("1s", 1), ("5s", 0)])
func `what an occasion leads to has to come within the time`(time: String, failures: Int) throws {
  let promise =
    "[ { after: { header.state: refreshing }, then: { header.calls.endRefreshingCompletion: 1 }, within: \(time) } ]"
  let steps = "- wait: 9s\n- beginRefreshing: header\n- wait: settled"
  #expect(try outcome(suite("leadsTo", promise, steps, own: slow)).lines.count == failures)
}

@Test(arguments: [("", 0), ("\n- window: true\n- wait: 9s", 1)])
func `a promise isn't due before a component that waits for the screen is back on it`(rest: String, failures: Int)
  throws
{
  let steps = "- window: false\n- beginRefreshing: header\n- wait: 9s" + rest
  let lines = try outcome(suite("eventually", "{ within: 2s, header.refreshing: false }", steps, own: slow)).lines
  #expect(lines.count == failures, "\(lines)")
}

@Test(arguments: ["{ header.state: idle }", "{ within: 5s }", "5s", "{ within: 5s, header.stat: idle }"])
func `a promise needs a time and what is promised`(promise: String) {
  #expect(!load(suite("eventually", promise, "- beginRefreshing: header")).lines.isEmpty)
}
