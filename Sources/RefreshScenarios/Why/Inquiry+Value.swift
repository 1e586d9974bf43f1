import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

extension Inquiry {
  /// Answers why an observable has its value.
  func why(_ observable: ObservablePath) -> Answer {
    switch observable {
    case .scroll(let leaf):
      if let edge = leaf.insetEdge { return whyInset(edge, observable) }
      return whyOffset(leaf == .offsetX ? .horizontal : .vertical, observable)
    case .component(let role, .state):
      let state = RefreshState.allCases.first { simulation[observable] == .text($0.name) }
      return state.map { whyHappened(.state(role, $0), nth: nil) }
        ?? Answer(sentence: "there is no \(role.rawValue)")
    case .component(let role, _): return whyText(of: role, observable)
    case .time, .part:
      return Answer(sentence: "`\(observable.path)` is \(observable.type.text(of: simulation[observable]))")
    }
  }

  /// Answers what makes up an inset.
  private func whyInset(_ edge: InsetEdge, _ observable: ObservablePath) -> Answer {
    let isWhole = observable.path.hasPrefix("scroll.inset")
    let (total, content) = (
      simulation.number(.scroll(.inset(edge))), simulation.number(.scroll(.contentInset(edge)))
    )
    var shares: [(name: String, amount: Double, last: Int)] = []
    for (index, entry) in entries.enumerated() {
      guard case .event(.inset(edge, let from, let to)) = entry.kind, let name = source(of: index) else { continue }
      if case .command(.setScene(.contentInset(_, let inset)), _) = entries[entry.cause >= 0 ? entry.cause : index]
        .kind
      {
        // Whatever made it up before is gone.
        shares = [(name, inset, index)]
      } else if let place = shares.firstIndex(where: { $0.name == name }) {
        shares[place].amount += to - from
        shares[place].last = index
      } else {
        shares.append((name, to - from, index))
      }
    }
    let own = content - shares.reduce(0) { $0 + $1.amount }
    var answer = Answer(sentence: "")
    var (sum, placedSum) = ([String](), [String]())
    func add(_ amount: Double, _ text: String, _ index: Int?) {
      guard abs(amount) > NumberMatcher.tolerance else { return }
      sum.append((amount < 0 ? "−" : "+") + " \(abs(amount).readableText) \(text)")
      let root = index.flatMap { path(to: $0).first }
      let link = index.map { "since \(entries[$0].time.seconds.readableText) s" } ?? ""
      let line = Answer.Line(
        mark: .none, text: "\(amount.readableText) pt  \(text)", detail: link, span: root.flatMap { span(of: $0) })
      placedSum.append(sum[sum.count - 1] + line.notes)
      answer.lines.append(line)
    }
    if isWhole { add(total - content, "safe area", nil) }
    add(own, "content inset of the scene", nil)
    for share in shares { add(share.amount, share.name, share.last) }
    let value = (isWhole ? total : content).readableText
    func sentence(_ sum: [String]) -> String {
      let first =
        sum.first.map { $0.hasPrefix("+ ") ? String($0.dropFirst(2)) : $0.replacing("− ", with: "−") } ?? "0"
      return "`\(observable.path)` is \(value) = \(([first] + sum.dropFirst()).joined(separator: " "))"
    }
    (answer.sentence, answer.sum) = (sentence(sum), sentence(placedSum))
    if let last = shares.last(where: { abs($0.amount) > NumberMatcher.tolerance }) {
      answer.chain = chain(to: last.last)
    }
    return answer
  }

  /// Returns who changed an inset: a component, or a step; nil for a change of the safe area, which is counted anyway.
  private func source(of index: Int) -> String? {
    for cause in path(to: index).dropLast().reversed() {
      switch entries[cause].kind {
      case .event(.animation(let role, _, _)), .event(.state(let role, _, _)), .considered(let role, _):
        return role.rawValue
      case .command(.setScene(.safeArea), _): return nil
      case .command(.setScene(.contentInset), _): return "set as the content inset"
      case .command(.attach(let blueprint), _): return blueprint.kind.role.rawValue
      case .command(.detach(let role), _), .command(.set(let role, _), _): return role.rawValue
      case .command(let command, _): return "`\(command.stepKind.name)`"
      case .offset, .contentSize, .movement, .event: continue
      }
    }
    return "the setup"
  }

