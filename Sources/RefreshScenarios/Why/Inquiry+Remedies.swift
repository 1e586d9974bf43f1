import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

extension Inquiry {
  /// Returns the changes that may reach a goal, the likeliest first.
  func remedies(toward goal: Remedy.Goal, _ answer: Answer) -> [Remedy] {
    // Many observables together have no single change, and nothing brings a state about that the type doesn't have.
    if case .passes(.snapshot) = goal { return [] }
    if isImpossible(goal) { return [] }
    var remedies = answer.attempt.map(self.remedies) ?? []
    guard case .passes(let cause) = goal else {
      if case .happens(let subject, _) = goal {
        remedies += pagingRemedies(for: subject)
        if state(of: subject.role) == .refreshing { remedies += ends(of: subject.role, in: subject) }
      }
      return remedies
    }
    if case .mismatch(let observable, let expected, _, let occasion) = cause {
      remedies = keyRemedies(for: observable, expected) + remedies
      if let role = observable.role, simulation.pending.contains(where: { $0.due != nil }) {
        remedies += timingRemedies(of: role)
      }
      if occasion.limit != nil { remedies += patientRemedies(for: cause) }
    }
    // The expected event may still be to come.
    if maySettle(before: cause) {
      remedies += adding(
        .settled, after: failedStep - 1, "until everything is at rest", kind: .wait)
    }
    let subject =
      if case .missing(let subject, _) = question(about: cause) { subject } else { nil as Question.Subject? }
    remedies += subject.map(pagingRemedies) ?? []
    for role in ComponentRole.allCases where state(of: role) == .refreshing && !isUnmeant(role) {
      remedies += ends(of: role, in: subject)
    }
    for role in ComponentRole.allCases where state(of: role) == .noMoreData {
      remedies += before(failedStep, .resetNoMoreData(role), "if there is more data")
    }
    remedies += laterEnds
    if isLeftBeyondEdge {
      remedies.append(inScene("physics: uikit", "the content springs back") { $0.physics = .uikit })
    }
    if answer.rule?.name.flatMap(EngineRule.init) == .autoRelease {
      remedies += pulledFooter
      remedies += filling(simulation.scroll.viewport.height - simulation.scroll.inset.top)
    }
    guard case .mismatch(let observable, let expected, _, _) = cause else { return remedies }
    if answer.attempt == nil, !isAboutEntry(cause), case .component(let role, _) = observable {
      for state in [RefreshState.pulling, .refreshing] {
        let subject = Question.Subject.state(role, state)
        let account = explainer.whyMissing(subject, nth: indexes(of: subject).count + 1)
        remedies += account.attempt.map(self.remedies) ?? []
      }
    }
    if case .component(let role, .stateLabelText) = observable, !expected.isNegated {
      remedies += languages(of: role, expected) + versions(of: role, expected)
    }
    return remedies + ComponentRole.allCases.flatMap(removals)
  }

  func state(of role: ComponentRole) -> RefreshState? { simulation.state(of: role) }

  /// Whether a failure is about a refresh that should never have begun, so that its end is no remedy.
  private func isAboutEntry(_ cause: Failure.Cause) -> Bool {
    guard case .mismatch(let observable, _, let actual, let occasion) = cause else { return false }
    return question(aboutEntry: observable, actual, occasion) != nil
  }

  /// Whether a scenario may wait until everything is at rest before it expects something. Conditions that have a
  /// limited time would then be met before that time begins.
  private func maySettle(before cause: Failure.Cause) -> Bool {
    if case .mismatch(_, _, _, let occasion) = cause, occasion.limit != nil { return false }
    return !isAboutEntry(cause) && simulation.pending.contains { $0.due != nil }
  }

  /// The number of the step that failed last; the last one if none did.
  var failedStep: Int { failures.last?.step ?? lastStep }

  private func remedies(for attempt: Attempt) -> [Remedy] {
    (limit(of: attempt).map(remedies) ?? []) + attempt.missing.flatMap { remedies(for: $0, in: attempt) }
  }

