import RefreshEngine

/// A title that isn't the one that the app or the language has set last.
struct StaleTitle: Law {
  static let name = "stale-title"
  static let summary =
    "a label shows the title that was set last for its state, by the app or by a change of language"
  static let explanation =
    "A change of language sets the library's titles, and then those that a preset specifies by language. This happens whenever "
    + "the app assigns a language other than the one that it assigned last, even if it is the phone's."
  static let inquiry = LawInquiry(.value(.component(.header, .stateLabelText)), sections: "S5.13, S5.18")
  static let occasions: Set<Occasion.Kind> = [.changes, .done, .stepEnded]
  static let healthy = LawExample(
    "header: { type: normalHeader, titles: { idle: Pull for news } }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")

  /// The titles of each component.
  private var titles = ByRole<Titles?>(repeating: nil)
  /// The texts by language with which each component was made.
  private var words = ByRole<[RefreshState: LocalizedText]>(repeating: [:])
  /// The components whose label may show the title of another state, because the app has answered a change before the
  /// label followed it, or of a state whose title is hidden.
  private var isUnsure = ByRole(repeating: false)
  private var assigned: String?

  /// The titles of a component. Those of the states that it never has are never looked up.
  private struct Titles {
    let family: Family
    /// The language in which they were set.
    let language: String
    /// The titles that aren't the library's, and those that were looked up.
    var known: [RefreshState: String]
  }

  private var isBegun = false

  mutating func begin(_ world: World) { assigned = world.scene.languageCode }

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    if !isBegun {
      isBegun = true
      for blueprint in run.world.components { make(blueprint, in: run) }
    }
    switch occasion {
    case .changes(let change):
      isUnsure[change.role] = run.isInside(change)
    case .done(let deed): follow(deed.command, in: run)
    case .stepEnded:
      for role in ComponentRole.allCases where !isUnsure[role] {
        if let component = run.component(role) { check(component, in: run, &breaches) }
      }
    default: break
    }
  }

  private mutating func follow(_ command: Command, in run: borrowing RunView) {
    if case .language(let tag) = command {
      guard tag != assigned else { return }
      assigned = tag
      for role in ComponentRole.allCases { translate(role, in: run) }
    } else if case .attach(let blueprint) = command {
      make(blueprint, in: run)
    } else if case .set(let role, let change) = command, run.component(role) != nil {
      for state in RefreshState.allCases {
        guard let title = change.titles[state]?.said(in: run.simulation.language) else { continue }
        titles[role]?.known[state] = title
        isUnsure[role] = isUnsure[role] || run.ledger.refreshes(role)
      }
    }
  }

  private mutating func make(_ blueprint: ComponentBlueprint, in run: borrowing RunView) {
    let role = blueprint.kind.role
    (titles[role], words[role]) = (nil, [:])
    guard blueprint.kind.has(.stateLabel) else { return }
    for state in RefreshState.allCases { words[role][state] = blueprint.settings.titles[state] }
    set(words[role], of: role, blueprint.kind.family, in: run)
    words[role] = words[role].filter { $0.value.text == nil }
  }

  private mutating func translate(_ role: ComponentRole, in run: borrowing RunView) {
    guard let component = run.component(role), component.hasLabels else { return }
    set(words[role], of: role, component.family, in: run)
    // A title that is hidden while refreshing shows again.
    isUnsure[role] = isUnsure[role] || component.state == .refreshing
  }

  private mutating func set(
    _ own: [RefreshState: LocalizedText], of role: ComponentRole, _ family: Family, in run: borrowing RunView
  ) {
    let language = run.simulation.language
    titles[role] = Titles(family: family, language: language, known: own.compactMapValues { $0.said(in: language) })
  }

  private mutating func title(of role: ComponentRole, in state: RefreshState, _ run: borrowing RunView) -> String? {
    guard let titles = titles[role] else { return nil }
    if let title = titles.known[state] { return title }
    let words = LibraryWords.of(titles.language)
    let title = words.title(of: titles.family, in: state, run.simulation.texts, titles.language)
    self.titles[role]?.known[state] = title
    return title
  }

  private mutating func check(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let (role, state) = (component.role, component.state)
    guard component.hasLabels, !run.settings(component).stateLabel.hidden,
      let title = title(of: role, in: state, run)
    else { return }
    let isSilent =
      component.family == .autoFooter && state == .refreshing && run.settings(component).refreshingTitleHidden
    let (text, healthy) = (run.title(of: component), isSilent ? "" : title)
    guard text != healthy else { return }
    breaches.report(
      component, cause: state.name, observed: [("\(role.rawValue).stateLabel.text", .text(healthy))],
      "the \(component.noun)'s title in `\(state.name)` is \"\(text)\", not \"\(healthy)\"")
  }
}