  /// Answers what moved the content last.
  private func whyOffset(_ axis: ScrollAxis, _ observable: ObservablePath) -> Answer {
    let value = simulation.number(observable).readableText
    let last = entries.indices.last {
      if case .offset(let from, let to) = entries[$0].kind { from[axis] != to[axis] } else { false }
    }
    guard let last else {
      return Answer(sentence: "`\(observable.path)` is \(value): nothing has moved the content")
    }
    var answer = why(last)
    let beginning = answer.sentence
    answer.sentence =
      "`\(observable.path)` is \(value) since \(entries[last].time.seconds.readableText) s, \(beginning)"
    if let mover = mover(of: last) { answer.sentence += ": the \(mover.rawValue) moved the content" }
    answer.lines = []
    answer.rule = nil
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

  /// Answers where the text of a state label comes from.
  private func whyText(of role: ComponentRole, _ observable: ObservablePath) -> Answer {
    let value = simulation[observable]
    var answer = Answer(sentence: "`\(observable.path)` is \(observable.type.text(of: value))")
    guard let kind = simulation.kind(of: role), case .text(let text) = value,
      case .text(let name) = simulation[.component(role, .state)],
      let state = RefreshState.allCases.first(where: { $0.name == name })
    else { return answer }
    func add(_ text: String, _ detail: String = "", _ span: Span? = nil) {
      answer.lines.append(Answer.Line(mark: .none, text: text, detail: detail, span: span))
    }
    add("the state is \(name)")
    let settings = scenario.setup.components.first { $0.kind.role == role }?.settings
    let key = kind.family.titleKey(for: state)
    let language = simulation.language
    let builtIn = key.map { scenario.setup.scene.texts.text($0, in: language) }
    let own = settings?.titles[state]?.text(in: language)
    let step = entries.indices.last { index in
      guard case .command(.set(role, let change), _) = entries[index].kind else { return false }
      return change.titles[state] != nil
    }
    if key == nil {
      answer.sentence += ": no title is shown in the state `\(name)`"
    } else if let step, let title = self.text(setBy: step, state), title == text {
      answer.sentence += ": a step set it"
      add("the title of \(name)", "", span(of: step))
      answer.chain = chain(to: step)
    } else if text.isEmpty {
      answer.sentence += ": the title is empty, or hidden while the component refreshes"
    } else if text == own, text != builtIn {
      answer.sentence += ": the preset's title of `\(name)`"
      add("titles.\(name)", "", scenario.setup.written(role)?.place(of: "titles.\(name)"))
    } else {
      answer.sentence += ": MJRefresh's text in `\(language)`"
      let change = entries.indices.last {
        if case .command(.language, _) = entries[$0].kind { true } else { false }
      }
      if let change {
        add("the language is \(language)", "a step assigned it", span(of: change))
        answer.chain = chain(to: change)
        if own != nil { add("the preset's title is lost", "a change of language resets titles of one language") }
      } else {
        add(
          "the language is \(language)",
          scenario.setup.scene.languageCode == nil
            ? "the phone's, `scene: { language: … }`" : "assigned by the preset or the suite")
        if own == nil { add("the preset has no title for \(name)") }
      }
    }
    return answer
  }

  /// Returns the title that a step sets.
  private func text(setBy index: Int, _ state: RefreshState) -> String? {
    guard case .command(.set(_, let change), _) = entries[index].kind else { return nil }
    return change.titles[state]?.text(in: simulation.language)
  }
}

extension Simulation {
  /// Returns the value of a numeric observable; 0 if it has none.
  func number(_ observable: ObservablePath) -> Double {
    if case .number(let number) = self[observable] { number } else { 0 }
  }
}

extension ScrollLeaf {
  /// The inset of an edge, with the safe area.
  static func inset(_ edge: InsetEdge) -> ScrollLeaf {
    switch edge {
    case .top: .insetTop
    case .left: .insetLeft
    case .bottom: .insetBottom
    case .right: .insetRight
    }
  }

  /// The inset of an edge, without the safe area.
  static func contentInset(_ edge: InsetEdge) -> ScrollLeaf {
    switch edge {
    case .top: .contentInsetTop
    case .left: .contentInsetLeft
    case .bottom: .contentInsetBottom
    case .right: .contentInsetRight
    }
  }
}
