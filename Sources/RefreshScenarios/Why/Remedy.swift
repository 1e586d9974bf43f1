import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

/// A change of a scenario that may make happen what was asked for; it is only shown once it has been tried.
struct Remedy: Sendable {
  /// The change, as answers show it.
  let change: Answer.Change
  /// The scenario with the change.
  let scenario: Scenario

  init(_ text: String, at span: Span?, _ note: String, _ scenario: Scenario) {
    change = Answer.Change(text: text, span: span, note: note)
    self.scenario = scenario
  }
}

extension Inquiry {
  /// The greatest number of changes in an answer.
  private static let mostChanges = 3

  /// Returns the changes that make happen what was asked for, each of which was tried.
  func changes(for question: Question, _ answer: Answer) -> [Answer.Change] {
    guard case .missing(let subject, let nth) = question, indexes(of: subject).count < nth else { return [] }
    var remedies: [Remedy] = []
    if let attempt = answer.attempt {
      for term in attempt.missing { remedies += self.remedies(for: term, in: attempt) }
    }
    if case .text("refreshing") = simulation[.component(subject.role, .state)] {
      remedies += ends(of: subject.role)
    }
    var changes: [Answer.Change] = []
    for remedy in remedies where changes.count < Inquiry.mostChanges {
      // The least change of a place is enough.
      let isKnown = remedy.change.span != nil && changes.contains { $0.span == remedy.change.span }
      if !isKnown, makesHappen(remedy.scenario, subject, nth) { changes.append(remedy.change) }
    }
    return changes
  }

  /// Returns whether something happens for the *nth* time in a changed scenario.
  private func makesHappen(_ changed: Scenario, _ subject: Question.Subject, _ nth: Int) -> Bool {
    let added = changed.steps.count - scenario.steps.count
    let inquiry = Inquiry(changed, through: lastStep + added)
    return inquiry.simulation.fault == nil && inquiry.indexes(of: subject).count >= nth
  }

  /// Returns the changes that could make a condition hold.
  private func remedies(for term: Term, in attempt: Attempt) -> [Remedy] {
    let gap =
      term.gap > 0 ? "\(term.gap.readableText) pt more" : ""
    switch term.condition {
    case .headerPast, .trailingPast:
      let depth =
        term.condition == .headerPast ? term.numbers[1] - term.numbers[0] : term.numbers[0] - term.numbers[1]
      return gestures(for: term, in: attempt, gap)
        + setting(.height, to: depth.rounded(.up) - 1, of: attempt.role, gap)
    case .shows:
      let share = 1 - term.gap / term.numbers[3]
      let percent = (share * 100).rounded(.down)
      return setting(.triggerPercent, to: percent, unit: 100, of: attempt.role, gap)
        + gestures(for: term, in: attempt, gap)
    case .atEnd: return gestures(for: term, in: attempt, gap)
    case .automaticallyRefresh:
      return setting(.automaticallyRefresh, of: attempt.role)
    case .triggersLeft:
      let next = setting(.autoTriggerTimes, to: term.numbers[1] + 1, of: attempt.role)
      // The next number may not be enough.
      return next
        + changing("autoTriggerTimes", "autoTriggerTimes: unlimited", of: attempt.role, "") {
          $0.autoTriggerTimes = .unlimited
        }
    case .shown: return setting(.hidden, of: attempt.role)
    case .labelShown: return setting(.labelHidden, of: attempt.role)
    case .inWindow:
      var changed = scenario
      changed.setup.scene.window = true
      let later = step(ofAttempt: attempt).map {
        adding(.window(true), after: $0, "window: true", "to show the scroll view")
      }
      return [Remedy("scene: { window: true }", at: nil, "", changed)] + (later.map { [$0] } ?? [])
    case .fills:
      let height = (term.numbers[2] - term.numbers[0]).rounded(.down) + 1
      var changed = scenario
      let content = changed.setup.scene.content
      changed.setup.scene.content.rows = content.rows == 0 ? 0 : Int32((height / content.rowHeight).rounded(.up))
      changed.setup.scene.content.height =
        content.rows == 0 ? height : Double(changed.setup.scene.content.rows) * content.rowHeight
      let text = content.rows == 0 ? "height: \(height.readableText)" : "rows: \(changed.setup.scene.content.rows)"
      return [Remedy("scene: { content: { \(text) } }", at: nil, "so that the content fills the screen", changed)]
    case .state(.idle) where term.numbers[0] == Double(RefreshState.refreshing.rawValue):
      return ends(of: attempt.role)
    case .released:
      guard let index = step(ofAttempt: attempt) else { return [] }
      return [adding(.release(velocity: nil), after: index, "release", "to lift the finger")]
    default: return []
    }
  }

  /// Returns the changes that end a refresh.
  private func ends(of role: ComponentRole) -> [Remedy] {
    var remedies: [Remedy] = []
    let hook = AppProgram.Hook.callback(role, .refreshing)
    if !scenario.setup.app.entries.contains(where: { $0.hook == hook }) {
      var changed = scenario
      let answer = AppProgram.Entry(hook: hook, commands: [.wait(Interval(seconds: 0.8)), .endRefreshing(role)])
      changed.setup.app = AppProgram(changed.setup.app.entries + [answer])
      remedies.append(
        Remedy(NeverEnded.answer(for: role), at: nil, "in the suite: the app ends it after 0.8 s", changed))
    }
    // Before the step at which it was to be over.
    let place = max(0, lastStep - 1)
    remedies.append(
      adding(.endRefreshing(role), after: place, "endRefreshing: \(role.rawValue)", "the app ends it"))
    return remedies
  }

