import RefreshDiagnostics
import RefreshEngine
import Testing

@testable import RefreshScenarios

/// Answers about runs, which must be true of them.
@Suite struct WhyTests {
  @Test(arguments: ["museum", "presets", "scenarios", "types"])
  func `each change of state and each call has a rule that held, and a chain to a step or the app`(folder: String)
    throws
  {
    var count = 0
    for scenario in try Configs.suites(folder).flatMap(\.scenarios) {
      let inquiry = Inquiry(scenario)
      let entries = inquiry.entries
      for (index, entry) in entries.enumerated() {
        guard case .event(let event) = entry.kind, let subject = Question.Subject(event: event.line) else {
          continue
        }
        count += 1
        let path = inquiry.path(to: index)
        let place = "\(scenario.name), \(event.line.text) at \(entry.time.seconds)"
        let isCommand = if case .command = entries[path[0]].kind { true } else { inquiry.step(of: path[0]) == 0 }
        #expect(isCommand, "\(place)")
        #expect(path.allSatisfy { entries[$0].time <= entry.time } && path == path.sorted(), "\(place)")
        let answer = inquiry.why(index)
        #expect(!answer.chain.isEmpty, "\(place)")
        #expect(answer.lines.allSatisfy { $0.mark != .fails }, "\(place)")
        if case .state = subject { #expect(answer.rule != nil, "\(place)") }
      }
    }
    #expect(count > 100)
  }
}