  /// Returns the changes that could make a condition hold.
  private func remedies(for term: Term, in attempt: Attempt) -> [Remedy] {
    let (role, step) = (attempt.role, step(ofAttempt: attempt))
    let gap = term.gap > 0 ? "\(term.gap.readableText) pt more" : ""
    switch term.condition {
    case .headerPast, .trailingPast:
      let depth =
        term.condition == .headerPast ? term.numbers[1] - term.numbers[0] : term.numbers[0] - term.numbers[1]
      return gestures(for: term, in: attempt, gap) + setting(.height, to: depth.rounded(.up) - 1, of: role, gap)
    case .shows:
      let share = (component(role)?.settings.triggerPercent ?? 1) - term.gap / term.numbers[3]
      let percent = (share * 100).rounded(.down)
      return setting(.triggerPercent, to: percent, unit: 100, of: role, gap) + gestures(for: term, in: attempt, gap)
    case .atEnd: return gestures(for: term, in: attempt, gap)
    case .dragging: return step.map(dragging) ?? []
    case .automaticallyRefresh: return setting(.automaticallyRefresh, of: role)
    case .triggersLeft:
      // The next number may not be enough.
      return setting(.autoTriggerTimes, to: term.numbers[1] + 1, of: role)
        + changing("autoTriggerTimes", "autoTriggerTimes: unlimited", of: role, "") {
          $0.autoTriggerTimes = .unlimited
        }
    case .shown:
      var shown = ComponentSettings()
      shown.hidden = false
      return setting(.hidden, of: role) + before(step, .set(role, shown), "to show the \(role.rawValue)")
    case .labelShown: return setting(.labelHidden, of: role)
    case .respondsToTaps:
      let pull = Command.pull(role, .fraction(1.01))
      return step.flatMap { replacing($0, by: [pull, .release(velocity: nil)], "to pull it") }.map { [$0] } ?? []
    case .inWindow:
      let later = step.map { adding(.window(true), after: $0, "to show the scroll view") }
      return [inScene("window: true", "") { $0.window = true }] + (later ?? [])
    case .fills: return filling(term.numbers[2] - term.numbers[0]) + lifting(step)
    case .state(.idle) where term.numbers[0] == Double(RefreshState.refreshing.rawValue):
      return before(step, .settled, "until the refresh is over") + ends(of: role)
    case .state(.idle) where term.numbers[0] == Double(RefreshState.noMoreData.rawValue):
      return before(step, .resetNoMoreData(role), "if there is more data")
    case .otherState(.refreshing): return before(step, .settled, "until the refresh is over")
    case .released: return lifting(step)
    // No change of a single step or key makes these hold.
    case .state, .otherState, .headerWithin, .trailingWithin, .placed, .scrollsDown, .lifted, .offScreen, .opaque,
      .notCancelled:
      return []
    }
  }

  /// Returns the scenario with content that is higher than a length.
  private func filling(_ length: Double) -> [Remedy] {
    let height = length.rounded(.down) + 1
    let content = scenario.setup.scene.content
    // There may be more rows than a list can have.
    guard let rows = content.rows == 0 ? 0 : Int32(exactly: (height / content.rowHeight).rounded(.up)),
      rows <= NumberShape.greatestCount
    else { return [] }
    let text = rows == 0 ? "height: \(height.readableText)" : "rows: \(rows)"
    return [
      inScene("content: { \(text) }", "so that the content fills the screen") {
        $0.content.rows = rows
        $0.content.height = rows == 0 ? height : Double(rows) * content.rowHeight
      }
    ]
  }

  /// The scenario with a footer that has to be pulled, which a lifted finger alone doesn't trigger.
  private var pulledFooter: [Remedy] {
    guard let kind = simulation.kind(of: .footer), !isReplaced(.footer) else { return [] }
    let other = ComponentKind.allCases.first { $0.family == .backFooter && $0.presentation == kind.presentation }
    return other.map { setting("type", to: $0.rawValue, of: .footer, "so that it has to be pulled") } ?? []
  }

  private func lifting(_ step: Int?) -> [Remedy] {
    step.map { adding(.release(velocity: nil), after: $0, "to lift the finger") } ?? []
  }

  /// Returns the scenario in which a finger does what the app does in a step.
  private func dragging(_ step: Int) -> [Remedy] {
    // The effects of a released finger depend on the step that moved the content.
    let last = scenario.steps[..<step].lastIndex { $0.commands?.contains { $0.moves == .offset } ?? false }
    guard let last, case .perform(let commands) = scenario.steps[last].action, commands.count == 1 else {
      return []
    }
    switch commands[0] {
    case .scroll(let goal, _): return dragging(last + 1, by: .drag(to: goal))
    case .scrollBy(let path, _): return dragging(last + 1, by: .dragBy(path))
    default: return []
    }
  }

  private func dragging(_ step: Int, by drag: Command) -> [Remedy] {
    replacing(step, by: [drag], "so that a finger drags").map { [$0] } ?? []
  }

  // MARK: The app

