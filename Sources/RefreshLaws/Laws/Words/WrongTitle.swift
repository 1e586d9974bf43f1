import RefreshEngine

/// A label that shows a title other than that of the state.
struct WrongTitle: Law {
  static let name = "wrong-title"
  static let summary = "the label shows the title of the state"
  static let explanation = "The title says what a pull, a release or a tap does."
  static let inquiry = LawInquiry(.value(.component(.header, .stateLabelText)), sections: "S5.13, S5.18")
  static let occasions: Set<Occasion.Kind> = [.pulled, .looks]
  static let sick: LawExample? = .begunAgain
  static let healthy = LawExample.refresh

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .pulled(let component, let grip) where !grip.isLifted: check(component, "is", in: run, &breaches)
    case .looks(let component): check(component, "rests in", in: run, &breaches)
    default: break
    }
  }

  private func check(
    _ component: ComponentView, _ words: String, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let settings = run.settings(component)
    guard component.hasLabels, !settings.stateLabel.hidden else { return }
    let (state, language) = (component.state, run.simulation.language)
    let own = settings.titles[state]
    let general = LibraryWords.of(language).title(of: component.family, in: state, run.simulation.texts, language)
    let isSilent = component.family == .autoFooter && state == .refreshing && settings.refreshingTitleHidden
    let title = isSilent ? "" : own?.said(in: language) ?? general
    let text = run.title(of: component)
    // ``LostWords`` reports that a change of language removes an app's own title.
    guard text != title, text != general || own?.text == nil || !run.ledger.hasChangedLanguage else { return }
    breaches.report(
      component, cause: state.name, observed: [("\(component.role.rawValue).stateLabel.text", .text(title))],
      "the \(component.noun) \(words) `\(state.name)` with the title \"\(text)\"")
  }
}
