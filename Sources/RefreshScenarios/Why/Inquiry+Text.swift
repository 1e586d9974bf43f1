import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

extension Inquiry {
  /// Answers where the text of a state label comes from.
  func whyText(of role: ComponentRole, _ observable: ObservablePath) -> Answer {
    let value = simulation[observable]
    var answer = Answer(sentence: "`\(observable.path)` is \(observable.type.text(of: value))")
    guard let kind = simulation.kind(of: role), case .text(let text) = value,
      let state = simulation.state(of: role)
    else { return answer }
    func add(_ text: String, _ detail: String = "", _ span: Span? = nil) {
      answer.lines.append(Answer.Line(mark: .none, text: text, detail: detail, span: span))
    }
    let name = state.name
    add("the state is \(name)")
    // A component that a step has attached doesn't have the preset's titles.
    let settings = isReplaced(role) ? nil : scenario.setup.components.first { $0.kind.role == role }?.settings
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
      answer.sentence += ": \(author(of: step)) set it"
      add("the title of \(name)", "", span(of: step))
      answer.chain = chain(to: step)
    } else if text.isEmpty, state == .refreshing, component(role)?.settings.refreshingTitleHidden ?? false {
      answer.sentence += ": the title is hidden while the \(role.rawValue) refreshes"
      let step = setting("refreshingTitleHidden", of: role)
      add(
        "refreshingTitleHidden: true", "",
        step.flatMap(span) ?? scenario.setup.written(role)?.place(of: "refreshingTitleHidden"))
    } else if text.isEmpty {
      answer.sentence += ": the title is empty"
    } else if let step = attachment(of: role, with: text, for: state), text != builtIn {
      answer.sentence += ": \(author(of: step)) attached the \(role.rawValue) with that title"
      add("titles.\(name)", "", span(of: step))
      answer.chain = chain(to: step)
    } else if text == own, text != builtIn {
      answer.sentence += ": the preset's title of `\(name)`"
      add("titles.\(name)", "", scenario.setup.written(role)?.place(of: "titles.\(name)"))
      let scene = scenario.setup.scene
      if let code = scene.languageCode, code != scene.language {
        answer.sentence += " in `\(code)`: the app assigns that language, which overrides the phone's"
      }
      let change = command(before: entries.endIndex) { if case .language = $0 { true } else { false } }
      if let step, let change, step < change {
        let old = span(of: step).map { " of \(line(of: $0))" } ?? " that \(author(of: step)) set"
        add("the change of language replaced the title\(old)", "", span(of: change))
      }
    } else if let other = keptState(of: text, of: role) {
      // The text was set while the component was already in the next state.
      answer.sentence += ": that is the text of `\(other.name)`"
      if !indexes(of: .state(role, state)).isEmpty {
        let begin = whyHappened(.state(role, state), nth: nil)
        answer.sentence += ", which the label has kept, although \(begin.sentence)"
        answer.chain = begin.chain
      }
    } else {
      answer.sentence += ": \(source(of: text, key, in: language, of: name))"
      if let settings, settings.titles[state] == nil,
        RefreshState.allCases.contains(where: { settings.titles[$0] != nil })
      {
        answer.sentence += ", as the preset has no title of that state"
      }
      if own == nil, let title = settings?.titles[state] {
        let tags = title.versions.compactMap(\.language).joined(separator: ", ")
        add("the preset's title is only in \(tags)", "", scenario.setup.written(role)?.place(of: "titles.\(name)"))
      }
      let change = entries.indices.last {
        if case .command(.language, _) = entries[$0].kind { true } else { false }
      }
      if let change {
        add("the language is \(language)", "\(author(of: change)) assigned it", span(of: change))
        answer.chain = chain(to: change)
        if let step, step < change {
          add(
            "the title that \(author(of: step)) set is lost", "a change of language resets titles that were set",
            span(of: step))
        } else if own != nil {
          add(
            "the preset's title is lost", "a change of language resets titles of one language",
            scenario.setup.written(role)?.place(of: "titles.\(name)"))
        }
      } else {
        add(
          "the language is \(language)",
          scenario.setup.scene.languageCode == nil
            ? "the phone's, `scene: { language: … }`" : "assigned by the preset")
        if own == nil, !isReplaced(role) { add("the preset has no title for \(name)") }
      }
    }
    return answer
  }

  /// Returns the state whose text a label still shows, although its component is in another one; nil if the text is that of the
  /// present state, or of none.
  private func keptState(of text: String, of role: ComponentRole) -> RefreshState? {
    guard let component = component(role), component.labels.titles[component.state] != text else { return nil }
    return RefreshState.allCases.first { component.labels.titles[$0] == text }
  }

  /// Returns who carried out a command, in words.
  private func author(of index: Int) -> String {
    entries[index].kind.isOfApp ? "the app" : "a step"
  }

  /// Whether the step that failed expects the state in which a component is, so that it wants no other state's text.
  func isDemanded(_ state: RefreshState, of role: ComponentRole) -> Bool {
    guard failedStep > 0 else { return false }
    return scenario.steps[failedStep - 1].action.conditions.contains { condition in
      condition.observable == .component(role, .state) && condition.matcher.matches(.text(state.name))
    }
  }

  /// Returns the other state whose title the preset makes the expected text: `; the expected text is its title of
  /// `refreshing` (line 4)`; empty if there is none.
  func otherTitle(of role: ComponentRole, _ expected: Matcher) -> String {
    guard !expected.isNegated,
      let settings = scenario.setup.components.first(where: { $0.kind.role == role })?.settings,
      let state = RefreshState.allCases.first(where: { state in
        settings.titles[state]?.text(in: simulation.language).map { expected.matches(.text($0)) } ?? false
      })
    else { return "" }
    let place = scenario.setup.written(role)?.place(of: "titles.\(state.name)").map { " (\(line(of: $0)))" } ?? ""
    return "; the expected text is its title of `\(state.name)`\(place)"
  }

  /// Returns where a text that no title overrides comes from.
  private func source(of text: String, _ key: TextKey?, in language: String, of state: String) -> String {
    let scene = scenario.setup.scene
    let phone =
      if let code = scene.languageCode {
        language == code && code != scene.language
          ? ", which the preset assigns\(assignment), whatever the phone's language is" : ""
      } else {
        language == scene.language ? ", the phone's language" : ""
      }
    if let key, text == key.mjrefreshKey {
      return "MJRefresh has no text of `\(state)` in `\(language)`\(phone), and shows its key instead"
    }
    let builtIn = BuiltInLanguage(resolving: language)
    if let key, Texts().text(key, in: language) != text {
      return "the preset's text of `\(state)` in `\(language)`\(phone)"
    }
    return builtIn == .en && !language.hasPrefix("en")
      ? "MJRefresh's English text of `\(state)`, because it has none in `\(language)`\(phone)"
      : "MJRefresh's text of `\(state)` in `\(language)`\(phone)"
  }

  /// The place where the preset assigns its language, in parentheses after a blank; empty without a file.
  private var assignment: String { scenario.setup.language?.key.map { " (\(line(of: $0)))" } ?? "" }

  /// Returns the step that attached the present component, if it has a title for a state; nil if it doesn't.
  private func attachment(of role: ComponentRole, with title: String, for state: RefreshState) -> Int? {
    let last = command(before: entries.endIndex) { command in
      if case .attach(let blueprint) = command { blueprint.kind.role == role } else { false }
    }
    guard let last, case .command(.attach(let blueprint), _) = entries[last].kind,
      blueprint.settings.titles[state]?.text(in: simulation.language) == title
    else { return nil }
    return last
  }

  /// Returns the title that a step sets.
  private func text(setBy index: Int, _ state: RefreshState) -> String? {
    guard case .command(.set(_, let change), _) = entries[index].kind else { return nil }
    return change.titles[state]?.text(in: simulation.language)
  }
}
