import Foundation
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshEngine
@testable import RefreshLaws

/// Each law with the runs that its declaration shows.
struct LawExampleTests {
  @Test(arguments: LawID.all) func `a law notices a sick list and passes a healthy one`(law: LawID) throws {
    #expect(faults(in: law.law.healthy) == [])
    #expect(law.breach(in: law.law.healthy) == nil)
    if let sick = law.law.sick {
      #expect(faults(in: sick) == [])
      #expect(law.breach(in: sick) != nil)
    } else {
      let found = try #require(Ailment.all[law.name], "show how a list is sick that a test changes")
      #expect(found(Bench(laws: [law])) != [])
    }
  }

  @Test(arguments: LawID.problems) func `a breach is said in twelve words`(law: LawID) {
    for example in [law.law.sick].compactMap(\.self) + law.law.furtherSick {
      // A text that is quoted may have any length.
      let sentence = law.breach(in: example)?.replacing(/"[^"]*"/, with: "text") ?? "furtherSick is not sick"
      #expect(
        1...12 ~= sentence.split(separator: " ").count && sentence != "furtherSick is not sick", "\(sentence)")
    }
  }

  @Test func `a timer of an earlier refresh doesn't end the next one late`() {
    let example = LawExample(
      setup: [
        "header: { type: normalHeader }", "scene: { content: { rows: 20 }, scrollView: table }",
        "app: { header.refreshing: [ { wait: 1.2s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header }, "
          + "{ wait: 3.8s }, { endRefreshing: header } ] }",
      ], steps: ["pull: { header: 120% }", "release", "wait: 5.1s", "beginRefreshing: header", "wait: 1s"])
    #expect(LawID("late-end").breach(in: example) == nil)
  }

  @Test(arguments: LawID.all) func `why names the rule that the page of a law names`(law: LawID) throws {
    let (example, inquiry) = (law.law.sick ?? law.law.healthy, law.law.inquiry)
    let suite = try #require(load(example.text("example")).suites.first)
    let answer = try #require(Explanation.answer(inquiry.question, about: suite.scenarios[0]))
    #expect(answer.rule == inquiry.rule, "\(answer.sentence)")
    let section = try #require(LawReference.page.components(separatedBy: "\n## \(law.name)\n").last)
    #expect(
      section.prefix { $0 != "#" }.contains("`refreshcfg why FILE:LINE \(inquiry.question.text)` explains it by"))
  }

  /// What is wrong with an example, apart from that it expects nothing, which is left to the law.
  private func faults(in example: LawExample) -> [String] {
    load(example.text("example")).problems
  }

  @Test func `only what no engine can show is changed by tests`() {
    let names = LawID.all.filter { $0.law.sick == nil }.map(\.name)
    #expect(Set(Ailment.all.keys) == Set(names))
  }
}

