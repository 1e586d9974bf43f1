import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Reasons and changes that are true of the moment at which something failed, and of who did it.
@Suite struct TruthTests {
  /// Returns the reason of the first failure of a suite's first scenario, with its kind, and the change.
  private func reason(in text: String) throws -> (reason: String, change: String) {
    let loaded = load(text)
    #expect(loaded.problems == [])
    let scenario = try #require(loaded.suites.first?.scenarios.first)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason =
      switch failure.reason {
      case .because(let text): "because " + text
      case .pending(let text): "pending " + text
      case nil: ""
      }
    return (reason, failure.change ?? "")
  }

  // MARK: Promises

  private static let slow = "app: { header.refreshing: [ { wait: 2s }, { endRefreshing: header } ] }"

  private func late(_ promise: String, steps: String, app: String = slow) -> String {
    """
    suite: test
    header: { type: normalHeader }
    scene: { content: { rows: 30 } }
    \(app)
    scenarios:
      - name: test
        \(promise)
        steps: [ \(steps) ]
    """
  }

  @Test(arguments: [
    "leadsTo: [ { after: { header.state: pulling }, then: { header.calls.endRefreshingCompletion: 1 }, within: 2s } ]",
    "leadsTo: [ { after: { header.state: pulling }, then: { header.calls.endRefreshingCompletion: '>= 1' }, within: 2s } ]",
    "eventually: { within: 2s, header.calls.endRefreshingCompletion: 1 }",
  ])
  func `a promise that is kept too late is explained at the time at which it was due`(promise: String) throws {
    for steps in ["{ wait: settled }", "{ wait: 2.1s }, { wait: settled }"] {
      let text = late(promise, steps: "{ pull: { header: 120% } }, release, \(steps)")
      let (reason, change) = try reason(in: text)
      #expect(
        reason
          == "pending `header.endRefreshingCompletion()` wasn't called: the header still refreshes: the app waits "
          + "until 2.25 s in its answer to `header.refreshing()`", "\(steps)")
      #expect(change == "within: 2.65s (line 7) · 0.65 s more")
    }
  }

  @Test func `a call that a promise wants sooner isn't missing because nothing called again`() throws {
    let promise =
      "leadsTo: [ { after: { header.state: pulling }, then: { header.calls.refreshing: 1 }, within: 0.1s } ]"
    let (reason, _) = try reason(in: late(promise, steps: "{ pull: { header: 120% } }, release, { wait: settled }"))
    #expect(
      reason == "pending `header.refreshing()` wasn't called yet: it will be at 0.25 s, when the animation ends")
  }

  @Test func `a value that must always hold is explained at the time at which it changed`() throws {
    let text = """
      suite: test
      header: { type: normalHeader }
      footer: { type: backNormalFooter }
      scene: { content: { rows: 30 } }
      app:
        header.refreshing:
          [ { wait: 0.5s }, { beginRefreshing: footer }, { wait: 0.5s }, { endRefreshing: footer }, { endRefreshing: header } ]
      scenarios:
        - name: test
          always: { footer.loading.animating: false }
          steps: [ { beginRefreshing: header }, { wait: settled } ]
      """
    let (reason, _) = try reason(in: text)
    #expect(
      reason.hasPrefix(
        "because `footer.loading.animating` has been true since 0.75 s, by the app: beginRefreshing: footer (line 7)"
      ),
      "\(reason)")
  }

  @Test(arguments: [
    // The promise is only broken by a later step.
    (
      "leadsTo: [ { after: { header.state: refreshing }, then: { scroll.offset.y: 200 }, within: 1s } ]",
      "{ beginRefreshing: header }, { wait: 2s }, { endRefreshing: header }, { wait: 2s }", ""
    ),
    ("eventually: { within: 1s, scroll.content.height: 1300 }", "{ wait: 1.5s }, { wait: 1s }, { wait: 1s }", ""),
    // With enough time, it is kept by a later step.
    (
      "leadsTo: [ { after: { header.state: refreshing }, then: { header.calls.refreshing: 1 }, within: 0s } ]",
      "{ beginRefreshing: header }, { wait: 1s }", "within: 0.25s (line 7) · 0.25 s more"
    ),
    (
      "eventually: { within: 1s, scroll.rows: 31 }", "{ wait: 1.5s }, { load: { rows: 1 } }",
      "within: 1.55s (line 7) · 0.55 s more"
    ),
  ])
  func `more time is only suggested for a promise that is kept then`(promise: String, steps: String, change: String)
    throws
  {
    let (reason, found) = try reason(in: late(promise, steps: steps, app: "app: {}"))
    #expect(found == change)
    #expect(!reason.hasSuffix("still to come: "), "\(reason)")
  }

  // MARK: Findings

  /// Returns the answer about a scenario that an exploration has written.
  private func answer(
    _ steps: String, tags: String, components: String, scene: String = "{ content: { rows: 30 } }",
    app: String = "{}"
  ) throws -> Answer {
    let text = suiteText(steps, components: components, scene: scene, app: app)
      .replacing("  - name: test\n", with: "  - name: test\n    tags: [found, \(tags)]\n")
    let loaded = load(text)
    #expect(loaded.problems == [])
    let scenario = try #require(loaded.suites.first?.scenarios.first)
    #expect(failures(of: Runner.run(scenario)) == [])
    return try #require(Explanation.answer(nil, about: scenario))
  }

  @Test(arguments: ["", "header: { type: normalHeader }\n"])
  func `a finding is explained by a value of the component that has it`(header: String) throws {
    let answer = try answer(
      "- pull: { footer: 100 }\n- release\n- wait: 1s\n- endRefreshing: footer\n- wait: 0.2s\n- pull: { footer: 50 }\n"
        + "- release\n- wait: 1s\n- expect: { law: wrong-indicator }",
      tags: "wrong-indicator, answers, library", components: header + "footer: { type: backNormalFooter }",
      scene: "{ content: { rows: 30 }, scrollView: table }")
    #expect(answer.sentence.hasPrefix("`footer.loading.alpha` has been 0 since "), "\(answer.sentence)")
  }

  @Test(arguments: [
    // The insets of other edges, and other members of the same family of values.
    (
      "- beginRefreshing: footer\n- wait: settled\n- set: { scene.contentInset.bottom: 20 }\n- endRefreshing: footer\n"
        + "- wait: settled\n- expect: { law: inset-left }",
      "inset-left", "footer: { type: backNormalFooter }", "scroll.contentInset.bottom"
    ),
    (
      "- beginRefreshing: trailer\n- wait: settled\n- set: { scene.contentInset.right: 100 }\n- wait: settled\n"
        + "- expect: { law: wrong-room }",
      "wrong-room", "trailer: { type: normalTrailer }", "scroll.inset.right"
    ),
  ])
  func `a finding about an inset is explained by the inset at the component's edge`(
    steps: String, law: String, components: String, observable: String
  ) throws {
    let answer = try answer(steps, tags: "\(law), settings, library", components: components)
    #expect(answer.sentence.hasPrefix("`\(observable)` is "), "\(answer.sentence)")
  }

  /// The laws that ask for a value of a component, and components of each position.
  @Test(arguments: LawID.problems)
  func `a law that asks for a value asks it of the component that breaches it`(law: LawID) throws {
    guard case .value(let observable) = law.law.inquiry.question else { return }
    for role in ComponentRole.allCases {
      guard case .value(let own) = Question.value(observable).about(role, given: []) else {
        Issue.record("a question about a value remains one")
        return
      }
      switch own {
      case .component(let other, _), .part(let other, _, _): #expect(other == role)
      case .scroll(let leaf):
        let axis: ScrollAxis? = leaf == .offsetX ? .horizontal : leaf == .offsetY ? .vertical : nil
        #expect(axis ?? role.axis == role.axis)
        if case .scroll(.insetTop) = observable {
          #expect(own.path == "scroll.inset.\(role == .header ? "top" : role == .footer ? "bottom" : "right")")
        }
      case .time: Issue.record("\(own.path)")
      }
    }
  }

  @Test(arguments: [
    (
      "- pull: { header: 100 }\n- release\n- wait: settled\n- endRefreshing: header\n- wait: settled\n"
        + "- expect: { header.loading.animating: true, header.loading.alpha: 0 }",
      "header: { type: normalHeader, automaticallyChangeAlpha: true }",
      "{ header.endRefreshingAnimationBegin: [ { beginRefreshing: header } ] }", "`header.loading.alpha` has been 0"
    ),
    (
      "- beginRefreshing: footer\n- wait: settled\n- endRefreshing: footer\n- wait: settled\n"
        + "- expect: { footer.loading.alpha: 1, footer.loading.animating: false }",
      "footer: { type: autoNormalFooter, autoTriggerTimes: unlimited }",
      "{ footer.endRefreshingCompletion: [ { scroll: { to: 100 } } ] }", "`footer.loading.animating` has been false"
    ),
  ])
  func `of the values of a finding, the one that isn't healthy is explained`(
    steps: String, components: String, app: String, beginning: String
  ) throws {
    let answer = try answer(
      steps, tags: "wrong-indicator, will, library", components: components, scene: "{ content: { height: 700 } }",
      app: app)
    #expect(answer.sentence.hasPrefix(beginning), "\(answer.sentence)")
  }

  // MARK: Titles

  @Test func `a text of another state isn't taken for one of the preset`() throws {
    let (reason, _) = try reason(
      in: suiteText(
        "- pull: { header: 120% }\n- release\n- wait: 1s\n- endRefreshing: header\n- wait: 1s\n"
          + "- expect: { header.state: refreshing, header.stateLabel.text: Loading... }",
        app: "{ header.endRefreshingAnimationBegin: [ { beginRefreshing: header } ] }"))
    #expect(
      reason
        == "because `header.stateLabel.text` is \"Pull down to refresh\": that is the text of `idle`, which the label "
        + "has kept, although the header began to refresh at 1 s, the 2nd of 2 times, by the app: beginRefreshing: header "
        + "(line 4) in its answer to `header.endRefreshingAnimationBegin()`, without a wait")
  }

  @Test func `a title of a component that a step attached isn't the preset's`() throws {
    let (reason, _) = try reason(
      in: suiteText(
        "- attach: { header: { type: normalHeader, titles: { idle: Mine } } }\n- expect: { header.stateLabel.text: Yours }"
      ))
    #expect(
      reason == "because `header.stateLabel.text` is \"Mine\": a step attached the header with that title; "
        + "titles.idle (line 8)")
  }

  @Test func `a title that the app has set is lost after a change of language, as one of the preset is`() throws {
    let (reason, _) = try reason(
      in: suiteText(
        "- set: { header.titles: { idle: Mine } }\n- language: ko\n- expect: { header.stateLabel.text: Mine }"))
    #expect(reason.contains("MJRefresh's text of `idle` in `ko`"), "\(reason)")
    #expect(
      reason.contains(
        "the title that a step set is lost (a change of language resets titles that were set, line 8)"),
      "\(reason)")
  }

  // MARK: Lists and sizes

  @Test(arguments: ["scroll.rows: 30", "scroll.content.height: 1320"], ["", "- load: { rows: 5 }\n"])
  func `what a step made shorter isn't missing because the app wasn't called`(expected: String, before: String)
    throws
  {
    let (reason, _) = try reason(
      in: suiteText(
        before + "- set: { scene.content.rows: 5 }\n- expect: { \(expected) }",
        scene: "{ content: { rows: 30 }, scrollView: table }",
        app:
          "{ header.refreshing: [ { wait: 1s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ] }")
    )
    #expect(reason.contains("after set: { scene.content.rows: 5 } (line \(before.isEmpty ? 8 : 9))"), "\(reason)")
    #expect(!reason.contains("[the gesture]"), "\(reason)")
  }

  @Test func `a pull that was too short is still the reason why a shortened list isn't longer`() throws {
    let (reason, _) = try reason(
      in: suiteText(
        "- set: { scene.content.rows: 5 }\n- pull: { header: 50% }\n- release\n- wait: settled\n- expect: { scroll.rows: 30 }",
        scene: "{ content: { rows: 30 }, scrollView: table }",
        app:
          "{ header.refreshing: [ { wait: 1s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ] }")
    )
    #expect(reason.contains("`header.refreshing()` wasn't called"), "\(reason)")
  }

  @Test(arguments: ["header: { type: normalHeader }", "footer: { type: autoNormalFooter }"])
  func `a header or footer has no width to set`(components: String) throws {
    let role = components.prefix(6)
    let (reason, _) = try reason(
      in: suiteText("- touch\n- expect: { \(role).frame.width: 100 }", components: components))
    #expect(
      reason == "because `\(role).frame.width` has been 375 pt since the setup: nothing has changed it; "
        + "`scroll.viewport.width` is 375 pt")
  }

  /// A key that a type doesn't have decides nothing.
  @Test(arguments: ComponentKind.allCases)
  func `no value follows from a key that its component doesn't have`(kind: ComponentKind) throws {
    let role = kind.role.rawValue
    let scenario = try scenario(
      "- touch", components: "\(role): { type: \(kind.rawValue) }", scene: "{ content: { rows: 30 } }")
    let inquiry = Inquiry(scenario)
    let names = Set(ObservablePath.observables.values.filter { $0.role == kind.role }.map(\.path))
    for path in names.sorted() {
      let observable = try #require(ObservablePath.named(path))
      guard inquiry.simulation.has(observable) else { continue }
      for key in inquiry.basis(of: observable).keys where !key.contains(".") || key.hasSuffix(".hidden") {
        let set = suiteText(
          "- touch", components: "\(role): { type: \(kind.rawValue), \(key.prefix { $0 != "." }): x }")
        #expect(!load(set).problems.contains { $0.contains("unknown-key") }, "\(kind.rawValue) \(path) \(key)")
      }
    }
  }
}
