import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

extension Inquiry {
  /// Answers why an observable has its value.
  func why(_ observable: ObservablePath) -> Answer {
    var answer = explanation(of: observable)
    if answer.rule == nil {
      answer.rule = Answer.Rule(section: basis(of: observable).sections)
    }
    return answer
  }

  func kind(of observable: ObservablePath) -> ComponentKind? { observable.role.flatMap(simulation.kind) }

  private func explanation(of observable: ObservablePath) -> Answer {
    if let role = observable.role, simulation.kind(of: role) == nil {
      return Answer(
        sentence: "`\(observable.path)` is absent: there is no \(role.rawValue)" + origin(of: role, nil),
        owner: ownerOfAbsence(of: role))
    }
    switch observable {
    case .time: return whyTime()
    case .scroll(let leaf):
      if let edge = leaf.insetEdge { return whyInset(edge, observable) }
      if leaf == .offsetX { return whyOffset(.horizontal, observable) }
      if leaf == .offsetY { return whyOffset(.vertical, observable) }
    case .component(let role, .state):
      if let state = simulation.state(of: role) { return whyHappened(.state(role, state), nth: nil) }
    case .component(let role, .stateLabelText):
      if simulation.has(observable) { return whyText(of: role, observable) }
    case .component(let role, let leaf):
      if let callback = leaf.callback { return whyHappened(.call(role, callback), nth: nil) }
    case .part: if let changing = whyChanging(observable) { return changing }
    }
    return whyValue(observable)
  }

  /// Answers since when an observable has had its value, what changed it, and what it follows from.
  private func whyValue(_ observable: ObservablePath) -> Answer {
    guard simulation.has(observable) else {
      let kind = kind(of: observable).map { " `\($0.rawValue)`" } ?? ""
      return Answer(sentence: "`\(observable.path)` is absent: this\(kind) has none", owner: .preset)
    }
    var answer: Answer
    let last = lastChange(of: observable)
    if let change = last {
      let index = decisive(change, for: observable)
      answer = why(index)
      answer.sentence =
        "\(lastingText(observable)) since \(change.time.seconds.readableText) s, \(answer.sentence)"
      if observable.role == nil { answer.sentence += refresh(leadingTo: index) }
      switch entries[index].kind {
      case .event(.animation) where !observable.isTurn: break
      // The app's command says the same as its event.
      case .event where isByApp(index): break
      case .event, .offset: answer.sentence += ": \(link(index).text)"
      case .command, .contentSize, .movement, .considered: break
      }
      answer.sentence += pull(on: observable)
    } else if let index = setupCause(of: observable) {
      answer = why(index)
      answer.sentence = "\(lastingText(observable)) since the setup, \(answer.sentence)"
    } else {
      let beginning = "\(lastingText(observable)) since the setup: "
      answer = Answer(sentence: beginning + "nothing has changed it")
      answer.unchanged = Answer.Unchanged(beginning: beginning, isEnd: true)
    }
    var remarks = rest(of: observable) + missingPull(on: observable) + frames(of: observable)
    remarks += placement(of: observable) + storedTime(of: observable)
    if dependsOnPull(observable) {
      remarks += resistance(along: observable.role?.axis ?? .vertical)
    }
    if let obstacle = immobility(for: observable) {
      remarks += obstacle.words
      answer.owner = obstacle.owner
    }
    answer.sentence += remarks
    answer.unchanged?.isEnd = remarks.isEmpty
    (answer.lines, answer.rule) = (facts(for: observable, since: last?.entries.upperBound ?? explainer.setup), nil)
    return answer
  }

  /// Returns what gave an observable its value in the app's answers during the setup: a command that sets it, or the change
  /// of state from which it follows; nil if nothing did.
  private func setupCause(of observable: ObservablePath) -> Int? {
    let basis = basis(of: observable)
    let set = command(before: explainer.setup) { command in
      guard let role = observable.role else { return command.loads && observable.isLoaded }
      return command.sets(observable.path) || basis.keys.contains { command.sets("\(role.rawValue).\($0)") }
    }
    guard set == nil, let role = observable.role, basis.values.contains(.component(role, .state)) else {
      return set
    }
    return entries[..<explainer.setup].lastIndex { $0.kind.isState(of: role) }
  }

