import RefreshEngine

/// A label, an arrow or a spinner that is drawn in another style than the preset's.
struct WrongStyle: Law {
  static let name = "wrong-style"
  static let summary =
    "labels, arrows and spinners are drawn in the colours, sizes and styles that the preset specifies"
  static let explanation =
    "Each label has its own colour and font size. The library's arrow has the colour of the title, and the spinner has a style."
  static let inquiry = LawInquiry(.value(.component(.header, .stateLabelText)), sections: "S5.13, S5.18")
  static let occasions: Set<Occasion.Kind> = [.looks]
  static let healthy = LawExample.refresh

  /// The components that were judged while they refreshed and otherwise, by their indexes. Nothing else determines which labels,
  /// arrows and spinners show.
  private var refreshing = ByRole<Int?>(repeating: nil)
  private var others = ByRole<Int?>(repeating: nil)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .looks(let component) = occasion, run.world.isThorough, component.presentation != .plain else {
      return
    }
    if component.state == .refreshing {
      guard refreshing[component.role] != component.index else { return }
      refreshing[component.role] = component.index
    } else {
      guard others[component.role] != component.index else { return }
      others[component.role] = component.index
    }
    guard let settings = run.ledger.blueprints.last(where: { $0.kind.role == component.role })?.settings,
      let looks = run.simulation.looks(of: component.role)
    else { return }
    checkLabels(of: component, settings, looks, in: run, &breaches)
    checkIndicators(of: component, settings, looks, &breaches)
  }

  private func checkLabels(
    of component: ComponentView, _ settings: ComponentSettings, _ looks: Looks, in run: borrowing RunView,
    _ breaches: inout Breaches
  ) {
    guard component.hasLabels else { return }
    var labels = [("title", run.title(of: component), settings.stateLabel)]
    if component.kind.has(.lastUpdatedTimeLabel) {
      labels.append(("time", run.time(of: component), settings.lastUpdatedTimeLabel))
    }
    labels.removeAll { $0.1.isEmpty || $0.2.hidden }
    guard labels.map(\.1) == looks.labels.map(\.text) else {
      return report(component, "labels", "draws \(looks.labels.count) labels, not \(labels.count)", &breaches)
    }
    for ((name, _, label), drawn) in zip(labels, looks.labels) {
      if drawn.fontSize != label.fontSize {
        report(
          component, "\(name) size",
          "draws its \(name) in \(length(drawn.fontSize)), not \(length(label.fontSize))",
          &breaches)
      }
      if drawn.color != label.textColor {
        report(
          component, "\(name) colour", "draws its \(name) in \(drawn.color.text), not \(label.textColor.text)",
          &breaches)
      }
    }
  }

  private func checkIndicators(
    of component: ComponentView, _ settings: ComponentSettings, _ looks: Looks, _ breaches: inout Breaches
  ) {
    if let color = looks.arrow?.color, color != settings.stateLabel.textColor {
      report(
        component, "arrow colour", "draws its arrow in \(color.text), not \(settings.stateLabel.textColor.text)",
        &breaches)
    }
    if let style = looks.spinner?.style, style != settings.loading.style {
      report(
        component, "spinner style",
        "draws its spinner in `\(style.rawValue)`, not `\(settings.loading.style.rawValue)`", &breaches)
    }
  }

  private func report(
    _ component: ComponentView, _ cause: String, _ words: String, _ breaches: inout Breaches
  ) {
    breaches.report(
      component, cause: cause, observed: [("\(component.role.rawValue).state", nil)],
      "the \(component.noun) \(words)")
  }
}
