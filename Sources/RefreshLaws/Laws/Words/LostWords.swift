import RefreshEngine

/// An app's own title that a change of the language removes.
struct LostWords: Law {
  static let name = "lost-words"
  static let summary = "an app's own titles survive a change of language"
  static let explanation =
    "A change of language replaces all titles with the library's, except those that are specified by language in the "
    + "preset. An app that sets a title while it runs has to set it again after a change. Assigning the language that the "
    + "app assigned last changes nothing."
  static let inquiry = LawInquiry(.value(.component(.header, .stateLabelText)), sections: "S5.13, S5.18")
  static let occasions: Set<Occasion.Kind> = [.done, .stepEnded]
  static let isCorrectable = true
  static let rules = ["missing-title-language"]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader, titles: { idle: Pull for news } }",
    steps: "language: ko")
  static let healthy = LawExample(
    "header: { type: normalHeader, titles: { idle: { en: Pull for news, ko: 당겨서 새로고침 } } }",
    steps: "language: ko")

  /// The language that the app assigned last.
  private var assigned: String?
  /// Whether the app has assigned another language than before.
  private var isOther = false
  /// The titles that the app of a suite has set in its answers.
  private var answered = ByRole(repeating: StateTable<LocalizedText?>(repeating: nil))

  mutating func begin(_ world: World) { assigned = world.scene.languageCode }

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    if case .done(let deed) = occasion, case .language(let tag) = deed.command {
      isOther = isOther || tag != assigned
      assigned = tag
    }
    if case .done(let deed) = occasion { follow(deed.command, in: run) }
    guard case .stepEnded = occasion, run.ledger.hasChangedLanguage else { return }
    for blueprint in run.ledger.blueprints {
      guard let component = run.component(blueprint.kind.role), component.hasLabels,
        !run.settings(component).stateLabel.hidden,
        component.state == .idle || component.state == .noMoreData,
        let title = answered[component.role][component.state] ?? run.settings(component).titles[component.state],
        let own = title.said(in: run.simulation.language)
      else { continue }
      let isAnswered = answered[component.role][component.state] != nil
      let text = run.title(of: component)
      guard text != own else { continue }
      breaches.report(
        component, cause: isAnswered ? "set by the app" : isOther ? "" : "same language",
        observed: [("\(component.role.rawValue).stateLabel.text", .text(own))],
        "in \(isOther ? "another" : "the same") language, the \(component.noun) shows \"\(text)\", not its title \"\(own)\""
      )
    }
  }

  /// Notes a title that the app of a suite sets.
  private mutating func follow(_ command: Command, in run: borrowing RunView) {
    if let role = command.goneRole { answered[role] = StateTable(repeating: nil) }
    guard case .set(let role, let change) = command, run.world.conditions.hasWholeApp, run.ledger.appActs
    else { return }
    for state in RefreshState.allCases {
      if let title = change.titles[state] { answered[role][state] = title }
    }
  }
}