  /// Returns why the refresh began in whose answer the app did something: `; the footer became refreshing at 1 s …`; empty for
  /// what is in no such answer.
  private func refresh(leadingTo index: Int) -> String {
    guard entries[index].kind.isOfApp else { return "" }
    for cause in path(to: index).reversed() {
      guard case .event(.call(let role, _)) = entries[cause].kind else { continue }
      let refreshes = indexes(of: .state(role, .refreshing)).count { $0 < cause }
      guard refreshes > 0 else { return "" }
      let answer = whyHappened(.state(role, .refreshing), nth: refreshes)
      return "; " + answer.sentence + decisive(in: answer)
    }
    return ""
  }

  /// Whether a command of the app caused an entry.
  private func isByApp(_ index: Int) -> Bool {
    explainer.lastCommand(to: index).map { entries[$0].kind.isOfApp } ?? false
  }

  /// Returns an observable with its value.
  func valueText(_ observable: ObservablePath) -> String { "`\(observable.path)` is \(value(of: observable))" }

  /// Returns an observable with the value that it has had for some time. A name is marked, because it may be a verb:
  /// `began`.
  private func lastingText(_ observable: ObservablePath) -> String {
    let text = value(of: observable)
    let isName = if case .name = observable.type { simulation.has(observable) } else { false }
    return "`\(observable.path)` has been \(isName ? "`\(text)`" : text)"
  }

  private func value(of observable: ObservablePath) -> String {
    let value = simulation[observable]
    guard case .number(let number) = value else { return observable.type.text(of: value) }
    return number.readableText + observable.unit.text
  }

  /// Returns the entry that says most of a change: of the scroll view the command, of a component its state or the
  /// offset, or else what was noted last.
  func decisive(_ change: ValueWatch.Change, for observable: ObservablePath) -> Int {
    func last(_ matches: (Journal.Kind) -> Bool) -> Int? { change.entries.last { matches(entries[$0].kind) } }
    let latest = max(0, change.entries.upperBound - 1)
    guard let own = observable.role else {
      return last { $0.command?.mayChange(observable) ?? false } ?? last { $0.command != nil } ?? latest
    }
    // A step that sets the observable itself says more than what it brings about.
    if let set = last({ $0.command?.sets(observable.path) ?? false }) { return set }
    // What follows from the content's size was changed by what loaded, even if the app ended a refresh with it.
    let values = basis(of: observable).values
    let size = values.contains(where: \.isContentSize) ? last { $0.isContentSize } : nil
    let state = last { $0.isState(of: own) }
    let moved = last { if case .offset(let from, let to) = $0 { from != to } else { false } }
    // An animation changes nothing but the angle of an arrow.
    let event = last {
      switch $0 {
      case .event(.animation): observable.isTurn
      case .event: true
      case .command, .offset, .contentSize, .movement, .considered: false
      }
    }
    // A value without any such entry follows from the command that was being carried out.
    return size ?? state ?? moved ?? event ?? latest
  }

  /// Answers which steps took time.
  private func whyTime() -> Answer {
    let taker = simulation.now == .zero ? "no step took time" : "the steps took it"
    var answer = Answer(sentence: "`time` is \(simulation.now.seconds.readableText) s: \(taker)")
    let commands = entries.indices.dropFirst(explainer.setup).filter { entries[$0].kind.stepCommand != nil }
    for (place, index) in commands.enumerated() {
      let end = place + 1 < commands.count ? entries[commands[place + 1]].time : simulation.now
      guard end > entries[index].time else { continue }
      let passed = (end - entries[index].time).seconds.readableText
      answer.lines.append(
        Answer.Line(
          mark: .none, text: link(index).text, detail: "\(passed) s", span: span(of: index)))
    }
    return answer
  }

