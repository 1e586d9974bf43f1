import Foundation
import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Answers why observables have their values.
@Suite struct ValueTests {
  /// A scenario for each presentation, so that each observable exists in one.
  private func scenarios() throws -> [Scenario] {
    let steps = "- pull: { header: 120% }\n- release\n- wait: 0.1s"
    return try [
      ("normalHeader", "autoNormalFooter", "normalTrailer"), ("gifHeader", "backGifFooter", "stateTrailer"),
      ("stateHeader", "backNormalFooter", "trailer"), ("header", "autoGifFooter", "normalTrailer"),
    ].map { header, footer, trailer in
      let first = "header: { type: \(header), parts: { dot: { kind: box, center: [50%, 50%], size: [8, 8] } } }"
      let text = suiteText(steps, components: first).replacing(
        first, with: "\(first)\nfooter: { type: \(footer) }\ntrailer: { type: \(trailer) }")
      return try #require(load(text).suites.first).scenarios[0]
    }
  }

  @Test func `each observable has an answer with its value and the rules of the engine that it follows`() throws {
    let guide = try String(
      contentsOfFile: Configs.folder + "/../Documentation/engine-rules.md", encoding: .utf8)
    var (answered, known): (Set<String>, Set<String>) = ([], [])
    for scenario in try scenarios() {
      let simulation = Inquiry(scenario).simulation
      for observable in simulation.paths where simulation.has(observable) {
        let answer = Inquiry(scenario).answer(.value(observable))
        let rule = try #require(answer.rule, "\(observable.path)")
        for section in rule.section.components(separatedBy: ", ") where known.insert(section).inserted {
          #expect(guide.contains("\n| \(section) | "), "\(observable.path): \(section)")
        }
        // A state and a call are answered as what happened.
        let isValue = answer.sentence.hasPrefix("`\(observable.path)` is ")
        #expect(
          isValue || rule.name != nil || answer.sentence.contains("\(observable.path.prefix(6))"),
          "\(answer.sentence)")
        #expect(answer.lines.allSatisfy { !$0.text.isEmpty })
        answered.insert(observable.path)
      }
    }
    let existing = ObservablePath.all.filter { observable in
      guard case .component(let role, let leaf) = observable else { return true }
      return ComponentKind.all(of: role).contains(where: leaf.exists)
    }
    #expect(existing.map(\.path).filter { !answered.contains($0) } == [])
    #expect(known.count > 40)
  }

  @Test func `an observable that isn't there says so`() throws {
    let scenario = try scenario("- touch", components: "header: { type: normalHeader }")
    for (path, sentence) in [
      ("footer.alpha", "`footer.alpha` is absent: there is no footer"),
      ("header.gif.image", "`header.gif.image` is absent: this `normalHeader` has none"),
      ("header.parts.dot.alpha", "`header.parts.dot.alpha` is absent: this `normalHeader` has none"),
    ] {
      let question = try #require(Question(valueOf: path))
      #expect(try #require(Explanation.answer(question, about: scenario)).sentence == sentence)
    }
  }

  @Test func `a value says since when, what changed it, and what it follows from`() throws {
    let components = "header: { type: normalHeader, automaticallyChangeAlpha: true }"
    let scenario = try scenario("- wait: 0.3s\n- pull: { header: 50% }\n- wait: 0.5s", components: components)
    let answer = try #require(Explanation.answer(.value(.component(.header, .alpha)), about: scenario))
    #expect(
      answer.sentence
        == "`header.alpha` has been 0.5 since 0.3 s, after pull: { header: 50% } (line 9): offset.y −27")
    #expect(
      answer.lines.map(\.text) == [
        "automaticallyChangeAlpha: true", "`header.state` is idle", "`header.pullingPercent` is 0.5",
      ])
    #expect(answer.lines[0].span?.startPosition.line == 2)
    #expect(answer.chain.map(\.text) == ["pull: { header: 50% }", "offset.y −27"])
    #expect(answer.rule == Answer.Rule(section: "S4.11, S4.12"))
  }
}