  /// Returns the scenario with a step added after another.
  private func adding(_ command: Command, after step: Int, _ text: String, _ note: String) -> Remedy {
    var changed = scenario
    let span = step > 0 ? scenario.steps[step - 1].span : scenario.nameSpan
    changed.steps.insert(
      ScenarioStep(action: .perform([command]), name: command.stepKind.name, span: span), at: step)
    let place = step > 0 ? "add `\(text)` after line \(span.endPosition.line)" : "add `\(text)` as the first step"
    return Remedy(place, at: span, note, changed)
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

  private func changing(
    _ key: String, _ text: String, of role: ComponentRole, _ note: String, _ set: (inout ComponentSettings) -> Void
  ) -> [Remedy] {
    guard let index = scenario.setup.components.firstIndex(where: { $0.kind.role == role }) else { return [] }
    var changed = scenario
    set(&changed.setup.components[index].settings)
    let written = scenario.setup.written(role)
    return [Remedy(text, at: written?.place(of: key) ?? written?.place, note, changed)]
  }

  // MARK: Gestures

  /// Returns the number of the scenario's step that caused an attempt, or nil if it was the app's or the setup's doing.
  private func step(ofAttempt attempt: Attempt) -> Int? {
    guard let root = path(to: attempt.index).first, case .command(_, nil) = entries[root].kind else { return nil }
    let step = step(of: root)
    return step > 0 ? step : nil
  }

  /// Returns the gesture of an attempt, made larger until it suffices.
  private func gestures(for term: Term, in attempt: Attempt, _ note: String) -> [Remedy] {
    guard var number = step(ofAttempt: attempt) else { return [] }
    // What a released finger did is in the step that moved it.
    if scenario.steps[number - 1].commands?.allSatisfy({ $0.traits.actor == .finger(.up) && !$0.hasVelocity })
      ?? false
    {
      number =
        scenario.steps[..<(number - 1)].lastIndex { $0.commands?.contains { $0.traits.moves == .offset } ?? false }
        .map { $0 + 1 } ?? number
    }
    let step = scenario.steps[number - 1]
    guard let commands = step.commands,
      let place = commands.firstIndex(where: { $0.traits.moves == .offset || $0.hasVelocity })
    else { return [] }
    let axis: ScrollAxis = attempt.role == .trailer ? .horizontal : .vertical
    let larger = commands[place].larger(
      by: term.gap, towardsEnd: attempt.role != .header, along: axis, for: attempt.role)
    return larger.map { command in
      var changed = scenario
      var all = commands
      all[place] = command
      changed.steps[number - 1].action = .perform(all)
      let text = StepCatalogue.written(command)?.flow.map { String($0.dropFirst(2).dropLast(2)) } ?? step.name
      return Remedy(text, at: step.span, note, changed)
    }
  }
}

extension Command {
  /// Whether it lets the content go with a velocity.
  fileprivate var hasVelocity: Bool { if case .release(.some) = self { true } else { false } }

  /// Returns commands that move the content farther than this one, the nearest first.
  ///
  /// - Parameters:
  ///   - gap: The missing points.
  ///   - towardsEnd: Whether farther is towards the end of the content.
  ///   - axis: The axis.
  ///   - role: The component that is meant to show.
  fileprivate func larger(by gap: Double, towardsEnd: Bool, along axis: ScrollAxis, for role: ComponentRole)
    -> [Command]
  {
    let way = (towardsEnd ? 1 : -1) * (gap.rounded(.down) + 1)
    func moved(_ point: Point) -> Point {
      var point = point
      point[axis] = (point[axis] + way).rounded(towardsEnd ? .up : .down)
      return point
    }
    let factors = [1.05, 1.1, 1.25, 1.5, 2, 3, 5]
    switch self {
    case .pull(role, .fraction(let part)):
      return [0.01, 0.1, 0.25, 0.5, 1].map { max(1, part) + $0 }.map {
        .pull(role, .fraction(($0 * 100).rounded() / 100))
      }
    case .pull(role, .points(let points)):
      // The sum of a threshold's distance and the gap can be a hair below it.
      let next = (points + gap).rounded(.down) + 1
      return [next, next + 1].map { .pull(role, .points($0)) }
    case .drag(let goal):
      return [
        .drag(
          to: Destination(
            x: axis == .horizontal ? goal.x.map { $0 + way } : goal.x,
            y: axis == .vertical ? goal.y.map { ($0 + way).rounded(towardsEnd ? .up : .down) } : goal.y))
      ]
    case .dragBy(let path): return [.dragBy(moved(path))]
    case .scroll(let goal, let animated):
      return [
        .scroll(
          to: Destination(
            x: axis == .horizontal ? goal.x.map { $0 + way } : goal.x,
            y: axis == .vertical ? goal.y.map { $0 + way } : goal.y), animated: animated)
      ]
    case .scrollBy(let path, let animated): return [.scrollBy(moved(path), animated: animated)]
    case .swipe(let path, let time): return factors.map { .swipe(by: path.scaled($0), time) }
    case .release(let velocity?): return factors.map { .release(velocity: velocity.scaled($0)) }
    case .pull, .touch, .release(nil), .cancel, .tap, .scrollToEnd, .wait, .settle, .loadRows, .loadHeight,
      .loadRowsAbove, .setScene, .set, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData,
      .resetNoMoreData,
      .attach, .detach, .window, .rotate, .language:
      return []
    }
  }
}

extension Point {
  fileprivate func scaled(_ factor: Double) -> Point { Point(x: (x * factor).rounded(), y: (y * factor).rounded()) }
}
