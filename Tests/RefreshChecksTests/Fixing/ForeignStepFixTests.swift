import RefreshDiagnostics
import RefreshEngine
import Testing

@testable import RefreshChecks
@testable import RefreshScenarios

/// The fixes of steps under the names of other tools: each says what was written, and is right.
struct ForeignStepFixTests {
  private static let values = [
    "", "true", "false", "60", "-30", "150%", "1s", "idle", "header", "footer", "noMoreData", "[0, 300]",
    "{ y: 300 }",
    "{ wait: 1s }", "{ header.state: idle }", "{ type: normalHeader }",
  ]
  private static let worlds = [
    "header: { type: normalHeader }", "footer: { type: autoNormalFooter }",
    "header: { type: normalHeader }\nfooter: { type: autoNormalFooter }",
  ]
  /// Ways to name a component with a step.
  private static let owners: [@Sendable (String) -> String] = [
    { $0 }, { "header.\($0)" }, { "\($0)Footer" }, { "trailer.\($0)()" },
  ]

  /// A suite with one step in each scenario, on its own line.
  private func suite(_ world: String, _ steps: [String]) -> Rule.Example {
    let scenarios = steps.enumerated().map { index, step in
      "  - name: number \(index)\n    steps:\n      - expect: { scroll.offset.y: 0 }\n      - \(step)\n"
    }
    return Rule.Example(.scenarios, bytes: Array("suite: a\n\(world)\nscenarios:\n\(scenarios.joined())".utf8))
  }

  /// What the safe fixes of a suite make of each step, and the errors that it has then; nil for steps without fixes.
  private func fixed(_ steps: [String], in world: String) -> [(step: String, errors: [String])?] {
    let example = suite(world, steps)
    let fixes = example.diagnostics().filter { $0.fix?.isSafe ?? false }
    let bytes = EditedText(fixes.compactMap(\.fix), appliedTo: example.bytes).bytes
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let errors = Rule.Example(.scenarios, bytes: bytes).diagnostics().filter { $0.severity == .error }
    let first = world.split(separator: "\n").count + 6
    return steps.indices.map { index in
      let line = first + 4 * index
      guard fixes.contains(where: { $0.span.startPosition.line == line }) else { return nil }
      return (String(lines[line - 1]), errors.filter { $0.span.startPosition.line == line }.map(\.message))
    }
  }

  /// Whether two values say the same under the name of a step: nothing and `true`, or the same component.
  private func isSame(_ one: String, _ other: String) -> Bool {
    let names = Set([one, other].map { $0 == "true" ? "" : $0 })
    return names.count == 1 || names.isSubset(of: ["", "header", "footer", "trailer"])
  }

  /// All names, and for each an owner and a world, which take turns.
  private static let cases: [(name: String, owner: Int, world: Int)] =
    (ForeignStep.Row.all.flatMap(\.names) + StepCatalogue.all.map(\.name)).enumerated().map { index, name in
      (name, index % owners.count, 1 + index / owners.count % 2)
    }

  @Test(arguments: cases)
  func `a safe fix of any name with any value is right, and other values lead to other steps`(
    name: String, owner: Int, world: Int
  ) {
    var known: [(value: String, step: String)] = []
    let written = Self.values.map { Self.owners[owner](name) + ($0.isEmpty ? "" : ": \($0)") }
    for (index, result) in fixed(written, in: Self.worlds[world]).enumerated() {
      guard let (step, errors) = result else { continue }
      #expect(errors.isEmpty, "\(written[index]) →\(step)")
      for other in known where other.step == step {
        #expect(isSame(other.value, Self.values[index]), "\(written[index]), like \(other.value) →\(step)")
      }
      known.append((Self.values[index], step))
    }
  }

  @Test(arguments: [
    ("dragBy: -30", "drag: { by: -30 }"), ("moveTo: 30", "drag: { to: 30 }"),
    ("scrollBy: 30", "scroll: { by: 30 }"),
    ("scrollTo: { x: 10 }", "scroll: { to: { x: 10 } }"), ("scrollToBottom", "scroll: { to: bottom }"),
    ("pullFooter: 60", "pull: { footer: 60 }"), ("pullUp: 60", "pull: { footer: 60 }"),
    ("pullDown: 120%", "pull: { header: 120% }"),
    ("footer.endRefreshing: noMoreData", "endRefreshing: { footer: noMoreData }"),
    ("disappear: true", "window: false"), ("disappear", "window: false"), ("appear: false", "window: false"),
    ("hideHeader: true", "set: { header.hidden: true }"), ("showHeader", "set: { header.hidden: false }"),
    ("footer.noMoreData", "endRefreshing: { footer: noMoreData }"),
    ("footer.noMoreData: false", "resetNoMoreData: footer"),
    ("addHeader: { type: normalHeader }", "attach: { header: { type: normalHeader } }"),
    ("removeFooter", "detach: footer"), ("tapFooter: true", "tap: footer"),
    ("resize: 667x375", "rotate: [667, 375]"),
    ("stopRefresh: footer", "endRefreshing: footer"), ("sleep: 1s # why", "wait: 1s # why"),
    ("addRows: 20", "load: { rows: 20 }"),
    ("waitUntil: { header.state: idle }", "wait: { until: { header.state: idle } }"),
    ("scroll by 30", "scroll: { by: 30 }"), ("pull footer 50%", "pull: { footer: 50% }"), ("tap", "tap: footer"),
  ])
  func `a safe fix keeps component, direction and value`(written: String, own: String) {
    let result = fixed([written], in: Self.worlds[2])[0]
    #expect(result?.step == "      - \(own)")
    #expect(result?.errors == [])
  }

  @Test(arguments: [
    "hide: true", "move: 30", "pullTrailer: 60", "header.endRefreshing: 3", "refreshHeader: 3s",
    "beginHeader: { wait: 1s }",
    "endHeader: false", "removeHeader: footer", "scrollToBottom: 30", "tapHeader", "resetHeader", "run: 3",
    "trailer.beginRefreshing", "pull header", "release: -900", "touchDown: 3", "disappear: 3s", "refresh",
    "mj_header.pullUp: 60", "swipeUp: 300", "up", "dragBy: { y: 3, # why\n          x: 2 }",
  ])
  func `what a step can't say is not fixed`(written: String) {
    #expect(suite(Self.worlds[2], [written]).diagnostics().contains { $0.severity == .error })
    #expect(fixed([written], in: Self.worlds[2])[0]?.step == nil)
  }

  @Test func `a step of a component that isn't there is not fixed`() {
    #expect(fixed(["tap"], in: Self.worlds[0])[0]?.step == nil)
    #expect(fixed(["pullUp: 60"], in: Self.worlds[0])[0]?.step == nil)
  }
}