  /// Answers what moved the content last.
  private func whyOffset(_ axis: ScrollAxis, _ observable: ObservablePath) -> Answer {
    let value = simulation.number(observable).readableText + observable.unit.text
    let last = entries.indices.last {
      if case .offset(let from, let to) = entries[$0].kind { from[axis] != to[axis] } else { false }
    }
    guard let last else {
      return Answer(sentence: "`\(observable.path)` is \(value): nothing has moved the content")
    }
    var answer = why(last)
    let beginning = answer.sentence
    answer.sentence =
      "`\(observable.path)` has been \(value) since \(entries[last].time.seconds.readableText) s, \(beginning)"
    (answer.lines, answer.rule) = ([], nil)
    if let mover = mover(of: last) {
      answer.sentence += ": the \(mover.rawValue) moved the content"
      if simulation.state(of: mover) == .refreshing { look(ahead: mover, in: &answer) }
      answer.rule = simulation.kind(of: mover).map { Answer.Rule(section: $0.family.roomSections) }
    }
    // Where the list rests is no decision of what moved it there.
    let edge: InsetEdge = axis == .vertical ? .top : .left
    let inset = simulation.number(.scroll(edge == .top ? .insetTop : .insetLeft))
    if inset != 0, abs(simulation.number(observable) + inset) < NumberMatcher.tolerance {
      answer.sentence +=
        terms(of: edge).map { "; that is the \(edge == .top ? "top" : "left edge") of the list: \($0)" } ?? ""
    }
    answer.sentence += end(along: axis) + rest(of: observable) + resistance(along: axis)
    if let limit = explainer.lastCommand(to: last).flatMap({ limit(ofMovement: $0, along: axis) }) {
      let (words, owner) = words(for: limit)
      answer.sentence += words
      answer.owner = owner ?? answer.owner
    }
    if let obstacle = immobility(for: observable) {
      answer.sentence += obstacle.words
      answer.owner = obstacle.owner
    }
    return answer
  }

  /// Returns the component whose change of state moved the content, or nil if a finger or a step did.
  private func mover(of index: Int) -> ComponentRole? {
    for cause in path(to: index).dropLast().reversed() {
      switch entries[cause].kind {
      case .event(.animation(let role, _, _)), .event(.state(let role, _, _)): return role
      case .command, .movement: return nil
      case .offset, .contentSize, .considered, .event: continue
      }
    }
    return nil
  }
}

extension ObservablePath {
  /// The role of the component that it belongs to; nil for the scroll view and the time.
  var role: ComponentRole? {
    switch self {
    case .time, .scroll: nil
    case .component(let role, _), .part(let role, _, _): role
    }
  }
}

extension ObservablePath {
  /// The path without the component: `frame.y`.
  var leafPath: String {
    guard let role, path.hasPrefix("\(role.rawValue).") else { return path }
    return String(path.dropFirst(role.rawValue.count + 1))
  }
}

extension Journal.Kind {
  fileprivate var isContentSize: Bool { if case .contentSize = self { true } else { false } }
}

extension Command {
  /// Returns whether it sets a property of a component: `header.height`.
  func sets(_ property: String) -> Bool {
    guard case .set(let role, let change) = self, property.hasPrefix("\(role.rawValue).") else { return false }
    return change.changes(of: role).contains { $0.name == property }
  }

  /// Returns whether it can change an observable of the scroll view.
  fileprivate func mayChange(_ observable: ObservablePath) -> Bool {
    switch observable {
    case .scroll(.rows), .scroll(.contentWidth), .scroll(.contentHeight): loads
    case .scroll(.viewportWidth), .scroll(.viewportHeight): traits.need == .rotate
    case .scroll(.window): traits.need == .window
    case .scroll, .component, .part, .time: true
    }
  }
}