  /// Returns the changes that end a refresh.
  ///
  /// - Parameter subject: What is asked for, which may be that there is no more data.
  private func ends(of role: ComponentRole, in subject: Question.Subject? = nil) -> [Remedy] {
    let end: Command =
      if case .state(role, .noMoreData) = subject { .endRefreshingWithNoMoreData(role) } else {
        .endRefreshing(role)
      }
    let hook = AppProgram.Hook.callback(role, .refreshing)
    let place = max(0, failedStep - 1)
    let hasBegun = indexes(of: .state(role, .refreshing)).last.map {
      !ends.indices.contains(place) || $0 < ends[place]
    }
    let step = hasBegun == false ? [] : adding(end, after: place, "the app ends it", kind: .end)
    guard let entry = scenario.setup.app.entries.first(where: { $0.hook == hook }) else {
      return Inquiry.answerTimes.map { seconds in
        let answer = AppProgram.Entry(hook: hook, commands: [.wait(Interval(seconds: seconds)), end])
        let text = "\(hook.name): [ { wait: \(seconds.shortestText)s }, { \(end.text) } ]"
        let note = "the app ends it after \(seconds.shortestText) s"
        // A suite has one map of answers.
        let app = scenario.setup.appSteps.values.joined().map(\.span).min { $0.start < $1.start }
        return app.map { Remedy("add `\(text)` to `app`", at: $0, note, answering(answer), kind: .end) }
          ?? Remedy("app: { \(text) }", at: nil, "in the suite: \(note)", answering(answer), kind: .end)
      } + step
    }
    guard !entry.commands.contains(where: { $0.traits.effect == .end && $0.traits.role == role }) else {
      return step
    }
    let last = scenario.setup.appSteps[hook]?.last?.span
    // In a list in brackets, there is no line to add one after.
    let isBlock = last.map { $0.file.line($0.startPosition.line).drop { $0 == " " }.hasPrefix("- ") } ?? false
    let target = last.map { isBlock ? " after line \($0.endPosition.line)" : " to `\(hook.name)`" }
    let text = "add `\(end.text)`" + (target ?? " to `\(hook.name)`")
    return [
      Remedy(
        text, at: last, "the app ends it",
        answering(AppProgram.Entry(hook: hook, commands: entry.commands + [end])),
        kind: .end, namesLine: isBlock)
    ] + step
  }

  /// The times in seconds that an app may take to answer, from a usual one to one that lets quick steps pass.
  private static let answerTimes = [0.8, 0.5, 0.2]

  /// The changes by which the app waits before it ends a refresh.
  private var laterEnds: [Remedy] {
    scenario.setup.app.entries.compactMap { entry in
      guard case .callback(let role, .refreshing) = entry.hook,
        let place = entry.commands.firstIndex(where: { $0.traits.effect == .end && $0.traits.role == role }),
        !entry.commands[..<place].contains(where: { $0.traits.time != nil })
      else { return nil }
      var answer = entry
      answer.commands.insert(.wait(Interval(seconds: 0.8)), at: place)
      let span = scenario.setup.step(answering: entry.hook, at: place)?.span
      let line = span.map { " in line \($0.startPosition.line)" } ?? ""
      return Remedy(
        "add `wait: 0.8s` before `\(entry.commands[place].text)`\(line)", at: span, "as an app takes time",
        answering(answer), namesLine: span != nil)
    }
  }

  /// Returns the scenario with another answer of the app.
  func answering(_ entry: AppProgram.Entry) -> Scenario {
    var changed = scenario
    changed.setup.app = AppProgram([entry] + changed.setup.app.entries.filter { $0.hook != entry.hook })
    return changed
  }

  // MARK: Keys

  /// Returns the scenarios without a key that decides whether a component refreshes.
  private func removals(of role: ComponentRole) -> [Remedy] {
    Knob.allCases.flatMap { removing($0.rawValue, of: role) }
  }

  /// Returns the scenario with another value of a key; none if the value is out of range.
  ///
  /// - Parameters:
  ///   - knob: The key.
  ///   - value: The value as readers see it. The default is for a key with only one value.
  ///   - unit: The number of these that make one of the key's own unit. The default is 1.
  ///   - role: The component.
  ///   - note: What the change means. The default is nothing.
  private func setting(
    _ knob: Knob, to value: Double = 0, unit: Double = 1, of role: ComponentRole, _ note: String = ""
  ) -> [Remedy] {
    if let range = knob.range, value < Double(range.lowerBound) { return [] }
    return changing(knob.rawValue, knob.text(value.readableText), of: role, note) {
      knob.set(&$0, to: value / unit)
    }
  }

  func changing(
    _ key: String, _ text: String, of role: ComponentRole, _ note: String, _ set: (inout ComponentSettings) -> Void
  ) -> [Remedy] {
    guard let index = scenario.setup.components.firstIndex(where: { $0.kind.role == role }) else { return [] }
    var changed = scenario
    set(&changed.setup.components[index].settings)
    let written = scenario.setup.written(role)
    return [Remedy(text, at: written?.place(of: key) ?? written?.place, note, changed)]
  }
}