/// Lists that a test makes sick behind the back of the engine, which is sound.
private enum Ailment {
  /// What a law finds, by its name.
  static let all: [String: @Sendable (Bench) -> [String]] = [
    "illegal-transition": { bench in
      var bench = bench
      bench.change(.header, from: .noMoreData, to: .pulling)
      return bench.found
    },
    "call-count": { bench in
      var bench = bench
      bench.inspector.ledger[.header].refreshingCalls = 2
      bench.inspector.ledger[.header].entries = 1
      bench.look(.ended)
      return bench.found
    },
    "call-time": { bench in
      var bench = bench
      bench.look(.animates(.header, .end, Interval(seconds: 0.25)))
      return bench.found
    },
    "foreign-call": { bench in
      var bench = bench
      bench.simulation.beginRefreshing(.header)
      bench.settle()
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "early-rest": { bench in
      var bench = bench
      bench.look(.animates(.header, .end, Interval(seconds: 0.4)))
      bench.look(.rest)
      return bench.found
    },
    "missing-animation": { bench in
      var bench = bench
      bench.change(.header, from: .idle, to: .refreshing)
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "trigger-count": { _ in
      var bench = Bench(ComponentBlueprint(kind: .autoNormalFooter), laws: ["trigger-count"])
      bench.end(.touch, from: bench.simulation.scroll)
      bench.simulation.components[0].auto.leftTriggerTimes = 3
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "lost-finger": { bench in
      var bench = bench
      bench.simulation.touch()
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "wrong-sum": { bench in
      var bench = bench
      bench.perform(.setScene(.contentInset(.top, 20))) { _ in }
      return bench.found
    },
    "stray-offset": { bench in
      var bench = bench
      bench.perform(.scroll(to: Destination(y: 200), animated: false)) { _ in }
      return bench.found
    },
    "stray-opacity": { bench in
      var bench = bench
      bench.simulation.components[0].alpha = 0.5
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "stray-indicator": { bench in
      var bench = bench
      bench.simulation.components[0].arrow.isHidden = true
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "stray-frames": { _ in
      var bench = Bench(ComponentBlueprint(kind: .gifHeader), laws: ["stray-frames"])
      bench.simulation.components[0].gif.isAnimating = true
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "wrong-style": { bench in
      var bench = bench
      var change = ComponentSettings()
      change.lastUpdatedTimeLabel.fontSize = 20
      bench.simulation.set(.header, change)
      bench.look(.looks(bench.component(.header)!))
      return bench.found
    },
    "stale-title": { bench in
      var bench = bench
      bench.end(.touch, from: bench.simulation.scroll)
      bench.simulation.components[0].labels.state.text = "Other words"
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "still-part": { _ in
      var part = PartSettings(name: PartName("ring"), kind: .ring, place: .whole)
      part.animate = Interval(seconds: 0.2)
      var bench = Bench(ComponentBlueprint(kind: .header) { $0.parts = [part] }, laws: ["still-part"])
      bench.change(.header, from: .idle, to: .pulling)
      bench.end(.touch, from: bench.simulation.scroll)
      return bench.found
    },
    "early-refresh": { bench in
      var bench = bench
      bench.simulation.drag(to: Point(x: 0, y: -60))
      bench.look(.tried(TriedPull(expected: .idle, way: -1, component: bench.component(.header)!)))
      return bench.found
    },
    "ignored-pull": { bench in
      var bench = bench
      bench.look(.tried(TriedPull(expected: .refreshing, way: 1, component: bench.component(.header)!)))
      return bench.found
    },
    "wrong-move": { bench in
      var bench = bench
      bench.simulation.scroll(to: Point(x: 0, y: -30))
      bench.change(.header, from: .pulling, to: .refreshing)
      return bench.found
    },
    "ignored-setting": { bench in
      var bench = bench
      var change = ComponentSettings()
      change.hidden = true
      bench.perform(.set(.header, change)) { _ in }
      return bench.found
    },
    "lost-content": { bench in
      var bench = bench
      bench.perform(.loadHeight(100)) { _ in }
      return bench.found
    },
    "wrong-time": { bench in
      var bench = bench
      var change = ComponentSettings()
      change.lastUpdatedTimeLabel.hidden = true
      bench.simulation.set(.header, change)
      bench.simulation.beginRefreshing(.header)
      bench.settle()
      bench.simulation.endRefreshing(.header)
      bench.settle()
      change.lastUpdatedTimeLabel.hidden = false
      bench.simulation.set(.header, change)
      bench.look(.ended)
      return bench.found
    },
    "wrong-part": { bench in
      var rule = PartRule(.number(0))
      rule.states = [
        PartRule.State(.refreshing, .repeating(PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 360)))
      ]
      var part = PartSettings(name: PartName("ring"), kind: .ring, place: .whole)
      part.rules = [PartSettings.Rule(.rotation, rule)]
      var bench = Bench(ComponentBlueprint(kind: .header) { $0.parts = [part] }, laws: ["wrong-part"])
      bench.simulation.beginRefreshing(.header)
      bench.inspector.ledger[.header].changed = Instant(nanoseconds: 125_000_000)
      bench.simulation.advance(by: Interval(seconds: 0.25))
      bench.look(.looks(bench.component(.header)!))
      return bench.found
    },
    "memory": { bench in
      var bench = bench
      var change = ComponentSettings()
      change.arrow.hidden = true
      bench.simulation.set(.header, change)
      bench.simulation.beginRefreshing(.header)
      bench.settle()
      bench.simulation.endRefreshing(.header)
      bench.settle()
      bench.look(.ended)
      return bench.found
    },
  ]
}
