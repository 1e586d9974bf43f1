import RefreshDiagnostics
import RefreshEngine
import RefreshText
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Returns the line in a step for a header with an animated part `ring`, and what is wrong with it.
private func read(_ line: String) -> (event: EventLine?, problems: [String]) {
  let suite = """
    suite: s
    header:
      type: normalHeader
      parts: { ring: { kind: ring, center: [50%, 50%], size: [20, 20], animate: 0.25s } }
    scenarios: [{ name: n, steps: [expectEvents: [\(line.jsonLiteral)]] }]
    """
  var (diagnostics, loader) = (Diagnostics(), SuiteLoader())
  let suites = loader.load(SourceFile(path: "s.scenarios.yaml", text: suite), into: &diagnostics)
  let problems = diagnostics.sorted().map(\.message)
  guard case .expectEvents(let sequence) = suites.first?.scenarios.first?.steps.first?.action else {
    return (nil, problems)
  }
  return (sequence.patterns.first?.event, problems)
}

struct EventReaderTests {
  @Test(arguments: EventForm.allCases)
  func `an event of any form is read as it is written`(_ form: EventForm) throws {
    let (event, problems) = read(form.example.text)
    #expect(problems == [])
    let line = try #require(event)
    #expect(line.form == form && line.fields == form.example.fields)
  }

  @Test(arguments: EventForm.allCases)
  func `a field that is wrong is no such event`(_ form: EventForm) {
    for index in form.fields.indices {
      var fields = form.example.fields
      fields[index] = "~"
      let (event, problems) = read(EventLine(form, fields: fields).text)
      #expect(event == nil && problems.count == 1, "\(form) \(index)")
    }
  }

  @Test func `blanks between the words of an event do not count`() {
    #expect(read("header:idle  ->   pulling").event?.text == "header: idle -> pulling")
  }
}
